// The commands; each has a file of its own and returns the exit status.
#pragma once

#include "src/cli/arguments.hpp"

namespace royalcheck {

int check(const arguments& args);
int convert(const arguments& args);
int moves(const arguments& args);
int perft(const arguments& args);
int board(const arguments& args);
int tournament(const arguments& args);
int merge(const arguments& args);
int completions(const arguments& args);
int explain(const arguments& args);

}  // namespace royalcheck
