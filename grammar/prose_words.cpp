#include "grammar/prose_words.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "grammar/letters.hpp"
#include "grammar/word.hpp"

namespace royalcheck::grammar {

namespace {

constexpr std::size_t longest_move = 48;        ///< bytes
constexpr std::size_t longest_placement = 256;  ///< bytes; men of Royal Chess 100 take up to four
constexpr std::string_view letters_of_men = "KQRBNPkqrbnp";
constexpr std::size_t longest_field = 16;  ///< of a FEN, in bytes

bool may_begin_move(char c) { return is_high(c) || is_letter(c) || c == '0'; }

bool is_dash(char32_t c) { return c == '-' || (c >= 0x2010 && c <= 0x2015) || c == 0x2212; }

bool is_only_a_square(const move_text& m) {
    return m.form == move_form::ordinary && m.to_rank >= 0 && m.from_file < 0 && m.from_rank < 0 && !m.capture &&
           m.promotion == piece_name::none && m.mark == check_mark::none && m.glyphs == 0;
}

/// On an empty board; pawns not.
bool may_go(const move_text& m) {
    const int files = std::abs(m.to_file - m.from_file), ranks = std::abs(m.to_rank - m.from_rank);
    const bool straight = files == 0 || ranks == 0, diagonal = files == ranks, near = std::max(files, ranks) == 1;
    const bool jump = files * ranks == 2;
    switch (m.piece) {
    case piece_name::knight: return jump;
    case piece_name::bishop: return diagonal;
    case piece_name::rook: return straight;
    case piece_name::queen: return straight || diagonal;
    case piece_name::king: return near;
    case piece_name::king_or_knight: return near || jump;
    case piece_name::prince:
    case piece_name::princess: return std::max(files, ranks) <= 2 && !jump;
    default: return false;
    }
}

/// Whether the long form says of itself that it is one.
bool is_from_home(const move_text& m, bool white) {
    const auto at_home = [&](int of_white, int of_black, int of_black_10x10) {
        return white ? m.from_rank == of_white : m.from_rank == of_black || m.from_rank == of_black_10x10;
    };
    return m.piece == piece_name::none ? at_home(1, 6, 8) : at_home(0, 7, 9);
}

/// `(8/8/.../8)`: the bracket that closes belongs to the text.
std::string_view without_bracket_around(std::string_view placement) {
    const auto opened = std::count(placement.begin(), placement.end(), '(');
    if (placement.ends_with(')') && std::count(placement.begin(), placement.end(), ')') > opened)
        placement.remove_suffix(1);
    return placement;
}

/// Squares that a row of a FEN tells of.
std::size_t squares_of(std::string_view row) {
    std::size_t squares = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool ten = row.substr(i).starts_with("10");
        if (row[i] == '(') i = std::min(row.find(')', i), row.size() - 1);  // `(Pr)` is one man
        squares += ten ? 10 : is_digit(row[i]) ? static_cast<std::size_t>(row[i] - '0') : 1;
        if (ten) ++i;
    }
    return squares;
}

/// A word of slashes is a placement if turn and castling follow, or if it has men and most of its rows fill the board:
/// "1/2/3/4/5/6/7/8" and a line of slashes are no position, not even a misprinted one.
bool is_position(std::string_view placement, std::string_view fields) {
    const auto rows = static_cast<std::size_t>(std::count(placement.begin(), placement.end(), '/')) + 1;
    const bool has_fields = fields.size() == 4 && (fields.starts_with(" w ") || fields.starts_with(" b ")) &&
                            std::string_view("KQkq-").find(fields[3]) != fields.npos;
    if (has_fields) return rows >= 6 && rows <= 12;
    if ((rows != 8 && rows != 10) || placement.find_first_of(letters_of_men) == placement.npos) return false;
    std::size_t full = 0;
    for (std::size_t i = 0; i < rows; ++i) {
        const std::string_view row = placement.substr(0, placement.find('/'));
        full += squares_of(row) == rows ? 1 : 0;
        placement.remove_prefix(std::min(row.size() + 1, placement.size()));
    }
    return 2 * full > rows;
}

bool is_capture_sign(std::string_view word) { return word == "x" || word == ":" || word == "×" || word == "х"; }

}  // namespace

bool to_next_file(const move_text& move) { return std::abs(move.to_file - move.from_file) == 1; }

bool is_marked_capture(const move_text& move) {
    return move.to_rank < 0 && (move.spelling & no_capture_sign) == 0 && to_next_file(move);
}

bool is_surely_a_move(const move_text& move) {
    if (move.form != move_form::ordinary) return true;
    if ((move.spelling & lower_case_piece) != 0) return false;
    if (move.to_rank < 0) return is_marked_capture(move);
    if (move.piece != piece_name::none && move.piece != piece_name::pawn) return true;
    if (move.capture || move.promotion != piece_name::none || move.mark != check_mark::none || move.glyphs > 0)
        return true;
    // The squares "e1-e3" of a rule are no move: a pawn stands on no first rank and goes one or two on.
    const int ranks = std::abs(move.to_rank - move.from_rank);
    return move.long_algebraic && move.from_file == move.to_file && move.from_rank > 0 && (ranks == 1 || ranks == 2);
}

std::size_t prose_words::after_space(std::size_t i, std::size_t& lines, std::size_t end) const {
    end = std::min(end, text_.size());
    while (i < end) {
        const char c = text_[i];
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            lines += c == '\n' || (c == '\r' && (i + 1 == text_.size() || text_[i + 1] != '\n')) ? 1 : 0;
            ++i;
        } else if (const code_point p = at(i); is_high(c) && (is_unicode_space(p.value) || is_invisible(p.value))) {
            i += p.length;
        } else {
            break;
        }
    }
    return i;
}

std::size_t prose_words::next_word(std::size_t i) const {
    std::size_t lines = 0;
    i = after_space(i, lines);
    return lines > 1 || i == text_.size() ? std::string_view::npos : i;
}

bool prose_words::is_boundary(std::size_t i) const {
    if (i >= text_.size()) return true;
    const char c = text_[i];
    if (is_high(c)) {
        const code_point p = at(i);
        return is_wide_punctuation(p.value) || is_unicode_space(p.value) || is_footnote_mark(p.value);
    }
    return !is_letter(c) && !is_digit(c);
}

std::size_t prose_words::word_end(std::size_t i) const {
    const std::size_t most = std::min(text_.size(), i + longest_move);
    while (i < most && !(text_[i] == ' ' || text_[i] == '\t' || text_[i] == '\n' || text_[i] == '\r')) {
        if (is_high(text_[i])) {
            const code_point p = at(i);
            if (is_unicode_space(p.value)) break;
            i += std::max<std::size_t>(p.length, 1);
        } else {
            ++i;
        }
    }
    return std::min(i, text_.size());
}

std::optional<found_move> prose_words::move_at(std::size_t i) const {
    if (i >= text_.size() || !may_begin_move(text_[i])) return std::nullopt;
    if (auto castling = broken_castling_at(i)) return castling;
    for (std::size_t end = word_end(i); end > i + 1; --end) {
        if (!is_boundary(end)) continue;
        const std::string_view word = text_.substr(i, end - i);
        // "at 10.00", "1.000 roubles", "1.0-0.5" are no castling.
        const bool fraction = end + 1 < text_.size() && text_[end] == '.' && is_digit(text_[end + 1]);
        if (std::all_of(word.begin(), word.end(), is_digit) || (fraction && word.starts_with('0'))) continue;
        const auto move = read_move(word);
        if (move && move->form != move_form::null) return found_move{*move, end};
    }
    const char first = text_[i];
    if (first != 'K' && first != 'k' && !is_high(first)) return std::nullopt;
    found_move spelled;
    const std::size_t length = read_spelled_castling(text_.substr(i), spelled.move);
    if (length == 0) return std::nullopt;
    spelled.end = i + length;
    return spelled;
}

std::optional<found_move> prose_words::broken_castling_at(std::size_t i) const {
    if (!is_high(text_[i]) && text_[i] != 'O' && text_[i] != 'o' && text_[i] != '0') return std::nullopt;
    const std::size_t line_end = word_end(i);
    if (line_end < i + 2 || text_[line_end - 1] != '-' || line_end == text_.size()) return std::nullopt;
    const std::size_t rest = next_word(line_end);
    if (rest == std::string_view::npos || text_.substr(line_end, rest - line_end).find_first_of("\r\n") == text_.npos)
        return std::nullopt;
    for (std::size_t end = word_end(rest); end > rest; --end) {
        if (!is_boundary(end)) continue;
        const auto move = read_move(std::string(text_.substr(i, line_end - i)).append(text_.substr(rest, end - rest)));
        if (move && (move->form == move_form::castling_short || move->form == move_form::castling_long))
            return found_move{*move, end};
    }
    return std::nullopt;
}

std::size_t prose_words::unread_move_end(std::size_t i) const {
    const std::size_t most = word_end(i);
    std::size_t end = i;
    const auto take = [&](std::string_view letters, std::size_t count) {
        std::size_t taken = 0;
        while (taken < count && end < most && letters.find(text_[end]) != letters.npos) ++taken, ++end;
        return taken;
    };
    constexpr std::string_view pieces = "KQRBNP";
    if (i < most && text_[i] >= 'A' && text_[i] <= 'Z') {
        ++end;
        take("abcdefghij0123456789x:-", 8);
        const std::string_view squares = text_.substr(i, end - i);
        const std::size_t rank = squares.ends_with("10") ? squares.size() - 2 : squares.size() - 1;
        const bool to_square =
            rank >= 2 && squares[rank] >= '1' && squares[rank] <= '9' && is_letter(squares[rank - 1]);
        take("+#!?", 3);
        if (to_square && is_boundary(end)) return end;
    }
    end = i;
    if (take(pieces, 3) == 0) return 0;
    const bool captures = take("x", 1) > 0;
    if (!captures && take("-", 1) == 0) return 0;
    if (take(pieces, 3) == 0 || (take("12345678", 1) == 0 && !captures)) return 0;
    take("+#!?", 3);
    return is_boundary(end) ? end : 0;
}

std::size_t prose_words::description_end(std::size_t castling_end) const {
    const std::size_t word = next_word(castling_end);
    move_text spelled;
    const std::size_t length = word == std::string_view::npos ? 0 : read_spelled_castling(text_.substr(word), spelled);
    return length == 0 ? 0 : word + length;
}

std::optional<found_move> prose_words::detached_move_at(std::size_t i) const {
    const std::size_t letter = word_end(i);
    letters::folded folded;
    letters::fold(text_.substr(i, letter - i), folded);
    if (!folded.complete || read_lone_letter(folded.view()) == lone_letter::none) return std::nullopt;
    std::string joined(text_.substr(i, letter - i));
    std::size_t square = next_word(letter);
    if (square == std::string_view::npos) return std::nullopt;
    if (const std::size_t sign = word_end(square); is_capture_sign(text_.substr(square, sign - square))) {
        joined += 'x';
        square = next_word(sign);
        if (square == std::string_view::npos) return std::nullopt;
    }
    const auto pawn = move_at(square);
    if (!pawn || pawn->move.piece != piece_name::none || pawn->move.form != move_form::ordinary) return std::nullopt;
    joined += text_.substr(square, pawn->end - square);
    const auto move = read_move(joined);
    if (!move) return std::nullopt;
    found_move found{*move, pawn->end};
    found.move.spelling |= detached_letter;
    return found;
}

std::optional<found_move> prose_words::long_form(std::size_t begin, const found_move& found, bool white,
                                                 bool usual) const {
    if (!is_only_a_square(found.move)) return std::nullopt;
    const std::size_t sign = next_word(found.end);
    if (sign == std::string_view::npos) return std::nullopt;
    const bool dash = is_dash(at(sign).value);
    const std::size_t after = dash ? sign + at(sign).length : word_end(sign);
    if (!dash && (sign == found.end || !is_capture_sign(text_.substr(sign, after - sign)))) return std::nullopt;
    const std::size_t square = next_word(after);
    const auto target = square == std::string_view::npos ? std::nullopt : move_at(square);
    if (!target || target->move.piece != piece_name::none || target->move.from_file >= 0) return std::nullopt;
    const bool detached = (found.move.spelling & detached_letter) != 0;
    const std::size_t letter_end = detached ? word_end(begin) : begin;
    const std::size_t from = detached ? next_word(letter_end) : begin;
    auto move = read_move(std::string(text_.substr(begin, letter_end - begin))
                              .append(text_.substr(from, found.end - from))
                              .append(dash ? "-" : "x")
                              .append(text_.substr(square, target->end - square)));
    if (!move || move->from_rank < 0 || move->to_rank < 0) return std::nullopt;
    if (detached) move->spelling |= detached_letter;
    if (dash && move->piece == piece_name::none) {
        const int ranks = white ? move->to_rank - move->from_rank : move->from_rank - move->to_rank;
        if (move->from_file != move->to_file || ranks < 1 || ranks > 3) return std::nullopt;
    } else if (dash && !may_go(*move)) {
        return std::nullopt;
    }
    if (dash && !usual && !is_from_home(*move, white)) return std::nullopt;
    return found_move{*move, target->end};
}

std::size_t prose_words::mark_length(std::size_t i) const {
    const code_point p = at(i);
    const bool ascii = p.value == '*' || p.value == '_' || p.value == '`' || p.value == '|';
    return ascii || is_footnote_mark(p.value) ? p.length : 0;
}

std::size_t prose_words::past_marks(std::size_t i) const {
    while ((i = next_word(i)) != std::string_view::npos) {
        const std::size_t length = mark_length(i);
        if (length == 0) break;
        i += length;
    }
    return i;
}

std::size_t prose_words::borders(std::size_t begin, std::size_t end) const {
    const std::string_view between = text_.substr(begin, end - begin);
    if (between.find_first_of("\r\n") != between.npos) return 0;
    return static_cast<std::size_t>(std::count(between.begin(), between.end(), '|'));
}

bool prose_words::is_last_cell(std::size_t i) const {
    const std::size_t end = std::min(text_.find_first_not_of(" \t|", i), text_.size());
    const std::string_view rest = text_.substr(i, end - i);
    return (end == text_.size() || text_[end] == '\r' || text_[end] == '\n') &&
           std::count(rest.begin(), rest.end(), '|') == 1;
}

std::size_t prose_words::first_move_behind(std::size_t i, std::size_t& dots) const {
    const std::size_t word = past_marks(i);
    if (word == std::string_view::npos) return word;
    std::size_t ellipsis = 0, end = after_dots(word, ellipsis);
    const bool in_sentence =
        dots == 0 && is_digit(text_[i - 1]) && word - i < 2 && borders(i, word) == 0;  // "page 15 ..."
    if (ellipsis >= 2 && in_sentence) return word;
    if (ellipsis < 2) {
        for (end = word; end < text_.size() && is_dash(at(end).value);) end += at(end).length;
        const std::size_t cell = end == word ? end : past_marks(end);
        const bool dash = cell != end && cell != text_.npos && borders(i, word) > 0 && borders(end, cell) > 0;
        if (!dash) {
            const auto move = borders(i, word) > 1 ? move_at(word) : std::nullopt;
            if (move && is_last_cell(move->end)) dots = 3;
            return word;
        }
    }
    const std::size_t move = past_marks(end);
    if (move != std::string_view::npos) dots = 3;
    return move;
}

std::size_t prose_words::after_dots(std::size_t i, std::size_t& dots) const {
    if (i + 1 < text_.size() && text_[i] == '\\' && text_[i + 1] == '.') ++i;  // Markdown
    for (std::size_t end = i;;) {
        if (end < text_.size() && text_[end] == '.') {
            ++dots;
            ++end;
        } else if (end < text_.size() && is_high(text_[end]) && at(end).value == U'…') {
            dots += 3;
            end += at(end).length;
        } else if (dots > 0 && end < text_.size() && text_[end] == ' ' && end == i) {
            ++end;  // `38. ..`
            continue;
        } else {
            return i;
        }
        i = end;
    }
}

std::size_t prose_words::fen_length(std::size_t begin) const {
    const auto belongs = [](char c) {
        return letters_of_men.find(c) != letters_of_men.npos ||
               std::string_view("()s/").find(c) != std::string_view::npos || is_digit(c);
    };
    const char before = begin == 0 ? ' ' : text_[begin - 1];
    if (before == '/' || is_letter(before) || is_digit(before)) return 0;
    const std::string_view window = text_.substr(begin, longest_placement + 1);
    std::size_t length = 0;
    while (length < window.size() && belongs(window[length])) ++length;
    if (length > longest_placement) return 0;
    const std::string_view placement = without_bracket_around(window.substr(0, length));
    std::size_t i = begin + placement.size();
    if (!is_position(placement, text_.substr(i, 4))) return 0;
    constexpr std::string_view fields[] = {"wb", "KQkq-", "abcdefghij0123456789-", "0123456789", "0123456789", "wb?-"};
    for (const std::string_view letters : fields) {
        if (i >= text_.size() || text_[i] != ' ') break;
        std::size_t end = i + 1;
        while (end < text_.size() && end - i <= longest_field && letters.find(text_[end]) != letters.npos) ++end;
        if (end == i + 1 || !is_boundary(end)) break;
        i = end;
    }
    return i - begin;
}

bool prose_words::is_prince_of_fen(std::size_t i) const {
    const std::string_view man = text_.substr(i, 4);
    return man == "(Pr)" || man == "(Ps)" || man == "(pr)" || man == "(ps)";
}

}  // namespace royalcheck::grammar
