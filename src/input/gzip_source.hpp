// gzip through zlib: libarchive 3.6 does not look at the checksum of gzip data and lets damage pass.
#pragma once

#include <string>
#include <vector>
#include <zlib.h>

#include "src/input/archive.hpp"
#include "src/input/byte_source.hpp"

namespace royalcheck {

/// The expanded stream of a gzip file, all its members one after the other; zeros behind them are padding. Of a
/// truncated or damaged one everything up to the fault comes out.
class gzip_source final : public byte_source {
public:
    gzip_source(byte_source& packed, expansion_budget& budget);
    ~gzip_source() override { ::inflateEnd(&stream_); }
    gzip_source(const gzip_source&) = delete;
    gzip_source& operator=(const gzip_source&) = delete;

    std::size_t read(char* to, std::size_t room) override;
    const std::string& error() const override { return error_; }

private:
    bool fill();
    bool begin_member();

    byte_source& packed_;
    expansion_budget& budget_;
    std::vector<char> block_;
    z_stream stream_{};
    bool between_ = false;  ///< a member has ended and no other has begun
    std::string error_;
};

}  // namespace royalcheck
