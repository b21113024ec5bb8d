// Positions of Royal Chess 100 for tests: a FEN, or a board drawn as ten rows of ten words.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rules/setup.hpp"

namespace royalcheck::rules::royal_testing {

inline constexpr const char* start_fen =
    "rnb(ps)kq(pr)bnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNB(Ps)KQ(Pr)BNR w KQkq - 0 1";

/// A square by its name, `e4`, `a10`.
inline square sq(const std::string& name) {
    return make_square<board10>(name.at(0) - 'a', std::stoi(name.substr(1)) - 1);
}

/// Takes one man off the front of a placement; an empty piece, and nothing taken, if there is none.
inline piece take_man(std::string_view& text) {
    struct letter {
        std::string_view name;
        piece_kind kind;
    };
    using enum piece_kind;
    constexpr letter letters[] = {{"(Pr)", prince}, {"(Ps)", princess}, {"P", pawn},  {"N", knight},
                                  {"B", bishop},    {"R", rook},        {"Q", queen}, {"K", king},
                                  {"(pr)", prince}, {"(ps)", princess}, {"p", pawn},  {"n", knight},
                                  {"b", bishop},    {"r", rook},        {"q", queen}, {"k", king}};
    for (std::size_t i = 0; i < std::size(letters); ++i)
        if (text.starts_with(letters[i].name)) {
            text.remove_prefix(letters[i].name.size());
            return {letters[i].kind, i < 8 ? side::white : side::black};
        }
    return {};
}

/// Reads a 10x10 FEN of four to seven fields as it stands, unchecked.
inline setup<board10> read_setup(std::string_view fen, const readings& r = {}) {
    setup<board10> s;
    std::istringstream in{std::string(fen)};
    std::string placement, to_move, castling = "-", passed = "-", succession = "-";
    in >> placement >> to_move >> castling >> passed;
    if (!(in >> s.halfmove_clock >> s.number)) s.halfmove_clock = 0, s.number = 1;
    in >> succession;
    std::string_view text = placement;
    for (int file = 0, rank = board10::size - 1; !text.empty();) {
        if (const piece man = take_man(text); man.kind != piece_kind::none) {
            s.men.at(make_square<board10>(file++, rank)) = man;
            continue;
        }
        const char c = text.front();
        const bool ten = text.starts_with("10");
        text.remove_prefix(ten ? 2 : 1);
        if (c == '/') {
            --rank;
            file = 0;
        } else {
            file += ten ? 10 : c - '0';
        }
    }
    s.to_move = to_move == "b" ? side::black : side::white;
    for (const char c : castling)
        if (const auto i = std::string_view("KQkq").find(c); i != std::string_view::npos)
            s.castling = static_cast<std::uint8_t>(s.castling | 1u << i);
    for (std::size_t at = 0; passed != "-" && at < passed.size();) {
        const auto next = passed.find_first_of("abcdefghij", at + 1);
        s.en_passant.push_back(sq(passed.substr(at, next - at)));
        at = next;
    }
    s.white_lost_princess_right = succession.find('w') != std::string::npos;
    s.black_lost_princess_right = succession.find('b') != std::string::npos;
    s.choice_pending = succession.find('?') != std::string::npos;
    s.readings = r;
    return s;
}

/// The checked position of a FEN that must be possible.
inline position<board10> from_fen(std::string_view fen, const readings& r = {}) {
    return validate(read_setup(fen, r)).position.value();
}

/// A position from ten rows of ten words, rank 10 first: `.`, letters, Pr Ps pr ps. `fields` are the rest of a FEN.
inline position<board10> drawn(const char* rows, const std::string& fields = "w - - 0 1", const readings& r = {}) {
    std::istringstream in(rows);
    std::string fen;
    std::string word;
    for (int n = 0; in >> word; ++n) {
        if (n > 0 && n % 10 == 0) fen += '/';
        if (word == ".") word = "1";
        fen += word.size() == 2 ? '(' + word + ')' : word;
    }
    return from_fen(fen + ' ' + fields, r);
}

/// Sets one reading as the perft table writes it, `third-rank=stepped`.
inline void read_reading(readings& r, const std::string& word) {
    const auto at = word.find('=');
    if (at == std::string::npos || !set_reading(r, word.substr(0, at), word.substr(at + 1)))
        throw std::invalid_argument("unknown reading " + word);
}

}  // namespace royalcheck::rules::royal_testing
