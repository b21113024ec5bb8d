#include "src/input/text_segments.hpp"

#include <algorithm>
#include <cstring>

#include "src/input/nul_bytes.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t block = 64u << 10;
constexpr std::size_t look_ahead = 8;  ///< bytes: four units of UTF-16
constexpr std::size_t look_back = 8;   ///< a mark and a unit before the first NUL

bool is_text(unsigned char c) { return (c >= 0x20 && c < 0x7F) || c == '\n' || c == '\r' || c == '\t'; }

bool is_letter(unsigned char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

encoding other(encoding form) { return form == encoding::utf16le ? encoding::utf16be : encoding::utf16le; }

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

void text_segments::begin_segment(encoding form, std::size_t mark) {
    form_ = form;
    begin_ += mark;
    position_ += mark;
    offset_ = position_;
    switching_ = false;
}

bool text_segments::next() {
    if (!started_) {
        started_ = true;
        begin_first();
        return true;
    }
    if (!switching_) return false;
    const bool marked = is_utf16(next_form_) && available() >= 2 &&
                        std::minmax(byte(begin_), byte(begin_ + 1)) == std::minmax<unsigned char>(0xFE, 0xFF);
    begin_segment(next_form_, marked ? 2 : 0);
    return true;
}

/// The start of the file: a mark, or every other byte NUL in its first two characters.
void text_segments::begin_first() {
    fill(look_ahead);
    const bool decides = !forced_ || is_utf16(*forced_);
    if (decides && available() >= 2 && byte(begin_) == 0xFF && byte(begin_ + 1) == 0xFE)
        return begin_segment(encoding::utf16le, 2);
    if (decides && available() >= 2 && byte(begin_) == 0xFE && byte(begin_ + 1) == 0xFF)
        return begin_segment(encoding::utf16be, 2);
    if (forced_) return begin_segment(is_utf16(*forced_) ? *forced_ : encoding::utf8, 0);
    for (const encoding form : {encoding::utf16le, encoding::utf16be})
        if (available() >= 4 && is_text_unit(begin_, form) && is_text_unit(begin_ + 2, form))
            return begin_segment(form, 0);
    begin_segment(encoding::utf8, 0);
}

/// An ASCII character in UTF-16.
bool text_segments::is_text_unit(std::size_t at, encoding form) const {
    const std::size_t low = form == encoding::utf16le ? at : at + 1;
    const std::size_t high = form == encoding::utf16le ? at + 1 : at;
    return byte(high) == 0 && is_text(byte(low));
}

/// Where UTF-16 begins in the bytes that are there; sets `next_form_`. Only `[` and a tag name, or text behind a
/// byte order mark, is a beginning.
std::optional<std::size_t> text_segments::utf16_start() {
    const std::size_t last = end_ - std::min(available(), ended_ ? 0 : look_ahead);
    for (std::size_t from = begin_; from < last;) {
        const void* hit = std::memchr(buffer_.data() + from, 0, last - from);
        if (hit == nullptr) break;
        const auto nul = static_cast<std::size_t>(static_cast<const char*>(hit) - buffer_.data());
        // Inside a run of NULs nothing begins: what is read again is its last one.
        from = std::max(end_of_nuls({buffer_.data(), last}, nul) - 1, nul + 1);
        for (const encoding form : {encoding::utf16le, encoding::utf16be}) {
            const bool little = form == encoding::utf16le;
            if (little && nul == begin_) continue;
            const std::size_t start = little ? nul - 1 : nul;
            if (start + look_ahead > end_) continue;
            bool text = true;
            for (std::size_t i = 0; i < look_ahead; i += 2) text = text && is_text_unit(start + i, form);
            if (!text) continue;
            const bool marked = start >= begin_ + 2 && byte(start - 2) == (little ? 0xFF : 0xFE) &&
                                byte(start - 1) == (little ? 0xFE : 0xFF);
            const bool tag = byte(little ? start : start + 1) == '[' && is_letter(byte(little ? start + 2 : start + 3));
            if (!marked && !tag) continue;
            next_form_ = form;
            return marked ? start - 2 : start;
        }
    }
    return std::nullopt;
}

/// In UTF-16: bytes of another encoding begin here, with a UTF-8 mark or a tag.
bool text_segments::bytes_start(std::size_t at) const {
    if (at + look_ahead > end_) return false;
    if (byte(at) == 0xEF && byte(at + 1) == 0xBB && byte(at + 2) == 0xBF && is_text(byte(at + 3))) return true;
    if (byte(at) != '[' || !is_letter(byte(at + 1))) return false;
    return std::all_of(buffer_.begin() + static_cast<std::ptrdiff_t>(at),
                       buffer_.begin() + static_cast<std::ptrdiff_t>(at + look_ahead),
                       [](char c) { return is_text(static_cast<unsigned char>(c)); });
}

std::size_t text_segments::read(char* to, std::size_t room) {
    if (room == 0 || (switching_ && decoded_at_ == decoded_.size())) return 0;
    return is_utf16(form_) ? read_units(to, room) : read_bytes(to, room);
}

std::size_t text_segments::read_bytes(char* to, std::size_t room) {
    fill(forced_ ? 1 : look_ahead + look_back + 1);
    std::size_t usable = available();
    if (!forced_) {
        const auto start = utf16_start();
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
    if (is_utf16(form_) || switching_ || end_of_nuls({buffer_.data(), end_}, begin_) != end_) return 0;
    const std::uint64_t hole = source_.skip_hole();
    if (hole == 0) return 0;
    const std::uint64_t skipped = available() + hole;
    begin_ = end_;
    position_ += skipped;
    return skipped;
}

char32_t text_segments::unit(std::size_t at) const {
    const unsigned first = byte(at), second = byte(at + 1);
    return form_ == encoding::utf16le ? second << 8 | first : first << 8 | second;
}

std::size_t text_segments::read_units(char* to, std::size_t room) {
    if (decoded_at_ == decoded_.size()) {
        decoded_.clear();
        decoded_at_ = 0;
    }
    while (decoded_.empty()) {
        fill(look_ahead);
        if (available() == 0 || switching_) return 0;
        const std::size_t stop = ended_ ? end_ : end_ - look_ahead + 1;
        std::size_t at = begin_;
        while (at < stop) {
            if (end_ - at == 1) {  // half a character at the end of the file
                decoded_ += undecodable_byte;
                ++at;
                break;
            }
            char32_t c = unit(at);
            if (!forced_ && (c == 0xFFFE || bytes_start(at))) {
                next_form_ = c == 0xFFFE ? other(form_) : encoding::utf8;
                switching_ = true;
                break;
            }
            at += 2;
            const bool high = c >= 0xD800 && c < 0xDC00, low = c >= 0xDC00 && c < 0xE000;
            if (high && end_ - at >= 2 && unit(at) >= 0xDC00 && unit(at) < 0xE000) {
                c = 0x10000 + ((c - 0xD800) << 10) + (unit(at) - 0xDC00);
                at += 2;
            } else if (high || low) {
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
