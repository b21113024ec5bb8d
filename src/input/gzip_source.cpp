#include "src/input/gzip_source.hpp"

#include <algorithm>
#include <stdexcept>

namespace royalcheck {

gzip_source::gzip_source(byte_source& packed, expansion_budget& budget)
    : packed_(packed), budget_(budget), block_(64u << 10) {
    constexpr int gzip_only = 15 + 16;  // largest window, gzip header
    if (::inflateInit2(&stream_, gzip_only) != Z_OK) throw std::runtime_error("zlib cannot be used");
}

/// False where the packed bytes end.
bool gzip_source::fill() {
    if (stream_.avail_in > 0) return true;
    const std::size_t got = packed_.read(block_.data(), block_.size());
    budget_.packed += got;
    stream_.next_in = reinterpret_cast<Bytef*>(block_.data());
    stream_.avail_in = static_cast<uInt>(got);
    if (got > 0) return true;
    error_ = packed_.error();
    if (error_.empty() && !between_) error_ = "truncated gzip data";
    return false;
}

/// Behind a member: false at padding or the start of something else.
bool gzip_source::begin_member() {
    if (*stream_.next_in == 0) {
        ++stream_.next_in;
        --stream_.avail_in;
        return false;
    }
    if (*stream_.next_in != 0x1F) {
        error_ = "something follows the end of the gzip data; it was not read";
        return false;
    }
    ::inflateReset(&stream_);
    between_ = false;
    return true;
}

std::size_t gzip_source::read(char* to, std::size_t room) {
    constexpr std::size_t most = 1u << 30;
    stream_.next_out = reinterpret_cast<Bytef*>(to);
    stream_.avail_out = static_cast<uInt>(std::min(room, most));
    const uInt wanted = stream_.avail_out;
    while (error_.empty() && stream_.avail_out == wanted && fill()) {
        if (between_ && !begin_member()) continue;
        const int status = ::inflate(&stream_, Z_NO_FLUSH);
        between_ = status == Z_STREAM_END;
        if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
            error_ = std::string("damaged gzip data: ") + (stream_.msg != nullptr ? stream_.msg : "no more memory");
    }
    const std::size_t got = wanted - stream_.avail_out;
    if (const auto stop = budget_.spend(got)) {
        error_ = *stop;
        return 0;
    }
    return got;
}

}  // namespace royalcheck
