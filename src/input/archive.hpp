// libarchive as sources of bytes: one for a compressed stream, one for each member of an archive.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/input/byte_source.hpp"
#include "src/input/container.hpp"
#include "src/input/input.hpp"

struct archive;

namespace royalcheck {

/// What may still come out of one file; shared by all that expand it.
struct expansion_budget {
    std::uint64_t limit = 1ull << 40;
    std::uint64_t expanded = 0;
    std::uint64_t packed = 0;  ///< bytes read of the file so far

    /// Counts `bytes` more; a reason to stop if that is too much. A ratio that no text reaches counts from
    /// 16 GiB on, so that small files of the same game over and over pass.
    std::optional<std::string> spend(std::uint64_t bytes);
};

/// Reads ahead without taking.
class peeked_source final : public byte_source {
public:
    explicit peeked_source(byte_source& source) : source_(source) {}
    /// Up to `bytes` bytes from the front; fewer only at the end.
    std::string_view peek(std::size_t bytes);
    std::size_t read(char* to, std::size_t room) override;
    std::uint64_t skip_hole() override { return at_ < ahead_.size() ? 0 : source_.skip_hole(); }
    const std::string& error() const override { return source_.error(); }

private:
    byte_source& source_;
    std::string ahead_;
    std::size_t at_ = 0;
};

struct archive_deleter {
    void operator()(archive* a) const;
};
using archive_handle = std::unique_ptr<archive, archive_deleter>;

/// The data of one entry. libarchive's own copying read drops what it copied when it comes upon damage.
class entry_blocks {
public:
    /// How many bytes came, at most `room`; 0 at the end, -1 at damage.
    long read(archive* a, char* to, std::size_t room);

private:
    const char* block_ = nullptr;
    std::size_t left_ = 0;
    std::uint64_t hole_ = 0;  ///< zeros before the block: a sparse file
    std::uint64_t at_ = 0;
};

/// The expanded stream of a bzip2, xz or zstd file, all its parts one after the other. (gzip: gzip_source.hpp)
class expanded_source final : public byte_source {
public:
    expanded_source(byte_source& packed, container kind, expansion_budget& budget);
    std::size_t read(char* to, std::size_t room) override;
    const std::string& error() const override { return error_; }

private:
    static long feed(archive*, void* self, const void** bytes);
    void check_end();

    byte_source& packed_;
    expansion_budget& budget_;
    archive_handle archive_;
    entry_blocks blocks_;
    std::vector<char> block_;
    std::uint64_t fed_ = 0;
    std::uint64_t given_ = 0;  ///< expanded bytes that were read
    std::string error_;
};

/// Calls `take`, until it says no, with the name and the content of each file in a tar (from `source`), a zip or a 7z
/// archive (from the descriptor, which can seek). Returns what went wrong, member by member.
std::vector<input_error> read_tar(byte_source& source, const std::string& file, expansion_budget& budget,
                                  const std::function<bool(const std::string&, byte_source&)>& take);
std::vector<input_error> read_seekable(int descriptor, container kind, const std::string& file,
                                       expansion_budget& budget,
                                       const std::function<bool(const std::string&, byte_source&)>& take);

}  // namespace royalcheck
