#include "src/input/archive.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <locale.h>

#include "src/input/libarchive.hpp"
#include "src/input/text_plausibility.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t block_size = 64u << 10;
constexpr std::uint64_t ratio_counts_from = 16ull << 30;
constexpr std::uint64_t most_ratio = 1000;

/// libarchive's words for the last error; never empty.
std::string reason_of(archive* a) {
    const char* text = libarchive().error_string(a);
    return text != nullptr && *text != '\0' ? text : "damaged archive";
}

int filter_code_of(container kind) {
    switch (kind) {
    case container::bzip2: return ARCHIVE_FILTER_BZIP2;
    case container::xz: return ARCHIVE_FILTER_XZ;
    default: return ARCHIVE_FILTER_ZSTD;
    }
}

struct feeder {
    byte_source& source;
    std::vector<char> block = std::vector<char>(block_size);

    static la_ssize_t read(archive* a, void* self, const void** bytes) {
        auto& f = *static_cast<feeder*>(self);
        *bytes = f.block.data();
        const std::size_t got = f.source.read(f.block.data(), f.block.size());
        if (got == 0 && !f.source.error().empty()) {
            libarchive().set_error(a, EIO, "%s", f.source.error().c_str());
            return ARCHIVE_FATAL;
        }
        return static_cast<la_ssize_t>(got);
    }
};

/// The content of the entry whose header was read last.
class member_source final : public byte_source {
public:
    member_source(archive* a, expansion_budget& budget, bool counts) : archive_(a), budget_(budget), counts_(counts) {}
    std::size_t read(char* to, std::size_t room) override {
        if (!error_.empty()) return 0;
        const la_ssize_t got = blocks_.read(archive_, to, room);
        if (got < 0) {
            error_ = reason_of(archive_);
            return 0;
        }
        if (counts_) {
            budget_.packed =
                static_cast<std::uint64_t>(std::max<la_int64_t>(libarchive().filter_bytes(archive_, -1), 0));
            if (const auto stop = budget_.spend(static_cast<std::uint64_t>(got))) {
                error_ = *stop;
                return 0;
            }
        }
        return static_cast<std::size_t>(got);
    }
    const std::string& error() const override { return error_; }

private:
    archive* archive_;
    entry_blocks blocks_;
    expansion_budget& budget_;
    bool counts_;
    std::string error_;
};

/// libarchive turns names into the encoding of the thread's locale; in that of C it would lose all but ASCII.
class utf8_locale {
public:
    utf8_locale() : utf8_(::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)) {
        if (utf8_ != nullptr) before_ = ::uselocale(utf8_);
    }
    ~utf8_locale() {
        if (utf8_ == nullptr) return;
        ::uselocale(before_);
        ::freelocale(utf8_);
    }
    utf8_locale(const utf8_locale&) = delete;
    utf8_locale& operator=(const utf8_locale&) = delete;

private:
    locale_t utf8_;
    locale_t before_ = nullptr;
};

/// Old archives do not say in what encoding their names are: the one in which they look most like words.
std::string name_in_utf8(std::string_view bytes) {
    if (is_utf8(bytes)) return std::string(bytes);
    std::string best;
    for (const encoding e : {encoding::cp866, encoding::windows1251, encoding::koi8r, encoding::windows1252}) {
        std::string name;
        decode_bytes(e, bytes, name);
        if (best.empty() || text_plausibility(name) > text_plausibility(best)) best = std::move(name);
    }
    return best;
}

std::string name_of(archive_entry* entry) {
    for (const char* name : {libarchive().entry_pathname_utf8(entry), libarchive().entry_pathname(entry)})
        if (name != nullptr) return name_in_utf8(name);
    return "(unreadable name)";
}

std::vector<input_error> read_members(archive* a, const std::string& file, expansion_budget& budget, bool counts,
                                      const std::function<bool(const std::string&, byte_source&)>& take) {
    std::vector<input_error> errors;
    for (;;) {
        archive_entry* entry = nullptr;
        const int status = libarchive().read_next_header(a, &entry);
        if (status == ARCHIVE_EOF) return errors;
        if (status == ARCHIVE_RETRY) {  // said again for each block of the data behind the header
            const std::string reason = reason_of(a) + ": what stands behind a damaged header was not read";
            if (errors.empty() || errors.back().reason != reason) errors.push_back({file, reason});
            continue;
        }
        if (status < ARCHIVE_WARN) {
            errors.push_back({file, reason_of(a)});
            return errors;
        }
        if (libarchive().entry_filetype(entry) != AE_IFREG) continue;
        const std::string name = name_of(entry);
        member_source member(a, budget, counts);
        const bool more = take(name, member);
        if (!member.error().empty()) errors.push_back({file + '!' + name, member.error()});
        if (!more || budget.expanded > budget.limit) return errors;
    }
}

}  // namespace

std::optional<std::string> expansion_budget::spend(std::uint64_t bytes) {
    expanded += bytes;
    if (expanded > limit) return "more comes out of it than --max-expanded allows; the rest was not read";
    if (expanded > ratio_counts_from && expanded / most_ratio > packed) {
        limit = 0;
        return "it expands to more than a thousand times its size; the rest was not read";
    }
    return std::nullopt;
}

std::string_view peeked_source::peek(std::size_t bytes) {
    while (ahead_.size() < bytes) {
        const std::size_t had = ahead_.size();
        ahead_.resize(bytes);
        const std::size_t got = source_.read(ahead_.data() + had, bytes - had);
        ahead_.resize(had + got);
        if (got == 0) break;
    }
    return ahead_;
}

std::size_t peeked_source::read(char* to, std::size_t room) {
    if (at_ == ahead_.size()) return source_.read(to, room);
    const std::size_t bytes = std::min(room, ahead_.size() - at_);
    if (bytes > 0) std::memcpy(to, ahead_.data() + at_, bytes);
    at_ += bytes;
    return bytes;
}

void archive_deleter::operator()(archive* a) const { libarchive().read_free(a); }

long entry_blocks::read(archive* a, char* to, std::size_t room) {
    while (left_ == 0) {
        const void* block = nullptr;
        la_int64_t offset = 0;
        const int status = libarchive().read_data_block(a, &block, &left_, &offset);
        if (status == ARCHIVE_EOF) return 0;
        if (status < ARCHIVE_WARN) return -1;
        block_ = static_cast<const char*>(block);
        hole_ = static_cast<std::uint64_t>(offset) - std::min(at_, static_cast<std::uint64_t>(offset));
    }
    const auto hole = static_cast<std::size_t>(std::min<std::uint64_t>(hole_, room));
    const std::size_t bytes = hole > 0 ? hole : std::min(left_, room);
    if (hole > 0) {
        std::memset(to, 0, hole);
        hole_ -= hole;
    } else {
        std::memcpy(to, block_, bytes);
        block_ += bytes;
        left_ -= bytes;
    }
    at_ += bytes;
    return static_cast<long>(bytes);
}

long expanded_source::feed(archive* a, void* self, const void** bytes) {
    auto& source = *static_cast<expanded_source*>(self);
    *bytes = source.block_.data();
    const std::size_t got = source.packed_.read(source.block_.data(), source.block_.size());
    if (got == 0 && !source.packed_.error().empty()) {
        libarchive().set_error(a, EIO, "%s", source.packed_.error().c_str());
        return ARCHIVE_FATAL;
    }
    source.fed_ += got;
    source.budget_.packed = source.fed_;
    return static_cast<long>(got);
}

expanded_source::expanded_source(byte_source& packed, container kind, expansion_budget& budget)
    : packed_(packed), budget_(budget), archive_(libarchive().read_new()), block_(block_size) {
    archive* a = archive_.get();
    libarchive().read_support_format_raw(a);
    libarchive().read_support_format_empty(a);
    const int code = filter_code_of(kind);
    libarchive().read_append_filter(a, code);
    archive_entry* entry = nullptr;
    const bool open = libarchive().read_open(a, this, nullptr, &expanded_source::feed, nullptr) == ARCHIVE_OK;
    if (open && libarchive().error_string(a) != nullptr) {  // damage at the very start looks like an empty archive else
        error_ = reason_of(a);
        return;
    }
    const int status = open ? libarchive().read_next_header(a, &entry) : ARCHIVE_FATAL;
    if (status == ARCHIVE_EOF) {
        check_end();
        archive_.reset();
    } else if (status != ARCHIVE_OK) {
        error_ = reason_of(a);
    }
}

/// libarchive ends silently where a part is followed by bytes that are no further part.
void expanded_source::check_end() {
    const auto used =
        static_cast<std::uint64_t>(std::max<la_int64_t>(libarchive().filter_bytes(archive_.get(), -1), 0));
    if (used < fed_) error_ = "something follows the end of the compressed data; it was not read";
}

std::size_t expanded_source::read(char* to, std::size_t room) {
    if (!error_.empty() || !archive_) return 0;
    const la_ssize_t got = blocks_.read(archive_.get(), to, room);
    if (got < 0) {  // libarchive expands 64 or 128 KB at a time, and hands out none of those in which damage is
        error_ = reason_of(archive_.get()) + "; nothing behind byte " + std::to_string(given_) +
                 " of what it expands to was read";
        return 0;
    }
    given_ += static_cast<std::uint64_t>(got);
    if (got == 0) check_end();
    if (const auto stop = budget_.spend(static_cast<std::uint64_t>(got))) {
        error_ = *stop;
        return 0;
    }
    return static_cast<std::size_t>(got);
}

std::vector<input_error> read_tar(byte_source& source, const std::string& file, expansion_budget& budget,
                                  const std::function<bool(const std::string&, byte_source&)>& take) {
    const utf8_locale names;
    const archive_handle a(libarchive().read_new());
    libarchive().read_support_format_tar(a.get());
    feeder feed{source};
    if (libarchive().read_open(a.get(), &feed, nullptr, &feeder::read, nullptr) != ARCHIVE_OK)
        return {{file, reason_of(a.get())}};
    return read_members(a.get(), file, budget, false, take);
}

std::vector<input_error> read_seekable(int descriptor, container kind, const std::string& file,
                                       expansion_budget& budget,
                                       const std::function<bool(const std::string&, byte_source&)>& take) {
    const utf8_locale names;
    const archive_handle a(libarchive().read_new());
    if (kind == container::zip)
        libarchive().read_support_format_zip(a.get());
    else
        libarchive().read_support_format_7zip(a.get());
    if (libarchive().read_open_fd(a.get(), descriptor, block_size) != ARCHIVE_OK) return {{file, reason_of(a.get())}};
    return read_members(a.get(), file, budget, true, take);
}

}  // namespace royalcheck
