// Moves of Royal Chess 100 by their SAN, for tests.
#pragma once

#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/resolve.hpp"

namespace royalcheck::rules::royal_testing {

/// SAN read back by the shortest possible reader.
inline move_request request_of(std::string san) {
    move_request r;
    if (san.starts_with("Ps=Q ")) {
        r.succession = succession::accept;
        san.erase(0, 5);
    }
    if (san.starts_with("Ps=Ps ")) {
        r.succession = succession::decline;
        san.erase(0, 6);
    }
    while (san.ends_with('+') || san.ends_with('#')) san.pop_back();
    if (san.starts_with("O-O")) {
        r.castling = san == "O-O" ? wing::king_side : wing::queen_side;
        return r;
    }
    constexpr std::pair<std::string_view, piece_kind> letters[] = {
        {"Pr", piece_kind::prince}, {"Ps", piece_kind::princess}, {"N", piece_kind::knight}, {"B", piece_kind::bishop},
        {"R", piece_kind::rook},    {"Q", piece_kind::queen},     {"K", piece_kind::king}};
    r.kind = piece_kind::pawn;
    for (const auto& [name, kind] : letters) {
        if (r.kind == piece_kind::pawn && san.starts_with(name)) {
            r.kind = kind;
            san.erase(0, name.size());
        }
        if (san.ends_with('=' + std::string(name))) {
            r.promotion = kind;
            san.erase(san.size() - 1 - name.size());
        }
    }
    const auto target = san.find_last_of("abcdefghij");
    r.to_file = static_cast<std::int8_t>(san[target] - 'a');
    r.to_rank = static_cast<std::int8_t>(std::stoi(san.substr(target + 1)) - 1);
    san.erase(target);
    if (san.ends_with('x')) {
        r.capture = true;
        san.pop_back();
    }
    if (!san.empty() && san[0] >= 'a') {
        r.from_file = static_cast<std::int8_t>(san[0] - 'a');
        san.erase(0, 1);
    }
    if (!san.empty()) r.from_rank = static_cast<std::int8_t>(std::stoi(san) - 1);
    return r;
}

using names = std::set<std::string>;

/// The SAN of every legal move; with `from`, of those from that square only.
inline names legal(const position<board10>& p, square from = no_square) {
    move_list moves;
    legal_moves(p, moves);
    names found;
    for (const move& m : moves)
        if (from == no_square || m.from == from) found.insert(to_san(p, m));
    return found;
}

inline resolution resolved(const position<board10>& p, const std::string& san) { return resolve(p, request_of(san)); }
inline bool is_legal(const position<board10>& p, const std::string& san) {
    return resolved(p, san).verdict == verdict::legal;
}
inline illegality why(const position<board10>& p, const std::string& san) { return resolved(p, san).why; }

/// The position after the moves, each of which must be legal.
inline position<board10> after(position<board10> p, std::initializer_list<const char*> moves) {
    for (const char* san : moves) {
        const resolution r = resolved(p, san);
        if (r.verdict != verdict::legal) throw std::invalid_argument(std::string(san) + " in " + to_fen(p));
        play(p, r.chosen);
    }
    return p;
}

/// The same position under other readings; the squares of R-PAWN-THIRD stay as they are.
inline position<board10> under(position<board10> p, const readings& r) {
    p.royal.readings = r;
    return p;
}

inline constexpr readings stepped{.third_rank = third_rank_reading::stepped};
inline constexpr readings immediate{.third_rank = third_rank_reading::immediate};
inline constexpr readings free_castling{.castling_attack = castling_attack_reading::free};
inline constexpr readings one_prince{.counter_check = counter_check_reading::one_prince};
inline constexpr readings no_ban{.counter_check = counter_check_reading::off};
inline constexpr readings russian{.counter_check = counter_check_reading::one_prince, .edition = edition::ru};

}  // namespace royalcheck::rules::royal_testing
