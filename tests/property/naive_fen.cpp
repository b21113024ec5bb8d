// The 10x10 FEN, a move's coordinates, and the key of position identity.
#include "naive_pieces.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace naive {

using royalcheck::rules::third_rank_reading;

namespace {

struct letter {
    kind what;
    std::string_view white;
    std::string_view black;
};

constexpr letter letters[] = {
    {kind::prince, "(Pr)", "(pr)"}, {kind::princess, "(Ps)", "(ps)"}, {kind::pawn, "P", "p"},  {kind::knight, "N", "n"},
    {kind::bishop, "B", "b"},       {kind::rook, "R", "r"},           {kind::queen, "Q", "q"}, {kind::king, "K", "k"},
};

[[noreturn]] void refuse(const std::string& why) { throw std::invalid_argument("royal100 FEN: " + why); }

/// Takes one piece off the front of the text; an empty piece, and nothing taken, if there is none.
piece take_piece(std::string_view& text) {
    for (const letter& l : letters)
        for (side s : {side::white, side::black}) {
            const std::string_view name = s == side::white ? l.white : l.black;
            if (text.substr(0, name.size()) != name) continue;
            text.remove_prefix(name.size());
            return {l.what, s};
        }
    return {};
}

/// Takes a count of empty squares, 1 to 10, off the front of the text.
int take_empties(std::string_view& text) {
    const bool ten = text.substr(0, 2) == "10";
    const int count = ten ? 10 : text.front() - '0';
    if (count < 1 || count > 10) refuse("unknown letter in the placement");
    text.remove_prefix(ten ? 2 : 1);
    return count;
}

void read_placement(position& p, std::string_view text) {
    for (int rank = 9; rank >= 0; --rank) {
        int file = 0;
        while (!text.empty() && text.front() != '/') {
            const piece found = take_piece(text);
            const int width = found.what == kind::none ? take_empties(text) : 1;
            if (file + width > 10) refuse("a rank of more than ten squares");
            if (found.what != kind::none) p.at({file, rank}) = found;
            file += width;
        }
        if (file != 10) refuse("a rank of less than ten squares");
        if (text.empty() != (rank == 0)) refuse("not ten ranks");
        if (!text.empty()) text.remove_prefix(1);
    }
}

void check_material(const position& p) {
    for (side s : {side::white, side::black}) {
        if (find(p, kind::king, s).size() != 1) refuse("not exactly one king a side");
        if (find(p, kind::prince, s).size() > 1) refuse("more than one prince a side");
        if (find(p, kind::princess, s).size() > 1) refuse("more than one princess a side");
        for (square pawn : find(p, kind::pawn, s))
            if (pawn.rank == 0 || pawn.rank == 9) refuse("a pawn on a first or last rank");
    }
}

/// Rights without king and rook at home are dropped.
void read_castling(position& p, const std::string& text) {
    for (side s : {side::white, side::black}) {
        const int rank = home_rank(s);
        const bool king = has(p, {4, rank}, kind::king, s);
        auto right = [&](char white, char black, int rook_file) {
            const bool written = text.find(s == side::white ? white : black) != std::string::npos;
            return written && king && has(p, {rook_file, rank}, kind::rook, s);
        };
        p.castling[index(s)] = {right('K', 'k', 0), right('Q', 'q', 9)};
    }
}

/// Whether Y can just have passed these squares: a double or triple step from its start rank or a double step from its
/// third rank, over squares that are empty now, the square left empty too, to a pawn that stands just beyond.
bool can_have_passed(const position& p, const std::vector<square>& passed) {
    const side y = other(p.to_move);
    const square first = passed.front();
    const square left{first.file, first.rank - forward(y)};
    const square landed{first.file, passed.back().rank + forward(y)};
    const std::size_t longest = left.rank == pawn_start_rank(y) ? 2 : left.rank == third_rank(y) ? 1 : 0;
    if (passed.size() > longest) return false;
    for (std::size_t i = 1; i < passed.size(); ++i)
        if (!(passed[i] == square{passed[i - 1].file, passed[i - 1].rank + forward(y)})) return false;
    return has(p, landed, kind::pawn, y) && is_empty(p, left) &&
           std::all_of(passed.begin(), passed.end(), [&](square s) { return is_empty(p, s); });
}

void read_passed(position& p, std::string_view text) {
    if (text == "-") return;
    std::vector<square> passed;
    while (!text.empty()) {
        if (text.size() < 2) refuse("en passant squares");
        const bool ten = text.substr(1, 2) == "10";
        const square s{text[0] - 'a', ten ? 9 : text[1] - '1'};
        if (!on_board(s)) refuse("en passant squares");
        passed.push_back(s);
        text.remove_prefix(ten ? 3 : 2);
    }
    if (can_have_passed(p, passed)) p.passed = passed;
}

/// The sides that have lost the princess right, then `?` if X has the choice. A choice without a princess, or without
/// the right, is none.
void read_succession(position& p, const std::string& text) {
    if (text.find_first_not_of("wb?-") != std::string::npos) refuse("succession field");
    p.princess_right_lost = {text.find('w') != std::string::npos, text.find('b') != std::string::npos};
    p.choice_pending = text.find('?') != std::string::npos && !find(p, kind::princess, p.to_move).empty() &&
                       !p.princess_right_lost[index(p.to_move)];
}

std::string placement(const position& p) {
    std::string text;
    for (int rank = 9; rank >= 0; --rank) {
        int empties = 0;
        auto flush = [&] {
            if (empties > 0) text += std::to_string(empties);
            empties = 0;
        };
        for (int file = 0; file < 10; ++file) {
            const piece& here = p.at({file, rank});
            if (here.what == kind::none) {
                ++empties;
                continue;
            }
            flush();
            for (const letter& l : letters)
                if (l.what == here.what) text += here.owner == side::white ? l.white : l.black;
        }
        flush();
        if (rank > 0) text += '/';
    }
    return text;
}

std::string castling_text(const position& p) {
    std::string text;
    for (side s : {side::white, side::black}) {
        if (p.castling[index(s)].king_side) text += s == side::white ? 'K' : 'k';
        if (p.castling[index(s)].queen_side) text += s == side::white ? 'Q' : 'q';
    }
    return text.empty() ? "-" : text;
}

std::string square_text(square s) {
    return std::string(1, static_cast<char>('a' + s.file)) + std::to_string(s.rank + 1);
}

std::string squares_text(const std::vector<square>& squares) {
    std::string text;
    for (square s : squares) text += square_text(s);
    return text.empty() ? "-" : text;
}

std::string succession_text(const position& p) {
    std::string text;
    if (p.princess_right_lost[index(side::white)]) text += 'w';
    if (p.princess_right_lost[index(side::black)]) text += 'b';
    if (p.choice_pending) text += '?';
    return text.empty() ? "-" : text;
}

std::string side_text(side s) { return s == side::white ? "w" : "b"; }

}  // namespace

position parse_fen(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::string board;
    std::string to_move;
    std::string castling = "-";
    std::string passed = "-";
    std::string succession = "-";
    position p;
    if (!(in >> board >> to_move >> castling >> passed)) refuse("fewer than four fields");
    if (!(in >> p.halfmove_clock)) p.halfmove_clock = 0;
    if (!(in >> p.move_number)) p.move_number = 1;
    if (!(in >> succession)) succession = "-";
    if (to_move != "w" && to_move != "b") refuse("side to move");
    if (p.move_number < 1) refuse("a move number below 1");
    p.to_move = to_move == "w" ? side::white : side::black;
    read_placement(p, board);
    check_material(p);
    read_castling(p, castling);
    read_passed(p, passed);
    read_succession(p, succession);
    // R-PAWN-THIRD from a FEN: every third-rank pawn has the right.
    for (side s : {side::white, side::black})
        for (square pawn : find(p, kind::pawn, s))
            if (pawn.rank == third_rank(s))
                p.third_rights[static_cast<std::size_t>(pawn.rank)][static_cast<std::size_t>(pawn.file)] = true;
    return p;
}

std::string to_fen(const position& p) {
    std::string text = placement(p) + ' ' + side_text(p.to_move) + ' ' + castling_text(p) + ' ' +
                       squares_text(p.passed) + ' ' + std::to_string(p.halfmove_clock) + ' ' +
                       std::to_string(p.move_number);
    if (const std::string succession = succession_text(p); succession != "-") text += ' ' + succession;
    return text;
}

/// C-REP3 and section 3.7: placement, side, castling rights, the passed squares on which a legal en passant capture
/// exists, princess rights, a pending choice, and under `stepped` and `immediate` the pawns that may still double-step.
std::string repetition_key(const position& p, const readings& r) {
    const std::vector<move> moves = legal_moves(p, r);
    std::vector<square> capturable;
    for (square s : p.passed)
        if (std::any_of(moves.begin(), moves.end(), [&](const move& m) { return m.en_passant && m.to == s; }))
            capturable.push_back(s);
    std::vector<square> steppers;
    if (r.third_rank != third_rank_reading::any)
        for (square s : all_squares())
            if (p.third_rights[static_cast<std::size_t>(s.rank)][static_cast<std::size_t>(s.file)])
                steppers.push_back(s);
    return placement(p) + ' ' + side_text(p.to_move) + ' ' + castling_text(p) + ' ' + squares_text(capturable) + ' ' +
           succession_text(p) + ' ' + squares_text(steppers);
}

std::string to_text(const move& m) {
    std::string text;
    if (m.princess == choice::accept) text = "Ps=Q ";
    if (m.princess == choice::decline) text = "Ps=Ps ";
    text += square_text(m.from) + square_text(m.to);
    for (const letter& l : letters)
        if (l.what == m.promotion) text += l.black;
    return text;
}

}  // namespace naive
