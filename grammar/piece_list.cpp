#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "grammar/letters.hpp"
#include "grammar/piece_list_grammar.hpp"
#include "grammar/piece_words.hpp"
#include "grammar/position.hpp"
#include "grammar/prose.hpp"

namespace royalcheck::grammar {

namespace {

namespace pegtl = tao::pegtl;
namespace rules = list_rules;
using input = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;

enum class section : std::uint8_t { none, white, black };

/// One item of a list: a man as its own little grammar finds it, a piece whose squares follow, or `joins`: a word
/// between them.
struct man_reading {
    piece_name piece = piece_name::none;
    bool russian = false;
    int file = -1, rank = -1;
    bool several = false, joins = false;
};

struct list_state {
    position_text& out;
    int size;
    section now = section::none;
    bool russian_words = false;             ///< К is then the knight
    piece_name pending = piece_name::none;  ///< a letter or word whose square stands after a space ...
    bool several = false;                   ///< ... or several squares
    std::array<int, 3> listed{};            ///< by section
    int count = -1;

    void error(position_fault fault) { out.errors.push_back(std::move(fault)); }
    void begin(section s) {
        now = s;
        expect(piece_name::none);
    }
    void expect(piece_name piece, bool more_than_one = false) {
        pending = piece;
        several = more_than_one;
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

std::optional<man_reading> read_man(std::string_view written) {
    man_reading m;
    if (const auto word = read_piece_word(written)) {
        m.piece = word->piece;
        m.russian = word->russian;
        m.several = word->several;
        m.joins = word->piece == piece_name::none;
        return m;
    }
    letters::folded folded;
    letters::fold(written, folded);
    if (!folded.complete || !folded.decodable) return std::nullopt;
    input man(folded.text.data(), folded.text.data() + folded.size, "");
    if (!pegtl::parse<rules::man, man_action>(man, m)) return std::nullopt;
    return m;
}

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
        const auto m = read_man(written);
        if (m && m->joins) return;
        if (!m || s.now == section::none) {
            if (s.out.errors.size() < 16)
                s.error({.kind = m ? position_fault_kind::before_its_side : position_fault_kind::not_a_piece,
                         .text = written.substr(0, 24)});
            s.expect(piece_name::none);
            return;
        }
        s.russian_words = s.russian_words || m->russian;
        if (m->file < 0) {
            s.expect(m->piece, m->several);
            return;
        }
        if (m->piece != piece_name::none) s.expect(m->piece);
        const piece_name piece = s.pending != piece_name::none ? s.pending : piece_name::pawn;
        if (!s.several) s.expect(piece_name::none);
        ++s.listed[static_cast<std::size_t>(s.now)];
        put(s, piece, m->file, m->rank, written);
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

namespace {

/// A list inside a text, to its end: the same rules as a list that stands alone has, but words that are none of it end
/// it, unless it goes on behind them. So does a side that is named again: another list begins there, and no text is
/// looked through from each of its heads to its end.
class list_scanner {
public:
    explicit list_scanner(std::string_view text)
        : begin_(text.data()), end_(begin_), in_(begin_, begin_ + std::min(text.size(), longest_list), "") {}

    std::size_t length() {
        while (step()) {
        }
        if (!both()) return 0;
        while (end_[-1] == '.') --end_;  // of the sentence
        return static_cast<std::size_t>(end_ - begin_);
    }

private:
    static constexpr std::size_t longest_list = 4096;  ///< bytes: a hundred men, each named by words
    using turn = pegtl::sor<rules::numbered, rules::white_moves, rules::black_moves, rules::counted>;

    bool both() const {
        return men_[static_cast<std::size_t>(section::white)] > 0 && men_[static_cast<std::size_t>(section::black)] > 0;
    }

    section head() {
        if (pegtl::parse<rules::white_head>(in_)) return section::white;
        if (pegtl::parse<rules::black_head>(in_)) return section::black;
        return section::none;
    }

    /// False for the second head of a side.
    bool begin(section side, std::string_view written) {
        bool& begun = begun_[static_cast<std::size_t>(side)];
        if (begun) return false;
        begun = true;
        now_ = side;
        marked_ = marked_ || written.ends_with(':');
        unread_ = 0;
        return true;
    }

    bool step() {
        if (in_.empty()) return false;
        if (now_ != section::none && unread_ == 0 && pegtl::parse<turn>(in_)) {
            end_ = in_.current();
            return true;
        }
        const char* const before = in_.current();
        if (const section side = head(); side != section::none)
            return begin(side, {before, static_cast<std::size_t>(in_.current() - before)});
        if (now_ == section::none) return false;
        const char sign = *in_.current();
        if (pegtl::parse<rules::separator>(in_)) {
            if (sign == ',') comma_ = true;
            return sign != '.' || unread_ == 0;
        }
        const char* const word = in_.current();
        return pegtl::parse<rules::item>(in_) && item({word, static_cast<std::size_t>(in_.current() - word)});
    }

    bool item(std::string_view written) {
        const auto m = read_man(written);
        if (!m) return may_pass(written);
        if (m->file < 0) return true;
        // "Kh8, and then Rd8" is no list any more, "Kh8, soldiers g7" is one.
        if (unread_ > 0 && both() && m->piece != piece_name::none) return false;
        unread_ = 0;
        comma_ = false;
        ++men_[static_cast<std::size_t>(now_)];
        end_ = in_.current();
        return true;
    }

    /// A word that cannot be read belongs to the list, and is told, where the list names its sides with a colon and
    /// goes on: behind one side only, or behind a comma with a square.
    bool may_pass(std::string_view written) {
        if (!marked_ || ++unread_ > 1 || men_[static_cast<std::size_t>(now_)] == 0) return false;
        if (!both()) return written.front() < '0' || written.front() > '9';
        if (!comma_) return false;
        if (is_misspelled(written)) end_ = in_.current();
        return written.find_first_of("0123456789!?") == written.npos;
    }

    /// `Xd2`: a square behind a letter that is no piece.
    static bool is_misspelled(std::string_view written) {
        while (!written.empty() && written.back() == '.') written.remove_suffix(1);
        constexpr std::size_t longest = 6;  // bytes
        if (written.size() < 3 || written.size() > longest || read_move(written)) return false;
        const auto square = read_man(written.substr(written.size() - 2));
        return square && square->file >= 0;
    }

    const char* begin_;
    const char* end_;
    input in_;
    std::array<int, 3> men_{};  ///< by section
    std::array<bool, 3> begun_{};
    section now_ = section::none;
    int unread_ = 0;      ///< words since the last man
    bool comma_ = false;  ///< since the last man
    bool marked_ = false;
};

}  // namespace

std::size_t piece_list_length(std::string_view text) { return list_scanner(text).length(); }

}  // namespace royalcheck::grammar
