// CSV (RFC 4180): one player a row, as corrected and as recorded.
#pragma once

#include "src/tournament/writer.hpp"

namespace royalcheck {

class tournament_csv final : public tournament_writer {
public:
    void begin(std::string& out) const override;
    void tournament(const tournament_report& report, std::string& out) const override;
};

}  // namespace royalcheck
