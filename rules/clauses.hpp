// Every clause a verdict can cite: id, words, source. The one table.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace royalcheck::rules {

enum class clause : std::uint8_t {
    none,
    c_move,
    c_mate,
    c_stale,
    c_dead,
    c_rep3,
    c_rep5,
    c_50,
    c_75,
    c_old,
    c_start,
    k_period,
    k_castle,
    k_draw,
    k_lose,
    k_last,
    k_first_late,
    k_sanction,
    k_claim,
    k_setup,
    k_dead,
    r_setup,
    r_pawn_start,
    r_pawn_third,
    r_pawn_then,
    r_ep,
    r_promo,
    r_prince,
    r_castle,
    r_stay,
    r_must_take,
    r_succeed,
    r_no_prince,
    r_mate,
    r_counter,
    r_losing,
    r_chess64,
    r_queen,
    r_queen_any,
    r_decline,
    r_queen_order
};

struct clause_entry {
    clause id;
    std::string_view name;      ///< "K-LAST"
    std::string_view variants;  ///< "royal64", "royal100", "all"
    std::string_view text;      ///< the law in plain words, full sentences
    std::string_view source;    ///< FIDE article, or the document and its section
};

/// Every clause, in the order of the enumeration.
std::span<const clause_entry> clauses();
/// The entry of one clause; empty words for clause::none.
const clause_entry& about(clause id);
/// Finds a clause by name, any case; none if there is no such clause.
std::optional<clause> find_clause(std::string_view name);

}  // namespace royalcheck::rules
