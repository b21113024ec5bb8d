// The report for people: a head and a verdict a game, a block a finding; at the end what they take for granted and the
// rules cited.
#pragma once

#include "src/report/wrap.hpp"
#include "src/report/writer.hpp"

namespace royalcheck {

class text_writer final : public report_writer {
public:
    explicit text_writer(const report_style& style) : style_(style) {}
    void game(const game_report& report, std::string& out) const override;
    void end(const run_summary& summary, std::string& out) const override;
    std::string_view separator() const override { return "\n"; }

private:
    void head(const game_report& report, std::string& out) const;
    void block(const game_report& report, const finding& f, std::string& out) const;
    void excerpt_of(const game_report& report, const finding& f, std::string& out) const;
    void place_of(const finding& f, std::string& out) const;
    void moves_of(const finding& f, std::string& out) const;
    void unmet(const game_report& report, std::string& out) const;
    void title(message label, std::string& out) const;
    void legend(const report_terms& terms, std::string& out) const;
    void end_paint(std::string& out) const;
    void wrapped(std::string_view text, std::string& out) const;
    void item(std::string_view text, std::string& out) const;
    std::string_view word(message id) const { return to_text(id, style_.language); }
    std::string_view paint(std::string_view escape) const { return style_.color ? escape : std::string_view(); }

    report_style style_;
};

}  // namespace royalcheck
