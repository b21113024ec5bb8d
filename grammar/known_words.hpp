// Words of movetext read before: an archive says the same few thousand again and again.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "grammar/bytes.hpp"
#include "grammar/plain_move.hpp"
#include "grammar/plain_run.hpp"

namespace royalcheck::grammar {

/// `read_plain_move` with a memory: for a word that stands in it one comparison replaces the reading. Each word has one
/// place; whatever else would stand there gives way.
class known_words {
public:
    /// What `read_plain_move` says of the word.
    const char* read(const char* word, plain_move& out) {
        static_assert(plain_move_room == sizeof(std::uint64_t));
        if constexpr (std::endian::native != std::endian::little) return read_plain_move(word, out);
        std::uint64_t text = plain::word_at(word);
        const std::uint64_t ends =
            (text - plain::ones * '!') & ~text & plain::tops;  // lowest set: the first byte up to a space
        if (ends == 0) return read_plain_move(word, out);
        text &= ((ends & -ends) >> 7) - 1;
        const char* const end = word + std::countr_zero(ends) / 8;
        entry& known = entries_[static_cast<std::size_t>(text * multiplier >> (64 - bits))];
        if (known.text == text && kind_of(*end) == byte_kind::space) {
            out = known.move;
            return end;
        }
        const char* const stop = read_plain_move(word, out);
        if (stop == end) known = {text, out};
        return stop;
    }

private:
    static constexpr std::uint64_t multiplier = 0x9e3779b97f4a7c15;  ///< mixes all bytes into the top bits
    static constexpr unsigned bits = 11;

    struct entry {
        std::uint64_t text = 0;
        plain_move move;
    };
    std::array<entry, std::size_t{1} << bits> entries_{};
};

}  // namespace royalcheck::grammar
