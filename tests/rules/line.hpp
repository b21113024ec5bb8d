// Moves for tests: a request from SAN or coordinates, and a line of play from a position.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rules/history.hpp"
#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/resolve.hpp"
#include "tests/rules/board.hpp"

namespace royalcheck::rules::testing {

inline piece_kind kind_by_letter(char c) {
    constexpr std::string_view letters = "PNBRQK";
    const auto i = letters.find(c);
    return i == std::string_view::npos ? piece_kind::none : static_cast<piece_kind>(1 + i);
}

/// A request as the grammar would make it: `Nbd2`, `exd5`, `exd`, `e8=Q`, `O-O`; with `@` in front the same
/// squares without a piece: `@e2e4`, `@e7e8=Q`. Check marks are dropped.
inline move_request ask(std::string_view text) {
    move_request r;
    while (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
    if (text == "O-O" || text == "O-O-O") {
        r.castling = text == "O-O" ? wing::king_side : wing::queen_side;
        return r;
    }
    r.kind = piece_kind::pawn;
    if (text.starts_with('@')) {
        r.kind = piece_kind::none;
        text.remove_prefix(1);
    } else if (const piece_kind named = kind_by_letter(text[0]); named != piece_kind::none) {
        r.kind = named;
        text.remove_prefix(1);
    }
    std::string squares;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == 'x')
            r.capture = true;
        else if (text[i] == '=')
            r.promotion = kind_by_letter(text.at(++i));
        else
            squares += text[i];
    }
    const auto is_file = [](char c) { return c >= 'a' && c <= 'z'; };
    if (!is_file(squares.back())) {
        r.to_rank = static_cast<std::int8_t>(squares.back() - '1');
        squares.pop_back();
    }
    r.to_file = static_cast<std::int8_t>(squares.back() - 'a');
    squares.pop_back();
    for (const char c : squares)
        (is_file(c) ? r.from_file : r.from_rank) = static_cast<std::int8_t>(c - (is_file(c) ? 'a' : '1'));
    return r;
}

inline resolution resolve_text(const position<board8>& p, std::string_view text) { return resolve(p, ask(text)); }

/// A position with what came before it.
struct game {
    position<board8> now = start_position<board8>();
    history<board8> past;

    game() { past.start(now); }
    explicit game(std::string_view fen) : now(from_fen(fen)) { past.start(now); }

    /// Plays a line; throws where a move is not legal.
    game& moves(std::string_view line) {
        std::istringstream words{std::string(line)};
        for (std::string word; words >> word;) {
            const resolution r = resolve_text(now, word);
            if (r.verdict != verdict::legal) throw std::invalid_argument(word + " in " + to_fen(now));
            play(now, r.chosen);
            past.push(now);
        }
        return *this;
    }
    /// How often the position after `text` would have occurred.
    int occurrences_with(std::string_view text) const {
        position<board8> next = now;
        play(next, resolve_text(now, text).chosen);
        return past.occurrences_with(next);
    }
};

}  // namespace royalcheck::rules::testing
