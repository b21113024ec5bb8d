#include "src/report/game_label.hpp"

#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

std::string_view tag_value_of(const game_report& report, std::string_view name) {
    for (const auto& [tag, value] : report.tags)
        if (tag == name) return value;
    return {};
}

}  // namespace

std::string game_label(const game_report& report, report_language language) {
    std::string label(to_text(message::label_game, language));
    label += ' ' + std::to_string(report.game);
    const std::string_view white = tag_value_of(report, "White");
    const std::string_view black = tag_value_of(report, "Black");
    if (white.empty() && black.empty()) return label;
    label += " (";
    append_printable(white.empty() ? "?" : white, label);
    label += " - ";
    append_printable(black.empty() ? "?" : black, label);
    label += ')';
    return label;
}

}  // namespace royalcheck
