// PEGTL rules of one move over folded bytes. Every rule with an action is the whole of what it commits to,
// because an action is not undone when its surroundings fail.
#pragma once

#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>

#include "grammar/glyphs.hpp"
#include "grammar/letters.hpp"

namespace royalcheck::grammar::move_rules {

namespace pegtl = tao::pegtl;
using namespace letters;

// clang-format off
struct file         : pegtl::range<'a', 'j'> {};
struct rank         : pegtl::sor<pegtl::string<'1', '0'>, pegtl::range<'1', '9'>> {};
struct times        : pegtl::one<'x', 'X', ':'> {};
struct dash         : pegtl::one<'-'> {};

// Pieces. R-PRINCE: Pr Ps, Пр Пс in any case; a small п before a file is a pawn.
struct pe           : pegtl::one<big_pe, small_pe> {};
struct english_p    : pegtl::one<'P', 'p'> {};
struct prince_en    : pegtl::seq<english_p, pegtl::one<'r', 'R'>> {};
struct prince_ru    : pegtl::seq<pe, english_p> {};
struct princess_en  : pegtl::seq<english_p, pegtl::one<'s', 'S'>> {};
struct latin_es     : pegtl::seq<pegtl::one<big_pe>, pegtl::one<'c', 'C'>, pegtl::not_at<rank>> {};
struct princess_ru  : pegtl::sor<pegtl::seq<pe, pegtl::one<princess_es>>, latin_es> {};
struct king_ru      : pegtl::seq<pegtl::one<'K', 'k', small_ka>, english_p> {};
struct king_knight  : pegtl::one<'K', 'k', small_ka> {};
struct queen_en     : pegtl::one<'Q', 'q'> {};
struct queen_ru     : pegtl::one<big_ef, small_ef> {};
struct rook_en      : pegtl::one<'R', 'r'> {};
struct rook_ru      : pegtl::one<big_el, small_el> {};
struct bishop_en    : pegtl::one<'B'> {};
struct bishop_ru    : pegtl::one<'C'> {};
struct knight_en    : pegtl::one<'N', 'n'> {};
struct figurine     : pegtl::range<figurine_king, figurine_knight> {};

struct piece        : pegtl::sor<knight_en, bishop_en, rook_en, queen_en, king_ru, king_knight,
                                 bishop_ru, queen_ru, rook_ru, prince_en, princess_en, prince_ru, princess_ru,
                                 figurine> {};
struct pawn_letter  : pegtl::seq<pegtl::sor<english_p, pe>, pegtl::opt<pegtl::one<'.'>>> {};
struct pawn_figurine: pegtl::one<figurine_pawn> {};

// Squares. The first is the target unless another follows.
struct first_file   : file {};
struct first_rank   : rank {};
struct next_square  : pegtl::seq<pegtl::opt<pegtl::sor<times, dash>>, file, rank> {};
struct pawn_capture : pegtl::seq<pegtl::opt<times>, file, pegtl::opt<rank>> {};

struct letter_capture : pegtl::seq<times, file, rank> {};  ///< Pxd5: only the letter says that it is a pawn

struct moving_piece : piece {};
struct piece_squares: pegtl::seq<pegtl::at<pegtl::sor<file, rank, times, dash>>,
                                 pegtl::opt<first_file>, pegtl::opt<first_rank>, pegtl::opt<next_square>> {};
struct pawn_squares : pegtl::seq<first_file, pegtl::sor<pegtl::seq<first_rank, pegtl::opt<next_square>>,
                                                        pawn_capture>> {};

// Castling, also with spaces around its dashes or without dashes, and the null move.
struct oh           : pegtl::one<'O', 'o', '0'> {};
struct gap          : pegtl::star<pegtl::one<' '>> {};
struct join         : pegtl::seq<gap, dash, gap> {};
struct short_castling : pegtl::sor<pegtl::seq<oh, join, oh>, pegtl::rep<2, oh>> {};
struct long_castling  : pegtl::sor<pegtl::seq<oh, join, oh, join, oh>, pegtl::rep<3, oh>> {};
struct null_move    : pegtl::sor<pegtl::string<'-', '-'>, pegtl::string<'Z', '0'>, pegtl::istring<'n', 'u', 'l', 'l'>> {};

// Promotion: =Q Q (Q) /Q =(Q), small letters too; king, pawn, prince and princess so that the rules can refuse
// them by name (RC206). A letter without a sign is none where it begins `ch`.
struct check_word   : pegtl::istring<'c', 'h'> {};
struct small_bishop : pegtl::one<'b'> {};
struct small_es     : pegtl::one<'c'> {};
struct promoted     : pegtl::sor<piece, small_bishop, small_es> {};
struct promoted_pawn: pegtl::sor<english_p, pe> {};
struct equals       : pegtl::one<'='> {};
struct promotion    : pegtl::sor<pegtl::seq<pegtl::opt<equals>, pegtl::one<'('>, promoted, pegtl::one<')'>>,
                                 pegtl::seq<pegtl::sor<equals, pegtl::one<'/'>>, pegtl::sor<promoted, promoted_pawn>>,
                                 pegtl::seq<pegtl::not_at<check_word>, promoted>> {};

// Marks after the move.
struct dot          : pegtl::opt<pegtl::one<'.'>> {};
struct sha          : pegtl::one<big_sha, small_sha> {};
struct shakh        : pegtl::seq<sha, pegtl::one<'a', 'A'>, pegtl::one<'x', 'X'>> {};
struct mat          : pegtl::seq<pegtl::one<small_em, 'M'>, pegtl::one<'a', 'A'>, pegtl::one<small_te, 'T'>> {};
struct double_mark  : pegtl::sor<pegtl::string<'+', '+'>, pegtl::one<double_dagger>> {};
struct check_plus   : pegtl::one<'+'> {};
struct check_other  : pegtl::sor<pegtl::one<dagger>, pegtl::seq<check_word, dot>, pegtl::seq<shakh, dot>> {};
struct mate_hash    : pegtl::one<'#'> {};
struct mate_other   : pegtl::sor<pegtl::one<'x', 'X', not_equal>, pegtl::istring<'m', 'a', 't', 'e'>,
                                 pegtl::seq<mat, dot>> {};
struct en_passant   : pegtl::seq<pegtl::opt<pegtl::one<'/'>>, pegtl::one<'e', 'E'>, dot, pegtl::one<'p', 'P'>, dot> {};
// clang-format on

/// A sign of annotation from the table of glyphs.
struct sign {
    using rule_t = sign;
    using subs_t = pegtl::empty_list;
    template <class Input>
    static bool match(Input& in) {
        const glyph_match m = attached_glyph({in.current(), in.size()});
        in.bump(m.length);
        return m.length > 0;
    }
};

// clang-format off
struct early_check  : pegtl::seq<pegtl::one<'+'>, pegtl::at<promotion>> {};   ///< hxg1+=Q
struct judgement    : pegtl::seq<pegtl::not_at<equals, pegtl::alpha>, sign> {};  ///< e8=X is no sign
struct final_check  : pegtl::seq<check_plus, pegtl::eof> {};                  ///< by far the most frequent
struct suffix       : pegtl::sor<final_check, early_check, promotion, mate_hash, double_mark, judgement, check_plus,
                                 en_passant, check_other, mate_other> {};
struct suffixes     : pegtl::star<pegtl::not_at<pegtl::eof>, suffix> {};

struct pawn_move    : pegtl::seq<pegtl::sor<pawn_letter, pawn_figurine>, pegtl::sor<pawn_squares, letter_capture>> {};
struct piece_move   : pegtl::seq<moving_piece, piece_squares> {};
struct body         : pegtl::sor<pawn_squares, piece_move, long_castling, short_castling, null_move, pawn_move> {};
struct move         : pegtl::seq<body, suffixes, pegtl::eof> {};
// clang-format on

}  // namespace royalcheck::grammar::move_rules

namespace tao::pegtl {

/// For `analyze`: a sign consumes whenever it matches.
template <class Name>
struct analyze_traits<Name, royalcheck::grammar::move_rules::sign> : analyze_any_traits<> {};

}  // namespace tao::pegtl
