#include "src/convert/result_to_write.hpp"

#include "src/convert/tag_section.hpp"
#include "src/replay/tags.hpp"

namespace royalcheck {
namespace {

bool is_open(game_result r) { return r == game_result::none || r == game_result::unfinished; }

// Of several Result tags the first that says anything counts, as in replay.
game_result tagged_result(const game_report& report) {
    game_result found = game_result::none;
    for (const auto& [name, value] : report.tags) {
        if (!same_tag_name(name, "Result") || !is_open(found)) continue;
        found = to_result(grammar::read_result(value));
    }
    return found;
}

}  // namespace

result_to_write choose_result(const game_report& report, game_result terminator, bool fix) {
    const verdict_report& verdict = report.result;
    const auto ended_by = [](game_result r) {
        return r == game_result::both_lose || r == game_result::none ? game_result::unfinished : r;
    };
    if (fix && verdict.reason != rules::ending::none && verdict.correct.size() == 1)
        return {verdict.correct.front(), ended_by(verdict.correct.front())};
    const game_result tag = tagged_result(report);
    if (terminator == game_result::none) return {std::nullopt, ended_by(tag)};
    const bool agreed = is_open(tag) || tag == game_result::both_lose;
    if (terminator == game_result::both_lose && agreed) return {terminator, game_result::unfinished};
    return {std::nullopt, terminator};
}

}  // namespace royalcheck
