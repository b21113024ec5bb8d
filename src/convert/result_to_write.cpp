#include "src/convert/result_to_write.hpp"

#include "src/convert/tag_section.hpp"
#include "src/replay/tags.hpp"

namespace royalcheck {
namespace {

bool is_open(game_result r) { return r == game_result::none || r == game_result::unfinished; }

struct tagged {
    game_result result = game_result::none;  ///< of several Result tags the first that says anything, as in replay
    bool unreadable = false;                 ///< a Result tag says something that is no result
};

tagged tagged_result(const game_report& report) {
    tagged found;
    for (const auto& [name, value] : report.tags) {
        if (!same_tag_name(name, "Result")) continue;
        const game_result said = to_result(grammar::read_result(value));
        found.unreadable |= said == game_result::none;
        if (is_open(found.result)) found.result = said;
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
    const tagged tag = tagged_result(report);
    if (terminator == game_result::none) return {std::nullopt, ended_by(tag.result)};
    const bool may_say_it = !tag.unreadable && (is_open(tag.result) || tag.result == game_result::both_lose);
    if (terminator == game_result::both_lose && may_say_it) return {terminator, game_result::unfinished};
    return {std::nullopt, terminator};
}

}  // namespace royalcheck
