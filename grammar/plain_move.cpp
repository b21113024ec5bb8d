// Canonical SAN in ASCII, which nearly every move of an archive is: read in one pass, each character decides the next
// step. Agrees with the grammar on all it accepts and leaves everything else to it.
#include "grammar/plain_move.hpp"

#include <array>

#include "grammar/bytes.hpp"

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
std::uint32_t file_at(const char* p) { return static_cast<std::uint32_t>(*p - 'a'); }
std::uint32_t rank_at(const char* p) { return static_cast<std::uint32_t>(*p - '1'); }

/// A hint and a capture sign between the piece letter, if there is one, and the target square; null if it cannot be
/// told at once.
const char* hint_and_sign(const char* p, plain_move& out) {
    const bool pawn = out.piece() == piece_name::none;
    if (pawn && (!is_file(*p) || p[1] != 'x' || p[2] == *p)) return nullptr;
    if (is_file(*p))
        out.from_file(file_at(p++));
    else if (is_rank(*p))
        out.from_rank(rank_at(p++));
    if (*p == 'x') {
        out.captures();
        return p + 1;
    }
    return p;
}

/// A prince or princess, of which a side has one, so that no hint is needed: up to its target square, null if it is
/// neither.
const char* royal_piece(const char* p, plain_move& out) {
    if (p[1] != 'r' && p[1] != 's') return nullptr;
    out.piece(p[1] == 'r' ? piece_name::prince : piece_name::princess);
    if (p[2] != 'x') return p + 2;
    out.captures();
    return p + 3;
}

const char* promotion(const char* p, plain_move& out) {
    const piece_name piece = plain_piece(p[1]);
    if (out.piece() != piece_name::none || piece == piece_name::none || piece == piece_name::king_or_knight)
        return nullptr;
    out.promotion(piece);
    return p + 2;
}

const char* square_and_promotion(const char* p, plain_move& out) {
    const piece_name piece = plain_piece(*p);
    out.piece(piece);
    p += piece == piece_name::none ? 0 : 1;
    if (!is_file(*p) || !is_rank(p[1])) {
        p = *p == 'P' && piece == piece_name::none ? royal_piece(p, out) : hint_and_sign(p, out);
        if (p == nullptr || !is_file(*p) || !is_rank(p[1])) return nullptr;
    }
    out.to(file_at(p), rank_at(p + 1));
    return p[2] == '=' ? promotion(p + 2, out) : p + 2;
}

const char* castling(const char* p, plain_move& out) {
    if (p[1] != '-' || p[2] != 'O') return nullptr;
    const bool is_long = p[3] == '-' && p[4] == 'O';
    out.form(is_long ? move_form::castling_long : move_form::castling_short);
    return is_long ? p + 5 : p + 3;
}

}  // namespace

const char* read_plain_move(const char* word, plain_move& out) {
    const char* p = *word == 'O' ? castling(word, out) : square_and_promotion(word, out);
    if (p == nullptr) return nullptr;
    if (*p == '0' && p[-1] == '1') {  // the tenth rank; the first is nothing in the bits
        out.to(0, 9);
        ++p;
    }
    if (*p == '+' || *p == '#') out.mark(*p++ == '+' ? check_mark::check : check_mark::mate);
    return kind_of(*p) == byte_kind::space || *p == ')' ? p : nullptr;
}

}  // namespace royalcheck::grammar
