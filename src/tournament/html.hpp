// One page for the notice board: standings, crosstable, what changes. It needs no script and no network.
#pragma once

#include "src/tournament/writer.hpp"

namespace royalcheck {

class tournament_html final : public tournament_writer {
public:
    explicit tournament_html(const tournament_style& style) : style_(style) {}
    void begin(std::string& out) const override;
    void tournament(const tournament_report& report, std::string& out) const override;
    void end(std::string& out) const override { out += "</body>\n</html>\n"; }

private:
    std::string word(message id) const;
    void standings(const tournament_report& report, const tournament_table& table, message title,
                   std::string& out) const;
    void cross(const tournament_report& report, std::string& out) const;
    void lists(const tournament_report& report, std::string& out) const;

    tournament_style style_;
};

}  // namespace royalcheck
