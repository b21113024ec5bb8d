#include "src/report/csv.hpp"

#include <algorithm>

#include "src/report/message.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

constexpr std::string_view header =
    "file,game,white,black,recorded,correct,status,line,column,offset,length,code,name,severity,ply,number,side,move,"
    "san,variation,clause,message,suggestions\r\n";

bool begins_formula(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    for (const std::string_view sign : {"=", "+", "-", "@", "＝", "＋", "－", "＠"})
        if (text.starts_with(sign)) return true;
    return false;
}

/// Where the list separator is a semicolon, as in many countries, what follows one is a cell of its own, however the
/// whole is quoted.
void defuse_behind_semicolons(std::string& text) {
    for (std::size_t at = text.find(';'); at != text.npos; at = text.find(';', at + 1)) {
        const std::string_view rest = std::string_view(text).substr(at + 1);
        if (begins_formula(rest.substr(std::min(rest.find_first_not_of(" \""), rest.size()))))
            text.insert(at + 1, 1, '\'');
    }
}

std::string_view tag_value(const game_report& report, std::string_view name) {
    const auto found =
        std::find_if(report.tags.begin(), report.tags.end(), [&](const auto& t) { return t.first == name; });
    return found == report.tags.end() ? std::string_view() : found->second;
}

template <class List, class Text>
std::string joined(const List& list, Text&& text) {
    std::string out;
    for (const auto& item : list) {
        if (!out.empty()) out += ' ';
        out += text(item);
    }
    return out;
}

std::string number_or_nothing(int n) { return n > 0 ? std::to_string(n) : std::string(); }

}  // namespace

void append_cell(std::string_view text, std::string& out) {
    std::string shown = printable(text);
    if (begins_formula(shown)) shown.insert(0, 1, '\'');
    defuse_behind_semicolons(shown);
    if (shown.find_first_of(",\"") == shown.npos && !shown.starts_with(' ') && !shown.ends_with(' ')) {
        out += shown;
        return;
    }
    out += '"';
    for (const char c : shown) out.append(c == '"' ? 2 : 1, c);
    out += '"';
}

void csv_writer::begin(const std::vector<std::string>&, std::string& out) const { out += header; }

void csv_writer::game(const game_report& report, std::string& out) const {
    const auto cell = [&](std::string_view text) {
        append_cell(text, out);
        out += ',';
    };
    for (const finding& f : report.findings) {
        const bool at_move = f.ply > 0;
        cell(shown_name(report.file));
        cell(std::to_string(report.game));
        cell(tag_value(report, "White"));
        cell(tag_value(report, "Black"));
        cell(to_text(report.result.recorded));
        cell(joined(report.result.correct, [](game_result r) { return to_text(r); }));
        cell(to_text(report.result.status));
        cell(std::to_string(f.at.line));
        cell(std::to_string(f.at.column));
        cell(std::to_string(f.at.offset));
        cell(std::to_string(f.at.length));
        cell(about(f.id).text);
        cell(about(f.id).name);
        cell(to_text(f.severity));
        cell(number_or_nothing(f.ply));
        cell(at_move ? std::to_string(f.number) : std::string());
        cell(!at_move ? std::string_view() : f.side == rules::side::white ? "white" : "black");
        cell(f.move);
        cell(f.san);
        cell(joined(f.variation, [](int ply) { return std::to_string(ply); }));
        cell(rules::about(f.clause).name);
        cell(message_of(f));
        append_cell(joined(f.suggestions, [](const std::string& san) { return std::string_view(san); }), out);
        out += "\r\n";
    }
}

}  // namespace royalcheck
