// PEGTL rules of the words of movetext that are not moves: results, detached marks, succession marks, and the two
// phrases that contain spaces. Over folded bytes.
#pragma once

#include "grammar/move_grammar.hpp"

namespace royalcheck::grammar::word_rules {

namespace pegtl = tao::pegtl;
using namespace letters;
using namespace move_rules;

// clang-format off
// Old typists put spaces around the sign (`1 - 0`); a word has none.
struct versus       : pegtl::seq<gap, pegtl::one<'-', ':'>, gap> {};
struct half         : pegtl::string<'1', '/', '2'> {};
struct white_wins   : pegtl::seq<pegtl::one<'1'>, versus, pegtl::one<'0'>> {};
struct black_wins   : pegtl::seq<pegtl::one<'0'>, versus, pegtl::one<'1'>> {};
struct both_lose    : pegtl::seq<pegtl::one<'0'>, versus, pegtl::one<'0'>> {};
struct draw         : pegtl::seq<half, pegtl::opt<versus, half>> {};
struct unfinished   : pegtl::one<'*'> {};
struct score        : pegtl::sor<white_wins, black_wins, both_lose, draw, unfinished> {};
struct result       : pegtl::seq<score, pegtl::eof> {};

struct mark         : pegtl::seq<pegtl::sor<mate_hash, double_mark, check_plus, check_other, mate_other>,
                                 pegtl::eof> {};
struct lone_en_passant : pegtl::seq<en_passant, pegtl::eof> {};

/// What may follow a move after a space, several in one word: `e.p.!`, `!+`, `x!?`.
struct tail_sign {
    using rule_t = tail_sign;
    using subs_t = pegtl::empty_list;
    template <class Input>
    static bool match(Input& in) {
        const glyph_match m = detached_glyph({in.current(), in.size()});
        in.bump(m.length);
        return m.length > 0;
    }
};
struct tail         : pegtl::seq<pegtl::plus<pegtl::sor<tail_sign, en_passant, double_mark, check_plus, mate_hash,
                                                        check_other, mate_other>>, pegtl::eof> {};

struct any_prince   : pegtl::sor<prince_en, prince_ru> {};
struct any_princess : pegtl::sor<princess_en, pegtl::seq<pe, pegtl::one<princess_es, 'c', 'C'>>> {};
struct accepted     : pegtl::seq<any_princess, pegtl::one<'='>, pegtl::sor<queen_en, queen_ru>> {};
struct declined     : pegtl::seq<any_princess, pegtl::one<'='>, any_princess> {};
struct crowned      : pegtl::seq<any_prince, pegtl::one<'='>, pegtl::sor<king_ru, king_knight>> {};
struct succession   : pegtl::seq<pegtl::sor<accepted, declined, crowned>, pegtl::eof> {};

struct word         : pegtl::sor<result, mark, lone_en_passant, succession> {};

/// "на пр.": en passant in words; and `e. p.`.
struct boundary     : pegtl::not_at<pegtl::sor<pegtl::alnum, pegtl::range<big_ef, small_en>>> {};
struct on_passing   : pegtl::seq<pegtl::one<small_en, 'H'>, pegtl::one<'a', 'A'>, pegtl::plus<pegtl::one<' '>>,
                                 pegtl::one<small_pe, big_pe>, pegtl::one<'p', 'P'>, dot, boundary> {};
struct spaced_ep    : pegtl::seq<pegtl::one<'e', 'E'>, pegtl::one<'.'>, pegtl::plus<pegtl::one<' '>>,
                                 pegtl::one<'p', 'P'>, dot, boundary> {};
struct in_passing   : pegtl::sor<on_passing, spaced_ep> {};

/// Results and castling with spaces inside: `1 - 0`, `½ – ½`, `0 - 0 - 0`. Neither goes on with another sign and number.
struct goes_on      : pegtl::seq<gap, pegtl::one<'-', ':'>, gap, pegtl::sor<pegtl::digit, oh>> {};
struct score_end    : pegtl::not_at<pegtl::sor<pegtl::alnum, pegtl::one<'/'>, goes_on>> {};
struct spaced_score : pegtl::seq<pegtl::not_at<short_castling>, score, score_end> {};
struct spaced_castling : pegtl::seq<pegtl::sor<long_castling, short_castling>, score_end> {};

/// Castling spelled out: Кр c1 – Л d1, K h1 - R g1, Kg c1 – R d1, К gh1 – Rg1, King h1 –R g1.
struct king_g       : pegtl::seq<pegtl::one<'g'>, pegtl::at<pegtl::sor<pegtl::one<' '>, file>>> {};
struct king_word    : pegtl::sor<pegtl::string<'K', 'i', 'n', 'g'>, king_ru,
                                 pegtl::seq<king_knight, gap, pegtl::opt<king_g>>, pegtl::one<figurine_king>> {};
struct rook_word    : pegtl::sor<pegtl::string<'R', 'o', 'o', 'k'>, rook_en, rook_ru, pegtl::one<figurine_rook>> {};
struct king_target  : pegtl::seq<file, rank> {};
struct rook_target  : pegtl::seq<file, rank> {};
struct spelled_castling : pegtl::seq<king_word, gap, king_target, gap, dash, gap,
                                     rook_word, gap, rook_target, boundary> {};

/// A piece letter apart from its square: K e2, Кр e2, Kg e2.
struct lone_king_g  : pegtl::seq<king_knight, pegtl::one<'g'>> {};
struct lone_piece   : pegtl::seq<pegtl::sor<lone_king_g, piece, move_rules::pawn_letter, pawn_figurine>, pegtl::eof> {};
// clang-format on

}  // namespace royalcheck::grammar::word_rules

namespace tao::pegtl {

/// For `analyze`: a sign consumes whenever it matches.
template <class Name>
struct analyze_traits<Name, royalcheck::grammar::word_rules::tail_sign> : analyze_any_traits<> {};

}  // namespace tao::pegtl
