// How many threads replay games.
#pragma once

#include <cstddef>

namespace royalcheck {

/// As many as --jobs says; for 0 one for each core that was given to the program, not all cores of the machine.
std::size_t workers(int jobs);

}  // namespace royalcheck
