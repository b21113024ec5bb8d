#include <algorithm>
#include <array>
#include <cstdlib>

#include "grammar/letters.hpp"
#include "grammar/piece_list_grammar.hpp"
#include "grammar/position.hpp"
#include "grammar/prose.hpp"

namespace royalcheck::grammar {

namespace {

namespace pegtl = tao::pegtl;
namespace rules = list_rules;
using input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;

enum class section : std::uint8_t { none, white, black };

/// One man as its own little grammar finds it.
struct man_reading {
    piece_name piece = piece_name::none;
    bool russian = false;
    int file = -1, rank = -1;
};

struct list_state {
    position_text& out;
    int size;
    section now = section::none;
    bool russian_words = false;             ///< К is then the knight
    piece_name pending = piece_name::none;  ///< a letter whose square stands after a space
    std::array<int, 3> listed{};            ///< by section
    int count = -1;

    void error(position_fault fault) { out.errors.push_back(std::move(fault)); }
    void begin(section s) {
        now = s;
        pending = piece_name::none;
    }
};

template <class Rule>
struct man_action : pegtl::nothing<Rule> {};
template <piece_name Name, bool Russian>
struct letter {
    static void apply0(man_reading& m) {
        m.piece = Name;
        m.russian = Russian;
    }
};
template <>
struct man_action<move_rules::prince_en> : letter<piece_name::prince, false> {};
template <>
struct man_action<move_rules::prince_ru> : letter<piece_name::prince, true> {};
template <>
struct man_action<move_rules::princess_en> : letter<piece_name::princess, false> {};
template <>
struct man_action<move_rules::princess_ru> : letter<piece_name::princess, true> {};
template <>
struct man_action<move_rules::king_ru> : letter<piece_name::king, true> {};
template <>
struct man_action<move_rules::king_knight> : letter<piece_name::king_or_knight, false> {};
template <>
struct man_action<move_rules::queen_en> : letter<piece_name::queen, false> {};
template <>
struct man_action<move_rules::queen_ru> : letter<piece_name::queen, true> {};
template <>
struct man_action<move_rules::rook_en> : letter<piece_name::rook, false> {};
template <>
struct man_action<move_rules::rook_ru> : letter<piece_name::rook, true> {};
template <>
struct man_action<move_rules::bishop_en> : letter<piece_name::bishop, false> {};
template <>
struct man_action<move_rules::bishop_ru> : letter<piece_name::bishop, true> {};
template <>
struct man_action<move_rules::knight_en> : letter<piece_name::knight, false> {};
template <>
struct man_action<move_rules::pawn_figurine> : letter<piece_name::pawn, false> {};
template <>
struct man_action<rules::man_pawn> : letter<piece_name::pawn, false> {};
template <>
struct man_action<move_rules::figurine> {
    template <class Input>
    static void apply(const Input& in, man_reading& m) {
        constexpr piece_name names[] = {piece_name::king, piece_name::queen, piece_name::rook, piece_name::bishop,
                                        piece_name::knight};
        m.piece = names[static_cast<unsigned char>(*in.begin() - letters::figurine_king)];
    }
};
template <>
struct man_action<rules::man_square> {
    template <class Input>
    static void apply(const Input& in, man_reading& m) {
        m.file = *in.begin() - 'a';
        m.rank = in.size() == 3 ? 9 : in.begin()[1] - '1';
    }
};

template <class Rule>
struct action : pegtl::nothing<Rule> {};
template <>
struct action<rules::white_ru> {
    static void apply0(list_state& s) { s.russian_words = true; }
};
template <>
struct action<rules::black_ru> : action<rules::white_ru> {};
template <>
struct action<rules::white_head> {
    static void apply0(list_state& s) { s.begin(section::white); }
};
template <>
struct action<rules::black_head> {
    static void apply0(list_state& s) { s.begin(section::black); }
};
template <>
struct action<rules::white_moves> {
    static void apply0(list_state& s) { s.out.white_to_move = true; }
};
template <>
struct action<rules::black_moves> {
    static void apply0(list_state& s) { s.out.white_to_move = false; }
};
template <>
struct action<rules::numbered> {
    template <class Input>
    static void apply(const Input& in, list_state& s) {
        const char* const digit = std::find_if(in.begin(), in.end(), [](char c) { return c >= '0' && c <= '9'; });
        s.out.number = std::atoi(std::string(digit, in.end()).c_str());
    }
};

void compare(list_state& s, section side, int count) {
    const int listed = s.listed[static_cast<std::size_t>(side)];
    if (listed != count)
        s.error({.kind = position_fault_kind::wrong_count,
                 .number = listed,
                 .due = count,
                 .white = side == section::white});
}

template <>
struct action<rules::counted> {
    template <class Input>
    static void apply(const Input& in, list_state& s) {
        const std::string text = in.string();
        const int first = std::atoi(text.c_str() + text.find_first_of("0123456789"));
        const std::size_t plus = text.find('+');
        if (plus != text.npos) {  // (3+2): both sides at once
            compare(s, section::white, first);
            compare(s, section::black, std::atoi(text.c_str() + text.find_first_of("0123456789", plus)));
        } else if (s.now != section::none) {
            compare(s, s.now, first);
        }
    }
};

void put(list_state& s, piece_name piece, int file, int rank, const std::string& written) {
    if (file >= s.size || rank >= s.size) {
        s.error({.kind = position_fault_kind::square_outside, .text = written, .due = s.size});
        return;
    }
    const bool taken = std::any_of(s.out.men.begin(), s.out.men.end(),
                                   [&](const man_text& m) { return m.file == file && m.rank == rank; });
    if (taken) {
        s.error({.kind = position_fault_kind::square_taken, .text = written});
        return;
    }
    s.out.men.push_back(
        {piece, s.now == section::white, static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)});
}

template <>
struct action<rules::item> {
    template <class Input>
    static void apply(const Input& in, list_state& s) {
        const std::string written = in.string();
        letters::folded folded;
        letters::fold(written, folded);
        man_reading m;
        input man(folded.text.data(), folded.text.data() + folded.size, "");
        const bool readable = folded.complete && folded.decodable && pegtl::parse<rules::man, man_action>(man, m);
        if (!readable || s.now == section::none) {
            if (s.out.errors.size() < 16)
                s.error({.kind = readable ? position_fault_kind::before_its_side : position_fault_kind::not_a_piece,
                         .text = written.substr(0, 24)});
            s.pending = piece_name::none;
            return;
        }
        s.russian_words = s.russian_words || m.russian;
        if (m.file < 0) {
            s.pending = m.piece;
            return;
        }
        const piece_name piece = m.piece != piece_name::none     ? m.piece
                                 : s.pending != piece_name::none ? s.pending
                                                                 : piece_name::pawn;
        s.pending = piece_name::none;
        ++s.listed[static_cast<std::size_t>(s.now)];
        put(s, piece, m.file, m.rank, written);
    }
};
template <>
struct action<rules::stray> {
    static void apply0(list_state& s) { s.error({.kind = position_fault_kind::stray_parenthesis}); }
};

}  // namespace

position_text read_piece_list(std::string_view text, int size, turn_text otherwise) {
    position_text out;
    out.white_to_move = otherwise.white;
    out.number = otherwise.number;
    list_state s{out, size};
    input in(text.data(), text.data() + text.size(), "");
    pegtl::parse<rules::list, action>(in, s);
    for (man_text& m : out.men)
        if (m.piece == piece_name::king_or_knight) m.piece = s.russian_words ? piece_name::knight : piece_name::king;
    if (out.men.empty() && out.errors.empty()) out.errors.push_back({.kind = position_fault_kind::no_piece});
    return out;
}

// The same rules as a list that stands alone has, but the first word that is none of them ends it.
std::size_t piece_list_length(std::string_view text) {
    input in(text.data(), text.data() + text.size(), "");
    std::array<int, 3> men{};
    section now = section::none;
    const char* end = text.data();
    for (;;) {
        if (pegtl::parse<rules::white_head>(in)) {
            now = section::white;
        } else if (pegtl::parse<rules::black_head>(in)) {
            now = section::black;
        } else if (now == section::none) {
            return 0;
        } else if (pegtl::parse<pegtl::sor<rules::numbered, rules::white_moves, rules::black_moves, rules::counted>>(
                       in)) {
            end = in.current();
        } else if (pegtl::parse<rules::separator>(in)) {
            continue;
        } else if (const char* const word = in.current(); pegtl::parse<rules::item>(in)) {
            letters::folded folded;
            letters::fold({word, static_cast<std::size_t>(in.current() - word)}, folded);
            man_reading m;
            input man(folded.text.data(), folded.text.data() + folded.size, "");
            if (!folded.complete || !folded.decodable || !pegtl::parse<rules::man, man_action>(man, m)) break;
            if (m.file < 0) continue;
            ++men[static_cast<std::size_t>(now)];
            end = in.current();
        } else {
            break;
        }
    }
    const bool both =
        men[static_cast<std::size_t>(section::white)] > 0 && men[static_cast<std::size_t>(section::black)] > 0;
    while (both && end[-1] == '.') --end;  // of the sentence
    return both ? static_cast<std::size_t>(end - text.data()) : 0;
}

}  // namespace royalcheck::grammar
