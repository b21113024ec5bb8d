// A quoted game as a report: the main line judged, the side lines beside it, a note for every passage.
#include <algorithm>

#include "src/prose/quoted_game.hpp"
#include "src/replay/ply_names.hpp"
#include "src/replay/request.hpp"
#include "src/replay/verdict_sentence.hpp"

namespace royalcheck {
namespace {

/// What is asked of a game file and not of a sentence: tags, a terminator, a result.
bool is_of_files(code id) {
    return id == code::missing_termination || id == code::missing_tag || id == code::invalid_tag_value ||
           id == code::decided_but_unfinished;
}

bool is_of_the_move(code id) { return id >= code::illegal_move && id < code::missed_control_period; }

/// What a misprint is taken for stands before the other moves that come close.
void put_first(const std::string& san, finding& f) {
    const auto found = std::find(f.suggestions.begin(), f.suggestions.end(), san);
    if (found == f.suggestions.end()) return;
    const auto at = found - f.suggestions.begin();
    std::rotate(f.suggestions.begin(), found, found + 1);
    if (f.written.size() == f.suggestions.size())
        std::rotate(f.written.begin(), f.written.begin() + at, f.written.begin() + at + 1);
}

/// What the board says at the end of a line, as the end of a passage and not of a record.
sentence said_of(const game_report& line) {
    sentence said = verdict_of(line);
    switch (line.result.status) {
    case verdict_status::unrecorded: said.id = message::quoted_decided; break;
    case verdict_status::unfinished: said.id = message::quoted_open; break;
    case verdict_status::invalid:
        if (line.final_fen.empty()) break;  // an impossible position, which has its own finding
        said.id = said.text.empty() ? message::quoted_at_once : message::quoted_up_to;
        break;
    default: break;
    }
    return said;
}

}  // namespace

quoted_game::line_end quoted_game::end_of(const game_report& line) { return {numbering_of(line), said_of(line)}; }

/// A line that many passages end with is replayed once for each result behind it.
const quoted_game::line_end& quoted_game::end_of(const attached_passage& a) {
    const std::size_t result = text_.prose().passages[a.index].result;
    const bool recorded = result != grammar::no_token;
    const auto [at, is_new] = ends_.try_emplace({a.last, recorded ? text_.prose().tokens[result].value + 1 : 0});
    if (is_new) {
        grammar::game_text game = line(a.last);
        if (!tree_.node(a.last).mended) append_behind_castling(text_.prose().passages[a.index], a.last, game);
        if (recorded) text_.append(result, result + 1, game);
        at->second = end_of(replay(game));
    }
    return at->second;
}

finding quoted_game::note_of(const attached_passage& a) {
    const grammar::passage& p = text_.prose().passages[a.index];
    finding note;
    note.id = code::quoted_moves;
    note.severity = severity::note;
    note.at.in_text = p.offset;
    note.at.text_length = p.length;
    if (a.first == 0) {
        note.message = {.id = message::quoted_position};
        return note;
    }
    const auto& [plies, said] = end_of(a);
    const line_tree& tree = tree_;
    const auto name = [&, &numbers = plies](int node) {
        const line_node& n = tree.node(node);
        return numbers.text(n.ply) + std::string(text_.written(text_.prose().tokens[n.written.token]));
    };
    const line_node& first = tree.node(a.first);
    note.ply = first.ply;
    note.number = plies.number(first.ply);
    note.side = plies.mover(first.ply);
    note.move = text_.written(text_.prose().tokens[text_.moves(p).front().token]);
    note.san = first.san;
    note.variation = tree.variation(a.last);
    const bool branches = !note.variation.empty() && tree.variation(a.first) != tree.variation(a.parent);
    note.message.id = a.again         ? message::quoted_again
                      : a.parent == 0 ? message::quoted_from_start
                      : branches      ? message::quoted_side_line
                                      : message::quoted_further;
    if (a.parent != 0) note.message.text = name(a.parent);
    if (a.parent == 0 && branches && !a.again) note.message.id = message::quoted_other_start;
    for (const int step : tree.path(a.last)) {
        const line_node& n = tree.node(step);
        if (!n.mended) continue;
        std::string misprint = name(step);
        std::string meant = in_letters_of(options_.notation.value_or(grammar::english), n.mended_san);
        if (!told_misprints_.emplace(misprint, meant).second) continue;
        note.message.parts.push_back({.id = message::quoted_mended,
                                      .text = std::move(misprint),
                                      .parts = {{.id = message::literal, .text = std::move(meant)}}});
    }
    note.message.parts.push_back(said);
    return note;
}

game_report quoted_game::report() {
    const line_tree& tree = tree_;
    grammar::game_text game = text_.game_from(position_);
    std::vector<bool> judged(static_cast<std::size_t>(tree.size()));
    const std::vector<int> main_line = tree.main_line();
    int end = 0;
    for (const int step : main_line) {
        const line_node& n = tree.node(step);
        text_.append(n.written.first, n.written.last, game);
        judged[static_cast<std::size_t>(step)] = true;
        end = step;
        if (!n.legal()) break;
    }
    for (const attached_passage& a : attached_) {
        const grammar::passage& p = text_.prose().passages[a.index];
        const std::size_t token = tree.node(end).written.token;
        if (p.first <= token && token < p.last) append_behind_castling(p, end, game);
    }
    for (const attached_passage& a : attached_) {  // a result stands for the game where its main line ends
        const grammar::passage& p = text_.prose().passages[a.index];
        if (main_line.empty() || a.last != main_line.back() || p.result == grammar::no_token) continue;
        text_.append(p.result, p.result + 1, game);
    }
    replay_options options = options_;
    options.main_line = shows_boards_;
    game_report report = text_.replay(game, options);
    std::erase_if(report.findings, [](const finding& f) { return is_of_files(f.id); });
    const std::string& taken_for = tree.node(end).mended_san;
    const std::uint32_t place = end == 0 ? 0 : text_.prose().tokens[tree.node(end).written.token].offset;
    for (finding& f : report.findings)
        if (!taken_for.empty() && f.at.in_text == place) put_first(taken_for, f);
    add_notes(judged, report);
    return report;
}

void quoted_game::add_notes(const std::vector<bool>& judged, game_report& report) {
    for (const attached_passage& a : attached_) {
        for (std::size_t i = 0; i < a.findings.size(); ++i) {
            finding f = a.findings[i];
            const int node = a.finding_nodes[i];
            if (is_of_files(f.id) || judged[static_cast<std::size_t>(node)]) continue;
            f.variation = tree_.variation(node);
            put_first(tree_.node(node).mended_san, f);
            // Behind a mended misprint the main line is what it should have been: only another misprint is an error.
            if (!f.variation.empty() || !is_of_the_move(f.id)) f.severity = std::min(f.severity, severity::warning);
            report.findings.push_back(std::move(f));
        }
        report.findings.push_back(note_of(a));
    }
}

}  // namespace royalcheck
