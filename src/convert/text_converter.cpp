#include "src/convert/text_converter.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// Without white space, byte order marks and the end mark of DOS around it.
std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\n\v\f\r\x1A";
    for (;;) {
        const std::size_t before = text.size();
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
        while (!text.empty() && blanks.find(text.back()) != blanks.npos) text.remove_suffix(1);
        if (text.ends_with(byte_order_mark)) text.remove_suffix(byte_order_mark.size());
        if (text.size() == before) return text;
    }
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
    if (!converted) (piece.text = trimmed(text_.substr(start, game_.end - start))) += '\n';
    at_ = game_.end;
    has_game_ = reader_.next(game_);
    return true;
}

bool text_converter::take_outside(std::size_t end, converted_piece& piece) {
    const std::string_view outside = trimmed(text_.substr(at_, end - at_));
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
