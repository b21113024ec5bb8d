// UTF-16 and UTF-32 in front of everything else: the rest of the program sees UTF-8 or one-byte encodings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "src/input/byte_source.hpp"
#include "src/input/encoding.hpp"

namespace royalcheck {

/// A source as stretches of bytes that are UTF-16 or UTF-32, read as UTF-8, or left as they are. Files that were put
/// together may change between them: at a byte order mark, or where `[` and the tag name begin in another form.
class text_segments final : public byte_source {
public:
    /// With `forced` there is one stretch in that encoding; only a byte order mark is still obeyed in UTF-16 and
    /// UTF-32.
    text_segments(byte_source& source, std::optional<encoding> forced) : source_(source), forced_(forced) {}

    /// Goes to the next stretch (at first: to the first one); false at the end. The present one must be read out.
    bool next();
    encoding form() const { return form_; }           ///< of this stretch: `utf8` for "as it is"
    std::uint64_t offset() const { return offset_; }  ///< in the file, where this stretch begins, after its mark

    std::size_t read(char* to, std::size_t room) override;  ///< 0 at the end of the stretch
    std::uint64_t skip_hole() override;
    const std::string& error() const override { return source_.error(); }

private:
    std::size_t available() const { return end_ - begin_; }
    unsigned char byte(std::size_t at) const { return static_cast<unsigned char>(buffer_[at]); }
    void fill(std::size_t wanted);
    void begin_segment(encoding form);
    void begin_first();
    bool is_text(std::size_t at, encoding form) const;
    bool wide_starts(std::size_t at, encoding form) const;
    std::optional<std::size_t> wide_start();
    bool bytes_start(std::size_t at) const;
    bool switches(std::size_t at);
    std::size_t read_bytes(char* to, std::size_t room);
    std::size_t read_units(char* to, std::size_t room);
    char32_t unit(std::size_t at, encoding form) const;
    bool marked(std::size_t at, encoding form) const;

    byte_source& source_;
    std::optional<encoding> forced_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0, end_ = 0;  ///< what is read and not handed out
    std::uint64_t position_ = 0;       ///< in the file, of buffer_[begin_]
    bool ended_ = false;
    bool started_ = false;
    encoding form_ = encoding::utf8;
    encoding next_form_ = encoding::utf8;
    bool switching_ = false;  ///< buffer_[begin_] begins a stretch in `next_form_`
    std::uint64_t offset_ = 0;
    std::string decoded_;         ///< UTF-8 of units that left the buffer
    std::size_t decoded_at_ = 0;  ///< up to where it was handed out
};

}  // namespace royalcheck
