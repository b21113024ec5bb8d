// Any bytes as games of each variant: places are where they say, each move of the main line is one that the rules allow
// in the position before it, and the legal moves written down again are legal.
#include <algorithm>
#include <string>

#include "grammar/utf8_parts.hpp"
#include "rules/legality.hpp"
#include "rules/notation.hpp"
#include "rules/outcome.hpp"
#include "src/replay/setup.hpp"
#include "tests/fuzz/replayed.hpp"
#include "tests/fuzz/targets.hpp"

namespace royalcheck::fuzz {
namespace {

/// Counts anew from the start of the text, as simply as can be.
struct line_and_column {
    std::uint64_t line = 1, column = 1;

    line_and_column(std::string_view text, std::size_t offset) {
        std::size_t begin = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;  // of the line
        for (std::size_t i = begin; i < offset; ++i) {
            const bool pair = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
            if (text[i] != '\n' && (text[i] != '\r' || pair)) continue;
            ++line;
            begin = i + 1;
        }
        if (begin < offset) column += grammar::count_code_points(text.substr(begin, offset - begin));
    }
};

void check_place(std::string_view text, const place& at) {
    require(at.offset == at.in_text && at.length == at.text_length, "UTF-8 is not changed");
    require(at.offset + at.length <= text.size(), "a place lies in the text");
    const line_and_column counted(text, at.offset);
    require(at.line == counted.line && at.column == counted.column, "line and column are those of the offset");
}

void check_findings(std::string_view text, const game_report& report) {
    check_place(text, report.at);
    std::uint64_t at = 0;
    for (const finding& f : report.findings) {
        check_place(text, f.at);
        require(f.at.offset >= at, "findings stand in order");
        at = f.at.offset;
        require(f.variation.empty() || f.severity != severity::error, "a variation has no errors");
        if (about(f.id).text.starts_with("RC2"))
            require(f.move == text.substr(f.at.in_text, f.at.text_length), "the move is as written");
    }
}

/// One of the legal moves leads from `before` to `after`. A king that has lost already may be taken by moves that are
/// not legal (R-LOSING).
template <class Board>
bool leads(const line_position& before, const line_position& after) {
    const auto read = position_from_fen<Board>(before.fen, {});
    require(read.position.has_value(), "a position of the line is one");
    if (rules::losing_position(*read.position).any) return true;
    rules::move_list moves;
    rules::legal_moves(*read.position, moves);
    return std::any_of(moves.begin(), moves.end(), [&](const rules::move& m) {
        auto now = *read.position;
        rules::play(now, m);
        return rules::to_fen(now) == after.fen && rules::to_san(*read.position, m) == after.san;
    });
}

template <class Board>
void check_line(const game_report& report, const replay_options& options) {
    if (report.line.empty()) return;
    require(report.line.size() == static_cast<std::size_t>(report.plies) + 1, "a position after each move");
    require(report.line.back().fen == report.final_fen, "the last one is the final one");
    std::string again = "[FEN \"" + report.line.front().fen + "\"]\n\n";
    for (std::size_t i = 1; i < report.line.size(); ++i) {
        require(leads<Board>(report.line[i - 1], report.line[i]), "a move of the line is legal");
        again += report.line[i].san + ' ';
    }
    again += "*\n";
    replay_options same = options;
    same.notation = grammar::english;
    for_each_game(again, same, [&](const game_report& second) {
        require(second.plies == report.plies, "a legal game stays legal");
        require(second.final_fen == report.final_fen, "and ends with the same position");
    });
}

template <class Board>
void replay_as(variant v, std::string_view text) {
    replay_options options = default_readings();
    options.variant = v;
    for_each_game(text, options, [&](const game_report& report) {
        require(report.variant == v, "the variant is the one asked for");
        check_findings(text, report);
        check_line<Board>(report, options);
    });
}

}  // namespace

void replay_chess(std::string_view text) { replay_as<rules::board8>(variant::chess, text); }
void replay_royal64(std::string_view text) { replay_as<rules::board8>(variant::royal64, text); }
void replay_royal100(std::string_view text) { replay_as<rules::board10>(variant::royal100, text); }

}  // namespace royalcheck::fuzz
