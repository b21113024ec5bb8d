#include "src/replay/tags.hpp"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "grammar/position.hpp"

namespace royalcheck {
namespace {

// Length and first letter, which hardly any two names of a game share, and no two of the known ones.
constexpr unsigned sketch(std::string_view name) {
    return name.empty() ? 0
                        : static_cast<unsigned>(name.size()) << 8 | (static_cast<unsigned char>(name.front()) | 0x20u);
}

// The tag names of one game; a look-up stays cheap however many there are.
class seen_names {
public:
    /// True if `name`, whose sketch is given, was added before.
    bool add(std::string_view name, unsigned sketched) {
        if (count_ < few_.size()) {
            for (std::size_t i = 0; i < count_; ++i)
                if (sketches_[i] == sketched && few_[i] == name) return true;
            sketches_[count_] = sketched;
            few_[count_++] = name;
            return false;
        }
        if (many_.empty()) many_.insert(few_.begin(), few_.end());
        return !many_.insert(name).second;
    }

private:
    std::array<unsigned, 24> sketches_;  // NOLINT: written before they are read
    std::array<std::string_view, 24> few_;
    std::size_t count_ = 0;
    std::unordered_set<std::string_view> many_;
};

bool same_name(std::string_view a, std::string_view b) {
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
               const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
               return lower(x) == lower(y);
           });
}

// "2019.12.29" with `?` for unknown digits (PGN standard 8.1.1.3).
bool well_formed_date(std::string_view date) {
    if (date.size() != 10 || date[4] != '.' || date[7] != '.') return false;
    const auto part = [&](std::size_t from, std::size_t count, int low, int high) {
        int value = 0;
        for (std::size_t i = from; i < from + count; ++i) {
            if (date[i] == '?') return true;
            if (date[i] < '0' || date[i] > '9') return false;
            value = value * 10 + (date[i] - '0');
        }
        return value >= low && value <= high;
    };
    return part(0, 4, 0, 9999) && part(5, 2, 1, 12) && part(8, 2, 1, 31);
}

bool plain_result(std::string_view value) {
    return value == "1-0" || value == "0-1" || value == "1/2-1/2" || value == "*" || value == "0-0";
}

// Files i and j, ranks 9 and 10, princes and princesses exist in Royal Chess 100 only (NOTATION 6).
bool looks_like_royal100(const grammar::game_text& game, const tag_facts& facts) {
    const auto of_large_board = [](const grammar::move_text& m) {
        const auto royal = [](grammar::piece_name p) {
            return p == grammar::piece_name::prince || p == grammar::piece_name::princess;
        };
        return m.from_file > 7 || m.to_file > 7 || m.from_rank > 7 || m.to_rank > 7 || royal(m.piece) ||
               royal(m.promotion);
    };
    if (facts.fen) {
        const std::string_view placement = facts.fen->value.substr(0, facts.fen->value.find(' '));
        if (placement.find('(') != std::string_view::npos || std::count(placement.begin(), placement.end(), '/') == 9)
            return true;
    }
    if (facts.pieces) {
        const auto men = grammar::read_piece_list(facts.pieces->value, 10).men;
        if (std::any_of(men.begin(), men.end(), [](const grammar::man_text& m) {
                return m.file > 7 || m.rank > 7 || m.piece == grammar::piece_name::prince ||
                       m.piece == grammar::piece_name::princess;
            }))
            return true;
    }
    return game.any_move(of_large_board) ||
           std::any_of(game.tokens.begin(), game.tokens.end(),
                       [](const grammar::token& t) { return t.kind == grammar::token_kind::succession; });
}

void read_result_tag(const tag_place& tag, tag_facts& facts, findings_sink& findings) {
    const game_result result = to_result(grammar::read_result(tag.value));
    if (result == game_result::none) {
        findings.add(code::invalid_tag_value, severity::warning, tag.offset, tag.length,
                     {.id = message::result_tag_unknown, .text = std::string(tag.value)});
    } else if (!plain_result(tag.value)) {
        findings.add(code::nonstandard_spelling, severity::note, tag.offset, tag.length,
                     {.id = message::result_tag_spelling, .result = result});
    }
    if (facts.result_tag && result != facts.result) {
        const bool open = result == game_result::unfinished || facts.result == game_result::unfinished;
        findings.add(code::result_disagrees, open ? severity::warning : severity::error, tag.offset, tag.length,
                     {.id = message::two_result_tags,
                      .text = std::string(facts.result_tag->value),
                      .parts = {{.id = message::literal, .text = std::string(tag.value)}}});
        if (facts.result != game_result::unfinished && facts.result != game_result::none) return;
    }
    facts.result = result;
    facts.result_tag = tag;
}

// The tags that every game should have (PGN standard 8.1.1), and after them those that say how to read it.
constexpr std::array<std::string_view, 15> known_names{"Event",   "Site",   "Date",    "Round",    "White",
                                                       "Black",   "Result", "FEN",     "Pieces",   "SetUp",
                                                       "Edition", "Expect", "Variant", "Readings", "Notation"};
enum class known_tag : std::uint8_t {
    event,
    site,
    date,
    round,
    white,
    black,
    result,
    fen,
    pieces,
    set_up,
    edition,
    expect,
    variant,
    readings,
    notation,
    other
};
constexpr std::size_t roster = 7;

constexpr auto sketches = [] {
    std::array<unsigned, known_names.size()> all{};
    std::transform(known_names.begin(), known_names.end(), all.begin(), sketch);
    return all;
}();

known_tag identify(std::string_view name, unsigned sketched) {
    const auto i = static_cast<std::size_t>(std::find(sketches.begin(), sketches.end(), sketched) - sketches.begin());
    if (i == known_names.size()) return known_tag::other;
    return known_names[i] == name || same_name(known_names[i], name) ? static_cast<known_tag>(i) : known_tag::other;
}

// `present`: a bit for each tag of the roster that the game has, in the order of `known_names`.
void name_missing_tags(unsigned present, const grammar::game_text& game, findings_sink& findings) {
    const unsigned missing = ~present & ((1u << roster) - 1);
    if (missing == 0) return;
    findings.add(code::missing_tag, severity::note, game.begin, 0, {.id = message::tags_missing, .number = missing});
}

}  // namespace

game_result to_result(grammar::result_text r) {
    switch (r) {
    case grammar::result_text::none: return game_result::none;
    case grammar::result_text::white_wins: return game_result::white_wins;
    case grammar::result_text::black_wins: return game_result::black_wins;
    case grammar::result_text::draw: return game_result::draw;
    case grammar::result_text::both_lose: return game_result::both_lose;
    case grammar::result_text::unfinished: return game_result::unfinished;
    }
    return game_result::none;
}

tag_facts read_tags(std::string_view text, const grammar::game_text& game, const replay_options& options,
                    findings_sink& findings, game_report& report) {
    tag_facts facts;
    seen_names seen;
    unsigned present = 0;
    std::optional<tag_place> variant_tag, set_up, date;
    for (const auto& tag : game.tags) {
        const std::string_view name = grammar::tag_name(text, tag);
        std::string_view value = text.substr(tag.value_offset, tag.value_length);
        if (tag.escaped) value = report.decoded.emplace_back(grammar::tag_value(text, tag));
        const tag_place place{value, tag.offset, tag.length};

        const unsigned sketched = sketch(name);
        const bool again = seen.add(name, sketched);
        if (again) {
            report.repeated_tags = true;
            findings.add(code::duplicate_tag, severity::warning, tag.offset, tag.length,
                         {.id = message::duplicate_tag, .text = std::string(name)});
        }
        report.tags.emplace_back(name, value);

        const known_tag known = identify(name, sketched);
        if (static_cast<std::size_t>(known) < roster) present |= 1u << static_cast<unsigned>(known);
        if (known == known_tag::result) read_result_tag(place, facts, findings);
        if (again) continue;  // the first of two equals counts
        switch (known) {
        case known_tag::variant: variant_tag = place; break;
        case known_tag::fen: facts.fen = place; break;
        case known_tag::pieces: facts.pieces = place; break;
        case known_tag::set_up: set_up = place; break;
        case known_tag::date: date = place; break;
        case known_tag::edition: facts.edition = place; break;
        case known_tag::readings: facts.readings = place; break;
        case known_tag::expect: facts.expect = place; break;
        case known_tag::notation:
            if (same_name(value, "en") || same_name(value, "english"))
                facts.notation = grammar::english;
            else if (same_name(value, "ru") || same_name(value, "russian"))
                facts.notation = grammar::russian;
            else
                findings.add(code::invalid_tag_value, severity::warning, tag.offset, tag.length,
                             {.id = message::notation_tag_unknown, .text = std::string(value)});
            break;
        default: break;
        }
    }

    if (date) {
        facts.date = date->value;
        if (!well_formed_date(date->value)) {
            findings.add(code::invalid_tag_value, severity::warning, date->offset, date->length,
                         {.id = message::date_tag_malformed, .text = std::string(date->value)});
        }
    }
    if (facts.fen && (!set_up || set_up->value != "1")) {
        findings.add(code::invalid_tag_value, severity::warning, facts.fen->offset, facts.fen->length,
                     {.id = message::fen_without_setup});
    }
    if (set_up && set_up->value == "1" && !facts.fen && !facts.pieces) {
        findings.add(code::invalid_tag_value, severity::warning, set_up->offset, set_up->length,
                     {.id = message::setup_without_fen});
    }
    if (variant_tag) {
        const auto named = find_variant(variant_tag->value);
        if (named) {
            facts.variant = *named;
        } else if (same_name(variant_tag->value, "normal") || options.variant) {
            facts.variant = variant::chess;
            findings.add(code::invalid_tag_value, severity::warning, variant_tag->offset, variant_tag->length,
                         {.id = message::variant_taken,
                          .text = std::string(variant_tag->value),
                          .parts = {{.id = message::literal,
                                     .text = std::string(to_text(options.variant.value_or(variant::chess)))}}});
        } else {
            facts.unknown_variant = true;
            findings.add(code::unknown_variant, severity::error, variant_tag->offset, variant_tag->length,
                         {.id = message::variant_unknown, .text = std::string(variant_tag->value)});
        }
    } else if (!options.variant && looks_like_royal100(game, facts)) {
        facts.variant = variant::royal100;
    }
    if (options.variant) facts.variant = *options.variant;
    facts.variant_assumed = !variant_tag && !options.variant && facts.variant == variant::royal64;
    if (facts.variant == variant::chess && facts.result == game_result::both_lose) {
        findings.add(code::invalid_tag_value, severity::warning, facts.result_tag->offset, facts.result_tag->length,
                     {.id = message::both_lose_in_chess});
    }
    if (options.notation) facts.notation = options.notation;
    name_missing_tags(present, game, findings);
    return facts;
}

}  // namespace royalcheck
