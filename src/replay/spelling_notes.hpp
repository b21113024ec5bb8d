// RC110 and RC111: odd spellings, one note a kind a game, at the first move that shows it.
#pragma once

#include <cstdint>
#include <vector>

#include "src/replay/game_context.hpp"

namespace royalcheck {

class spelling_notes {
public:
    /// What only the rules can tell of a legal move's spelling.
    struct seen_by_rules {
        bool hint_superfluous = false;
        bool capture_not_written = false;
        bool capture_written_in_vain = false;
        bool castling_as_king_move = false;
        bool second_reading = false;
        check_sign sign = check_sign::unknown;  ///< that the position after the move asks for
    };

    explicit spelling_notes(game_context& context) : context_(context) {}

    void look_at(const grammar::move_text& move, const ply_place& where, const std::vector<int>& variation,
                 const seen_by_rules& rules);
    /// A token that is no move and is not spelled as the writer spells it: a detached check mark, `e.p.`, a result.
    /// `due` is the sign that the position asks for.
    void look_at(const grammar::token& t, const ply_place& where, const std::vector<int>& variation, check_sign due);

private:
    void note(code id, std::uint32_t kind, const ply_place& where, const std::vector<int>& variation, sentence told);

    game_context& context_;
    std::uint32_t told_ = 0;
};

}  // namespace royalcheck
