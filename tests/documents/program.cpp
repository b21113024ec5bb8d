#include "tests/documents/program.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string_view>

namespace royalcheck::testing {
namespace {

int exit_status(int wait_status) {
    return WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : 128 + WTERMSIG(wait_status);
}

int rank(std::string_view severity) { return severity == "error" ? 2 : severity == "warning" ? 1 : 0; }

}  // namespace

int run_lines(const std::string& arguments, const std::string& input,
              const std::function<void(const std::string&)>& take) {
    std::string command = "unset COLUMNS; export LC_ALL=C.UTF-8; cd '" ROYALCHECK_SOURCE_DIR "' && ";
    if (!input.empty()) command += input + " | ";
    command += ROYALCHECK_PROGRAM " " + arguments;
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return -1;
    std::string line;
    std::array<char, 1 << 16> buffer;
    for (std::size_t got; (got = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
        std::string_view rest(buffer.data(), got);
        for (std::size_t end; (end = rest.find('\n')) != std::string_view::npos; rest.remove_prefix(end + 1)) {
            line += rest.substr(0, end);
            take(line);
            line.clear();
        }
        line += rest;
    }
    if (!line.empty()) take(line);
    return exit_status(pclose(pipe));
}

run_result run(const std::string& arguments, const std::string& input) {
    run_result result;
    result.status = run_lines(arguments, input, [&](const std::string& line) { result.output += line + '\n'; });
    return result;
}

std::vector<nlohmann::json> check(const std::string& arguments) {
    std::vector<nlohmann::json> games;
    const int status =
        run_lines("check --format ndjson --fail-on never " + arguments, "", [&](const std::string& line) {
            auto game = nlohmann::json::parse(line, nullptr, false);
            EXPECT_FALSE(game.is_discarded()) << "not JSON: " << line;
            games.push_back(std::move(game));
        });
    EXPECT_EQ(status, 0) << arguments;
    return games;
}

std::vector<std::string> codes(const nlohmann::json& game, const std::string& at_least) {
    std::vector<std::string> found;
    for (const auto& each : game.at("findings"))
        if (rank(each.at("severity").get<std::string>()) >= rank(at_least)) found.push_back(each.at("code"));
    return found;
}

nlohmann::json finding(const nlohmann::json& game, const std::string& code) {
    for (const auto& each : game.at("findings"))
        if (each.at("code") == code) return each;
    return nullptr;
}

}  // namespace royalcheck::testing
