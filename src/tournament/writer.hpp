// What every format of a tournament report is: reports in, bytes out. Formats render; they never compute.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "src/tournament/report.hpp"

namespace royalcheck {

struct tournament_style {
    report_language language = report_language::english;  ///< text and HTML; the formats for machines are English
    bool variant_given = false;                           ///< --variant: text does not ask for it
    std::size_t width = 0;                                ///< text: columns of a line; 0: sentences are not broken
};

class tournament_writer {
public:
    virtual ~tournament_writer() = default;
    virtual void begin(std::string& /*out*/) const {}
    virtual void tournament(const tournament_report& report, std::string& out) const = 0;
    virtual void end(std::string& /*out*/) const {}
    /// Stands between two tournaments.
    virtual std::string_view separator() const { return {}; }
};

/// The writer of a format: "text", "csv", "json", "html", "trf"; null for one that does not exist.
std::unique_ptr<tournament_writer> make_tournament_writer(std::string_view format, const tournament_style& style);

}  // namespace royalcheck
