// PEGTL rules of a position in document style: "Белые: Крb6, Сd2, п.a6 (3). Черные: Крa8, п.h7 (2). 41-й ход белых."
// The list itself is UTF-8; a single man is folded and read with the letters of the move grammar.
#pragma once

#include "grammar/move_grammar.hpp"

namespace royalcheck::grammar::list_rules {

namespace pegtl = tao::pegtl;

// clang-format off
struct blank        : pegtl::sor<pegtl::one<' ', '\t', '\r', '\n'>, pegtl::utf8::one<0xA0, 0x2009, 0x202F>> {};
struct blanks       : pegtl::star<blank> {};

// Cyrillic words as bytes, first letter large or small; е and ё.
struct ye           : pegtl::utf8::one<U'е', U'ё'> {};
struct chern        : pegtl::seq<pegtl::utf8::one<U'Ч', U'ч'>, ye, pegtl::utf8::one<U'р'>, pegtl::utf8::one<U'н'>> {};
struct bel          : pegtl::seq<pegtl::utf8::one<U'Б', U'б'>, pegtl::utf8::one<U'е'>, pegtl::utf8::one<U'л'>> {};
struct ending_ye    : pegtl::seq<pegtl::utf8::one<U'ы'>, pegtl::utf8::one<U'е'>> {};
struct ending_ykh   : pegtl::seq<pegtl::utf8::one<U'ы'>, pegtl::utf8::one<U'х'>> {};
struct hod          : pegtl::seq<pegtl::utf8::one<U'Х', U'х'>, pegtl::utf8::one<U'о'>, pegtl::utf8::one<U'д'>> {};
struct white_word   : pegtl::istring<'w', 'h', 'i', 't', 'e'> {};
struct black_word   : pegtl::istring<'b', 'l', 'a', 'c', 'k'> {};
struct to_move      : pegtl::seq<blanks, pegtl::istring<'t', 'o'>, blanks, pegtl::istring<'m', 'o', 'v', 'e'>> {};

struct white_moves  : pegtl::sor<pegtl::seq<hod, blanks, bel, ending_ykh>, pegtl::seq<white_word, to_move>> {};
struct black_moves  : pegtl::sor<pegtl::seq<hod, blanks, chern, ending_ykh>, pegtl::seq<black_word, to_move>> {};
struct hyphen       : pegtl::sor<pegtl::one<'-'>, pegtl::utf8::one<0x2010, 0x2011, 0x2013>> {};
struct ordinal      : pegtl::sor<pegtl::seq<hyphen, pegtl::opt<pegtl::utf8::one<U'ы'>>, pegtl::utf8::one<U'й'>>,
                                 pegtl::istring<'s', 't'>, pegtl::istring<'n', 'd'>, pegtl::istring<'r', 'd'>,
                                 pegtl::istring<'t', 'h'>, pegtl::one<'.'>> {};
struct move_word    : pegtl::istring<'m', 'o', 'v', 'e'> {};
struct digits       : pegtl::rep_min_max<1, 6, pegtl::digit> {};
struct number       : digits {};
struct numbered     : pegtl::sor<pegtl::seq<move_word, blanks, number>,
                                 pegtl::seq<number, pegtl::opt<ordinal>, blanks,
                                            pegtl::sor<white_moves, black_moves, move_word>>> {};

struct colon        : pegtl::seq<blanks, pegtl::opt<pegtl::sor<pegtl::one<':'>, hyphen, pegtl::utf8::one<0x2014>>>> {};
struct white_ru     : pegtl::seq<bel, ending_ye> {};
struct black_ru     : pegtl::seq<chern, ending_ye> {};
struct white_head   : pegtl::seq<pegtl::sor<white_ru, white_word>, colon> {};
struct black_head   : pegtl::seq<pegtl::sor<black_ru, black_word>, colon> {};

struct count        : digits {};
struct second_count : digits {};
struct counted      : pegtl::seq<pegtl::one<'('>, blanks, count, blanks, pegtl::opt<pegtl::one<'+'>, blanks, second_count, blanks>,
                                 pegtl::one<')'>> {};
struct separator    : pegtl::sor<blank, pegtl::one<',', ';', '.'>> {};
struct item         : pegtl::plus<pegtl::not_at<pegtl::sor<blank, pegtl::one<',', ';', '('>>>,
                                  pegtl::sor<pegtl::utf8::any, pegtl::any>> {};
struct stray        : pegtl::one<'('> {};
struct list         : pegtl::seq<pegtl::star<pegtl::sor<separator, numbered, white_moves, black_moves, white_head,
                                                        black_head, counted, item, stray>>, pegtl::eof> {};

// One folded man: `Крb6`, `п.a6`, `Ra10`, `a6`; or a letter whose square follows after a space.
struct man_piece    : pegtl::seq<move_rules::piece, pegtl::opt<pegtl::one<'.'>>> {};
struct man_pawn     : pegtl::plus<pegtl::sor<move_rules::pawn_letter, move_rules::pawn_figurine>> {};
struct man_square   : pegtl::seq<move_rules::file, move_rules::rank> {};
struct man_letter   : pegtl::sor<pegtl::seq<man_piece, pegtl::at<pegtl::sor<pegtl::eof, man_square>>>, man_pawn> {};
struct full_stop    : pegtl::star<pegtl::one<'.'>> {};
struct man          : pegtl::sor<pegtl::seq<pegtl::opt<man_letter>, man_square, full_stop, pegtl::eof>,
                                 pegtl::seq<man_letter, pegtl::eof>> {};
// clang-format on

}  // namespace royalcheck::grammar::list_rules
