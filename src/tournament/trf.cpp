#include "src/tournament/trf.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "grammar/utf8.hpp"
#include "src/report/printable.hpp"
#include "src/tournament/seeding.hpp"

namespace royalcheck {
namespace {

/// One line, filled in at its columns, which count from 1.
class trf_line {
public:
    explicit trf_line(std::string_view id) { left(1, 3, id); }

    void left(std::size_t first, std::size_t last, std::string_view text) { put(first, last, text, false); }
    void right(std::size_t first, std::size_t last, std::string_view text) { put(first, last, text, true); }

    /// Something stands in these columns.
    bool has(std::size_t first, std::size_t last) const {
        for (std::size_t i = first; i <= last && i <= cells_.size(); ++i)
            if (cells_[i - 1] != " ") return true;
        return false;
    }

    void append(std::string& out) const {
        std::size_t size = cells_.size();
        while (size > 0 && cells_[size - 1] == " ") --size;
        for (std::size_t i = 0; i < size; ++i) out += cells_[i];
        out += "\r\n";
    }

private:
    /// Cut at the end of the field if it is longer.
    void put(std::size_t first, std::size_t last, std::string_view text, bool to_the_right) {
        const std::string shown = printable(text);
        std::vector<std::string> characters;
        for (std::size_t at = 0; at < shown.size() && characters.size() <= last - first;) {
            const std::size_t length =
                std::max<std::size_t>(1, grammar::decode(shown.data() + at, shown.data() + shown.size()).length);
            characters.push_back(shown.substr(at, length));
            at += length;
        }
        if (cells_.size() < last) cells_.resize(last, " ");
        const std::size_t from = to_the_right ? last - characters.size() : first - 1;
        std::copy(characters.begin(), characters.end(), cells_.begin() + static_cast<std::ptrdiff_t>(from));
    }

    std::vector<std::string> cells_;  ///< a character each
};

void header(std::string_view id, std::string_view text, std::string& out) {
    if (!text.empty()) out += fmt::format("{} {}\r\n", id, printable(text));
}

std::string full_date(const game_date& d) { return fmt::format("{:04}/{:02}/{:02}", d.year, d.month, d.day); }

constexpr std::size_t first_field = 92, per_field = 10;
std::size_t column_of(std::size_t field) { return first_field + per_field * (field - 1); }

/// The fields of rounds, from 1: one for each round, and more for one in which players have more than one game, as in
/// matches, for a field holds one game.
struct round_fields {
    std::vector<std::size_t> of_game;   ///< by index into the corrected table's games
    std::vector<std::size_t> of_round;  ///< the first of each round, from 1
    std::size_t count = 0;
};

round_fields fields_of(const tournament_report& report) {
    const std::vector<table_game>& games = report.corrected.games;
    const auto part = [&](std::size_t i) {
        return games[i].record == table_game::no_record ? 0 : report.of.games[games[i].record].part;
    };
    std::vector<std::size_t> order(games.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return games[a].round != games[b].round ? games[a].round < games[b].round : part(a) < part(b);
    });
    round_fields fields{std::vector<std::size_t>(games.size(), 0), {0}};
    std::vector<std::size_t> free(report.of.players.size(), 0);  // the first field after those with games of the player
    std::size_t first = 0;                                       // field of the round
    int round = 0;
    const auto go_on_to = [&](int next) {
        for (; round < next; ++round) fields.of_round.push_back(first = ++fields.count);
    };
    for (const std::size_t i : order) {
        go_on_to(games[i].round);
        const std::size_t field = std::max({first, free[games[i].white], free[games[i].black]});
        free[games[i].white] = free[games[i].black] = field + 1;
        fields.count = std::max(fields.count, field);
        fields.of_game[i] = field;
    }
    go_on_to(report.rounds);
    return fields;
}

std::vector<game_date> dates_of(const round_fields& fields, const tournament_report& report) {
    std::vector<game_date> dates(fields.count);
    for (std::size_t i = 0; i < fields.of_game.size(); ++i) {
        const std::size_t record = report.corrected.games[i].record;
        if (record == table_game::no_record) continue;
        game_date& date = dates[fields.of_game[i] - 1];
        if (!date.known()) date = report.of.games[record].date;
    }
    return dates;
}

void append_header(const tournament_report& report, const round_fields& fields, std::string& out) {
    const tournament_record& of = report.of;
    header("012", of.event, out);
    header("022", of.site, out);
    std::vector<game_date> dates;
    for (const tournament_game& game : of.games)
        if (game.date.known()) dates.push_back(game.date);
    if (!dates.empty()) {
        const auto [first, last] = std::minmax_element(dates.begin(), dates.end());
        header("042", full_date(*first), out);
        header("052", full_date(*last), out);
    }
    header("062", std::to_string(of.players.size()), out);
    const auto rated = std::count_if(of.players.begin(), of.players.end(),
                                     [](const tournament_player& p) { return rating_of(p) != 0; });
    header("072", std::to_string(rated), out);
    header("092", report.round_robin ? "Individual: Round-Robin" : "Individual", out);
    trf_line line("132");
    bool any = false;
    const auto rounds = dates_of(fields, report);
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        if (!rounds[i].known()) continue;
        const std::size_t at = column_of(i + 1);
        line.left(at, at + 7, fmt::format("{:02}/{:02}/{:02}", rounds[i].year % 100, rounds[i].month, rounds[i].day));
        any = true;
    }
    if (any) line.append(out);
    if (report.announced) header("XXR", std::to_string(fields.count), out);
}

/// "1", "=", "0"; "+" and "-" by forfeit; blank for what gives no points: a game without a result or one that is
/// annulled.
std::string_view result_code(const table_game& game, bool white) {
    if (game.annulled) return "";
    const auto points = points_of(game.result);
    if (!points) return "";
    const half_points made = white ? points->white : points->black;
    if (made == 1) return "=";
    return made == 2 ? (game.forfeit ? "+" : "1") : (game.forfeit ? "-" : "0");
}

void enter(const table_game& game, std::size_t field, bool white, std::size_t opponent, trf_line& line) {
    const std::size_t at = column_of(field);
    line.right(at, at + 3, std::to_string(opponent));
    line.left(at + 5, at + 5, game.record == table_game::no_record ? "-" : white ? "w" : "b");
    line.left(at + 7, at + 7, result_code(game, white));
}

/// U for a full point, which the pairing gives, H for half a one, Z for none; blank where no result is known. A game of
/// that round goes before.
void enter(const tournament_bye& bye, std::size_t field, trf_line& line) {
    const std::size_t at = column_of(field);
    if (!bye.points || line.has(at, at + 7)) return;
    line.right(at, at + 3, "0000");
    line.left(at + 5, at + 5, "-");
    line.left(at + 7, at + 7, *bye.points == 2 ? "U" : *bye.points == 1 ? "H" : "Z");
}

/// A title or a federation in capitals; empty where it is not such a word of `least` to three letters.
std::string abbreviation(std::string_view text, std::size_t least) {
    constexpr std::size_t most = 3;
    if (text.size() < least || text.size() > most) return {};
    std::string capitals;
    for (const char c : text) {
        const char capital = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (capital < 'A' || capital > 'Z') return {};
        capitals += capital;
    }
    return capitals;
}

/// Empty where it is no number or has more digits than there is room for.
std::string_view fide_number(std::string_view text) {
    constexpr std::size_t most = 11;
    return text.size() > most || text.find_first_not_of("0123456789") != text.npos ? std::string_view() : text;
}

}  // namespace

void trf_writer::tournament(const tournament_report& report, std::string& out) const {
    const round_fields fields = fields_of(report);
    append_header(report, fields, out);
    const tournament_record& of = report.of;
    const std::vector<player_id> order = starting_order(of);
    std::vector<std::size_t> number(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) number[order[i]] = i + 1;
    std::vector<std::size_t> row(order.size());
    for (std::size_t i = 0; i < report.corrected.rows.size(); ++i) row[report.corrected.rows[i].player] = i;

    std::vector<trf_line> lines(order.size(), trf_line("001"));
    for (player_id p = 0; p < order.size(); ++p) {
        const tournament_player& player = of.players[p];
        trf_line& line = lines[number[p] - 1];
        line.right(5, 8, std::to_string(number[p]));
        line.right(11, 13, abbreviation(player.title, 1));
        line.left(15, 47, player.name);
        if (const int rating = rating_of(player); rating != 0) line.right(49, 52, std::to_string(rating));
        line.left(54, 56, abbreviation(player.federation, 3));
        line.right(58, 68, fide_number(player.fide_id));
        line.right(81, 84, decimal(report.corrected.rows[row[p]].points));
        line.right(86, 89, std::to_string(row[p] + 1));
    }
    for (std::size_t i = 0; i < fields.of_game.size(); ++i) {
        const table_game& game = report.corrected.games[i];
        enter(game, fields.of_game[i], true, number[game.black], lines[number[game.white] - 1]);
        enter(game, fields.of_game[i], false, number[game.white], lines[number[game.black] - 1]);
    }
    for (const tournament_bye& bye : report.corrected.byes)
        enter(bye, fields.of_round[static_cast<std::size_t>(bye.round)], lines[number[bye.player] - 1]);
    for (const trf_line& line : lines) line.append(out);
}

}  // namespace royalcheck
