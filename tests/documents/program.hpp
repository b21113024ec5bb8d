// Runs the built program as a user would and reads what it prints. For tests of whole inputs.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace royalcheck::testing {

struct run_result {
    int status = -1;     ///< exit status; 128 + the signal if it was killed
    std::string output;  ///< standard output
};

/// `royalcheck ARGUMENTS` in the source folder, as the shell splits them; `input` is a command whose output
/// becomes standard input.
run_result run(const std::string& arguments, const std::string& input = "");

/// The same, but hands each line of standard output to `take` as it comes. Returns the exit status.
int run_lines(const std::string& arguments, const std::string& input,
              const std::function<void(const std::string&)>& take);

/// `royalcheck check --format ndjson --fail-on never ARGUMENTS`: one object a game. Fails the test if the
/// program does not end with exit status 0 or a line is not JSON.
std::vector<nlohmann::json> check(const std::string& arguments);

/// Codes of the findings of `game` with at least this severity ("note", "warning", "error"), in order of place.
std::vector<std::string> codes(const nlohmann::json& game, const std::string& at_least = "note");

/// The first finding of `code`, null if there is none.
nlohmann::json finding(const nlohmann::json& game, const std::string& code);

}  // namespace royalcheck::testing
