// PEGTL rules of a tag pair (PGN standard, chapter 8.1) as it should be. What deviates is mended in tags.cpp.
#pragma once

#include <tao/pegtl.hpp>

namespace royalcheck::grammar::tag_rules {

namespace pegtl = tao::pegtl;

// clang-format off
struct white        : pegtl::one<' ', '\t', '\r', '\n', '\v', '\f'> {};
struct whites       : pegtl::star<white> {};
/// Wider than the standard's letters, digits and underscore: old programs write what they like, in any encoding. Where
/// a game begins is asked before that is known.
struct high         : pegtl::not_range<'\0', '\x7F'> {};
struct name_start   : pegtl::sor<pegtl::alpha, pegtl::digit, pegtl::one<'_'>, high> {};
struct name_letter  : pegtl::sor<name_start, pegtl::one<'-', '.', ':', '/', '+', '#'>> {};
struct name         : pegtl::seq<name_start, pegtl::rep_max<254, name_letter>> {};
struct open         : pegtl::seq<pegtl::one<'['>, whites, name, whites> {};
struct quote        : pegtl::one<'"'> {};
struct escape       : pegtl::seq<pegtl::one<'\\'>, pegtl::not_one<'\r', '\n'>> {};
struct plain        : pegtl::not_one<'"', '\\', '\r', '\n'> {};
struct value        : pegtl::star<pegtl::sor<plain, escape>> {};
struct tag          : pegtl::seq<open, quote, value, quote, whites, pegtl::one<']'>> {};
/// Enough to say that a tag begins here: its name and the opening quote.
struct beginning    : pegtl::seq<open, quote> {};
// clang-format on

}  // namespace royalcheck::grammar::tag_rules
