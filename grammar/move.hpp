// One move as it is written, before any rule is applied.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace royalcheck::grammar {

/// A piece as named by a letter. `K` is the king in English and the knight in Russian: only the game tells.
enum class piece_name : std::uint8_t {
    none,
    pawn,
    knight,
    bishop,
    rook,
    queen,
    king,
    prince,
    princess,
    king_or_knight
};

/// Languages of piece letters; as bits for evidence.
enum language : std::uint8_t { english = 1, russian = 2 };

enum class move_form : std::uint8_t { ordinary, castling_short, castling_long, null };
enum class check_mark : std::uint8_t { none, check, double_check_or_mate, mate };

/// Deviations from canonical SAN in the spelling, as bits; each becomes words in a note.
enum spelling : std::uint32_t {
    mixed_alphabet = 1u << 0,  ///< Latin and Cyrillic look-alikes in one word, or a Cyrillic file letter
    figurine = 1u << 1,
    lower_case_piece = 1u << 2,
    odd_capture = 1u << 3,         ///< `:` or the times sign or Cyrillic kha
    odd_castling = 1u << 4,        ///< zeros, small or Cyrillic o, dashes other than '-' or none, spaces, spelled out
    long_form = 1u << 5,           ///< e2-e4, Ng1-f3
    uci_form = 1u << 6,            ///< e2e4, e7e8q
    odd_promotion = 1u << 7,       ///< (Q), /Q, Q without =, lower case
    short_pawn_capture = 1u << 8,  ///< exd, ed, e:d
    pawn_letter = 1u << 9,         ///< Pe4
    en_passant_mark = 1u << 10,    ///< e.p.
    odd_check_mark = 1u << 11,     ///< ch, dagger, x after the target
    invisible = 1u << 12,          ///< zero-width characters inside
    no_capture_sign = 1u << 13,    ///< ed5 (pawns only; for pieces only the rules can tell)
    mark_before_promotion = 1u << 14,
    detached_letter = 1u << 15,  ///< K e2: the piece letter stands apart from its square
};

struct move_text {
    move_form form = move_form::ordinary;
    piece_name piece = piece_name::none;         ///< none: no letter written (a pawn, or any piece in coordinates)
    std::int8_t from_file = -1, from_rank = -1;  ///< from 0; -1 not written
    std::int8_t to_file = -1, to_rank = -1;      ///< to_rank -1: `exd`
    bool capture = false;
    piece_name promotion = piece_name::none;
    check_mark mark = check_mark::none;
    bool en_passant = false;  ///< `e.p.` was written
    /// Castling spelled out and no O-O beside it (`Kg c1 - R d1`): the wing is told by `to_file`, the king's target,
    /// which stands for the short side on one board and for the long side on the other. `form` is then the
    /// 8x8 meaning (c long, g short); on 10 files c is short and h long. With O-O or O-O-O before the
    /// spelling `form` is what that sign says, the target is noted all the same, and this stays false.
    bool wing_by_target = false;
    bool long_algebraic = false;          ///< both squares in full: the piece is the one on the first
    std::uint32_t spelling = 0;           ///< `spelling` bits
    std::uint8_t evidence = 0;            ///< `language` bits whose letters alone explain the spelling
    char32_t strange = 0;                 ///< first look-alike or invisible code point, for U+XXXX; 0 = none
    std::uint8_t glyphs = 0;              ///< how many of `glyph` are used
    std::array<std::uint8_t, 3> glyph{};  ///< attached `!` `?` ... as NAG numbers
    bool operator==(const move_text&) const = default;
};

/// Reads one word (UTF-8, no white space inside) as a move; empty if it is not the spelling of one.
/// Never looks at a board: `Ka1` and `a9` (on 10 files) are fine here. Ranks 1-10, files a-j.
/// `0-0` is read as castling (bit `odd_castling`); a caller that must know whether it may be the result
/// "both lose" asks `read_result` of the same word (pgn.hpp), which answers both_lose for it and for nothing
/// else that is a move.
std::optional<move_text> read_move(std::string_view word);

/// Castling spelled out with spaces, at the start of `text`: `Kg c1 - R d1`, `Кр h1 – Л g1`, `King h1 -R g1`.
/// Returns the bytes it takes, 0 if `text` does not begin so; fills `out` as if it stood alone.
std::size_t read_spelled_castling(std::string_view text, move_text& out);

}  // namespace royalcheck::grammar
