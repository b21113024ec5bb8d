// The tournament report for people.
#pragma once

#include "src/tournament/writer.hpp"

namespace royalcheck {

class tournament_text final : public tournament_writer {
public:
    explicit tournament_text(const tournament_style& style) : style_(style) {}
    void tournament(const tournament_report& report, std::string& out) const override;
    std::string_view separator() const override { return "\n"; }

private:
    std::string_view word(message id) const;
    void wrapped(std::string_view text, std::string& out) const;
    void head(const tournament_report& report, std::string& out) const;
    void standings(const tournament_report& report, const tournament_table& table, message title,
                   std::string& out) const;
    void cross(const tournament_report& report, std::string& out) const;
    void changes(const tournament_report& report, std::string& out) const;
    void findings(const tournament_report& report, std::string& out) const;

    tournament_style style_;
};

}  // namespace royalcheck
