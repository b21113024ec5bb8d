#include "grammar/prose_words.hpp"

#include <algorithm>
#include <string>

#include "grammar/letters.hpp"
#include "grammar/word.hpp"

namespace royalcheck::grammar {

namespace {

constexpr std::size_t longest_move = 48;  ///< bytes

bool is_capture_sign(std::string_view word) { return word == "x" || word == ":" || word == "×" || word == "х"; }

}  // namespace

std::size_t prose_words::after_space(std::size_t i, std::size_t& lines) const {
    while (i < text_.size()) {
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
        return is_wide_punctuation(p.value) || is_unicode_space(p.value);
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
    if (i >= text_.size()) return std::nullopt;
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
    constexpr std::string_view men = "KQRBNPkqrbnp()s/0123456789";
    std::size_t i = begin;
    while (i < text_.size() && (men.find(text_[i]) != men.npos)) ++i;
    const auto slashes = std::count(text_.begin() + static_cast<std::ptrdiff_t>(begin),
                                    text_.begin() + static_cast<std::ptrdiff_t>(i), '/');
    if (slashes != 7 && slashes != 9) return 0;
    constexpr std::string_view fields[] = {"wb", "KQkq-", "abcdefghij0123456789-", "0123456789", "0123456789", "wb?-"};
    for (const std::string_view letters : fields) {
        if (i >= text_.size() || text_[i] != ' ') break;
        std::size_t end = i + 1;
        while (end < text_.size() && letters.find(text_[end]) != letters.npos) ++end;
        if (end == i + 1 || !is_boundary(end)) break;
        i = end;
    }
    return i - begin;
}

}  // namespace royalcheck::grammar
