#include "src/input/text_segments.hpp"

#include <algorithm>
#include <cstring>

#include "src/input/nul_bytes.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t block = 64u << 10;
constexpr std::size_t text_ahead = 8;  ///< bytes: four units of UTF-16, two of UTF-32
constexpr std::size_t longest_mark = 4;
constexpr std::size_t look_ahead = longest_mark + text_ahead;
constexpr std::size_t look_back = 8;  ///< a mark and a unit before the first NUL

bool is_ascii(char32_t c) { return (c >= 0x20 && c < 0x7F) || c == '\n' || c == '\r' || c == '\t'; }

bool is_letter(char32_t c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

/// UTF-32 first: its marks and its text hold those of UTF-16.
constexpr encoding wide_forms[] = {encoding::utf32le, encoding::utf32be, encoding::utf16le, encoding::utf16be};

bool is_little(encoding form) { return form == encoding::utf16le || form == encoding::utf32le; }

}  // namespace

/// Reads until `wanted` bytes are there or the source ends.
void text_segments::fill(std::size_t wanted) {
    if (available() >= wanted || ended_) return;
    if (begin_ > 0 && available() > 0) std::memmove(buffer_.data(), buffer_.data() + begin_, available());
    end_ -= begin_;
    begin_ = 0;
    if (buffer_.size() < block) buffer_.resize(block);
    while (end_ < wanted && !ended_) {
        const std::size_t got = source_.read(buffer_.data() + end_, buffer_.size() - end_);
        ended_ = got == 0;
        end_ += got;
    }
}

bool text_segments::next() {
    if (!started_) {
        started_ = true;
        begin_first();
        return true;
    }
    if (!switching_) return false;
    begin_segment(next_form_);
    return true;
}

void text_segments::begin_segment(encoding form) {
    const std::size_t mark = is_wide(form) && marked(begin_, form) ? unit_size(form) : 0;
    form_ = form;
    begin_ += mark;
    position_ += mark;
    offset_ = position_;
    switching_ = false;
}

/// The start of the file: a mark, or text in its first two characters.
void text_segments::begin_first() {
    fill(look_ahead);
    const auto allowed = [&](encoding form) { return !forced_ || unit_size(*forced_) == unit_size(form); };
    for (const encoding form : wide_forms)
        if (allowed(form) && marked(begin_, form)) return begin_segment(form);
    if (forced_) return begin_segment(is_wide(*forced_) ? *forced_ : encoding::utf8);
    for (const encoding form : wide_forms)
        if (is_text(begin_, form) && is_text(begin_ + unit_size(form), form)) return begin_segment(form);
    begin_segment(encoding::utf8);
}

/// The unit at `at`, whose bytes must be there.
char32_t text_segments::unit(std::size_t at, encoding form) const {
    const std::size_t size = unit_size(form);
    char32_t c = 0;
    for (std::size_t i = 0; i < size; ++i) c = c << 8 | byte(is_little(form) ? at + size - 1 - i : at + i);
    return c;
}

/// A byte order mark of `form`.
bool text_segments::marked(std::size_t at, encoding form) const {
    return at + unit_size(form) <= end_ && unit(at, form) == 0xFEFF;
}

/// An ASCII character in `form`.
bool text_segments::is_text(std::size_t at, encoding form) const {
    return at + unit_size(form) <= end_ && is_ascii(unit(at, form));
}

/// Whether text in `form` begins at `at`, with a mark or with a tag.
bool text_segments::wide_starts(std::size_t at, encoding form) const {
    const std::size_t size = unit_size(form);
    const std::size_t text = marked(at, form) ? at + size : at;
    for (std::size_t i = 0; i < text_ahead; i += size)
        if (!is_text(text + i, form)) return false;
    return text > at || (unit(at, form) == '[' && is_letter(unit(at + size, form)));
}

/// Where UTF-16 or UTF-32 begins in the bytes that are there; sets `next_form_`. Only `[` and a tag name, or text
/// behind a byte order mark, is a beginning.
std::optional<std::size_t> text_segments::wide_start() {
    const std::size_t last = end_ - std::min(available(), ended_ ? 0 : look_ahead);
    for (std::size_t from = begin_; from < last;) {
        const void* hit = std::memchr(buffer_.data() + from, 0, last - from);
        if (hit == nullptr) break;
        const auto nul = static_cast<std::size_t>(static_cast<const char*>(hit) - buffer_.data());
        // Inside a run of NULs nothing begins: what is read again are its last ones, as many as a character may have.
        from = std::max(end_of_nuls({buffer_.data(), last}, nul), nul + 4) - 3;
        for (const encoding form : wide_forms) {
            if (is_little(form) && nul == begin_) continue;
            const std::size_t start = is_little(form) ? nul - 1 : nul, size = unit_size(form);
            const bool behind_mark = start >= begin_ + size && marked(start - size, form);
            if (!wide_starts(behind_mark ? start - size : start, form)) continue;
            next_form_ = form;
            return behind_mark ? start - size : start;
        }
    }
    return std::nullopt;
}

/// In UTF-16 or UTF-32: bytes of another encoding begin here, with a UTF-8 mark or a tag.
bool text_segments::bytes_start(std::size_t at) const {
    if (at + text_ahead > end_) return false;
    if (byte(at) == 0xEF && byte(at + 1) == 0xBB && byte(at + 2) == 0xBF && is_ascii(byte(at + 3))) return true;
    if (byte(at) != '[' || !is_letter(byte(at + 1))) return false;
    return std::all_of(buffer_.begin() + static_cast<std::ptrdiff_t>(at),
                       buffer_.begin() + static_cast<std::ptrdiff_t>(at + text_ahead),
                       [](char c) { return is_ascii(static_cast<unsigned char>(c)); });
}

/// In UTF-16 or UTF-32: whether text in another form begins here; sets `next_form_`.
bool text_segments::switches(std::size_t at) {
    const auto to = [&](encoding form) {
        next_form_ = form;
        return true;
    };
    const char32_t c = unit(at, form_);
    if (is_ascii(c) && c != '[') return false;  // the usual; it begins no other form
    if (bytes_start(at)) return to(encoding::utf8);
    for (const encoding form : wide_forms) {
        if (form == form_) continue;
        const bool turned = unit_size(form) == unit_size(form_) && marked(at, form);
        if (turned || wide_starts(at, form)) return to(form);
    }
    return false;
}

std::size_t text_segments::read(char* to, std::size_t room) {
    if (room == 0 || (switching_ && decoded_at_ == decoded_.size())) return 0;
    return is_wide(form_) ? read_units(to, room) : read_bytes(to, room);
}

std::size_t text_segments::read_bytes(char* to, std::size_t room) {
    fill(forced_ ? 1 : look_ahead + look_back + 1);
    std::size_t usable = available();
    if (!forced_) {
        const auto start = wide_start();
        if (!start && !ended_) usable -= look_ahead + look_back;
        if (start) {
            usable = *start - begin_;
            switching_ = usable <= room;
        }
    }
    const std::size_t bytes = std::min(usable, room);
    if (bytes > 0) std::memcpy(to, buffer_.data() + begin_, bytes);
    begin_ += bytes;
    position_ += bytes;
    return bytes;
}

std::uint64_t text_segments::skip_hole() {
    if (is_wide(form_) || switching_ || end_of_nuls({buffer_.data(), end_}, begin_) != end_) return 0;
    const std::uint64_t hole = source_.skip_hole();
    if (hole == 0) return 0;
    const std::uint64_t skipped = available() + hole;
    begin_ = end_;
    position_ += skipped;
    return skipped;
}

std::size_t text_segments::read_units(char* to, std::size_t room) {
    if (decoded_at_ == decoded_.size()) {
        decoded_.clear();
        decoded_at_ = 0;
    }
    const std::size_t size = unit_size(form_);
    while (decoded_.empty()) {
        fill(look_ahead);
        if (available() == 0 || switching_) return 0;
        const std::size_t stop = ended_ ? end_ : end_ - look_ahead + 1;
        std::size_t at = begin_;
        while (at < stop) {
            if (end_ - at < size) {  // a part of a character at the end of the file
                decoded_ += undecodable_byte;
                at = end_;
                break;
            }
            if (!forced_ && switches(at)) {
                switching_ = true;
                break;
            }
            char32_t c = unit(at, form_);
            at += size;
            const bool high = c >= 0xD800 && c < 0xDC00, low = c >= 0xDC00 && c < 0xE000;
            const char32_t second = high && size == 2 && end_ - at >= size ? unit(at, form_) : 0;
            if (second >= 0xDC00 && second < 0xE000) {
                c = 0x10000 + ((c - 0xD800) << 10) + (second - 0xDC00);
                at += size;
            } else if (high || low || c > 0x10FFFF) {
                decoded_ += undecodable_byte;
                continue;
            }
            append_utf8(c, decoded_);
        }
        position_ += at - begin_;
        begin_ = at;
    }
    const std::size_t bytes = std::min(room, decoded_.size() - decoded_at_);
    if (bytes > 0) std::memcpy(to, decoded_.data() + decoded_at_, bytes);
    decoded_at_ += bytes;
    return bytes;
}

}  // namespace royalcheck
