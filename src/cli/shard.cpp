#include "src/cli/shard.hpp"

#include <filesystem>
#include <fmt/core.h>

namespace royalcheck {
namespace {

/// A report of lines that stand for themselves, one game after the other, with nothing at the end.
bool is_line_by_line(std::string_view format) { return format == "ndjson" || format == "csv" || format == "github"; }

}  // namespace

void refuse_what_cannot_be_divided(const arguments& args, const std::vector<std::string>& files) {
    if (!is_line_by_line(args.format))
        throw usage_error(fmt::format("--shard: parts of a report in the form {} do not add up to a whole one; "
                                      "--format ndjson, csv and github do",
                                      args.format));
    if (args.duplicates) throw usage_error("--duplicates has to see all games; run it without --shard");
    for (const std::string& file : files) {
        if (file == "-") throw usage_error("--shard needs files: standard input can be read from front to back only");
        std::error_code failed;
        const auto kind = std::filesystem::status(file, failed).type();
        if (kind == std::filesystem::file_type::regular) continue;
        throw usage_error("--shard needs files that can be read from any place, and " + file + " is none");
    }
}

}  // namespace royalcheck
