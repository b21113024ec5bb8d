#include "src/tournament/json.hpp"

#include "src/report/json_fields.hpp"
#include "src/report/printable.hpp"
#include "src/tournament/words.hpp"

namespace royalcheck {
namespace {

template <std::size_t Size>
void number(const char (&name)[Size], std::string_view digits, json_text& out) {
    out.key(name);
    out += digits.empty() ? std::string_view("null") : digits;
}

template <std::size_t Size>
void truth(const char (&name)[Size], bool value, json_text& out) {
    out.key(name);
    out += value ? "true" : "false";
}

void append_standing(const tournament_record& of, const standing& s, json_text& out) {
    out += '{';
    field("player", of.players[s.player].name, out);
    number("rank", s.annulled ? std::string() : std::to_string(s.first), out);
    field("games", s.games, out);
    number("points", decimal(s.points), out);
    number("SB", value_of(s, tie_break::sonneborn_berger), out);
    number("BH", value_of(s, tie_break::buchholz), out);
    number("DE", value_of(s, tie_break::direct_encounter), out);
    number("WIN", value_of(s, tie_break::wins), out);
    truth("annulled", s.annulled, out);
    out += '}';
}

void append_place(const tournament_record& of, const tournament_game& game, json_text& out) {
    field("file", std::string_view(json_name(of.files[game.file])), out);
    field("number", game.number, out);
    field("line", game.line, out);
}

void append_game(const tournament_report& report, const table_game& game, json_text& out) {
    const tournament_record& of = report.of;
    out += '{';
    if (game.record == table_game::no_record) {
        out.key("file");
        out += "null";
        out.key("number");
        out += "null";
        out.key("line");
        out += "null";
    } else {
        append_place(of, of.games[game.record], out);
    }
    field("round", game.round, out);
    field("white", of.players[game.white].name, out);
    field("black", of.players[game.black].name, out);
    text_or_null("recorded",
                 game.record == table_game::no_record ? std::string_view() : to_text(of.games[game.record].recorded),
                 out);
    text_or_null("corrected", game.annulled ? std::string_view() : to_text(game.result), out);
    truth("forfeit", game.forfeit, out);
    truth("annulled", game.annulled, out);
    out += '}';
}

void append_change(const tournament_report& report, const changed_result& change, json_text& out) {
    out += '{';
    field("game", static_cast<std::uint64_t>(change.game), out);
    text_or_null("from", to_text(change.from), out);
    text_or_null("to", to_text(change.to), out);
    text_or_null("clause", change.clause == rules::clause::none ? "" : rules::about(change.clause).name, out);
    field("message", change_text(report, change, report_language::english), out);
    out += '}';
}

void append_finding(const tournament_report& report, const tournament_finding& f, json_text& out) {
    out += '{';
    field("code", about(f.id).text, out);
    field("name", about(f.id).name, out);
    field("severity", to_text(f.severity), out);
    text_or_null("clause", f.clause == rules::clause::none ? "" : rules::about(f.clause).name, out);
    field("message", to_text(f.message), out);
    array("games", f.games, out, [&](std::size_t game) {
        out += '{';
        append_place(report.of, report.of.games[game], out);
        out += '}';
    });
    out += '}';
}

}  // namespace

void tournament_json::tournament(const tournament_report& report, std::string& bytes) const {
    json_text out(bytes);
    const tournament_record& of = report.of;
    out += '{';
    field("event", of.event, out);
    field("site", of.site, out);
    truth("round_robin", report.round_robin, out);
    field("rounds", report.rounds, out);
    array("tie_breaks", report.tie_breaks, out, [&](tie_break by) { out.string(acronym_of(by)); });
    array("corrected", report.corrected.rows, out, [&](const standing& s) { append_standing(of, s, out); });
    array("recorded", report.recorded.rows, out, [&](const standing& s) { append_standing(of, s, out); });
    array("games", report.corrected.games, out, [&](const table_game& game) { append_game(report, game, out); });
    array("changes", report.changes, out, [&](const changed_result& c) { append_change(report, c, out); });
    array("open", report.open, out, [&](const open_result& open) {
        out += '{';
        append_place(of, of.games[open.game], out);
        field("message", to_text(open.verdict), out);
        out += '}';
    });
    array("byes", report.corrected.byes, out, [&](const tournament_bye& bye) {
        out += '{';
        field("player", of.players[bye.player].name, out);
        field("round", bye.round, out);
        number("points", bye.points ? decimal(*bye.points) : std::string(), out);
        out += '}';
    });
    array("excluded", report.excluded, out, [&](const excluded_player& excluded) {
        out += '{';
        field("player", of.players[excluded.player].name, out);
        field("played", excluded.played, out);
        field("due", excluded.due, out);
        truth("annulled", excluded.annulled, out);
        out += '}';
    });
    array("findings", report.findings, out, [&](const tournament_finding& f) { append_finding(report, f, out); });
    out += '}';
}

}  // namespace royalcheck
