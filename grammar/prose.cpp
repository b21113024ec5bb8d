#include "grammar/prose.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>

#include "grammar/letters.hpp"
#include "grammar/prose_rows.hpp"
#include "grammar/prose_words.hpp"
#include "grammar/utf8.hpp"
#include "grammar/utf8_parts.hpp"
#include "grammar/word.hpp"

namespace royalcheck::grammar {

namespace {

constexpr std::uint32_t longest_number = 3;  ///< digits
constexpr std::size_t longest_sign = 24;     ///< bytes; of results, too
constexpr std::size_t deepest = 256;         ///< brackets inside each other: nobody follows more
constexpr std::uint32_t most_left_out = 4;   ///< half-moves that a misprinted number may jump inside a run

/// Half-moves in one number: twice the move number, one more for Black.
std::uint32_t key_of(const token& number) { return 2 * number.value + (number.dots >= 2 ? 1 : 0); }

/// A bracket that is still open, and what it interrupted.
struct open_bracket_state {
    char closing;
    std::uint32_t due;
    std::size_t paused;
    std::uint32_t aside;
};

class prose_reader : prose_words {
public:
    prose_reader(std::string_view text, prose_text& out) : prose_words(text), rows_(text), out_(out) {
        out_.asides = {0};
    }

    void read() {
        while (at_ < text_.size()) {
            if (!space() && !bracket() && !passage_here()) skip_word();
        }
        end_run();
        rows_.put_in_order(out_);
    }

private:
    bool passage_here() {
        if (number()) return true;
        if (in_run_ && (reply() || reply_behind_dash() || sign() || result() || unread_reply())) return true;
        if (resume()) return true;
        return position(piece_list_length(text_.substr(at_)), passage_kind::piece_list) ||
               position(fen_length(at_), passage_kind::fen) || castling_description() || mention();
    }

    /// White space; an empty line ends everything that is open.
    bool space() {
        const std::size_t begin = at_;
        std::size_t lines = 0;
        at_ = after_space(at_, lines);
        if (lines > 1) {
            leave_run();
            brackets_.clear();
            aside_ = 0;
        }
        return at_ != begin;
    }

    /// `~~` of Markdown, too: what is struck out stands beside the text.
    bool bracket() {
        const char c = text_[at_];
        if (text_.substr(at_).starts_with("~~")) {
            const bool open = std::any_of(brackets_.begin(), brackets_.end(),
                                          [](const open_bracket_state& b) { return b.closing == '~'; });
            if (open)
                close_bracket('~');
            else
                open_bracket('~');
            ++at_;
        } else if (is_prince_of_fen(at_) && position(fen_length(at_), passage_kind::fen)) {
            return true;
        } else if (c == '(' || c == '[') {
            open_bracket(c == '(' ? ')' : ']');
        } else if (c == ')' || c == ']') {
            close_bracket(c);
        } else {
            return false;
        }
        ++at_;
        return true;
    }

    void open_bracket(char closing) {
        if (brackets_.size() == deepest) return leave_run();
        if (in_run_) {
            const std::size_t runs = out_.passages.size();
            end_run();
            paused_ = out_.passages.size() == runs ? runs - 1 : no_passage;
        }
        brackets_.push_back({closing, due_, paused_, aside_});
        out_.asides.push_back(aside_);
        aside_ = static_cast<std::uint32_t>(out_.asides.size() - 1);
        paused_ = no_passage;
    }

    /// What was open inside ends, too; a bracket that closes nothing is only a word's end.
    void close_bracket(char closing) {
        leave_run();
        const auto opened = std::find_if(brackets_.rbegin(), brackets_.rend(),
                                         [&](const open_bracket_state& b) { return b.closing == closing; });
        if (opened == brackets_.rend()) return;
        due_ = opened->due;
        paused_ = opened->paused;
        aside_ = opened->aside;
        brackets_.erase(std::prev(opened.base()), brackets_.end());
    }

    /// Black's move, as `Nc6` in `2.Nf3 (2.f4 exf4) Nc6`: the run before the bracket goes on. So does its result.
    bool resume() {
        if (in_run_ || paused_ == no_passage) return false;
        const auto move = due_ % 2 == 0 ? std::nullopt : move_in_run_at(at_);
        if (!move) return result();
        begin_run(due_, paused_);
        take(at_, *move);
        return true;
    }

    /// `12.` `7….` `43…. `, with the move that must follow; without dots where a number is due, as in "1 e4 e5 2 Nf3".
    bool number() {
        if (!is_digit(text_[at_]) || glued_before()) return false;
        std::size_t i = at_;
        std::uint32_t value = 0;
        while (i < text_.size() && is_digit(text_[i]))
            value = value * 10 + static_cast<std::uint32_t>(text_[i++] - '0');
        if (i - at_ > longest_number || value == 0) return false;
        token found{token_kind::number, 0, static_cast<std::uint32_t>(at_), 0, value};
        std::size_t dots = 0;
        i = after_dots(i, dots);
        found.length = static_cast<std::uint32_t>(i - at_);
        // `1)` and `1:`; not the end of a bracket, not `1:0`.
        const bool closed = dots == 0 && i + 1 < text_.size() &&
                            ((text_[i] == ')' && brackets_.empty()) || (text_[i] == ':' && text_[i + 1] == ' '));
        if (closed) ++i;
        const std::size_t own_dots = dots;
        const std::size_t word = first_move_behind(i, dots);
        if (word == std::string_view::npos) return false;
        found.dots = static_cast<std::uint8_t>(std::min<std::size_t>(dots, 255));
        auto move = move_at(word);
        if (!move && dots > 0) move = detached_move_at(word);
        if (!move && 2 * value == due_) move = move_in_run_at(word);
        if (move && move->move.form != move_form::ordinary && description_end(move->end) > 0) return false;
        if (!move && (dots > 0 || value == 1 || 2 * value == due_) && unread(word)) return true;
        const bool column = rows_.in_column(at_);
        const bool due = column || (move && due_without_dots(value, move->end));
        if (!move || (dots == 0 && ((word == i && !closed) || !due))) return false;
        const bool other_line = dots != own_dots && key_of(found) != due_;  // White's move was left out on purpose
        if (in_run_ && (column || other_line || key_of(found) < due_ || key_of(found) > due_ + most_left_out))
            end_run();
        due_ = key_of(found);
        begin_run(due_, no_passage);
        out_.tokens.push_back(found);
        take(word, *move);
        return true;
    }

    /// Letters, digits and hyphens in front make it no move number: `g1.`, `11-15.`
    bool glued_before() const {
        if (at_ == 0) return false;
        const char c = text_[at_ - 1];
        if (is_letter(c) || is_digit(c) || c == '-' || c == '/' || c == '#') return true;
        if (!is_high(c)) return false;
        std::size_t begin = at_ - 1;
        while (begin > 0 && is_continuation(text_[begin])) --begin;
        const char32_t before = at(begin).value;
        const bool dash = before >= 0x2010 && before <= 0x2015;
        return dash || (!is_wide_punctuation(before) && !is_unicode_space(before) && !is_invisible(before));
    }

    bool due_without_dots(std::uint32_t value, std::size_t end) const {
        if (in_run_ || paused_ != no_passage) return 2 * value == due_;
        if (!brackets_.empty() && brackets_.back().paused != no_passage)  // instead of the last move, or after it
            return 2 * value == brackets_.back().due || 2 * value + 1 == brackets_.back().due;
        if (value != 1) return false;
        const std::size_t reply = past_marks(end);
        const auto move = reply == std::string_view::npos ? std::nullopt : move_at(reply);
        const std::size_t second = move ? past_marks(move->end) : std::string_view::npos;
        return second != std::string_view::npos && text_[second] == '2';
    }

    /// A move, or its parts: `Пс d8`. One letter apart may be a word, as "К" and "С" are in Russian, unless the move
    /// before is written so too.
    std::optional<found_move> move_in_run_at(std::size_t i) const {
        if (auto whole = move_at(i)) return whole;
        const auto parts = detached_move_at(i);
        if (!parts || (parts->move.spelling & lower_case_piece) != 0) return std::nullopt;
        const bool two_letters = count_code_points(text_.substr(i, word_end(i) - i)) == 2;
        return two_letters || is_spaced_like_the_last(i) ? parts : std::nullopt;
    }

    /// Nothing but blanks stands before `i`, behind a move whose letter stands apart; or a bracket, where a run goes
    /// on.
    bool is_spaced_like_the_last(std::size_t i) const {
        if (out_.moves.empty() || (out_.moves.back().spelling & detached_letter) == 0) return false;
        if (!in_run_) return true;
        const std::size_t end = out_.tokens.back().offset + out_.tokens.back().length;
        return text_.substr(end, i - end).find_first_of("\r\n|,-\xE2") == std::string_view::npos;
    }

    /// Black's move after White's needs no number.
    bool reply() {
        if (due_ % 2 == 0) return false;
        const auto move = move_in_run_at(at_);
        if (move) take(at_, *move);
        return move.has_value();
    }

    bool unread_reply() { return due_ % 2 != 0 && unread(at_); }

    /// Moves that begin at `word` and cannot be read, with those behind them.
    bool unread(std::size_t word) {
        std::size_t end = unread_move_end(word);
        if (end == 0) return false;
        for (std::size_t next = past_marks(end); next != std::string_view::npos; next = past_marks(end)) {
            std::size_t move = next;
            while (move < text_.size() && is_digit(text_[move])) ++move;
            if (move != next) {
                std::size_t dots = 0;
                move = past_marks(after_dots(move, dots));
            }
            if (move == std::string_view::npos) break;
            std::size_t move_end = unread_move_end(move);
            if (const auto read = move_at(move); move_end == 0 && read) move_end = read->end;
            if (move_end == 0) break;
            end = move_end;
        }
        return position(end - at_, passage_kind::unread);
    }

    /// `2.Nf3 - Nc6`
    bool reply_behind_dash() {
        if (due_ % 2 == 0) return false;
        const code_point sign = at(at_);
        const bool dash = sign.value == '-' || (sign.value >= 0x2010 && sign.value <= 0x2015) || sign.value == 0x2212;
        const std::size_t word = dash ? next_word(at_ + sign.length) : std::string_view::npos;
        if (word == std::string_view::npos || word == at_ + sign.length) return false;
        const auto move = move_in_run_at(word);
        if (move) take(word, *move);
        return move.has_value();
    }

    /// A detached check mark or sign of annotation. Words such as "mate" belong to the sentence.
    bool sign() {
        if (mark_length(at_) > 0) return false;
        for (std::size_t end = std::min(word_end(at_), at_ + longest_sign); end > at_; --end) {
            if (!is_boundary(end)) continue;
            letters::folded folded;
            letters::fold(text_.substr(at_, end - at_), folded);
            const std::string_view word = folded.view();
            if (!folded.complete || !folded.decodable || word.empty()) continue;
            const bool letters_only_x = std::all_of(word.begin(), word.end(), [](char c) { return !is_letter(c); }) ||
                                        word == "x" || word == "X" || word.starts_with("e.p") || word == "ep";
            const bool dash = word.find_first_not_of('-') == word.npos;
            const word_meaning symbol = read_symbol(word);  // `Ps=Ps`, too
            if ((!letters_only_x && symbol.kind != token_kind::succession) || dash || is_digit(word.front())) continue;
            std::vector<word_meaning> all = read_tail(word);
            if (all.empty()) all = {symbol};
            if (all.front().kind == token_kind::unreadable || all.front().kind == token_kind::result) continue;
            for (const word_meaning& each : all) push(each.kind, end, each.value);
            at_ = end;
            return true;
        }
        const std::size_t in_passing = read_in_passing(text_.substr(at_));
        if (in_passing == 0) return false;
        push(token_kind::en_passant, at_ + in_passing, 0);
        at_ += in_passing;
        return true;
    }

    /// Of the run, or of that before the bracket.
    bool result() {
        if (!is_digit(text_[at_]) && !is_high(text_[at_])) return false;
        for (std::size_t end = std::min(word_end(at_), at_ + longest_sign); end > at_; --end) {
            const result_text read = is_boundary(end) ? read_result(text_.substr(at_, end - at_)) : result_text::none;
            if (read == result_text::none || read == result_text::unfinished) continue;
            out_.passages[in_run_ ? out_.passages.size() - 1 : paused_].result = out_.tokens.size();
            push(token_kind::result, end, static_cast<std::uint32_t>(read));
            at_ = end;
            leave_run();
            return true;
        }
        return false;
    }

    bool position(std::size_t length, passage_kind kind) {
        if (length == 0) return false;
        leave_run();
        out_.passages.push_back({kind, static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(length), aside_,
                                 out_.tokens.size(), out_.tokens.size()});
        at_ += length;
        return true;
    }

    /// `0-0-0 Kg h1 - R g1`: the rules of castling, not a move that was played.
    bool castling_description() {
        const auto move = move_at(at_);
        if (!move || move->move.form == move_form::ordinary) return false;
        const std::size_t described = description_end(move->end);
        if (described == 0 && !move->move.wing_by_target) return false;
        leave_run();
        at_ = std::max(described, move->end);
        return true;
    }

    /// A move without a number. A square alone is none, nor is a word: `e4`, `cd`, "с g5" in Russian. Among moves a
    /// square is one, too: "O-O e5 Nf6".
    bool mention() {
        if (is_digit(text_[at_]) && glued_before()) return false;  // "8-800-0-0"
        auto found = move_at(at_);
        if (!found && !may_be_preposition()) found = detached_move_at(at_);
        if (!found || !(is_surely_a_move(found->move) || (found->move.to_rank >= 0 && at_ == behind_mention_)))
            return false;
        leave_run();
        out_.passages.push_back({passage_kind::mention, static_cast<std::uint32_t>(at_),
                                 static_cast<std::uint32_t>(found->end - at_), aside_, out_.tokens.size(),
                                 out_.tokens.size() + 1});
        out_.moves.push_back(found->move);
        push(token_kind::move, found->end, static_cast<std::uint32_t>(out_.moves.size() - 1));
        at_ = found->end;
        behind_mention_ = next_word(at_);
        return true;
    }

    /// "С f3 слон ушёл", "К e4 бежит": where a sentence begins, these letters are Russian words.
    bool may_be_preposition() const {
        if (!is_high(text_[at_])) return false;
        const std::size_t before = at_ == 0 ? text_.npos : text_.find_last_not_of(" \t\r\n", at_ - 1);
        return before == text_.npos || text_[before] == '.' || text_[before] == '!' || text_[before] == '?';
    }

    /// A comma, a border in a table, marks of emphasis and of footnotes leave a run open, all else ends it.
    void skip_word() {
        if (text_[at_] != ',' && (text_[at_] == '`' || mark_length(at_) == 0)) leave_run();
        const std::size_t begin = at_;
        while (at_ < text_.size() && !is_boundary(at_)) at_ += is_high(text_[at_]) ? step(at_) : 1;
        if (at_ == begin) at_ += is_high(text_[at_]) ? step(at_) : 1;
    }

    /// Nothing if one goes on already.
    void begin_run(std::uint32_t key, std::size_t resumes) {
        if (in_run_) return;
        in_run_ = true;
        paused_ = no_passage;
        out_.passages.push_back(
            {passage_kind::moves, static_cast<std::uint32_t>(at_), 0, aside_, out_.tokens.size(), 0, key, resumes});
    }

    void push(token_kind kind, std::size_t end, std::uint32_t value) {
        out_.tokens.push_back({kind, 0, static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(end - at_), value});
    }

    void take(std::size_t begin, found_move found) {
        if (const auto whole = long_form(begin, found, due_ % 2 == 0, long_forms_)) {
            found = *whole;
            long_forms_ = true;
        }
        out_.moves.push_back(found.move);
        at_ = begin;
        push(token_kind::move, found.end, static_cast<std::uint32_t>(out_.moves.size() - 1));
        at_ = found.end;
        ++due_;
    }

    /// Ends the run for good, and that before a bracket, too.
    void leave_run() {
        end_run();
        paused_ = no_passage;
    }

    void end_run() {
        if (!in_run_) return;
        in_run_ = false;
        passage& run = out_.passages.back();
        run.last = out_.tokens.size();
        const token& final = out_.tokens.back();
        run.length = final.offset + final.length - run.offset;
        // "8. be careful": a single capture without ranks is a word, "8...cd" is none.
        if (run.last - run.first != (run.resumes == no_passage ? 2U : 1U)) return;
        const move_text& only = out_.moves[final.value];
        const bool of_black = run.resumes == no_passage && run.key % 2 != 0 && to_next_file(only);
        if (only.form == move_form::ordinary && only.to_rank < 0 && !is_marked_capture(only) && !of_black) {
            out_.tokens.resize(run.first);
            out_.moves.pop_back();
            out_.passages.pop_back();
        }
    }

    const prose_rows rows_;
    prose_text& out_;
    std::size_t at_ = 0;
    bool in_run_ = false;
    bool long_forms_ = false;  ///< `e2 – e4` was seen
    std::uint32_t due_ = 0;    ///< key of the half-move that comes next in the run
    std::uint32_t aside_ = 0;
    std::size_t behind_mention_ = std::string_view::npos;  ///< the word behind the last move without a number
    std::size_t paused_ = no_passage;  ///< the run before the bracket that was just closed; `due_` is its own
    std::vector<open_bracket_state> brackets_;
};

}  // namespace

prose_text read_prose(std::string_view text) {
    prose_text out;
    prose_reader(text, out).read();
    return out;
}

}  // namespace royalcheck::grammar
