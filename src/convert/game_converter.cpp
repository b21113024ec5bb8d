#include "src/convert/game_converter.hpp"

#include <algorithm>
#include <optional>

#include "src/convert/comment_text.hpp"
#include "src/convert/result_to_write.hpp"
#include "src/convert/tag_section.hpp"
#include "src/replay/tags.hpp"

namespace royalcheck {
namespace {

using grammar::fault_kind;
using grammar::token_kind;

constexpr std::string_view ellipsis = "…";

// An error past which moves or text are not understood. Others are of play that can be followed.
bool hides_something(const finding& f) {
    if (f.severity != severity::error) return false;
    const int number = static_cast<int>(f.id);
    return number < 200 || (number < 300 && f.id != code::false_succession_mark);
}

bool is_double_loss(std::string_view text, const grammar::token& t) {
    return grammar::read_result(text.substr(t.offset, t.length)) == grammar::result_text::both_lose;
}

// The last result of the main line, as in replay; `0-0` reads as a move that was not played. Nothing if there is a
// move that was not played, or a word in a variation that is none.
std::optional<game_result> terminator_of(std::string_view text, const grammar::game_text& game,
                                         const std::vector<recorded_move>& moves) {
    game_result found = game_result::none;
    int depth = 0;
    auto next = moves.begin();
    for (std::size_t i = 0; i < game.tokens.size(); ++i) {
        const grammar::token& t = game.tokens[i];
        depth += t.kind == token_kind::open ? 1 : t.kind == token_kind::close ? -1 : 0;
        if (t.kind == token_kind::unreadable && depth > 0) return std::nullopt;
        if (t.kind == token_kind::result && depth == 0) found = to_result(static_cast<grammar::result_text>(t.value));
        if (t.kind != token_kind::move) continue;
        if (next != moves.end() && next->token == i) {
            ++next;
        } else {
            if (depth > 0 || !is_double_loss(text, t)) return std::nullopt;
            found = game_result::both_lose;
        }
    }
    return found;
}

// Dots and commas between moves say nothing.
bool is_punctuation(std::string_view sign) {
    for (; !sign.empty(); sign.remove_prefix(sign.front() == '.' || sign.front() == ',' ? 1 : ellipsis.size()))
        if (sign.front() != '.' && sign.front() != ',' && !sign.starts_with(ellipsis)) return false;
    return true;
}

// A fault of the text with which something would be left out: a sign that stood for something, a bracket whose
// other half is lost. Control characters are noise.
bool loses_text(std::string_view text, const grammar::fault& f) {
    switch (f.kind) {
    case fault_kind::undecodable:
    case fault_kind::unclosed_variation:
    case fault_kind::stray_close:
    case fault_kind::stray_brace: return true;
    case fault_kind::stray_symbol: return !is_punctuation(text.substr(f.offset, f.length));
    default: return false;
    }
}

// A wrong number is a slip in counting where dots show that it is a move number; alone it may mean anything.
bool is_stray_number(const grammar::game_text& game, const finding& f) {
    if (f.id != code::move_number_mismatch) return false;
    const auto at = std::find_if(game.tokens.begin(), game.tokens.end(),
                                 [&](const grammar::token& t) { return t.offset == f.at.in_text; });
    return at != game.tokens.end() && at->kind == token_kind::number && at->dots == 0;
}

bool is_understood(std::string_view text, const grammar::game_text& game, const game_report& report) {
    return !report.final_fen.empty() &&
           std::none_of(report.findings.begin(), report.findings.end(),
                        [&](const finding& f) { return hides_something(f) || is_stray_number(game, f); }) &&
           std::none_of(game.faults.begin(), game.faults.end(),
                        [&](const grammar::fault& f) { return loses_text(text, f); });
}

// The token before which a comment on `f` stands: behind the move that it speaks of, with its NAGs; else before what
// stands at its place.
std::size_t place_of_comment(const grammar::game_text& game, const finding& f) {
    const auto& tokens = game.tokens;
    auto at = std::find_if(tokens.begin(), tokens.end(),
                           [&](const grammar::token& t) { return t.offset + t.length > f.at.in_text; });
    if (at != tokens.end() && at->kind == token_kind::move && at->offset <= f.at.in_text) {
        ++at;
        while (at != tokens.end() && at->kind == token_kind::glyph) ++at;
    }
    return static_cast<std::size_t>(at - tokens.begin());
}

// What is found in the play and the result. What is wrong with the spelling has been mended.
std::vector<added_comment> annotations(const grammar::game_text& game, const game_report& report) {
    std::vector<added_comment> added;
    for (const finding& f : report.findings) {
        if (static_cast<int>(f.id) < 200) continue;
        const code_entry& entry = about(f.id);
        added.emplace_back(place_of_comment(game, f), annotation(entry.text, entry.name, to_text(f.message)));
    }
    std::stable_sort(added.begin(), added.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    return added;
}

}  // namespace

bool game_converter::convert(std::string_view text, const grammar::game_text& game, std::size_t start,
                             text_origin& origin, game_report& report, std::string& out) {
    recorder_.clear();
    replay_game(text, game, origin, options_, report, &recorder_);
    const auto terminator = terminator_of(text, game, recorder_.moves());
    if (!terminator || !is_understood(text, game, report)) return false;
    const understood_game source{text, game, start, report, *terminator};
    if (wanted_.annotate)
        write_annotated(source, out);
    else
        write(source, {}, out);
    return true;
}

// Where К alone does not tell the Russian knight from the English king, a Notation tag does.
void game_converter::write(const understood_game& source, const std::vector<added_comment>& added,
                           std::string& out) const {
    std::string written;
    append(source, added, false, written);
    if (recorder_.language_is_open() && !is_read_as_russian(written)) {
        written.clear();
        append(source, added, true, written);
    }
    out += written;
}

bool game_converter::is_read_as_russian(std::string_view text) const {
    grammar::game_text game;
    grammar::pgn_reader(text).next(game);
    text_origin origin;
    game_report report;
    replay_game(text, game, origin, own_reading(), report);
    return report.notation == "ru";
}

// The options under which the output is read: the language was that of the input.
replay_options game_converter::own_reading() const {
    replay_options options = options_;
    options.notation.reset();
    return options;
}

void game_converter::append(const understood_game& source, const std::vector<added_comment>& added, bool name_language,
                            std::string& out) const {
    const auto result = choose_result(source.report, source.terminator, wanted_.fix_results);
    tag_changes changes;
    changes.result = result.tag;
    changes.notation = wanted_.notation == target_notation::russian ? "ru" : "en";
    changes.notation_needed = name_language;
    append_tags(source.report, changes, out);
    if (!out.empty()) out += '\n';
    const auto& tokens = source.game.tokens;
    const auto first =
        std::find_if(tokens.begin(), tokens.end(), [&](const auto& t) { return t.offset >= source.start; });
    movetext_writer(source.text, source.game, recorder_.moves(), wanted_.notation, out)
        .write(static_cast<std::size_t>(first - tokens.begin()), added, wanted_.annotate, to_text(result.terminator));
}

// The findings are those of the game as it is written now: what conversion mends is not told, and annotating again
// finds the same.
void game_converter::write_annotated(const understood_game& source, std::string& out) {
    std::string plain;
    write(source, {}, plain);
    grammar::pgn_reader(plain).next(again_);
    text_origin origin;
    game_report report;
    recorder_.clear();
    replay_game(plain, again_, origin, own_reading(), report, &recorder_);
    const auto terminator = terminator_of(plain, again_, recorder_.moves());
    write({plain, again_, 0, report, terminator.value()}, annotations(again_, report), out);
}

}  // namespace royalcheck
