#include "src/cli/workers.hpp"

#include <sched.h>

namespace royalcheck {

std::size_t workers(int jobs) {
    if (jobs > 0) return static_cast<std::size_t>(jobs);
    cpu_set_t ours;
    return ::sched_getaffinity(0, sizeof ours, &ours) == 0 ? static_cast<std::size_t>(CPU_COUNT(&ours)) : 1;
}

}  // namespace royalcheck
