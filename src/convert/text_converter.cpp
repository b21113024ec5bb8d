#include "src/convert/text_converter.hpp"

#include <algorithm>

namespace royalcheck {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

constexpr std::string_view white = " \t\n\v\f\r", white_or_end_mark = " \t\n\v\f\r\x1A";

// Without the byte order marks and the characters of `blanks` in front, and without those behind.
std::string_view trimmed(std::string_view text, std::string_view blanks) {
    for (std::size_t before = text.size() + 1; text.size() < before;) {
        before = text.size();
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    }
    text.remove_suffix(text.size() - (text.find_last_not_of(blanks) + 1));
    return text;
}

// Where the game itself begins: comments before its first tag may be the file's or the game's before, and stay where
// they are.
std::size_t start_of(const grammar::game_text& game) {
    const bool fault_first =
        !game.faults.empty() && !game.tags.empty() && game.faults.front().offset < game.tags.front().offset;
    return game.tags.empty() || fault_first ? game.begin : game.tags.front().offset;
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
    const bool converted = converter_.convert(text_, game_, start, origin_, piece.report, piece.text);
    piece.what = converted ? converted_piece::kind::converted : converted_piece::kind::copied;
    if (!converted) piece.text = copy(start);
    at_ = game_.end;
    has_game_ = reader_.next(game_);
    return true;
}

// A `%` that begins no line must not begin one in the copy: there it would hide the rest of the line.
std::string text_converter::copy(std::size_t start) const {
    const std::string_view game = trimmed(text_.substr(start, game_.end - start), white);
    const auto at = static_cast<std::size_t>(game.data() - text_.data());
    const bool inside_line = at > 0 && text_[at - 1] != '\n' && text_[at - 1] != '\r';
    return std::string(game.starts_with('%') && inside_line ? " " : "").append(game) + '\n';
}

bool text_converter::take_outside(std::size_t end, converted_piece& piece) {
    const std::string_view outside = trimmed(text_.substr(at_, end - at_), white_or_end_mark);  // of DOS
    at_ = end;
    if (outside.empty()) return false;
    piece.what = converted_piece::kind::outside;
    for (std::size_t i = 0; i < outside.size(); ++i) {
        const bool pair = outside[i] == '\r' && i + 1 < outside.size() && outside[i + 1] == '\n';
        if (!pair) piece.text += outside[i] == '\r' ? '\n' : outside[i];
    }
    piece.text += '\n';
    return true;
}

}  // namespace royalcheck
