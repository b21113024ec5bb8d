#include "grammar/word.hpp"

#include <cstdlib>

#include "grammar/word_grammar.hpp"

namespace royalcheck::grammar {

namespace {

namespace pegtl = tao::pegtl;
namespace rules = word_rules;
using input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;

struct spelling_found {
    int king_file = -1, king_rank = -1, rook_file = -1, rook_rank = -1;
    std::uint8_t evidence = 0;
};

template <class Rule>
struct action : pegtl::nothing<Rule> {};

template <token_kind Kind, auto Value>
struct meaning {
    static void apply0(word_meaning& m) { m = {Kind, static_cast<std::uint32_t>(Value)}; }
};
template <>
struct action<rules::white_wins> : meaning<token_kind::result, result_text::white_wins> {};
template <>
struct action<rules::black_wins> : meaning<token_kind::result, result_text::black_wins> {};
template <>
struct action<rules::both_lose> : meaning<token_kind::result, result_text::both_lose> {};
template <>
struct action<rules::draw> : meaning<token_kind::result, result_text::draw> {};
template <>
struct action<rules::unfinished> : meaning<token_kind::result, result_text::unfinished> {};
template <>
struct action<rules::check_plus> : meaning<token_kind::mark, check_mark::check> {};
template <>
struct action<rules::check_other> : meaning<token_kind::mark, check_mark::check> {};
template <>
struct action<rules::double_mark> : meaning<token_kind::mark, check_mark::double_check_or_mate> {};
template <>
struct action<rules::mate_hash> : meaning<token_kind::mark, check_mark::mate> {};
template <>
struct action<rules::mate_other> : meaning<token_kind::mark, check_mark::mate> {};
template <>
struct action<rules::en_passant> : meaning<token_kind::en_passant, 0> {};
template <>
struct action<rules::accepted> : meaning<token_kind::succession, succession_text::princess_accepted> {};
template <>
struct action<rules::declined> : meaning<token_kind::succession, succession_text::princess_declined> {};
template <>
struct action<rules::crowned> : meaning<token_kind::succession, succession_text::prince_crowned> {};

template <class Rule>
struct tail_action : pegtl::nothing<Rule> {};

template <token_kind Kind, auto Value>
struct tail_meaning {
    static void apply0(std::vector<word_meaning>& all) { all.push_back({Kind, static_cast<std::uint32_t>(Value)}); }
};
template <>
struct tail_action<rules::check_plus> : tail_meaning<token_kind::mark, check_mark::check> {};
template <>
struct tail_action<rules::check_other> : tail_meaning<token_kind::mark, check_mark::check> {};
template <>
struct tail_action<rules::double_mark> : tail_meaning<token_kind::mark, check_mark::double_check_or_mate> {};
template <>
struct tail_action<rules::mate_hash> : tail_meaning<token_kind::mark, check_mark::mate> {};
template <>
struct tail_action<rules::mate_other> : tail_meaning<token_kind::mark, check_mark::mate> {};
template <>
struct tail_action<rules::en_passant> : tail_meaning<token_kind::en_passant, 0> {};
template <>
struct tail_action<rules::tail_sign> {
    template <class Input>
    static void apply(const Input& in, std::vector<word_meaning>& all) {
        all.push_back({token_kind::glyph, detached_glyph({in.begin(), in.size()}).nag});
    }
};

template <class Rule>
struct lone_action : pegtl::nothing<Rule> {};
template <>
struct lone_action<rules::lone_king_g> {
    static void apply0(lone_letter& found) { found = lone_letter::king_g; }
};

template <class Rule>
struct castling_action : pegtl::nothing<Rule> {};

template <std::uint8_t Language>
struct evidence {
    static void apply0(spelling_found& s) { s.evidence |= Language; }
};
template <>
struct castling_action<rules::king_ru> : evidence<russian> {};
template <>
struct castling_action<rules::rook_ru> : evidence<russian> {};
template <>
struct castling_action<rules::rook_en> : evidence<english> {};

int rank_of(const char* digits, const char* end) { return end - digits == 2 ? 9 : *digits - '1'; }

template <>
struct castling_action<rules::king_target> {
    template <class Input>
    static void apply(const Input& in, spelling_found& s) {
        s.king_file = *in.begin() - 'a';
        s.king_rank = rank_of(in.begin() + 1, in.end());
    }
};
template <>
struct castling_action<rules::rook_target> {
    template <class Input>
    static void apply(const Input& in, spelling_found& s) {
        s.rook_file = *in.begin() - 'a';
        s.rook_rank = rank_of(in.begin() + 1, in.end());
    }
};

/// No spelled-out castling, "на пр." or result is longer in bytes than this, spaces included.
constexpr std::size_t window = 64;

/// Bytes of `text` that `Rule` takes at its start; 0 if it does not match.
template <class Rule, template <class> class Action = pegtl::nothing, class... States>
std::size_t length_of(std::string_view text, States&... states) {
    letters::folded f;
    letters::fold(text.substr(0, window), f);
    input in(f.text.data(), f.text.data() + f.size, "");
    if (!pegtl::parse<Rule, Action>(in, states...)) return 0;
    return f.end_byte[static_cast<std::size_t>(in.current() - f.text.data()) - 1];
}

}  // namespace

word_meaning read_symbol(std::string_view folded) {
    word_meaning m;
    input in(folded.data(), folded.data() + folded.size(), "");
    return pegtl::parse<rules::word, action>(in, m) ? m : word_meaning{};
}

std::vector<word_meaning> read_tail(std::string_view folded) {
    std::vector<word_meaning> all;
    input in(folded.data(), folded.data() + folded.size(), "");
    if (!pegtl::parse<rules::tail, tail_action>(in, all)) all.clear();
    return all;
}

lone_letter read_lone_letter(std::string_view folded) {
    lone_letter found = lone_letter::piece;
    input in(folded.data(), folded.data() + folded.size(), "");
    return pegtl::parse<rules::lone_piece, lone_action>(in, found) ? found : lone_letter::none;
}

result_text read_result(std::string_view word) {
    letters::folded f;
    letters::fold(word, f);
    if (!f.complete || !f.decodable) return result_text::none;
    const word_meaning m = read_symbol(f.view());
    return m.kind == token_kind::result ? static_cast<result_text>(m.value) : result_text::none;
}

std::size_t read_in_passing(std::string_view text) { return length_of<rules::in_passing>(text); }

std::size_t read_spaced_result(std::string_view text, result_text& out) {
    word_meaning m;
    const std::size_t length = length_of<rules::spaced_score, action>(text, m);
    if (length > 0) out = static_cast<result_text>(m.value);
    return length;
}

std::size_t read_spaced_castling(std::string_view text) { return length_of<rules::spaced_castling>(text); }

std::size_t read_spelled_castling(std::string_view text, move_text& out) {
    letters::folded f;
    letters::fold(text.substr(0, window), f);
    input in(f.text.data(), f.text.data() + f.size, "");
    spelling_found s;
    if (!pegtl::parse<rules::spelled_castling, castling_action>(in, s)) return 0;
    // The rook lands beside the king on its own rank: c and d, g and f, h and g (FIDE 3.8.2, R-CASTLE).
    const char king = static_cast<char>('a' + s.king_file), rook = static_cast<char>('a' + s.rook_file);
    const bool beside = (king == 'c' && rook == 'd') || (king == 'g' && rook == 'f') || (king == 'h' && rook == 'g');
    if (!beside || s.king_rank != s.rook_rank) return 0;
    out = {};
    out.form = king == 'g' ? move_form::castling_short : move_form::castling_long;
    out.wing_by_target = true;
    out.to_file = static_cast<std::int8_t>(s.king_file);
    out.to_rank = static_cast<std::int8_t>(s.king_rank);
    out.spelling = odd_castling;
    out.evidence = s.evidence;
    if (f.invisible != 0) {
        out.spelling |= invisible;
        out.strange = f.invisible;
    }
    return f.end_byte[static_cast<std::size_t>(in.current() - f.text.data()) - 1];
}

}  // namespace royalcheck::grammar
