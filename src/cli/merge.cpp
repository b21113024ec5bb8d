// `royalcheck merge`: the parts of a run (check --shard), summed up.
#include "src/merge/merged_parts.hpp"

#include <fmt/format.h>

#include "src/cli/commands.hpp"
#include "src/cli/output.hpp"
#include "src/cli/overwriting.hpp"
#include "src/cli/run.hpp"
#include "src/cli/terminal.hpp"
#include "src/merge/parts_report.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

/// So many are named; a file that is no report at all has one in each line.
constexpr std::size_t most_told = 100;

}  // namespace

int merge(const arguments& args) {
    refuse_to_overwrite(args.files, args.output);
    output out(args.output);
    std::vector<input_error> troubles;
    std::uint64_t more = 0;
    merged_parts parts([&](const input_error& trouble) {
        if (troubles.size() == most_told) {
            ++more;
            return;
        }
        troubles.push_back(trouble);
        say(fmt::format("royalcheck: {}: {}\n", trouble.file == "-" ? "standard input" : printable(trouble.file),
                        printable(trouble.reason)));
    });
    for (const std::string& part : args.files) parts.add(part);
    parts.finish();
    if (more > 0) say(fmt::format("royalcheck: and {} more of this kind\n", more));

    std::string bytes;
    if (args.format == "json")
        append_parts_json(parts.summary(), troubles, more, bytes);
    else
        append_parts_text(parts.summary(), language_of(args), bytes);
    try {
        out.write(bytes);
        out.finish();
    } catch (const output_closed&) {
    }
    if (!troubles.empty()) return exit_trouble;
    return args.fail_on && parts.summary().reaches(*args.fail_on) ? exit_findings : exit_clean;
}

}  // namespace royalcheck
