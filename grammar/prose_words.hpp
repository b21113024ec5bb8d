// Words of running text: where they begin and end, and which of them are moves.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "grammar/move.hpp"
#include "grammar/utf8.hpp"

namespace royalcheck::grammar {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_high(char c) { return (c & 0x80) != 0; }
inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Quotation marks, dashes, the ellipsis: what may stand at a word and is none of its letters.
inline bool is_wide_punctuation(char32_t c) {
    return c == 0xAB || c == 0xBB || (c >= 0x2010 && c <= 0x2027) || (c >= 0x2039 && c <= 0x203A);
}

/// Raised figures, §, ¶ and numbers in circles: as a mark of a footnote they stand at a move and are no part of it.
inline bool is_footnote_mark(char32_t c) {
    return c == 0xA7 || c == 0xB2 || c == 0xB3 || c == 0xB6 || c == 0xB9 || (c >= 0x2070 && c <= 0x207E) ||
           (c >= 0x2460 && c <= 0x24FF);
}

/// Of a pawn without a target rank: to the file beside its own.
bool to_next_file(const move_text& move);
/// `exd`, `e:d`: no word is spelled so, as `cd` is.
bool is_marked_capture(const move_text& move);
/// Also without a number before it.
bool is_surely_a_move(const move_text& move);

struct found_move {
    move_text move;
    std::size_t end = 0;
};

/// Looks at a text; keeps no place in it.
class prose_words {
protected:
    explicit prose_words(std::string_view text) : text_(text) {}

    code_point at(std::size_t i) const { return decode(text_.data() + i, text_.data() + text_.size()); }
    std::size_t step(std::size_t i) const { return is_high(text_[i]) && at(i).length > 0 ? at(i).length : 1; }

    /// Where the white space at `i` ends; `lines` counts its line ends.
    std::size_t after_space(std::size_t i, std::size_t& lines, std::size_t end = std::string_view::npos) const;
    /// The next word of the same paragraph; npos if there is none.
    std::size_t next_word(std::size_t i) const;
    /// Whether a word may end before text_[i].
    bool is_boundary(std::size_t i) const;
    /// Where the word at `i` ends with its punctuation, at white space.
    std::size_t word_end(std::size_t i) const;
    /// The longest stretch from `i` that is a move and ends where a word may end; the punctuation after it stays.
    std::optional<found_move> move_at(std::size_t i) const;
    /// `0-0` and `O-O-O` broken behind a hyphen at the end of a line.
    std::optional<found_move> broken_castling_at(std::size_t i) const;
    /// Where the word at `i` ends that is a move in other letters (`Sf3`, `Txe8+`) or descriptive (`P-K4`, `KNxP`); 0
    /// if it is none.
    std::size_t unread_move_end(std::size_t i) const;
    /// `0-0 Kg c1 - R d1`: where the squares end that tell how castling goes; 0 if none follow.
    std::size_t description_end(std::size_t castling_end) const;
    /// `K e2`, `K x e2`: the piece letter stands apart.
    std::optional<found_move> detached_move_at(std::size_t i) const;
    /// `Кg1 – f3`, `К g1 – f3`, `e4 : d5`: the move `found` at `begin` is only the square that the piece leaves. Behind
    /// a dash the square may also be the other side's reply, so the shape has to tell: a pawn from its first square, a
    /// piece that goes so from its first rank, or `usual`: the text has written so before.
    std::optional<found_move> long_form(std::size_t begin, const found_move& found, bool white, bool usual) const;
    /// Bytes of the mark at `i` that parts no moves: `|` of a Markdown table, a mark of emphasis or of a footnote; 0 if
    /// there is none.
    std::size_t mark_length(std::size_t i) const;
    /// Behind such marks and blanks, where a word of the same paragraph begins; npos if none follows.
    std::size_t past_marks(std::size_t i) const;
    /// Behind a move number that ends at `i`, where its first move begins; npos if none follows. It is Black's, and
    /// `dots` says so, where an ellipsis stands for White's (`6. ... b5`), or in a table of Markdown a dash or nothing.
    std::size_t first_move_behind(std::size_t i, std::size_t& dots) const;
    /// Where the dots of a move number end, `38. ..` and Markdown's `38\.` too; `dots` counts them, an ellipsis as
    /// three.
    std::size_t after_dots(std::size_t i, std::size_t& dots) const;
    /// Bytes of the FEN at `i`: a word of eight or ten rows, most of them full, and the fields behind it; 0 if there is
    /// none.
    std::size_t fen_length(std::size_t i) const;
    /// `(Ps)8k/...` begins with no bracket of the text.
    bool is_prince_of_fen(std::size_t i) const;

    std::string_view text_;

private:
    /// Borders of a table in [begin, end); none if a line ends there.
    std::size_t borders(std::size_t begin, std::size_t end) const;
    /// Whether the cell that ends at `i` is the last of its row.
    bool is_last_cell(std::size_t i) const;
};

}  // namespace royalcheck::grammar
