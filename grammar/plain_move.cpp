// Canonical SAN in ASCII, which nearly every move of an archive is: read from its end, where nothing is optional
// before the target square. Agrees with the grammar on all it accepts and leaves everything else to it.
// Measured on 3.3 million moves: the grammar alone takes about three times as long for them.
#include "grammar/move_reading.hpp"

namespace royalcheck::grammar {

namespace {

piece_name plain_piece(char c) {
    switch (c) {
    case 'N': return piece_name::knight;
    case 'B': return piece_name::bishop;
    case 'R': return piece_name::rook;
    case 'Q': return piece_name::queen;
    case 'K': return piece_name::king_or_knight;
    default: return piece_name::none;
    }
}

bool is_file(char c) { return c >= 'a' && c <= 'j'; }
bool is_rank(char c) { return c >= '1' && c <= '9'; }

}  // namespace

bool read_plain_move(std::string_view word, move_text& out) {
    if (word.size() < 2) return false;
    if (word.back() == '+' || word.back() == '#') {
        out.mark = word.back() == '+' ? check_mark::check : check_mark::mate;
        word.remove_suffix(1);
    }
    if (word.size() >= 4 && word[word.size() - 2] == '=') {
        out.promotion = plain_piece(word.back());
        if (out.promotion == piece_name::none || out.promotion == piece_name::king_or_knight) return false;
        out.evidence = english;
        word.remove_suffix(2);
    }
    const std::size_t n = word.size();
    if (n < 2 || !is_file(word[n - 2]) || !is_rank(word[n - 1])) return false;
    out.to_file = static_cast<std::int8_t>(word[n - 2] - 'a');
    out.to_rank = static_cast<std::int8_t>(word[n - 1] - '1');
    word.remove_suffix(2);
    if (word.empty()) return true;
    out.capture = word.back() == 'x';
    if (out.capture) word.remove_suffix(1);
    if (word.empty() || word.size() > 2) return false;
    out.piece = plain_piece(word[0]);
    if (out.piece == piece_name::none) {  // exd5
        out.from_file = static_cast<std::int8_t>(word[0] - 'a');
        return word.size() == 1 && out.capture && is_file(word[0]) && out.from_file != out.to_file;
    }
    if (out.piece != piece_name::king_or_knight) out.evidence = english;
    if (word.size() == 1) return true;
    if (is_file(word[1]))
        out.from_file = static_cast<std::int8_t>(word[1] - 'a');
    else if (is_rank(word[1]))
        out.from_rank = static_cast<std::int8_t>(word[1] - '1');
    else
        return false;
    return true;
}

}  // namespace royalcheck::grammar
