// The reader of one game: a loop that takes one lexeme at a time off the text and appends flat tokens.
#pragma once

#include <cstddef>
#include <string_view>

#include "grammar/letters.hpp"
#include "grammar/pgn.hpp"

namespace royalcheck::grammar {

/// State of one call of `pgn_reader::next`. Nothing here recurses: nesting is a counter.
class scanner {
public:
    scanner(std::string_view text, std::size_t at, game_text& game)
        : text_(text), base_(text.data()), at_(base_ + at), end_(base_ + text.size()), game_(game) {}

    /// Reads to the end of a game; false if only white space and comments were left.
    bool read();
    std::size_t at() const { return static_cast<std::size_t>(at_ - base_); }

private:
    bool lexeme();  ///< one step; false where the game ends before what comes next

    // pgn.cpp
    bool high_byte();
    void brace_comment();
    void line_comment();
    bool escape_line();
    void close_variation();
    void nag();
    void controls();
    void symbol();
    bool bracket();
    bool begins_next_game(std::string_view name) const;
    bool restarts_without_tags(std::uint32_t number) const;
    void rest_of_result_line();
    void finish();

    // words.cpp
    bool plain_movetext();
    bool plain_result();
    bool number_or_word();
    void stray_dots();
    void word();
    bool try_move(const char* end, bool ascii);
    bool try_symbol(const letters::folded& folded, const char* end);
    bool try_tail(const letters::folded& folded, const char* end);
    bool try_detached_letter(const letters::folded& folded, const char* end);
    void note_invisible(move_text& move);
    void take_move(const move_text& move, const char* end);
    bool try_spaced(const char* end);
    void lengthen_last_move(const move_text& move, const char* end);
    bool try_number_glued(const char* end);
    bool try_punctuated(const char* end, bool ascii);
    bool try_tag_without_bracket(const char* end);
    void spell_out_castling(const char* word, const char* end);
    void unreadable(const char* end);

    std::uint32_t offset(const char* p) const { return static_cast<std::uint32_t>(p - base_); }
    std::string_view from(const char* p) const { return {p, static_cast<std::size_t>(end_ - p)}; }
    void push(token_kind kind, const char* end, std::uint32_t value = 0, std::uint8_t dots = 0) {
        game_.tokens.push_back({kind, dots, offset(at_), static_cast<std::uint32_t>(end - at_), value});
        at_ = end;
    }
    void fail(fault_kind kind, const char* begin, const char* end);
    void in_movetext() { moving_ = started_ = true; }
    void check_bytes(const char* begin, const char* end);

    std::string_view text_;
    const char* base_;
    const char* at_;
    const char* end_;
    game_text& game_;
    const char* last_ = nullptr;      ///< end of the last lexeme
    const char* tags_end_ = nullptr;  ///< end of the last tag, null if there was none
    bool noted_ = false;              ///< anything but white space has been seen
    bool started_ = false;            ///< ... anything but comments
    bool moving_ = false;             ///< ... anything but comments and tags
    bool commented_ = false;          ///< a comment came after the last tag
    bool done_ = false;               ///< a result at depth 0
    std::uint32_t depth_ = 0;
    char32_t invisible_ = 0;  ///< an invisible character before the next word
};

/// The end of the word at `p`; `ascii` and `decodable` say what it is made of.
const char* word_end(const char* p, const char* end, bool& ascii, bool& decodable);

}  // namespace royalcheck::grammar
