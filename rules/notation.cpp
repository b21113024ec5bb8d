#include "rules/notation.hpp"

#include "rules/chess/laws.hpp"
#include "rules/legality.hpp"
#include "rules/pseudo.hpp"
#include "rules/royal100/laws.hpp"

namespace royalcheck::rules {

namespace {

/// English letters of the PGN standard; prince and princess as the documents write them.
std::string_view letter(piece_kind k) {
    switch (k) {
    case piece_kind::knight: return "N";
    case piece_kind::bishop: return "B";
    case piece_kind::rook: return "R";
    case piece_kind::queen: return "Q";
    case piece_kind::king: return "K";
    case piece_kind::prince: return "Pr";
    case piece_kind::princess: return "Ps";
    default: return "";
    }
}

template <class Board>
std::string file_text(square s) {
    return {static_cast<char>('a' + file_of<Board>(s))};
}
template <class Board>
std::string rank_text(square s) {
    return std::to_string(rank_of<Board>(s) + 1);
}

/// What must stand before the target square so that `m` is the only legal reading: nothing, the file, the
/// rank, or both, in this order of preference (PGN standard 8.2.3.4).
template <class Board>
std::string disambiguation(const position<Board>& p, const position<Board>& settled, const move& m) {
    bool another = false, same_file = false, same_rank = false;
    for (auto left = piece_origins(settled, settled.men[m.from].kind, m.to) & ~bit<Board>(m.from); left != 0;) {
        move rival;
        rival.from = pop_lsb(left);
        rival.to = m.to;
        rival.succession = m.succession;
        if (!is_legal(p, rival) && !laws<Board>::takes_lost_king(p, rival)) continue;
        another = true;
        same_file |= file_of<Board>(rival.from) == file_of<Board>(m.from);
        same_rank |= rank_of<Board>(rival.from) == rank_of<Board>(m.from);
    }
    if (!another) return {};
    if (!same_file) return file_text<Board>(m.from);
    if (!same_rank) return rank_text<Board>(m.from);
    return to_text<Board>(m.from);
}

}  // namespace

template <class Board>
check_sign sign_after(const position<Board>& before, const move& m) {
    position<Board> after = before;
    play(after, m);
    if (!in_check(after)) return check_sign::none;
    return has_legal_move(after) ? check_sign::check : check_sign::mate;
}

template <class Board>
std::string to_san(const position<Board>& p, const move& m) {
    const auto& turn = laws<Board>::settled(p, m.succession);
    const position<Board>& settled = turn;
    std::string san;
    if (m.castling != wing::none) {
        san = m.castling == wing::king_side ? "O-O" : "O-O-O";
    } else {
        const piece_kind kind = settled.men[m.from].kind;
        const bool capture = m.en_passant || takes(p, m.to);
        san = letter(kind);
        if (kind != piece_kind::pawn)
            san += disambiguation(p, settled, m);
        else if (capture)
            san += file_text<Board>(m.from);
        if (capture) san += 'x';
        san += to_text<Board>(m.to);
        if (m.promotion != piece_kind::none) (san += '=') += letter(m.promotion);
    }
    if (m.succession == succession::decline) san.insert(0, "Ps=Ps ");
    switch (sign_after(p, m)) {
    case check_sign::check: return san + '+';
    case check_sign::mate: return san + '#';
    case check_sign::none: break;
    }
    return san;
}

template <class Board>
std::string to_text(square s) {
    return file_text<Board>(s) + rank_text<Board>(s);
}

template check_sign sign_after(const position<board8>&, const move&);
template std::string to_san(const position<board8>&, const move&);
template std::string to_san(const position<board10>&, const move&);
template std::string to_text<board8>(square);
template std::string to_text<board10>(square);

}  // namespace royalcheck::rules
