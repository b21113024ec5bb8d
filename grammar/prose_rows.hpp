// Rows of moves in running text: lines that begin with a move number, as in a table, with borders or without.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "grammar/prose.hpp"
#include "grammar/prose_words.hpp"

namespace royalcheck::grammar {

/// A number with its moves: the first of a row, or of each column where columns of moves stand side by side.
struct row_number {
    std::size_t offset = 0, end = 0;  ///< of its digits; behind its moves
    std::uint32_t value = 0;
    std::size_t column = 0;  ///< from 1 on; 0 where no columns stand side by side
};

class prose_rows : prose_words {
public:
    explicit prose_rows(std::string_view text);

    /// The digits at `offset` are a move number in one of several columns.
    bool in_column(std::size_t offset) const;
    /// Puts passages that stand in columns into the order in which the columns are read: each down to its end.
    void put_in_order(prose_text& prose) const;

private:
    struct row {
        std::size_t first, last;  ///< its numbers
        bool alone;               ///< nothing but numbers and moves is in the line
        bool next;                ///< only lines without words stand before it, behind the row before
    };

    void read_line(std::size_t begin, std::size_t end);
    std::optional<row_number> number_in(std::size_t begin, std::size_t end, bool first_of_row) const;
    std::optional<found_move> move_in(std::size_t begin, std::size_t end, bool white) const;
    std::size_t word_in(std::size_t begin, std::size_t end) const;
    void find_columns();
    bool goes_down(const row& above, const row& below) const;

    std::vector<row_number> numbers_;  ///< by offset
    std::vector<row> rows_;
    bool words_behind_ = true;  ///< behind the last row
    struct block {
        std::size_t first, last;  ///< numbers in columns
    };
    std::vector<block> blocks_;
};

}  // namespace royalcheck::grammar
