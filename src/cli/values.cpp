#include "src/cli/values.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/core.h>
#include <utility>

#include "src/convert/encoder.hpp"
#include "src/replay/tags.hpp"

namespace royalcheck {
namespace {

template <class Value>
using choices = std::initializer_list<std::pair<std::string_view, Value>>;

[[noreturn]] void refuse(std::string_view option, std::string_view value, std::string_view what) {
    throw usage_error(fmt::format("{} takes {}, not '{}'", option, what, value));
}

/// The value that `text` names, any case.
template <class Value>
Value choose(std::string_view option, std::string_view text, choices<Value> from) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    for (const auto& [name, value] : from)
        if (std::equal(text.begin(), text.end(), name.begin(), name.end(),
                       [&](char a, char b) { return lower(a) == lower(b); }))
            return value;
    std::string names;
    for (const auto& [name, value] : from) names += (names.empty() ? "" : ", ") + std::string(name);
    refuse(option, text, names);
}

}  // namespace

variant read_variant(std::string_view value) {
    const auto known = find_variant(value);
    if (!known) refuse("--variant", value, "chess, royal64 or royal100");
    return *known;
}

rules::edition read_edition(std::string_view value) {
    return choose<rules::edition>("--edition", value, {{"en", rules::edition::en}, {"ru", rules::edition::ru}});
}

void apply_reading(std::string_view value, replay_options& options) {
    const std::size_t equals = value.find('=');
    const std::string_view name = value.substr(0, equals);
    const std::string_view chosen = equals == value.npos ? std::string_view() : value.substr(equals + 1);
    const std::string option = fmt::format("--reading {}", name);
    if (name == "third-rank") {
        using reading = rules::third_rank_reading;
        options.third_rank = choose<reading>(
            option, chosen, {{"any", reading::any}, {"stepped", reading::stepped}, {"immediate", reading::immediate}});
    } else if (name == "castling-attack") {
        using reading = rules::castling_attack_reading;
        options.castling_attack =
            choose<reading>(option, chosen, {{"strict", reading::strict}, {"free", reading::free}});
    } else if (name == "counter-check") {
        using reading = rules::counter_check_reading;
        options.counter_check = choose<reading>(
            option, chosen,
            {{"any-prince", reading::any_prince}, {"one-prince", reading::one_prince}, {"off", reading::off}});
    } else if (name == "edition") {
        options.edition = read_edition(chosen);
    } else {
        refuse("--reading", value, "third-rank, castling-attack, counter-check or edition with =VALUE");
    }
}

late_violation read_late_violation(std::string_view value) {
    return choose<late_violation>(
        "--late-violation", value,
        {{"report", late_violation::report}, {"offender", late_violation::offender}, {"both", late_violation::both}});
}

std::optional<grammar::language> read_notation(std::string_view value) {
    using language = std::optional<grammar::language>;
    return choose<language>("--notation", value,
                            {{"auto", language()}, {"en", grammar::english}, {"ru", grammar::russian}});
}

std::optional<encoding> read_encoding(std::string_view value) {
    if (value == "auto") return std::nullopt;
    const auto known = find_encoding(value);
    if (!known)
        refuse("--encoding", value,
               "auto, UTF-8, UTF-16LE, UTF-16BE, UTF-32LE, UTF-32BE, windows-1251, KOI8-R, CP866, windows-1252 or "
               "ISO-8859-1");
    return known;
}

target_notation read_target_notation(std::string_view value) {
    return choose<target_notation>("--notation", value,
                                   {{"en", target_notation::english},
                                    {"ru", target_notation::russian},
                                    {"figurine", target_notation::figurine},
                                    {"long", target_notation::long_form},
                                    {"uci", target_notation::uci}});
}

std::string read_output_encoding(std::string_view value) {
    if (!encoder::knows(value))
        refuse(
            "--encoding", value,
            "UTF-8, UTF-16LE, UTF-16BE, UTF-32LE, UTF-32BE, windows-1251, KOI8-R, CP866, windows-1252 or ISO-8859-1");
    return std::string(value);
}

std::string read_output(std::string_view value) {
    if (value.empty()) throw usage_error("--output takes the name of a file, not an empty text");
    return value == "-" ? std::string() : std::string(value);
}

std::string read_format(std::string_view value) {
    return choose<std::string>("--format", value,
                               {{"text", "text"},
                                {"ndjson", "ndjson"},
                                {"json", "json"},
                                {"csv", "csv"},
                                {"sarif", "sarif"},
                                {"junit", "junit"},
                                {"github", "github"},
                                {"html", "html"}});
}

std::string read_tournament_format(std::string_view value) {
    return choose<std::string>("--format", value,
                               {{"text", "text"}, {"csv", "csv"}, {"json", "json"}, {"html", "html"}, {"trf", "trf"}});
}

std::string read_merge_format(std::string_view value) {
    return choose<std::string>("--format", value, {{"text", "text"}, {"json", "json"}});
}

exclusion read_exclusion(std::string_view value) {
    const std::size_t at = value.rfind('@');
    const std::string_view round = at == value.npos ? std::string_view() : value.substr(at + 1);
    if (round.empty() || round.find_first_not_of("0123456789") != round.npos) return {std::string(value), std::nullopt};
    return {std::string(value.substr(0, at)), read_number("--exclude NAME@ROUND", round, 0, 999)};
}

played_games read_played_games(std::string_view value) {
    return choose<played_games>(
        "--played-games", value,
        {{"fide", played_games::fide}, {"keep", played_games::keep}, {"annul", played_games::annul}});
}

std::vector<tie_break> read_tie_breaks(std::string_view value) {
    std::vector<tie_break> order;
    for (bool more = true; more;) {
        const std::size_t comma = std::min(value.find(','), value.size());
        more = comma < value.size();
        order.push_back(choose<tie_break>("--tie-breaks", value.substr(0, comma),
                                          {{"SB", tie_break::sonneborn_berger},
                                           {"BH", tie_break::buchholz},
                                           {"DE", tie_break::direct_encounter},
                                           {"WIN", tie_break::wins}}));
        value.remove_prefix(more ? comma + 1 : comma);
    }
    return order;
}

report_language read_language(std::string_view value) {
    return choose<report_language>("--lang", value,
                                   {{"en", report_language::english}, {"ru", report_language::russian}});
}

when read_when(std::string_view option, std::string_view value) {
    return choose<when>(option, value, {{"auto", when::automatic}, {"always", when::always}, {"never", when::never}});
}

std::optional<severity> read_fail_on(std::string_view value) {
    using level = std::optional<severity>;
    return choose<level>(
        "--fail-on", value,
        {{"error", severity::error}, {"warning", severity::warning}, {"note", severity::note}, {"never", level()}});
}

severity read_min_severity(std::string_view value) {
    return choose<severity>("--min-severity", value,
                            {{"note", severity::note}, {"warning", severity::warning}, {"error", severity::error}});
}

shell read_shell(std::string_view value) {
    return choose<shell>("completions", value, {{"bash", shell::bash}, {"zsh", shell::zsh}, {"fish", shell::fish}});
}

board_form read_board_form(std::string_view value) {
    return choose<board_form>("--as", value,
                              {{"text", board_form::text},
                               {"unicode", board_form::unicode},
                               {"fen", board_form::fen},
                               {"svg", board_form::svg}});
}

board_move read_move_number(std::string_view value) {
    board_move move;
    const char* const last = value.data() + value.size();
    const auto [end, error] = std::from_chars(value.data(), last, move.number);
    const std::string_view dots(end, static_cast<std::size_t>(last - end));
    if (error != std::errc() || move.number < 1 || (!dots.empty() && dots != "." && dots != "..." && dots != "…"))
        refuse("--move", value, "a move number, 20. of White or 20... of Black");
    move.side = dots == "..." || dots == "…" ? rules::side::black : rules::side::white;
    return move;
}

int read_number(std::string_view option, std::string_view value, int least, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || end != value.data() + value.size() || number < least || number > most)
        refuse(option, value, fmt::format("a number from {} to {}", least, most));
    return number;
}

shard read_shard(std::string_view value) {
    constexpr std::uint32_t most = 1'000'000;
    shard which;
    const char* const last = value.data() + value.size();
    const auto index = std::from_chars(value.data(), last, which.index);
    const bool divided = index.ec == std::errc() && index.ptr != last && *index.ptr == '/';
    const auto count = std::from_chars(divided ? index.ptr + 1 : last, last, which.count);
    if (count.ec != std::errc() || count.ptr != last || which.count > most || which.index < 1 ||
        which.index > which.count)
        refuse("--shard", value, "I/N, the I-th of N parts, such as 2/7");
    return which;
}

std::uint64_t read_size(std::string_view option, std::string_view value, std::uint64_t most) {
    std::uint64_t size = 0;
    const char* const last = value.data() + value.size();
    const auto [end, error] = std::from_chars(value.data(), last, size);
    int shift = 0;
    if (last - end == 1) {
        constexpr std::string_view units = "KMGT";
        const char unit = *end >= 'a' ? static_cast<char>(*end - 32) : *end;
        const std::size_t power = units.find(unit);
        shift = power == units.npos ? -1 : 10 * static_cast<int>(power + 1);
    } else if (end != last) {
        shift = -1;
    }
    if (error != std::errc() || shift < 0 || size == 0 || size > (most >> shift))
        refuse(option, value, fmt::format("a size from 1 to {}G, in bytes or with K, M or G", most >> 30));
    return size << shift;
}

std::uint32_t read_size32(std::string_view option, std::string_view value) {
    return static_cast<std::uint32_t>(read_size(option, value, 3ull << 30));
}

}  // namespace royalcheck
