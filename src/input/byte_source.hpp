// Where bytes come from. A decompressing or decoding source can stand in front of another one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace royalcheck {

/// Bytes from front to back, read once; files, pipes and terminals alike (never a memory map).
class byte_source {
public:
    virtual ~byte_source() = default;
    /// Fills up to `room` bytes at `to`; returns how many. 0 is the end, or an error if `error()` is not empty.
    virtual std::size_t read(char* to, std::size_t room) = 0;
    /// Passes over NUL bytes that need not be read to be known, the hole of a sparse file; returns how many.
    virtual std::uint64_t skip_hole() { return 0; }
    /// Why reading stopped before the end, in words of the operating system; empty if it did not.
    virtual const std::string& error() const = 0;
};

/// Opens a plain file, or standard input for "-". A file that cannot be opened gives a source that has the
/// reason as its error and no bytes.
std::unique_ptr<byte_source> open_plain(const std::string& file);

}  // namespace royalcheck
