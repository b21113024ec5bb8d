// What `merge` prints.
#pragma once

#include <string>
#include <vector>

#include "src/findings/sentence.hpp"
#include "src/input/input.hpp"
#include "src/report/summary.hpp"

namespace royalcheck {

/// The figures in words.
void append_parts_text(const run_summary& summary, report_language language, std::size_t width, std::string& out);
/// {"schema":1,"summary":{...},"verdicts":{...},"troubles":[...],"more_troubles":0}
void append_parts_json(const run_summary& summary, const std::vector<input_error>& troubles, std::uint64_t more,
                       std::string& out);

}  // namespace royalcheck
