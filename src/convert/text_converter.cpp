#include "src/convert/text_converter.hpp"

#include <algorithm>

namespace royalcheck {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// Without the byte order marks and the characters of `before` in front, and without those of `behind` behind. Spaces
// at the end may belong to a comment.
std::string_view trimmed(std::string_view text, std::string_view before, std::string_view behind) {
    for (std::size_t size = text.size() + 1; text.size() < size;) {
        size = text.size();
        text.remove_prefix(std::min(text.find_first_not_of(before), text.size()));
        if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    }
    text.remove_suffix(text.size() - (text.find_last_not_of(behind) + 1));
    return text;
}

// Where the game itself begins: comments before its first tag may be the file's or the game's before, and stay where
// they are.
std::size_t start_of(const grammar::game_text& game) {
    const bool fault_first =
        !game.faults.empty() && !game.tags.empty() && game.faults.front().offset < game.tags.front().offset;
    return game.tags.empty() || fault_first ? game.begin : game.tags.front().offset;
}

bool has_terminator(const grammar::game_text& game) {
    int depth = 0;
    for (const auto& t : game.tokens) {
        depth += t.kind == grammar::token_kind::open ? 1 : t.kind == grammar::token_kind::close ? -1 : 0;
        if (t.kind == grammar::token_kind::result && depth == 0) return true;
    }
    return false;
}

// Behind `before`, which no result ends, `text` is still read as a game of its own: its first tag may be another one
// now, and what else parted the two may be gone.
bool begins_game(std::string_view text, std::string_view before) {
    const std::string both = std::string(before).append("\n").append(text);
    grammar::pgn_reader reader(both);
    grammar::game_text game;
    while (reader.next(game) && game.end <= before.size()) {
    }
    return game.begin > before.size();
}

}  // namespace

text_converter::text_converter(std::string_view text, const text_origin& origin, const replay_options& options,
                               const conversion& wanted)
    : text_(text), origin_(origin), reader_(text), converter_(options, wanted), has_game_(reader_.next(game_)) {}

bool text_converter::next(converted_piece& piece) {
    piece.text.clear();
    const std::size_t start = has_game_ ? start_of(game_) : text_.size();
    if (take_outside(start, piece)) return true;
    if (!has_game_) return false;
    piece.report.clear();
    bool converted = converter_.convert(text_, game_, start, origin_, piece.report, piece.text);
    if (converted && !open_.empty()) converted = begins_game(piece.text, open_);
    piece.what = converted ? converted_piece::kind::converted : converted_piece::kind::copied;
    if (!converted) piece.text = copy(start);
    open_ = converted || has_terminator(game_) ? "" : piece.text;
    at_ = game_.end;
    has_game_ = reader_.next(game_);
    return true;
}

// A `%` that begins no line must not begin one in the copy: there it would hide the rest of the line.
std::string text_converter::copy(std::size_t start) const {
    const std::string_view game = trimmed(text_.substr(start, game_.end - start), " \t\n\v\f\r", "\n\r");
    const auto at = static_cast<std::size_t>(game.data() - text_.data());
    const bool inside_line = at > 0 && text_[at - 1] != '\n' && text_[at - 1] != '\r';
    return std::string(game.starts_with('%') && inside_line ? " " : "").append(game) + '\n';
}

bool text_converter::take_outside(std::size_t end, converted_piece& piece) {
    // \x1A ended files of DOS
    const std::string_view outside = trimmed(text_.substr(at_, end - at_), " \t\n\v\f\r\x1A", "\n\r\x1A");
    at_ = end;
    if (outside.empty()) return false;
    piece.what = converted_piece::kind::outside;
    for (std::size_t i = 0; i < outside.size(); ++i) {
        const bool pair = outside[i] == '\r' && i + 1 < outside.size() && outside[i + 1] == '\n';
        if (!pair) piece.text += outside[i] == '\r' ? '\n' : outside[i];
    }
    piece.text += '\n';
    if (!open_.empty()) open_.append("\n").append(piece.text);
    return true;
}

}  // namespace royalcheck
