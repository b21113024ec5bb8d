// Running text in which games are quoted: positions and moves are found in it, with their places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "grammar/move.hpp"
#include "grammar/pgn.hpp"

namespace royalcheck::grammar {

enum class passage_kind : std::uint8_t {
    moves,       ///< "8.Ke5 Cd1 9. Cf7": begins with a move number, or goes on behind a bracket without one;
                 ///< nothing but moves, numbers, signs, a result
    piece_list,  ///< "Белые: Крb6, Сd2. Черные: Крa8."
    fen,
    unread,  ///< "2.Sf3 Lb5", "1 P-K4 P-K4": moves in letters or a notation that are not read; tokens it has none
    mention  ///< one move without a number: "Kf6", "K f6", "exd"; not "e4", which is a square, nor "cd"
};

constexpr std::size_t no_passage = static_cast<std::size_t>(-1), no_token = no_passage;

struct passage {
    passage_kind kind;
    std::uint32_t offset = 0, length = 0;  ///< bytes of the text
    std::uint32_t aside = 0;               ///< index into prose_text::asides: the bracket it stands in
    std::size_t first = 0, last = 0;       ///< its tokens: [first, last) of prose_text::tokens
    std::uint32_t key = 0;                 ///< of moves, the first half-move: twice its number, one more for Black
    std::size_t resumes = no_passage;      ///< the passage that it goes on with behind a bracket
    std::size_t result = no_token;         ///< of prose_text::tokens: behind its moves, or behind a bracket after them
};

struct prose_text {
    std::vector<passage> passages;  ///< in the order in which they are read: of offset, columns one by one
    std::vector<token>
        tokens;  ///< numbers, moves, marks, glyphs, en passant, results; `number` has dots >= 2 for Black
    std::vector<move_text> moves;
    std::vector<std::uint32_t> asides;  ///< for each bracket, ( or [, the one around it; 0 is the running text
};

/// Finds all passages of `text` (UTF-8, at most 4 GiB). A run of moves ends with any other word, a full stop, a
/// bracket or an empty line; Black's move may stand behind a dash. Castling that is only described (`0-0 Kg c1 - R d1`
/// without a number) is no passage. Where the numbers of moves side by side go on down the columns of a table and not
/// along its rows, each column is read to its end.
prose_text read_prose(std::string_view text);

/// Bytes of the piece list at the start of `text`, both sides named with men; 0 if there is none. A word among them
/// that is no piece is in it: the reading of the list tells it.
std::size_t piece_list_length(std::string_view text);

}  // namespace royalcheck::grammar
