#include "src/tournament/csv.hpp"

#include "src/report/csv.hpp"
#include "src/tournament/words.hpp"

namespace royalcheck {
namespace {

constexpr tie_break all_tie_breaks[] = {tie_break::sonneborn_berger, tie_break::buchholz, tie_break::direct_encounter,
                                        tie_break::wins};

void append_standing(const standing& s, std::string& out) {
    out += s.annulled ? "" : std::to_string(s.first);
    out += ',' + decimal(s.points);
    for (const tie_break by : all_tie_breaks) out += ',' + value_of(s, by);
    out += ',' + std::to_string(s.games);
}

}  // namespace

void tournament_csv::begin(std::string& out) const {
    out += "event,player,rank,points,SB,BH,DE,WIN,games,recorded rank,recorded points,recorded SB,recorded BH,recorded "
           "DE,recorded WIN,recorded games\r\n";
}

void tournament_csv::tournament(const tournament_report& report, std::string& out) const {
    std::vector<const standing*> recorded(report.recorded.rows.size());
    for (const standing& s : report.recorded.rows) recorded[s.player] = &s;
    for (const standing& s : report.corrected.rows) {
        append_cell(report.of.event, out);
        out += ',';
        append_cell(report.of.players[s.player].name, out);
        out += ',';
        append_standing(s, out);
        out += ',';
        append_standing(*recorded[s.player], out);
        out += "\r\n";
    }
}

}  // namespace royalcheck
