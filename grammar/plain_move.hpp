// Canonical SAN in ASCII in one number: what nearly every move of an archive is.
#pragma once

#include <cstddef>
#include <cstdint>

#include "grammar/move.hpp"

namespace royalcheck::grammar {

/// A move written in canonical SAN, a hint of rank ten and promotion there left aside: all of `move_text` that such a
/// word can say.
class plain_move {
public:
    constexpr plain_move() = default;
    constexpr explicit plain_move(std::uint32_t bits) : bits_(bits) {}
    constexpr std::uint32_t bits() const { return bits_; }

    // Files and ranks count from 0; -1 is not written.
    constexpr std::int8_t to_file() const { return static_cast<std::int8_t>(field<to_file_at, 4>()); }
    constexpr std::int8_t to_rank() const { return static_cast<std::int8_t>(field<to_rank_at, 4>()); }
    constexpr std::int8_t from_file() const { return static_cast<std::int8_t>(field<from_file_at, 4>() - 1); }
    constexpr std::int8_t from_rank() const { return static_cast<std::int8_t>(field<from_rank_at, 4>() - 1); }
    constexpr piece_name piece() const { return static_cast<piece_name>(field<piece_at, 4>()); }
    constexpr piece_name promotion() const { return static_cast<piece_name>(field<promotion_at, 4>()); }
    constexpr check_mark mark() const { return static_cast<check_mark>(field<mark_at, 2>()); }
    constexpr move_form form() const { return static_cast<move_form>(field<form_at, 2>()); }
    constexpr bool capture() const { return field<capture_at, 1>() != 0; }
    /// Neither castling nor promotion.
    constexpr bool is_ordinary() const { return (bits_ & (15u << promotion_at | 3u << form_at)) == 0; }
    constexpr bool has_hint() const { return (bits_ & (15u << from_file_at | 15u << from_rank_at)) != 0; }
    /// A piece letter, none for a pawn, and a square of the classical board, perhaps taking; nothing else but a mark.
    constexpr bool is_plain_step() const {
        constexpr std::uint32_t hint = 15u << from_file_at | 15u << from_rank_at;
        constexpr std::uint32_t beyond = 8u << to_file_at | 8u << to_rank_at;
        return (bits_ & (hint | beyond | 15u << promotion_at | 3u << form_at)) == 0;
    }
    /// All files and ranks lie on a board of this size.
    constexpr bool fits(int size) const {
        return to_file() < size && to_rank() < size && (!has_hint() || (from_file() < size && from_rank() < size));
    }
    /// `english` if English letters alone explain it, without a branch that nobody can foretell.
    constexpr std::uint8_t evidence() const {
        const bool letter = (1u << static_cast<unsigned>(piece()) & language_neutral) == 0;
        return static_cast<std::uint8_t>(english * (letter | (promotion() != piece_name::none)));
    }

    constexpr void to(std::uint32_t file, std::uint32_t rank) { bits_ |= file << to_file_at | rank << to_rank_at; }
    constexpr void from_file(std::uint32_t file) { bits_ |= (file + 1) << from_file_at; }
    constexpr void from_rank(std::uint32_t rank) { bits_ |= (rank + 1) << from_rank_at; }
    constexpr void piece(piece_name p) { bits_ |= static_cast<std::uint32_t>(p) << piece_at; }
    constexpr void promotion(piece_name p) { bits_ |= static_cast<std::uint32_t>(p) << promotion_at; }
    constexpr void mark(check_mark m) { bits_ |= static_cast<std::uint32_t>(m) << mark_at; }
    constexpr void form(move_form f) { bits_ |= static_cast<std::uint32_t>(f) << form_at; }
    constexpr void captures() { bits_ |= 1u << capture_at; }

private:
    enum place : unsigned {
        to_file_at = 0,
        to_rank_at = 4,
        from_file_at = 8,
        from_rank_at = 12,
        piece_at = 16,
        promotion_at = 20,
        mark_at = 24,
        form_at = 26,
        capture_at = 28
    };
    static constexpr unsigned language_neutral =
        1u << static_cast<unsigned>(piece_name::none) | 1u << static_cast<unsigned>(piece_name::king_or_knight);

    template <place At, unsigned Width>
    constexpr std::uint32_t field() const {
        return bits_ >> At & ((1u << Width) - 1);
    }

    std::uint32_t bits_ = 0;
};

/// The same as `read_move` makes of the word.
constexpr move_text to_move_text(const plain_move m) {
    move_text out;
    out.form = m.form();
    out.mark = m.mark();
    if (out.form != move_form::ordinary) return out;
    out.piece = m.piece();
    out.from_file = m.from_file();
    out.from_rank = m.from_rank();
    out.to_file = m.to_file();
    out.to_rank = m.to_rank();
    out.capture = m.capture();
    out.promotion = m.promotion();
    out.evidence = m.evidence();
    return out;
}

/// The longest word that `read_plain_move` accepts, and the character after it.
inline constexpr std::size_t plain_move_room = 8;
/// Reads such a move before white space or `)`; returns where it ends, null for every other word. `plain_move_room`
/// bytes can be read. `out` must be fresh; spoilt on failure.
const char* read_plain_move(const char* word, plain_move& out);

}  // namespace royalcheck::grammar
