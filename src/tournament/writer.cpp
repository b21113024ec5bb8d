#include "src/tournament/writer.hpp"

#include "src/tournament/csv.hpp"
#include "src/tournament/html.hpp"
#include "src/tournament/json.hpp"
#include "src/tournament/text.hpp"
#include "src/tournament/trf.hpp"

namespace royalcheck {

std::unique_ptr<tournament_writer> make_tournament_writer(std::string_view format, const tournament_style& style) {
    if (format == "text") return std::make_unique<tournament_text>(style);
    if (format == "csv") return std::make_unique<tournament_csv>();
    if (format == "json") return std::make_unique<tournament_json>();
    if (format == "html") return std::make_unique<tournament_html>(style);
    if (format == "trf") return std::make_unique<trf_writer>();
    return nullptr;
}

}  // namespace royalcheck
