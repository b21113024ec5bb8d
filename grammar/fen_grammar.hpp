// PEGTL rules of the six (10x10: seven) FEN fields. A field that is not what it should be is taken whole as
// a `bad_...` so that the fields after it are still read.
#pragma once

#include <tao/pegtl.hpp>

namespace royalcheck::grammar::fen_rules {

namespace pegtl = tao::pegtl;

// clang-format off
struct blank        : pegtl::plus<pegtl::one<' ', '\t', '\r', '\n'>> {};
struct blanks       : pegtl::star<pegtl::one<' ', '\t', '\r', '\n'>> {};
struct field_end    : pegtl::sor<pegtl::eof, pegtl::at<blank>> {};
struct rest         : pegtl::plus<pegtl::not_one<' ', '\t', '\r', '\n'>> {};

// 1. Placement. A code point that is no man and no gap is unknown, never the end of the row.
struct letter       : pegtl::one<'P','N','B','R','Q','K','p','n','b','r','q','k'> {};
struct royal        : pegtl::seq<pegtl::one<'('>, pegtl::one<'P', 'p'>, pegtl::one<'R', 'r', 'S', 's'>, pegtl::one<')'>> {};
struct ten          : pegtl::string<'1', '0'> {};
struct gap          : pegtl::range<'1', '9'> {};
struct unknown_group: pegtl::seq<pegtl::one<'('>, pegtl::rep_max<8, pegtl::not_one<'(', ')', '/', ' '>>, pegtl::one<')'>> {};
struct unknown      : pegtl::sor<unknown_group,
                                 pegtl::seq<pegtl::not_at<pegtl::one<'/', ' ', '\t', '\r', '\n'>>,
                                            pegtl::sor<pegtl::utf8::any, pegtl::any>>> {};
struct row          : pegtl::star<pegtl::sor<letter, royal, ten, gap, unknown>> {};
struct slash        : pegtl::one<'/'> {};
struct placement    : pegtl::seq<row, pegtl::star<slash, row>> {};

// 2. to 7.
struct side_white   : pegtl::seq<pegtl::one<'w', 'W'>, field_end> {};
struct side_black   : pegtl::seq<pegtl::one<'b', 'B'>, field_end> {};
struct bad_side     : rest {};
struct side         : pegtl::sor<side_white, side_black, bad_side> {};

struct right        : pegtl::one<'K', 'Q', 'k', 'q'> {};
struct none         : pegtl::seq<pegtl::one<'-'>, field_end> {};
struct rights       : pegtl::seq<pegtl::rep_min_max<1, 4, right>, field_end> {};
struct bad_castling : rest {};
struct castling     : pegtl::sor<none, rights, bad_castling> {};

struct square_rank  : pegtl::sor<pegtl::string<'1', '0'>, pegtl::range<'1', '9'>> {};
struct square       : pegtl::seq<pegtl::range<'a', 'j'>, square_rank> {};
struct squares      : pegtl::seq<pegtl::rep_min_max<1, 2, square>, field_end> {};
struct bad_passant  : rest {};
struct passant      : pegtl::sor<none, squares, bad_passant> {};

struct integer      : pegtl::seq<pegtl::opt<pegtl::one<'-'>>, pegtl::rep_min_max<1, 9, pegtl::digit>, field_end> {};
struct clock        : integer {};
struct bad_clock    : rest {};
struct number       : integer {};
struct bad_number   : rest {};

struct white_lost   : pegtl::one<'w'> {};
struct black_lost   : pegtl::one<'b'> {};
struct pending      : pegtl::one<'?'> {};
struct succession   : pegtl::sor<none, pegtl::seq<pegtl::at<pegtl::one<'w', 'b', '?'>>, pegtl::opt<white_lost>,
                                                  pegtl::opt<black_lost>, pegtl::opt<pending>, field_end>> {};
struct bad_succession : rest {};
struct surplus      : pegtl::plus<pegtl::any> {};

struct fen : pegtl::seq<blanks, placement,
    pegtl::opt<blank, side, pegtl::opt<blank, castling, pegtl::opt<blank, passant,
    pegtl::opt<blank, pegtl::sor<clock, bad_clock>, pegtl::opt<blank, pegtl::sor<number, bad_number>,
    pegtl::opt<blank, pegtl::sor<succession, bad_succession>>>>>>>,
    blanks, pegtl::opt<surplus>, pegtl::eof> {};
// clang-format on

}  // namespace royalcheck::grammar::fen_rules
