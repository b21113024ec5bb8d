#include "naive_pieces.hpp"

#include <algorithm>
#include <cstdlib>

namespace naive {

using royalcheck::rules::castling_attack_reading;
using royalcheck::rules::third_rank_reading;

const std::vector<square>& all_squares() {
    static const std::vector<square> squares = [] {
        std::vector<square> list;
        for (int rank = 0; rank < 10; ++rank)
            for (int file = 0; file < 10; ++file) list.push_back({file, rank});
        return list;
    }();
    return squares;
}

bool is_empty(const position& p, square s) { return p.at(s).what == kind::none; }

bool has(const position& p, square s, kind k, side owner) { return p.at(s) == piece{k, owner}; }

std::vector<square> find(const position& p, kind k, side owner) {
    std::vector<square> found;
    for (square s : all_squares())
        if (has(p, s, k, owner)) found.push_back(s);
    return found;
}

namespace {

int sign(int n) { return (n > 0) - (n < 0); }

/// Whether all squares strictly between two squares on one rank, file or diagonal are empty.
bool line_is_empty(const position& p, square from, square to) {
    const int file_step = sign(to.file - from.file);
    const int rank_step = sign(to.rank - from.rank);
    for (square s{from.file + file_step, from.rank + rank_step}; s != to; s = {s.file + file_step, s.rank + rank_step})
        if (!is_empty(p, s)) return false;
    return true;
}

/// R-PRINCE: the eight adjacent squares, and the eight at distance two in the eight straight directions. Two away on a
/// diagonal the one square between must be empty; two away on a rank or file the way is two king steps, so one of the
/// three squares between must be: the straight one or a diagonal neighbour of it on the board (the bypass).
bool prince_controls(const position& p, square from, square to) {
    const int files = to.file - from.file;
    const int ranks = to.rank - from.rank;
    const int far = std::max(std::abs(files), std::abs(ranks));
    if (far == 1) return true;
    if (far != 2) return false;
    const square middle{from.file + files / 2, from.rank + ranks / 2};
    if (std::abs(files) == 2 && std::abs(ranks) == 2) return is_empty(p, middle);
    if (files != 0 && ranks != 0) return false;  // the knight squares are never reached
    const square beside = files == 0 ? square{1, 0} : square{0, 1};
    const square ways[] = {middle,
                           {middle.file - beside.file, middle.rank - beside.rank},
                           {middle.file + beside.file, middle.rank + beside.rank}};
    return std::any_of(std::begin(ways), std::end(ways), [&](square s) { return on_board(s) && is_empty(p, s); });
}

/// R-PROMO: on the last rank a pawn becomes queen, rook, bishop or knight, also when it captures the king there.
void add_pawn_move(std::vector<move>& moves, const position& p, square from, square to, bool en_passant = false) {
    move m;
    m.from = from;
    m.to = to;
    m.en_passant = en_passant;
    if (to.rank != last_rank(p.to_move)) {
        moves.push_back(m);
        return;
    }
    for (kind k : {kind::queen, kind::rook, kind::bishop, kind::knight}) {
        m.promotion = k;
        moves.push_back(m);
    }
}

/// How many squares a pawn of X may advance at most.
/// R-PAWN-START: three from its start rank. R-PAWN-THIRD: two from its third rank; reading `any`: every pawn there,
/// `stepped` and `immediate`: those that hold the right (who gains and loses it is settled when a move is made).
/// R-PAWN-THEN: one from anywhere else.
int longest_step(const position& p, square from, const readings& r) {
    if (from.rank == pawn_start_rank(p.to_move)) return 3;
    if (from.rank != third_rank(p.to_move)) return 1;
    if (r.third_rank == third_rank_reading::any) return 2;
    return p.third_rights[static_cast<std::size_t>(from.rank)][static_cast<std::size_t>(from.file)] ? 2 : 1;
}

void add_pawn_moves(std::vector<move>& moves, const position& p, square from, const readings& r) {
    const int ahead = forward(p.to_move);
    const int longest = longest_step(p, from, r);
    for (int step = 1; step <= longest; ++step) {
        const square to{from.file, from.rank + step * ahead};
        if (!on_board(to) || !is_empty(p, to)) break;  // all squares passed and the target are empty
        add_pawn_move(moves, p, from, to);
    }
    for (int aside : {-1, 1}) {
        const square to{from.file + aside, from.rank + ahead};
        if (!on_board(to)) continue;
        if (!is_empty(p, to) && p.at(to).owner != p.to_move) add_pawn_move(moves, p, from, to);
        // R-EP: any pawn that attacks a square just passed over captures there, on this reply only.
        if (std::find(p.passed.begin(), p.passed.end(), to) != p.passed.end()) add_pawn_move(moves, p, from, to, true);
    }
}

/// R-CASTLE, one wing: the rights, every square between king and rook empty, and the king neither in check nor crossing
/// nor reaching an attacked square. Reading `castling-attack=free`: a side that has its prince is exempt from the last.
void add_castling(std::vector<move>& moves, const position& p, const readings& r, int rook_file, int king_target) {
    constexpr int king_file = 4;
    const int rank = home_rank(p.to_move);
    const square king{king_file, rank};
    const square rook{rook_file, rank};
    if (!has(p, king, kind::king, p.to_move) || !has(p, rook, kind::rook, p.to_move)) return;
    if (!line_is_empty(p, king, rook)) return;
    const bool exempt = r.castling_attack == castling_attack_reading::free && !find(p, kind::prince, p.to_move).empty();
    const int step = king_target < king_file ? -1 : 1;
    for (int file = king_file; !exempt && file != king_target + step; file += step)
        if (is_attacked(p, {file, rank}, other(p.to_move))) return;
    move m;
    m.from = king;
    m.to = {king_target, rank};
    m.castling = true;
    moves.push_back(m);
}

}  // namespace

bool controls(const position& p, square from, square to) {
    if (from == to) return false;
    const int files = std::abs(to.file - from.file);
    const int ranks = std::abs(to.rank - from.rank);
    const bool straight = files == 0 || ranks == 0;
    const bool diagonal = files == ranks;
    const piece& mover = p.at(from);
    switch (mover.what) {
    case kind::none: return false;
    case kind::pawn: return files == 1 && to.rank - from.rank == forward(mover.owner);
    case kind::knight: return (files == 1 && ranks == 2) || (files == 2 && ranks == 1);
    case kind::bishop: return diagonal && line_is_empty(p, from, to);
    case kind::rook: return straight && line_is_empty(p, from, to);
    case kind::queen: return (straight || diagonal) && line_is_empty(p, from, to);
    case kind::king: return files <= 1 && ranks <= 1;
    case kind::prince:
    case kind::princess: return prince_controls(p, from, to);
    }
    return false;
}

bool is_attacked(const position& p, square target, side by) {
    for (square s : all_squares())
        if (!is_empty(p, s) && p.at(s).owner == by && controls(p, s, target)) return true;
    return false;
}

bool in_check(const position& p, side s) { return is_attacked(p, find(p, kind::king, s).front(), other(s)); }

std::vector<move> pseudo_moves(const position& p, const readings& r) {
    std::vector<move> moves;
    for (square from : all_squares()) {
        if (is_empty(p, from) || p.at(from).owner != p.to_move) continue;
        if (p.at(from).what == kind::pawn) {
            add_pawn_moves(moves, p, from, r);
            continue;
        }
        for (square to : all_squares()) {
            if (!is_empty(p, to) && p.at(to).owner == p.to_move) continue;
            if (!controls(p, from, to)) continue;
            move m;
            m.from = from;
            m.to = to;
            moves.push_back(m);
        }
    }
    const castling_rights& rights = p.castling[index(p.to_move)];
    if (rights.king_side) add_castling(moves, p, r, 0, 2);
    if (rights.queen_side) add_castling(moves, p, r, 9, 7);
    return moves;
}

}  // namespace naive
