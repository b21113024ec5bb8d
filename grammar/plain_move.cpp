// Canonical SAN in ASCII, which nearly every move of an archive is: read in one pass, each character decides the next
// step. Agrees with the grammar on all it accepts and leaves everything else to it.
#include <array>

#include "grammar/bytes.hpp"
#include "grammar/move_reading.hpp"

namespace royalcheck::grammar {

namespace {

constexpr std::array<piece_name, 256> plain_pieces = [] {
    std::array<piece_name, 256> names{};
    names['N'] = piece_name::knight;
    names['B'] = piece_name::bishop;
    names['R'] = piece_name::rook;
    names['Q'] = piece_name::queen;
    names['K'] = piece_name::king_or_knight;
    return names;
}();

piece_name plain_piece(char c) { return plain_pieces[static_cast<unsigned char>(c)]; }
bool is_file(char c) { return c >= 'a' && c <= 'j'; }
bool is_rank(char c) { return c >= '1' && c <= '9'; }
std::int8_t file_at(const char* p) { return static_cast<std::int8_t>(*p - 'a'); }
std::int8_t rank_at(const char* p) { return static_cast<std::int8_t>(*p - '1'); }

/// What stands before the target square; null if it cannot be told at once.
const char* before_target(const char* p, move_text& out) {
    out.piece = plain_piece(*p);
    if (out.piece == piece_name::none) {
        if (p[1] != 'x') return p;  // e4
        if (!is_file(*p) || p[2] == *p) return nullptr;
        out.from_file = file_at(p);  // exd5
        out.capture = true;
        return p + 2;
    }
    if (out.piece != piece_name::king_or_knight) out.evidence = english;
    ++p;
    if (is_rank(*p)) {
        out.from_rank = rank_at(p++);
    } else if (is_file(*p) && !is_rank(p[1])) {
        out.from_file = file_at(p++);
    }
    out.capture = *p == 'x';
    return out.capture ? p + 1 : p;
}

const char* square_and_promotion(const char* p, move_text& out) {
    p = before_target(p, out);
    if (p == nullptr || !is_file(*p) || !is_rank(p[1])) return nullptr;
    out.to_file = file_at(p);
    out.to_rank = rank_at(p + 1);
    p += 2;
    if (*p != '=') return p;
    out.promotion = plain_piece(p[1]);
    if (out.piece != piece_name::none || out.promotion == piece_name::none ||
        out.promotion == piece_name::king_or_knight)
        return nullptr;
    out.evidence = english;
    return p + 2;
}

const char* castling(const char* p, move_text& out) {
    if (p[1] != '-' || p[2] != 'O') return nullptr;
    const bool is_long = p[3] == '-' && p[4] == 'O';
    out.form = is_long ? move_form::castling_long : move_form::castling_short;
    return is_long ? p + 5 : p + 3;
}

}  // namespace

const char* read_plain_move(const char* word, move_text& out) {
    const char* p = *word == 'O' ? castling(word, out) : square_and_promotion(word, out);
    if (p == nullptr) return nullptr;
    if (*p == '+' || *p == '#') out.mark = *p++ == '+' ? check_mark::check : check_mark::mate;
    return kind_of(*p) == byte_kind::space || *p == ')' ? p : nullptr;
}

}  // namespace royalcheck::grammar
