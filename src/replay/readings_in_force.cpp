#include "src/replay/readings_in_force.hpp"

#include <algorithm>

#include "src/replay/continuation.hpp"
#include "src/replay/replay_on.hpp"

namespace royalcheck {
namespace {

std::string_view trimmed(std::string_view s) {
    const std::size_t from = s.find_first_not_of(" \t");
    if (from == std::string_view::npos) return {};
    return s.substr(from, s.find_last_not_of(" \t") - from + 1);
}

void reject(game_context& context, const tag_place& tag, std::string_view part) {
    context.findings.add(code::invalid_tag_value, severity::warning, tag.offset, tag.length,
                         {.id = message::reading_unknown, .text = std::string(part)});
}

// "third-rank=stepped; counter-check=one-prince"
void apply_tag(game_context& context, const tag_place& tag, rules::readings& r) {
    std::string_view rest = tag.value;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find_first_of(";,"), rest.size());
        const std::string_view part = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (part.empty()) continue;
        const std::size_t equals = part.find('=');
        const bool known = equals != std::string_view::npos &&
                           rules::set_reading(r, trimmed(part.substr(0, equals)), trimmed(part.substr(equals + 1)));
        if (!known) reject(context, tag, part);
    }
}

// What decides whether two replays came to the same verdict.
bool same_verdict(const game_report& a, const game_report& b) {
    return a.plies == b.plies && a.result.reason == b.result.reason && a.result.ply == b.result.ply &&
           a.result.correct == b.result.correct && a.result.status == b.result.status;
}

void apply_edition(rules::readings& r, std::optional<rules::edition> edition) {
    if (edition) r.edition = *edition;
    if (r.edition == rules::edition::ru) r.counter_check = rules::counter_check_reading::one_prince;
}

void apply_named(rules::readings& r, const replay_options& options) {
    if (options.third_rank) r.third_rank = *options.third_rank;
    if (options.castling_attack) r.castling_attack = *options.castling_attack;
    if (options.counter_check) r.counter_check = *options.counter_check;
}

// What the game is read by; with `edition` as if that edition had been asked for.
rules::readings combine(game_context& context, std::optional<rules::edition> edition) {
    const auto& options = context.options;
    rules::readings r;
    if (context.facts.edition && !rules::set_reading(r, "edition", trimmed(context.facts.edition->value)))
        reject(context, *context.facts.edition, context.facts.edition->value);
    apply_edition(r, edition ? edition : options.edition);
    if (context.facts.readings) apply_tag(context, *context.facts.readings, r);
    apply_named(r, options);
    return r;
}

// Where the two replays part: the first half-move that only one of them plays, else the one that decides.
ply_place parting(const game_context& context, const game_report& other) {
    const game_report& report = context.report;
    int ply = std::min(report.plies, other.plies) + 1;
    if (report.plies == other.plies) ply = report.result.ply > 0 ? report.result.ply : other.result.ply;
    const auto& tokens = context.game.tokens;
    std::size_t at = next_move(context.game, 0);
    for (int i = 1; i < ply && at < tokens.size(); ++i) at = next_move(context.game, at + 1);
    if (ply < 1 || at == tokens.size()) return {0, 0, rules::side::white, context.game.begin, 0};
    return place_of(context, ply, tokens[at]);
}

// "12...Nf3"
std::string move_text(const game_context& context, const ply_place& where) {
    return context.plies.text(where.ply) + std::string(context.text.substr(where.offset, where.length));
}

// What the other reading comes to: a clause of a sentence.
sentence verdict_of(const game_context& context, const game_report& other) {
    sentence verdict{.id = message::reading_decides, .ending = other.result.reason};
    if (other.result.status == verdict_status::invalid)
        verdict.id = message::reading_stops;
    else if (other.result.reason == rules::ending::none)
        verdict.id = message::reading_decides_nothing;
    else
        verdict.correct[0] = other.result.correct.front();
    if (other.plies == context.report.plies) return verdict;
    return {.id = other.plies > context.report.plies ? message::would_be_legal : message::would_not_be_legal,
            .text = move_text(context, parting(context, other)),
            .parts = {std::move(verdict)}};
}

}  // namespace

rules::readings readings_in_force(game_context& context) { return combine(context, std::nullopt); }

rules::readings readings_of(const replay_options& options) {
    rules::readings r;
    apply_edition(r, options.edition);
    apply_named(r, options);
    return r;
}

void add_dependence_on_readings(game_context& context, const rules::readings& in_force,
                                const std::vector<rules::move>& played) {
    const bool asked[] = {context.consulted.third_rank, context.consulted.castling_attack,
                          context.consulted.counter_check,
                          context.consulted.edition || context.consulted.counter_check};
    const first_replay first{played, context.consulted.moves, context.language};
    std::vector<reading_note> notes;
    ply_place where;
    const auto table = rules::reading_table();
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!asked[i]) continue;
        for (std::size_t v = 0; v < table[i].values.size(); ++v) {
            if (v == rules::value_of(in_force, i)) continue;
            rules::readings other = in_force;
            rules::set_value(other, i, v);
            game_report scratch;
            scratch.variant = context.report.variant;
            findings_sink ignored(scratch, context.text);
            game_context again{context.text, context.game, context.options, context.facts, ignored, scratch};
            // An edition brings what it implies with it.
            if (other.edition != in_force.edition) other = combine(again, other.edition);
            if (!replay_on<rules::board10>(again, other, &first) || same_verdict(context.report, scratch)) continue;
            if (notes.empty()) where = parting(context, scratch);
            notes.push_back(
                {std::string(table[i].name), std::string(table[i].values[v].name), verdict_of(context, scratch)});
        }
    }
    if (notes.empty()) return;
    sentence dependence{.id = message::depends_on_reading};
    for (const auto& n : notes)
        dependence.parts.push_back(
            {.id = message::under_reading, .text = n.name + "=" + n.value, .parts = {n.verdict}});
    auto& f = context.findings.add(code::depends_on_reading, severity::warning, where, {}, std::move(dependence));
    f.readings = std::move(notes);
}

}  // namespace royalcheck
