// TRF16, the Tournament Report File of the FIDE handbook (C.04, annex 2), with which pairing programs go on.
#pragma once

#include "src/tournament/writer.hpp"

namespace royalcheck {

/// Results as corrected; lines end in CR LF, columns count characters. What no tag says stays blank.
class trf_writer final : public tournament_writer {
public:
    void tournament(const tournament_report& report, std::string& out) const override;
};

}  // namespace royalcheck
