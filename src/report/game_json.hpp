// Games and figures as JSON, fields in the order of the contract.
#pragma once

#include "src/replay/game_report.hpp"
#include "src/report/summary.hpp"

namespace royalcheck {

class json_text;

/// The fields of the game's object, without its braces; one more for the expectation if `expect` is set and the
/// game has an Expect tag.
void append_game_fields(const game_report& report, bool expect, json_text& out);

/// The figures of the run as an object.
void append_summary_object(const run_summary& summary, bool expect, json_text& out);

/// A field `troubles`: what could not be read, and why.
void append_troubles(const std::vector<input_error>& troubles, json_text& out);

}  // namespace royalcheck
