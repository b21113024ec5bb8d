// PEGTL rules of the lexemes of movetext that are more than one character and not words. The reader (pgn.cpp)
// chooses the rule by the first byte, so none of them backtracks into another.
#pragma once

#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>

#include "grammar/utf8.hpp"

namespace royalcheck::grammar::pgn_rules {

namespace pegtl = tao::pegtl;

/// A no-break or other Unicode space.
struct wide_space {
    using rule_t = wide_space;
    using subs_t = pegtl::empty_list;
    template <class Input>
    static bool match(Input& in) {
        if (in.empty() || static_cast<unsigned char>(*in.current()) < 0x80) return false;
        const code_point c = decode(in.current(), in.end());
        if (!is_unicode_space(c.value)) return false;
        in.bump(c.length);
        return true;
    }
};

// clang-format off
struct space        : pegtl::one<' ', '\t', '\n', '\r', '\v', '\f'> {};
struct blanks       : pegtl::star<pegtl::sor<space, wide_space>> {};
struct same_line    : pegtl::star<pegtl::sor<pegtl::one<' ', '\t'>, wide_space>> {};
struct control      : pegtl::ranges<'\0', '\x08', '\x0E', '\x1F', '\x7F'> {};
struct controls     : pegtl::plus<control> {};

/// Move numbers: `1.` `7....` `9…..` `43…. ` `38. ..`
struct ellipsis     : pegtl::utf8::one<U'…'> {};
struct point        : pegtl::one<'.'> {};
struct dot_run      : pegtl::plus<pegtl::sor<point, ellipsis>> {};
struct digits       : pegtl::plus<pegtl::digit> {};
struct dots         : pegtl::seq<dot_run, pegtl::star<blanks, dot_run>> {};
struct late_dots    : pegtl::seq<same_line, dots> {};

struct nag_number   : pegtl::plus<pegtl::digit> {};
struct nag          : pegtl::seq<pegtl::one<'$'>, nag_number> {};
struct rest_of_line : pegtl::star<pegtl::not_one<'\n', '\r'>> {};
// clang-format on

}  // namespace royalcheck::grammar::pgn_rules

namespace tao::pegtl {

template <class Name>
struct analyze_traits<Name, royalcheck::grammar::pgn_rules::wide_space> : analyze_any_traits<> {};

}  // namespace tao::pegtl
