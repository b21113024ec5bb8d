#include "src/cli/run.hpp"

#include <csignal>
#include <exception>
#include <fcntl.h>
#include <fmt/core.h>
#include <new>
#include <unistd.h>

#include "src/cli/commands.hpp"
#include "src/cli/output.hpp"
#include "src/cli/parse.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

int run_command(const arguments& args) {
    switch (args.wanted) {
    case command::check: return check(args);
    case command::convert: return convert(args);
    case command::moves: return moves(args);
    case command::perft: return perft(args);
    case command::board: return board(args);
    case command::tournament: return tournament(args);
    case command::merge: return merge(args);
    case command::completions: return completions(args);
    case command::explain: return explain(args);
    }
    return exit_trouble;
}

/// A standard stream that is closed stays a failure where it is used: no file that is opened later takes its number.
void occupy_standard_streams() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(descriptor, F_GETFD) >= 0) continue;
        if (::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0) return;
    }
}

}  // namespace

int run(int count, char** words) {
    std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is seen where it is written to
    occupy_standard_streams();
    try {
        const parsed_line line = parse_arguments(count, words);
        return line.exit ? *line.exit : run_command(line.args);
    } catch (const usage_error& error) {
        say(fmt::format("royalcheck: {}\n", printable(error.what())));
    } catch (const std::bad_alloc&) {
        say("royalcheck: out of memory\n");
    } catch (const std::exception& error) {
        say(fmt::format("royalcheck: {}\n", printable(error.what())));
    }
    return exit_trouble;
}

}  // namespace royalcheck
