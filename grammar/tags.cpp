#include "grammar/tags.hpp"

#include <algorithm>

#include "grammar/bytes.hpp"
#include "grammar/plain_run.hpp"
#include "grammar/tag_grammar.hpp"

namespace royalcheck::grammar {

namespace {

namespace pegtl = tao::pegtl;
namespace rules = tag_rules;
using input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;

struct spans {
    const char* name_begin = nullptr;
    const char* name_end = nullptr;
    const char* value_begin = nullptr;
    const char* value_end = nullptr;
};

template <class Rule>
struct action : pegtl::nothing<Rule> {};
template <>
struct action<rules::name> {
    template <class Input>
    static void apply(const Input& in, spans& s) {
        s.name_begin = in.begin();
        s.name_end = in.end();
    }
};
template <>
struct action<rules::value> {
    template <class Input>
    static void apply(const Input& in, spans& s) {
        s.value_begin = in.begin();
        s.value_end = in.end();
    }
};

bool is_white(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f'; }

/// True if `p` stands at `] [Name "`: the tag before ended there although its quote is missing.
bool next_tag_follows(const char* p, const char* end) {
    ++p;
    while (p < end && (*p == ' ' || *p == '\t')) ++p;
    input in(p, end, "");
    return p < end && *p == '[' && pegtl::parse<rules::beginning>(in);
}

/// Leaves out white space at both ends, and quotes of another kind than the standard's.
void trim(const char*& begin, const char*& end) {
    while (begin < end && is_white(*begin)) ++begin;
    while (begin < end && is_white(end[-1])) --end;
    constexpr std::string_view quotes[] = {"\"", "'", "“", "”", "„", "«", "»", "‘", "’"};
    for (const std::string_view q : quotes) {
        if (std::string_view(begin, static_cast<std::size_t>(end - begin)).starts_with(q)) begin += q.size();
        if (std::string_view(begin, static_cast<std::size_t>(end - begin)).ends_with(q)) end -= q.size();
    }
}

/// The value of a broken tag from `p`, the opening quote or whatever stands for it: up to the last thing on
/// the line that can close it. Returns the end of the tag.
const char* mend(const char* p, const char* end, bool quoted, spans& s) {
    const char* const first = quoted ? p + 1 : p;
    const char* q = first;
    for (; q < end && !is_line_end(*q); ++q) {
        if (*q == '"' && quoted) {
            const char* r = q + 1;
            while (r < end && (*r == ' ' || *r == '\t')) ++r;
            if (r < end && *r == ']') {
                s.value_begin = first;
                s.value_end = q;
                return r + 1;
            }
            if (r == end || is_line_end(*r)) {  // the bracket is missing
                s.value_begin = first;
                s.value_end = q;
                return q + 1;
            }
        } else if (*q == ']' && (!quoted || next_tag_follows(q, end))) {
            break;
        }
    }
    s.value_begin = first;
    s.value_end = q;
    const char* after = q < end && *q == ']' ? q + 1 : q;
    if (after == q) {  // up to the line's end, less a closing bracket there
        const char* last = q;
        while (last > first && is_white(last[-1])) --last;
        s.value_end = last > first && last[-1] == ']' ? last - 1 : last;
        after = last;
    }
    trim(s.value_begin, s.value_end);
    return after;
}

tag make_tag(const char* base, const char* begin, const char* end, const spans& s, bool plain = false) {
    const auto offset = [base](const char* p) { return static_cast<std::uint32_t>(p - base); };
    tag t;
    t.offset = offset(begin);
    t.length = static_cast<std::uint32_t>(end - begin);
    if (s.name_begin != nullptr) {
        t.name_offset = offset(s.name_begin);
        t.name_length = static_cast<std::uint32_t>(s.name_end - s.name_begin);
    }
    if (s.value_begin != nullptr) {
        t.value_offset = offset(s.value_begin);
        t.value_length = static_cast<std::uint32_t>(s.value_end - s.value_begin);
        t.escaped = !plain && std::find(s.value_begin, s.value_end, '\\') != s.value_end;
    }
    return t;
}

/// `[Name "value"]` of letters and of printable ASCII without escapes, as nearly every tag is: the grammar says the
/// same of it, at four times the cost. Its end is null for every other tag.
struct plain_tag {
    const char* name_end = nullptr;
    const char* end = nullptr;

    plain_tag(const char* begin, const char* text_end) {
        const char* p = begin + 1;
        while (p < text_end && p - begin < 200 && ((*p >= 'A' && *p <= 'Z') || (*p >= 'a' && *p <= 'z'))) ++p;
        name_end = p;
        if (p == begin + 1 || text_end - p < 4 || p[0] != ' ' || p[1] != '"') return;
        p += 2 + plain_run(p + 2, static_cast<std::size_t>(text_end - p - 2));
        if (text_end - p >= 2 && p[0] == '"' && p[1] == ']') end = p + 2;
    }
};

}  // namespace

tag_shape tag_shape_at(std::string_view text, std::size_t at) {
    input in(text.data() + at, text.data() + text.size(), "");
    if (!pegtl::parse<rules::open>(in)) return tag_shape::none;
    if (in.empty()) return tag_shape::none;
    if (*in.current() == '"') return tag_shape::quoted;
    const bool same_line = std::none_of(text.data() + at, in.current(), is_line_end);
    return same_line && *in.current() != ']' ? tag_shape::named : tag_shape::none;
}

tag_reading read_tag(std::string_view text, std::size_t at, bool missing_bracket) {
    const char* const base = text.data();
    const char* const begin = base + at;
    const char* const end = base + text.size();
    spans s;
    if (!missing_bracket) {
        if (const plain_tag plain(begin, end); plain.end != nullptr) {
            s = {begin + 1, plain.name_end, plain.name_end + 2, plain.end - 2};
            return {make_tag(base, begin, plain.end, s, true), std::nullopt, true};
        }
    }
    input in(begin, end, "");
    if (!missing_bracket && pegtl::parse<rules::tag, action>(in, s))
        return {make_tag(base, begin, in.current(), s), std::nullopt};

    s = {};
    input again(begin, end, "");
    const bool named = missing_bracket ? pegtl::parse<pegtl::seq<rules::name, rules::whites>, action>(again, s)
                                       : pegtl::parse<rules::open, action>(again, s);
    const char* const after_name = named ? again.current() : begin;
    const bool quoted = named && after_name < end && *after_name == '"';
    const bool same_line = named && std::none_of(s.name_end, after_name, is_line_end);
    if (quoted || (same_line && after_name < end)) {
        spans value = s;
        const char* const after = mend(after_name, end, quoted, value);
        if (quoted || value.value_begin < value.value_end)
            return {make_tag(base, begin, after, value), fault_kind::repaired_tag};
    }
    const char* stop = std::find_if(begin, end, [](char c) { return c == ']' || is_line_end(c); });
    if (stop < end && *stop == ']') ++stop;
    return {make_tag(base, begin, stop, s), fault_kind::malformed_tag};
}

std::size_t plain_tag_end(std::string_view text, std::size_t at) {
    if (at >= text.size() || text[at] != '[') return at;
    const plain_tag plain(text.data() + at, text.data() + text.size());
    return plain.end == nullptr ? at : static_cast<std::size_t>(plain.end - text.data());
}

std::string_view tag_name(std::string_view text, const tag& t) { return text.substr(t.name_offset, t.name_length); }

std::string tag_value(std::string_view text, const tag& t) {
    const std::string_view written = text.substr(t.value_offset, t.value_length);
    if (!t.escaped) return std::string(written);
    std::string value;
    value.reserve(written.size());
    for (std::size_t i = 0; i < written.size(); ++i) {
        const bool escape =
            written[i] == '\\' && i + 1 < written.size() && (written[i + 1] == '"' || written[i + 1] == '\\');
        value += written[escape ? ++i : i];
    }
    return value;
}

}  // namespace royalcheck::grammar
