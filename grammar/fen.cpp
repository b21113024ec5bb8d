#include <cstdlib>

#include "grammar/fen_grammar.hpp"
#include "grammar/position.hpp"

namespace royalcheck::grammar {

namespace {

namespace pegtl = tao::pegtl;
namespace rules = fen_rules;

struct fen_state {
    position_text& out;
    int size;
    int row = 0;    ///< from the top
    int files = 0;  ///< squares of this row so far
    bool unknown_in_row = false;
    int fields = 1;

    bool row_counts() const { return row < size; }
    int rank() const { return size - row; }
    void error(position_fault fault) { out.errors.push_back(std::move(fault)); }

    void put(piece_name piece, bool white) {
        if (row_counts() && files < size)
            out.men.push_back(
                {piece, white, static_cast<std::int8_t>(files), static_cast<std::int8_t>(size - 1 - row)});
        ++files;
    }
    void end_row() {
        if (row_counts() && files != size && !unknown_in_row)
            error({.kind = position_fault_kind::rank_length,
                   .text = std::to_string(rank()),
                   .number = files,
                   .due = size});
        ++row;
        files = 0;
        unknown_in_row = false;
    }
};

piece_name piece_of(char c) {
    switch (c | 0x20) {
    case 'n': return piece_name::knight;
    case 'b': return piece_name::bishop;
    case 'r': return piece_name::rook;
    case 'q': return piece_name::queen;
    case 'k': return piece_name::king;
    default: return piece_name::pawn;
    }
}

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

/// What is longer than a word is cut.
std::string shortened(std::string text) {
    if (text.size() > 24) {
        std::size_t cut = 20;
        while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0u) == 0x80u) --cut;
        text.replace(cut, text.npos, "...");
    }
    return text;
}

template <class Rule>
struct action : pegtl::nothing<Rule> {};

template <>
struct action<rules::letter> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.put(piece_of(*in.begin()), is_upper(*in.begin()));
    }
};
template <>
struct action<rules::royal> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        const bool prince = (in.begin()[2] | 0x20) == 'r';
        if (s.size == 8 && s.row_counts())
            s.error({.kind = prince ? position_fault_kind::prince_on_8x8 : position_fault_kind::princess_on_8x8,
                     .number = s.rank()});
        s.put(prince ? piece_name::prince : piece_name::princess, is_upper(in.begin()[1]));
    }
};
template <>
struct action<rules::ten> {
    static void apply0(fen_state& s) { s.files += 10; }
};
template <>
struct action<rules::gap> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.files += *in.begin() - '0';
    }
};
template <>
struct action<rules::unknown> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        if (s.row_counts() && !s.unknown_in_row)
            s.error({.kind = position_fault_kind::unknown_sign, .text = shortened(in.string()), .number = s.rank()});
        s.unknown_in_row = true;
        ++s.files;
    }
};
template <>
struct action<rules::row> {
    static void apply0(fen_state& s) { s.end_row(); }
};
template <>
struct action<rules::placement> {
    static void apply0(fen_state& s) {
        if (s.row != s.size) s.error({.kind = position_fault_kind::rank_count, .number = s.row, .due = s.size});
    }
};
template <>
struct action<rules::side_black> {
    static void apply0(fen_state& s) { s.out.white_to_move = false; }
};
template <>
struct action<rules::bad_side> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.error({.kind = position_fault_kind::bad_side, .text = shortened(in.string())});
    }
};
template <>
struct action<rules::side> {
    static void apply0(fen_state& s) { s.fields = 2; }
};
template <>
struct action<rules::rights> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        for (const char c : in.string_view()) {
            bool& right = c == 'K'   ? s.out.castle_white_king
                          : c == 'Q' ? s.out.castle_white_queen
                          : c == 'k' ? s.out.castle_black_king
                                     : s.out.castle_black_queen;
            if (right) s.error({.kind = position_fault_kind::castling_twice, .text = std::string(1, c)});
            right = true;
        }
    }
};
template <>
struct action<rules::bad_castling> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.error({.kind = position_fault_kind::bad_castling, .text = shortened(in.string())});
    }
};
template <>
struct action<rules::castling> {
    static void apply0(fen_state& s) { s.fields = 3; }
};
template <>
struct action<rules::squares> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        const std::string text = in.string();
        for (std::size_t i = 0; i < text.size();) {
            const int file = text[i] - 'a';
            const bool ten = text.compare(i + 1, 2, "10") == 0;
            const int rank = ten ? 9 : text[i + 1] - '1';
            if (file < s.size && rank < s.size)
                s.out.en_passant.push_back({static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)});
            else
                s.error({.kind = position_fault_kind::en_passant_outside, .text = text.substr(i, ten ? 3 : 2)});
            i += ten ? 3 : 2;
        }
        if (s.size == 8 && s.out.en_passant.size() > 1)
            s.error({.kind = position_fault_kind::two_en_passant, .text = shortened(text)});
    }
};
template <>
struct action<rules::bad_passant> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.error({.kind = position_fault_kind::bad_en_passant, .text = shortened(in.string())});
    }
};
template <>
struct action<rules::passant> {
    static void apply0(fen_state& s) { s.fields = 4; }
};
template <>
struct action<rules::clock> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.fields = 5;
        s.out.halfmove_clock = std::atoi(in.string().c_str());
        if (s.out.halfmove_clock >= 0) return;
        s.out.halfmove_clock = 0;
        s.error({.kind = position_fault_kind::clock_below_zero, .text = shortened(in.string())});
    }
};
template <>
struct action<rules::bad_clock> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.fields = 5;
        s.error({.kind = position_fault_kind::bad_clock, .text = shortened(in.string())});
    }
};
template <>
struct action<rules::number> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.fields = 6;
        s.out.number = std::atoi(in.string().c_str());
    }
};
template <>
struct action<rules::bad_number> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.fields = 6;
        s.error({.kind = position_fault_kind::bad_number, .text = shortened(in.string())});
    }
};
template <>
struct action<rules::white_lost> {
    static void apply0(fen_state& s) { s.out.white_lost_right = true; }
};
template <>
struct action<rules::black_lost> {
    static void apply0(fen_state& s) { s.out.black_lost_right = true; }
};
template <>
struct action<rules::pending> {
    static void apply0(fen_state& s) { s.out.choice_pending = true; }
};
template <>
struct action<rules::succession> {
    static void apply0(fen_state& s) { s.fields = 7; }
};
template <>
struct action<rules::bad_succession> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.fields = 7;
        s.error({.kind = s.size == 10 ? position_fault_kind::bad_succession : position_fault_kind::behind_number,
                 .text = shortened(in.string())});
    }
};
template <>
struct action<rules::surplus> {
    template <class Input>
    static void apply(const Input& in, fen_state& s) {
        s.error({.kind = position_fault_kind::behind_last_field, .text = shortened(in.string())});
    }
};

}  // namespace

position_text read_fen(std::string_view text, int size) {
    position_text out;
    if (text.find_first_not_of(" \t\r\n") == text.npos) {
        out.errors.push_back({.kind = position_fault_kind::no_fen});
        return out;
    }
    fen_state s{out, size};
    pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*> in(text.data(),
                                                                                         text.data() + text.size(), "");
    pegtl::parse<rules::fen, action>(in, s);
    using enum position_fault_kind;
    constexpr position_fault_kind missing[] = {no_side, no_castling, no_en_passant, no_clock, no_number};
    for (std::size_t field = static_cast<std::size_t>(s.fields); field < 6; ++field)
        out.warnings.push_back({.kind = missing[field - 1]});
    if (size == 8 && s.fields == 7 && out.errors.empty() &&
        (out.white_lost_right || out.black_lost_right || out.choice_pending))
        out.errors.push_back({.kind = succession_on_8x8});
    return out;
}

}  // namespace royalcheck::grammar
