// SIGINT, SIGTERM and SIGHUP while something is written.
#pragma once

#include <string>

namespace royalcheck {

/// From here on these signals say on stderr that the output is partial and remove the unfinished file before they end
/// the program as they would have. Those that the caller has set to be ignored (nohup) stay so.
void watch_for_interruption();

/// mkstemp; the file is the unfinished one until `settled`. Returns the descriptor, -1 and errno where it cannot be
/// made.
int open_unfinished(std::string& name);
/// The unfinished file has its name, or is gone.
void settled();

}  // namespace royalcheck
