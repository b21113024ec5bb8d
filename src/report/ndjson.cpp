#include "src/report/ndjson.hpp"

#include "src/report/game_json.hpp"
#include "src/report/json.hpp"

namespace royalcheck {

void ndjson_writer::game(const game_report& report, std::string& bytes) const {
    json_text out(bytes);
    out += '{';
    append_game_fields(report, style_.expect, out);
    out += "}\n";
}

void ndjson_writer::end(const run_summary&, std::string&) const {}

}  // namespace royalcheck
