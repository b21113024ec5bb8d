// JSON: {"schema":1,"tournaments":[…]}.
#pragma once

#include "src/tournament/writer.hpp"

namespace royalcheck {

class tournament_json final : public tournament_writer {
public:
    void begin(std::string& out) const override { out += "{\"schema\":1,\"tournaments\":[\n"; }
    void tournament(const tournament_report& report, std::string& out) const override;
    void end(std::string& out) const override { out += "\n]}\n"; }
    std::string_view separator() const override { return ",\n"; }
};

}  // namespace royalcheck
