#include "src/input/game_boundaries.hpp"

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "grammar/count_byte.hpp"
#include "grammar/pgn.hpp"
#include "grammar/tags.hpp"
#include "src/input/encoding.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f'; }

/// Printable ASCII makes movetext, whatever it is; Unicode spaces, invisible and control characters do not.
bool is_visible(char c) { return c > ' ' && c < 0x7F; }

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

/// Something in `words` could be read as a result: a star, a fraction, a sign between figures, or what is not ASCII.
bool may_hold_result(std::string_view words) {
    bool telling = false;
    for (const char c : words) telling |= static_cast<signed char>(c) < 0 || c == '*' || c == '/' || c == ':';
    if (telling) return true;
    for (std::size_t at = words.find('-'); at != words.npos; at = words.find('-', at + 1)) {
        const bool in_move =
            (at > 0 && is_letter(words[at - 1])) || (at + 1 < words.size() && is_letter(words[at + 1]));
        if (!in_move) return true;
    }
    return false;
}

/// The tags of a section stand on lines one below the other: such a section goes on.
bool is_next_line(std::string_view between) { return between == "\n" || between == "\r\n" || between == "\r"; }

/// A comment that is not closed in `text` will not be closed by what follows it either: the next game opens another.
/// `resume` is where `comment_end` says that reading goes on.
bool stays_open(std::string_view text, std::size_t open, std::size_t resume) {
    const std::size_t next = text.find_first_of("{}", std::max(resume, open + 1));
    return next != text.npos && text[next] == '{';
}

/// A comment of this game may yet be closed in what follows `text`.
bool may_go_on(std::string_view text, const grammar::game_text& game) {
    return std::any_of(game.faults.begin(), game.faults.end(), [&](const grammar::fault& f) {
        if (f.kind != grammar::fault_kind::unterminated_comment) return false;
        std::size_t resume = 0;
        grammar::comment_end(text, f.offset, resume);
        return !stays_open(text, f.offset, resume);
    });
}

/// Starts of lines in `text`, none behind `until`, at which the grammar says that a game begins.
std::vector<std::size_t> game_starts(std::string_view text, std::size_t until, bool complete) {
    std::vector<std::size_t> starts;
    grammar::pgn_reader reader(text);
    grammar::game_text game;
    while (reader.next(game) && game.begin <= until) {
        if (const auto line = start_of_line(text, game.begin)) starts.push_back(*line);
        if (!complete && may_go_on(text, game)) break;
    }
    return starts;
}

/// A byte that is not ASCII may be a letter or a space; which, is known only when the games are decoded. Of `starts`
/// those stay that are starts either way.
void keep_certain(std::string_view text, std::size_t until, bool complete, std::vector<std::size_t>& starts) {
    std::string spaced(text);
    for (char& c : spaced)
        if (static_cast<signed char>(c) < 0) c = ' ';
    const std::vector<std::size_t> again = game_starts(spaced, until, complete);
    std::erase_if(starts, [&](std::size_t at) { return !std::binary_search(again.begin(), again.end(), at); });
}

}  // namespace

std::uint64_t count_line_ends(std::string_view text) {
    std::uint64_t ends = grammar::count_byte(text, '\n');
    for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1))
        if (at + 1 == text.size() || text[at + 1] != '\n') ++ends;
    return ends;
}

std::optional<std::size_t> start_of_line(std::string_view text, std::size_t at) {
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
    if (at == 0 || text[at - 1] == '\n') return at;
    if (text[at - 1] == '\r' && (at == text.size() || text[at] != '\n')) return at;
    return std::nullopt;
}

std::size_t game_boundaries::finder::at_or_after(std::string_view text, std::size_t from) {
    if (found && next >= from) return next;
    if (!found && next >= text.size()) return text.size();
    const std::size_t begin = found ? from : std::max(next, from);
    const void* hit = begin < text.size() ? std::memchr(text.data() + begin, wanted, text.size() - begin) : nullptr;
    found = hit != nullptr;
    next = found ? static_cast<std::size_t>(static_cast<const char*>(hit) - text.data()) : text.size();
    return next;
}

void game_boundaries::finder::shift(std::size_t dropped) {
    if (next < dropped) found = false;
    next = next < dropped ? 0 : next - dropped;
}

void game_boundaries::scan(std::string_view text, bool complete) {
    while (at_ < text.size() && step(text, complete)) {
    }
}

void game_boundaries::drop() {
    for (finder* f : finders()) f->shift(last_);
    at_ -= last_;
    line_begin_ -= last_;
    retry_brace_ -= std::min(retry_brace_, last_);
    if (tags_end_ != none) tags_end_ -= last_;
    line_ -= last_line_;
    last_ = 0;
    last_line_ = 0;
    games_ = 0;
    counted_ = counting_;
}

/// At `last_`.
void game_boundaries::begin_section() {
    one_game_ = true;
    result_seen_ = empty_line_ = false;
    tags_end_ = none;
}

/// A boundary comes at the line that is being read: what is before it, from `last_` on, begins with tags and has moves.
void game_boundaries::count_section() {
    counted_ = counted_ && one_game_ && tags_end_ != none;
    ++games_;
    begin_section();
}

/// One step forward; false if the text ends too early to take it.
bool game_boundaries::step(std::string_view text, bool complete) {
    switch (state_) {
    case state::line_start: return begin_line(text, complete);
    case state::indent: return indent(text, complete);
    case state::movetext: return movetext(text, complete);
    case state::line_comment: return to_next_line(text, complete);
    case state::brace: return brace(text, complete);
    }
    return false;
}

std::size_t game_boundaries::line_end(std::string_view text, std::size_t from) {
    return std::min(lf_.at_or_after(text, from), cr_.at_or_after(text, from));
}

bool game_boundaries::to_next_line(std::string_view text, bool complete) {
    const std::size_t end = line_end(text, at_);
    const bool cr = end < text.size() && text[end] == '\r';
    if (end == text.size() || (cr && end + 1 == text.size())) {
        if (complete) {
            at_ = text.size();
            line_ += cr ? 1 : 0;
        }
        return false;
    }
    at_ = end + (cr && text[end + 1] == '\n' ? 2 : 1);
    ++line_;
    state_ = state::line_start;
    return true;
}

/// Whole lines of movetext with nothing in them that needs a closer look: passed over at once, as line by line.
void game_boundaries::pass_plain_lines(std::string_view text) {
    std::size_t end = text.size();
    for (finder* f : {&bracket_, &brace_, &semicolon_, &quote_, &percent_, &high_})
        end = std::min(end, f->at_or_after(text, at_));
    while (end > at_ && text[end - 1] != '\n' && text[end - 1] != '\r') --end;
    if (end == at_ || end == text.size()) return;  // a line end may be half of one
    const std::string_view lines = text.substr(at_, end - at_);
    const auto last = std::find_if_not(lines.rbegin(), lines.rend(), is_blank);
    if (last != lines.rend()) {
        moves_seen_ = moves_seen_ || std::any_of(lines.begin(), lines.end(), is_visible);
        apart_ = !is_visible(*last);
    }
    line_ += count_line_ends(lines);
    at_ = end;
}

bool game_boundaries::begin_line(std::string_view text, bool complete) {
    if (!counting_) pass_plain_lines(text);
    line_begin_ = at_;
    attached_ = false;
    if (text[at_] == byte_order_mark[0]) {  // also in the middle, where files were put together
        if (text.size() - at_ < byte_order_mark.size() && !complete) return false;
        if (text.substr(at_).starts_with(byte_order_mark)) {
            at_ += byte_order_mark.size();
            apart_ = true;
            one_game_ = false;
        }
    } else if (text[at_] == '%') {
        apart_ = true;
        one_game_ = false;
        state_ = state::line_comment;
        return true;
    }
    state_ = state::indent;
    return true;
}

/// Blanks before the first sign of a line, however many.
bool game_boundaries::indent(std::string_view text, bool complete) {
    while (at_ < text.size() && (text[at_] == ' ' || text[at_] == '\t')) ++at_;
    if (at_ == text.size()) return false;
    if (text[at_] == '[') return bracket(text, complete, true);
    state_ = state::movetext;
    return true;
}

/// At a `[` outside comments. A sound tag is one wherever it stands, and ends a game that has movetext. All else
/// depends on whether a game is under way, which only its reader knows.
bool game_boundaries::bracket(std::string_view text, bool complete, bool at_line_start) {
    const std::size_t end = line_end(text, at_);
    if (end == text.size() && !complete) return false;
    const grammar::tag_reading reading = grammar::read_tag(text, at_);
    const bool sound = !reading.fault;
    if (moves_seen_ && at_line_start && (sound || grammar::tag_shape_at(text, at_) != grammar::tag_shape::none)) {
        if (line_begin_ - last_ > max_game_) return false;
        if (!apart_ && !doubtful_) {
            count_section();
            last_ = line_begin_;
            last_line_ = line_;
            moves_seen_ = false;
        } else if (ask_grammar(text, complete)) {
            return true;
        }
    }
    const bool goes_on = tags_end_ == none || is_next_line(text.substr(tags_end_, at_ - tags_end_));
    one_game_ = one_game_ && sound && !moves_seen_ && goes_on && line_begin_ == at_;
    moves_seen_ = false;
    doubtful_ = doubtful_ || !sound;
    const std::size_t stop = at_ + reading.found.length;
    tags_end_ = stop;
    if (stop > end) line_ += count_line_ends(text.substr(at_, stop - at_));
    at_ = stop;
    state_ = state::movetext;
    if (stop < text.size() && text[stop] == '\n') {  // as behind nearly every tag
        ++at_;
        ++line_;
        state_ = state::line_start;
        pass_plain_tags(text);
    }
    return true;
}

/// Below a tag: more of them, each a line by itself, change nothing but the place.
void game_boundaries::pass_plain_tags(std::string_view text) {
    for (;;) {
        const std::size_t stop = grammar::plain_tag_end(text, at_);
        if (stop == at_ || stop == text.size() || text[stop] != '\n') return;
        tags_end_ = stop;
        at_ = stop + 1;
        ++line_;
    }
}

/// Reads from the last boundary on. The last game that begins up to here is the next boundary, and the scan goes back
/// to it; false if there is none. Asked again only behind twice as much text, so that no text is read often.
bool game_boundaries::ask_grammar(std::string_view text, bool complete) {
    if (line_begin_ - last_ < retry_grammar_) return false;
    const std::string_view games = text.substr(last_);
    std::vector<std::size_t> starts = game_starts(games, at_ - last_, complete);
    if (!is_utf8(games)) keep_certain(games, at_ - last_, complete, starts);
    std::erase_if(starts, [&](std::size_t line) { return line > max_game_; });
    const std::size_t start = starts.empty() ? 0 : starts.back();
    if (start == 0) {
        retry_grammar_ = 2 * (line_begin_ - last_);
        return false;
    }
    last_ += start;
    last_line_ = line_ - count_line_ends(text.substr(last_, line_begin_ - last_));
    at_ = line_begin_ = last_;
    line_ = last_line_;
    retry_grammar_ = 0;
    moves_seen_ = apart_ = doubtful_ = counted_ = false;
    begin_section();
    state_ = state::line_start;
    for (finder* f : finders()) f->next = 0, f->found = false;
    return true;
}

bool game_boundaries::movetext(std::string_view text, bool complete) {
    const std::size_t end = line_end(text, at_);
    const std::size_t tag = bracket_.at_or_after(text, at_);
    const std::size_t open = brace_.at_or_after(text, at_);
    const std::size_t rest_of_line = semicolon_.at_or_after(text, at_);
    const std::size_t stop = std::min({end, tag, open, rest_of_line});
    doubtful_ = doubtful_ || quote_.at_or_after(text, at_) < stop;  // a tag that lost its bracket?
    note(text.substr(at_, stop - at_));
    const bool line_is_over = stop == end && stop < text.size();
    empty_line_ = empty_line_ || (moves_seen_ && line_is_over && start_of_line(text, stop) == line_begin_);
    at_ = stop;
    if (stop == text.size()) return false;
    if (stop == end) return to_next_line(text, complete);
    if (stop == tag) return bracket(text, complete, false);
    apart_ = apart_ || !attached_;
    state_ = stop == open ? state::brace : state::line_comment;
    return true;
}

/// Words outside comments and tags.
void game_boundaries::note(std::string_view words) {
    while (!words.empty() && is_blank(words.back())) words.remove_suffix(1);
    if (words.empty()) return;
    if (counting_) look_for_results(words);
    moves_seen_ = moves_seen_ || std::any_of(words.begin(), words.end(), is_visible);
    attached_ = is_visible(words.back());
    apart_ = !attached_;
}

/// More than one game may be in what has come since the last boundary.
void game_boundaries::look_for_results(std::string_view words) {
    one_game_ = one_game_ && !result_seen_ && !empty_line_;
    const std::size_t last_word = words.find_last_of(" \t") + 1;  // 0 if it is the only one
    result_seen_ = grammar::read_result(words.substr(last_word)) != grammar::result_text::none;
    one_game_ = one_game_ && !may_hold_result(result_seen_ ? words.substr(0, last_word) : words);
}

/// At an opening brace. The comment's end is the grammar's to say; while it may still come, wait for twice the text.
bool game_boundaries::brace(std::string_view text, bool complete) {
    if (!complete && text.size() < retry_brace_) return false;
    const bool too_long = text.size() - at_ > max_comment_;
    const std::string_view seen = too_long ? text.substr(0, at_ + max_comment_) : text;
    std::size_t resume = 0;
    std::size_t end = grammar::comment_end(seen, at_, resume);
    if (end == std::string_view::npos) {
        const bool settled = complete || too_long || stays_open(seen, at_, resume);
        if (!settled) {
            retry_brace_ = at_ + 2 * (text.size() - at_);
            return false;
        }
        end = resume;
        one_game_ = false;
        moves_seen_ = true;  // an open comment counts as movetext
        apart_ = false;
        state_ = resume < seen.size() ? state::line_start : state::movetext;
    } else {
        state_ = state::movetext;
    }
    line_ += count_line_ends(text.substr(at_, end - at_));
    at_ = end;
    retry_brace_ = 0;
    return true;
}

}  // namespace royalcheck
