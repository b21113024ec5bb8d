#include "src/input/game_boundaries.hpp"

#include <algorithm>
#include <cstring>

#include "grammar/pgn.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f'; }

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

/// Moves, numbers and results all have an ASCII letter, digit or asterisk; Unicode spaces and stray signs have not.
bool has_movetext(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '*'; });
}

}  // namespace

std::uint64_t count_line_ends(std::string_view text) {
    const auto count = [&](char c) {
        std::uint64_t n = 0;
        for (std::size_t at = text.find(c); at != std::string_view::npos; at = text.find(c, at + 1)) ++n;
        return n;
    };
    std::uint64_t ends = count('\n');
    for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1))
        if (at + 1 == text.size() || text[at + 1] != '\n') ++ends;
    return ends;
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
    for (finder* f : {&lf_, &cr_, &brace_, &semicolon_}) f->shift(last_);
    at_ -= last_;
    retry_brace_ -= std::min(retry_brace_, last_);
    line_ -= last_line_;
    last_ = 0;
    last_line_ = 0;
}

/// One step forward; false if the text ends too early to take it.
bool game_boundaries::step(std::string_view text, bool complete) {
    switch (state_) {
    case state::line_start: return begin_line(text, complete);
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

bool game_boundaries::begin_line(std::string_view text, bool complete) {
    std::size_t at = at_;
    if (text[at] == byte_order_mark[0]) {  // also in the middle, where files were put together
        if (text.size() - at < byte_order_mark.size() && !complete) return false;
        if (text.substr(at).starts_with(byte_order_mark)) at += byte_order_mark.size();
    }
    if (at < text.size() && text[at] == '%') {
        state_ = state::line_comment;
        return true;
    }
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
    if (at + 1 >= text.size() && !complete) return false;
    if (at + 1 < text.size() && text[at] == '[' && is_letter(text[at + 1])) return tag_line(text, complete, at);
    at_ = at;
    state_ = state::movetext;
    return true;
}

/// A line that begins a tag. What follows the tag on the line is movetext; where that is hard to tell nothing is
/// said to have been seen, so that at worst two games stay in one piece.
bool game_boundaries::tag_line(std::string_view text, bool complete, std::size_t bracket) {
    const std::size_t end = line_end(text, at_);
    if (end == text.size() && !complete) return false;
    if (moves_seen_) {
        if (at_ - last_ > max_game_) return false;
        last_ = at_;
        last_line_ = line_;
        moves_seen_ = false;
    }
    std::size_t tail = end;
    while (tail > bracket && is_blank(text[tail - 1])) --tail;
    const bool plain = text[tail - 1] == ']' && brace_.at_or_after(text, bracket) >= end;
    if (plain) {
        at_ = end;
        state_ = state::line_comment;
        return true;
    }
    // from the opening quote to the closing one before `]`, else to the first `]`
    const std::string_view line = text.substr(bracket, end - bracket);
    std::size_t close = line.find("\"]");
    close = close == line.npos ? line.find(']') : close + 1;
    at_ = close == line.npos ? end : bracket + close + 1;
    state_ = state::movetext;
    return true;
}

bool game_boundaries::movetext(std::string_view text, bool complete) {
    const std::size_t end = line_end(text, at_);
    const std::size_t open = brace_.at_or_after(text, at_);
    const std::size_t rest_of_line = semicolon_.at_or_after(text, at_);
    const std::size_t stop = std::min({end, open, rest_of_line});
    if (!moves_seen_ && has_movetext(text.substr(at_, stop - at_))) moves_seen_ = true;
    at_ = stop;
    if (stop == text.size()) return false;
    if (stop == end) return to_next_line(text, complete);
    state_ = stop == open ? state::brace : state::line_comment;
    return true;
}

/// At an opening brace. The comment's end is the grammar's to say; while it may still come, wait for twice the text.
bool game_boundaries::brace(std::string_view text, bool complete) {
    if (!complete && text.size() < retry_brace_) return false;
    const bool too_long = text.size() - at_ > max_comment_;
    const std::string_view seen = too_long ? text.substr(0, at_ + max_comment_) : text;
    std::size_t resume = 0;
    std::size_t end = grammar::comment_end(seen, at_, resume);
    if (end == std::string_view::npos) {
        const std::size_t next = seen.find_first_of("{}", std::max(resume, at_ + 1));
        const bool settled = complete || too_long || (next != seen.npos && seen[next] == '{');
        if (!settled) {
            retry_brace_ = at_ + 2 * (text.size() - at_);
            return false;
        }
        end = resume;
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
