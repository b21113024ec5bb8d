#include "grammar/prose_rows.hpp"

#include <algorithm>
#include <numeric>

#include "grammar/pgn.hpp"

namespace royalcheck::grammar {

namespace {

constexpr std::size_t longest_number = 3;  ///< digits
constexpr std::size_t most_columns = 8;    ///< more numbers are a line of text

}  // namespace

prose_rows::prose_rows(std::string_view text) : prose_words(text) {
    for (std::size_t begin = 0; begin < text_.size();) {
        const std::size_t end = std::min(text_.find_first_of("\r\n", begin), text_.size());
        read_line(begin, end);
        begin = end + 1;
    }
    find_columns();
}

void prose_rows::read_line(std::size_t begin, std::size_t end) {
    row found{numbers_.size(), 0, false, !words_behind_};
    std::size_t at = word_in(begin, end);
    for (std::size_t count = 0; at < end && count < most_columns; ++count) {
        const auto number = number_in(at, end, count == 0);
        if (!number) break;
        numbers_.push_back(*number);
        at = number->end;
    }
    found.alone = at == end;
    found.last = numbers_.size();
    if (found.first == found.last) {
        const std::string_view line = text_.substr(begin, end - begin);
        words_behind_ = words_behind_ || line.find_first_not_of(" \t|:-+=") != line.npos;
        return;
    }
    words_behind_ = !found.alone;
    rows_.push_back(found);
}

/// Past blanks and marks; `end` if no word follows in the line.
std::size_t prose_rows::word_in(std::size_t begin, std::size_t end) const {
    while (begin < end) {
        std::size_t lines = 0;
        const std::size_t word = after_space(begin, lines, end);
        if (word >= end) return end;
        const std::size_t length = mark_length(word);
        if (length == 0) return word;
        begin = word + length;
    }
    return end;
}

std::optional<found_move> prose_rows::move_in(std::size_t begin, std::size_t end, bool white) const {
    if (begin >= end) return std::nullopt;
    auto move = move_at(begin);
    if (!move) move = detached_move_at(begin);
    if (move)
        if (const auto whole = long_form(begin, *move, white, false)) move = whole;
    return move && move->end <= end ? move : std::nullopt;
}

/// A number with dots and a move; without dots the first of a row stands in a cell or before the moves of both sides.
std::optional<row_number> prose_rows::number_in(std::size_t begin, std::size_t end, bool first_of_row) const {
    row_number found;
    found.offset = begin;
    std::size_t i = begin;
    while (i < end && is_digit(text_[i])) found.value = found.value * 10 + static_cast<std::uint32_t>(text_[i++] - '0');
    if (i == begin || i - begin > longest_number || found.value == 0) return std::nullopt;
    std::size_t dots = 0;
    i = after_dots(i, dots);
    const bool marked = dots > 0 || (i + 1 < end && (text_[i] == ')' || text_[i] == ':'));
    if (marked && dots == 0) ++i;
    const std::size_t word = first_move_behind(i, dots);
    if (word == std::string_view::npos || word >= end || (word == i && !marked)) return std::nullopt;
    const bool cell = text_.substr(i, word - i).find('|') != std::string_view::npos;
    bool both = dots >= 2;
    const auto first = move_in(word, end, !both);
    if (!first) return std::nullopt;
    found.end = word_in(first->end, end);
    if (const auto reply = both ? std::nullopt : move_in(found.end, end, false)) {
        both = true;
        found.end = word_in(reply->end, end);
    } else if (std::size_t ellipsis = 0; !both && found.end < end) {
        const std::size_t behind = after_dots(found.end, ellipsis);
        if (ellipsis >= 2) found.end = word_in(behind, end);
    }
    if (first_of_row && !marked && !cell && !both) return std::nullopt;
    const std::size_t result_end = std::min(word_end(found.end), end);
    if (found.end < end && read_result(text_.substr(found.end, result_end - found.end)) != result_text::none)
        found.end = word_in(result_end, end);
    return found;
}

/// Whether the numbers go on from above to below in every column, and not along the rows.
bool prose_rows::goes_down(const row& above, const row& below) const {
    const std::size_t wide = above.last - above.first, filled = below.last - below.first;
    if (!above.alone || !below.alone || !below.next || filled > wide) return false;
    for (std::size_t i = 0; i < filled; ++i)
        if (numbers_[below.first + i].value != numbers_[above.first + i].value + 1) return false;
    for (std::size_t i = above.first + 1; i < above.last; ++i)
        if (numbers_[i].value == numbers_[i - 1].value + 1) return false;
    return true;
}

void prose_rows::find_columns() {
    for (std::size_t i = 0; i < rows_.size();) {
        std::size_t end = i + 1;
        if (rows_[i].last - rows_[i].first > 1)
            while (end < rows_.size() && goes_down(rows_[end - 1], rows_[end])) ++end;
        if (end > i + 1) {
            for (std::size_t r = i; r < end; ++r)
                for (std::size_t n = rows_[r].first; n < rows_[r].last; ++n)
                    numbers_[n].column = n - rows_[r].first + 1;
            blocks_.push_back({rows_[i].first, rows_[end - 1].last});
        }
        i = end;
    }
}

bool prose_rows::in_column(std::size_t offset) const {
    const auto found = std::lower_bound(numbers_.begin(), numbers_.end(), offset,
                                        [](const row_number& n, std::size_t o) { return n.offset < o; });
    return found != numbers_.end() && found->offset == offset && found->column > 0;
}

void prose_rows::put_in_order(prose_text& prose) const {
    if (blocks_.empty()) return;
    const std::vector<passage>& before = prose.passages;
    std::vector<std::size_t> order(before.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto column_of = [&](std::size_t index) {
        const auto behind = std::upper_bound(numbers_.begin(), numbers_.end(), before[index].offset,
                                             [](std::size_t o, const row_number& n) { return o < n.offset; });
        return (behind - 1)->column;
    };
    const auto first_from = [&](std::size_t offset) {
        return std::lower_bound(order.begin(), order.end(), offset,
                                [&](std::size_t index, std::size_t o) { return before[index].offset < o; });
    };
    for (const block& b : blocks_) {
        const auto begin = first_from(numbers_[b.first].offset), end = first_from(numbers_[b.last - 1].end);
        std::stable_sort(begin, end, [&](std::size_t x, std::size_t y) { return column_of(x) < column_of(y); });
    }
    std::vector<std::size_t> place(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = i;
    std::vector<passage> sorted;
    sorted.reserve(order.size());
    for (const std::size_t index : order) {
        sorted.push_back(before[index]);
        if (sorted.back().resumes != no_passage) sorted.back().resumes = place[sorted.back().resumes];
    }
    prose.passages = std::move(sorted);
}

}  // namespace royalcheck::grammar
