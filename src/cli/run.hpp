// The program as a function: words in, exit status out.
#pragma once

namespace royalcheck {

/// Exit status of the contract.
enum exit_status : int { exit_clean = 0, exit_findings = 1, exit_trouble = 2 };

/// Parses the command line and runs the command. Trouble is told on stderr; nothing is thrown.
int run(int count, char** words);

}  // namespace royalcheck
