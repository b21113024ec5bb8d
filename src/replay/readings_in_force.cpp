#include "src/replay/readings_in_force.hpp"

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
                         '"' + std::string(part) + "\" names no edition or reading of Royal Chess 100.");
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

std::string verdict_in_words(const game_context& context, const game_report& other) {
    std::string out;
    if (other.plies != context.report.plies)
        out = other.plies > context.report.plies ? context.plies.text(context.report.plies + 1) + " would be legal, "
                                                 : context.plies.text(other.plies + 1) + " would not be legal, ";
    if (other.result.status == verdict_status::invalid) return out + "and the game could not be judged beyond it";
    if (other.result.reason == rules::ending::none) return out + "and the board would decide nothing";
    return out + "and the result would be " + std::string(to_text(other.result.correct.front())) + " (" +
           std::string(to_text(other.result.reason)) + ")";
}

}  // namespace

rules::readings readings_in_force(game_context& context) {
    const auto& options = context.options;
    rules::readings r;
    if (context.facts.edition && !rules::set_reading(r, "edition", trimmed(context.facts.edition->value)))
        reject(context, *context.facts.edition, context.facts.edition->value);
    if (options.edition) r.edition = *options.edition;
    if (r.edition == rules::edition::ru) r.counter_check = rules::counter_check_reading::one_prince;
    if (context.facts.readings) apply_tag(context, *context.facts.readings, r);
    if (options.third_rank) r.third_rank = *options.third_rank;
    if (options.castling_attack) r.castling_attack = *options.castling_attack;
    if (options.counter_check) r.counter_check = *options.counter_check;
    return r;
}

void add_dependence_on_readings(game_context& context, const rules::readings& in_force) {
    const bool asked[] = {context.consulted.third_rank, context.consulted.castling_attack,
                          context.consulted.counter_check, context.consulted.edition};
    std::vector<reading_note> notes;
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
            if (!replay_on<rules::board10>(again, other) || same_verdict(context.report, scratch)) continue;
            notes.push_back(
                {std::string(table[i].name), std::string(table[i].values[v].name), verdict_in_words(context, scratch)});
        }
    }
    if (notes.empty()) return;
    std::string message = "The verdict depends on how the rules are read:";
    for (const auto& n : notes) message += " under " + n.name + "=" + n.value + " " + n.verdict + ";";
    message.back() = '.';
    const auto& last = context.last_move;
    auto& f = context.findings.add(code::depends_on_reading, severity::warning, last, {}, std::move(message));
    f.readings = std::move(notes);
}

}  // namespace royalcheck
