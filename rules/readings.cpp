#include "rules/readings.hpp"

#include <algorithm>
#include <array>

namespace royalcheck::rules {
namespace {

constexpr std::array<reading_value, 3> third_rank{{
    {"any", "Every pawn on its third rank may make a double step on its next move, however it came there."},
    {"stepped", "Only a pawn that came to its third rank by a single step, not by a capture, may make a double step."},
    {"immediate", "A pawn may make a double step from its third rank only on its side's very next turn."},
}};
constexpr std::array<reading_value, 2> castling_attack{{
    {"strict", "The king may not castle out of, through or into an attack, whether or not its side has a prince."},
    {"free", "A side that has its prince may castle regardless of attacks."},
}};
constexpr std::array<reading_value, 3> counter_check{{
    {"any-prince", "A check may not be answered with a check while at least one prince is on the board."},
    {"one-prince", "A check may not be answered with a check while exactly one side has a prince."},
    {"off", "A check may be answered with a check."},
}};
constexpr std::array<reading_value, 2> editions{{
    {"en", "The English text: the princess may be kept, and the right is then lost."},
    {"ru",
     "The Russian text: the princess must become the queen; counter-checks are forbidden while one side has a prince."},
}};

constexpr std::array<reading_entry, 4> table{{
    {"third-rank", clause::r_pawn_third, third_rank},
    {"castling-attack", clause::r_castle, castling_attack},
    {"counter-check", clause::r_counter, counter_check},
    {"edition", clause::r_queen, editions},
}};

bool same(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
        return lower(x) == lower(y);
    });
}

}  // namespace

std::span<const reading_entry> reading_table() { return table; }

bool set_reading(readings& r, std::string_view name, std::string_view value) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!same(table[i].name, name)) continue;
        for (std::size_t v = 0; v < table[i].values.size(); ++v) {
            if (!same(table[i].values[v].name, value)) continue;
            set_value(r, i, v);
            return true;
        }
    }
    return false;
}

std::size_t value_of(const readings& r, std::size_t index) {
    switch (index) {
    case 0: return static_cast<std::size_t>(r.third_rank);
    case 1: return static_cast<std::size_t>(r.castling_attack);
    case 2: return static_cast<std::size_t>(r.counter_check);
    default: return static_cast<std::size_t>(r.edition);
    }
}

void set_value(readings& r, std::size_t index, std::size_t value) {
    switch (index) {
    case 0: r.third_rank = static_cast<third_rank_reading>(value); break;
    case 1: r.castling_attack = static_cast<castling_attack_reading>(value); break;
    case 2: r.counter_check = static_cast<counter_check_reading>(value); break;
    default: r.edition = static_cast<edition>(value); break;
    }
}

}  // namespace royalcheck::rules
