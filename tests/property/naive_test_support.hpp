// Boards drawn in text, and moves by their coordinates, for the tests of the naive implementation.
#pragma once

#include "naive_royal100.hpp"

#include <set>
#include <sstream>
#include <stdexcept>
#include <string>

namespace naive {

constexpr const char* start_fen =
    "rnb(ps)kq(pr)bnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNB(Ps)KQ(Pr)BNR w KQkq - 0 1";

/// A position from ten rows of ten words, rank 10 first: `.`, piece letters, Pr Ps pr ps. The rest are FEN fields 2
/// to 7.
inline position drawn(const char* rows, const std::string& fields = "w - - 0 1") {
    std::istringstream in(rows);
    std::string fen;
    std::string word;
    for (int n = 0; in >> word; ++n) {
        if (n > 0 && n % 10 == 0) fen += '/';
        if (word == ".") word = "1";
        fen += word.size() == 2 ? '(' + word + ')' : word;
    }
    return parse_fen(fen + ' ' + fields);
}

/// The legal moves whose text contains `part` ("" for all, "d2" for those from or to d2, "Ps=Q " for accepting ones).
inline std::set<std::string> legal(const position& p, const std::string& part = "", const readings& r = {}) {
    std::set<std::string> texts;
    for (const move& m : legal_moves(p, r))
        if (const std::string text = to_text(m); text.find(part) != std::string::npos) texts.insert(text);
    return texts;
}

inline bool is_legal(const position& p, const std::string& text, const readings& r = {}) {
    for (const move& m : legal_moves(p, r))
        if (to_text(m) == text) return true;
    return false;
}

/// The position after a legal move. Throws std::invalid_argument if it is not legal.
inline position after(const position& p, const std::string& text, const readings& r = {}) {
    for (const move& m : legal_moves(p, r))
        if (to_text(m) == text) return play(p, m, r);
    throw std::invalid_argument(text + " is not legal in " + to_fen(p));
}

constexpr verdict undecided{};
constexpr verdict lost_by(side s) { return {ending::losing_position, s}; }
constexpr verdict mated(side s) { return {ending::checkmate, s}; }

}  // namespace naive
