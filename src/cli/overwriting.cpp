#include "src/cli/overwriting.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include "src/cli/arguments.hpp"

namespace royalcheck {

void refuse_to_overwrite(const std::vector<std::string>& files, const std::string& output) {
    struct ::stat to {};
    const int asked = output.empty() ? ::fstat(STDOUT_FILENO, &to) : ::stat(output.c_str(), &to);
    if (asked != 0 || !S_ISREG(to.st_mode)) return;
    for (const std::string& file : files) {
        struct ::stat from {};
        if ((file == "-" ? ::fstat(STDIN_FILENO, &from) : ::stat(file.c_str(), &from)) != 0) continue;
        if (from.st_dev != to.st_dev || from.st_ino != to.st_ino) continue;
        throw usage_error(output.empty() ? "standard output would overwrite the input file " + file
                                         : "--output " + output + " would overwrite an input file");
    }
}

}  // namespace royalcheck
