// `royalcheck merge`: the parts of a run (check --shard), summed up.
#include "src/merge/merged_parts.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "src/cli/commands.hpp"
#include "src/cli/output.hpp"
#include "src/cli/overwriting.hpp"
#include "src/cli/progress.hpp"
#include "src/cli/run.hpp"
#include "src/cli/terminal.hpp"
#include "src/merge/parts_report.hpp"

namespace royalcheck {
namespace {

/// So many are named; a file that is no report at all has one in each line.
constexpr std::size_t most_told = 100;

}  // namespace

int merge(const arguments& args) {
    refuse_to_overwrite(args.files, args.output);
    const bool counted = args.parts && std::find(args.files.begin(), args.files.end(), "-") == args.files.end();
    if (args.parts && !counted) throw usage_error("--parts counts files; standard input may hold any number of parts");
    output out(args.output);
    progress log(when::never);
    std::vector<input_error> troubles;
    std::uint64_t more = 0;
    const auto tell = [&](const input_error& trouble) {
        if (troubles.size() == most_told) {
            ++more;
            return;
        }
        troubles.push_back(trouble);
        log.tell(trouble.file, trouble.reason);
    };
    if (counted && static_cast<std::size_t>(*args.parts) != args.files.size())
        tell(
            {"--parts", fmt::format("{} parts are to be summed up, and {} are named", *args.parts, args.files.size())});
    merged_parts parts(tell);
    for (const std::string& part : args.files) parts.add(part);
    parts.finish();
    if (more > 0) say(fmt::format("royalcheck: and {} more of this kind\n", more));

    std::string bytes;
    if (args.format == "json")
        append_parts_json(parts.summary(), troubles, more, bytes);
    else
        append_parts_text(parts.summary(), language_of(args), text_width(args), bytes);
    try {
        out.write(bytes);
        out.finish();
    } catch (const output_closed&) {
    }
    return log.status(args.fail_on && parts.summary().reaches(*args.fail_on));
}

}  // namespace royalcheck
