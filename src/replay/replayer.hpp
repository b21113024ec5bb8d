// Walks the tokens of one game: plays every line, main and side, and reports what the rules say of each move.
#pragma once

#include <optional>
#include <vector>

#include "rules/resolve.hpp"
#include "rules/royal64/control_periods.hpp"
#include "src/replay/draws.hpp"
#include "src/replay/game_context.hpp"
#include "src/replay/played_game.hpp"
#include "src/replay/royal_watch.hpp"
#include "src/replay/spelling_notes.hpp"
#include "src/replay/verdict.hpp"

namespace royalcheck {

template <class Board>
class replayer {
public:
    replayer(game_context& context, const rules::position<Board>& start, bool from_setup,
             std::vector<rules::move>& played);

    /// Replays everything, then judges the game. `played`, as long as the tokens are many, gets the moves.
    /// Where the `first` replay says that readings make no difference, its moves are taken over.
    void run(const first_replay* first);

private:
    /// One line of play, the main line or a variation, up to the token reached.
    struct line {
        rules::position<Board> now;
        rules::position<Board> before;                  ///< before the newest move: where a variation branches off
        std::optional<rules::control_periods> periods;  ///< royal64
        std::optional<rules::control_periods> periods_before;
        int ply = 0;
        int branch_ply = 0;  ///< half-move that a variation now would replace
        [[no_unique_address]] royal_line<Board> royal;
        [[no_unique_address]] royal_line<Board> royal_before;
        bool stopped = false;                            ///< a move was refused: the rest is not judged
        bool can_branch = true;                          ///< `before` is known
        std::int64_t number_shift = 0;                   ///< written move number minus the true one
        std::uint32_t last_offset = 0, last_length = 0;  ///< text of the newest recorded move
    };

    bool in_main_line() const { return path_.empty(); }
    /// R-LOSING: the king of a side that had lost, and had no prince, was captured.
    bool king_is_gone() const {
        return Board::size != rules::board8::size && line_.now.king(line_.now.to_move) == rules::no_square;
    }
    void flush_faults(std::uint32_t up_to);
    void on_token(std::size_t index);
    /// Nothing is to be said of the move number, as it stands or because the line is no longer judged.
    bool is_right_number(const grammar::token& t) const {
        return line_.stopped || std::int64_t{t.value} - line_.now.number == line_.number_shift;
    }
    void on_shifted_number(const grammar::token& t);
    void on_succession(const grammar::token& t);
    void on_move(std::size_t index);
    std::size_t play_ahead(std::size_t index);
    std::size_t play_usual_moves(std::size_t index);
    std::size_t follow(std::size_t index);
    /// Neither mark nor variation belongs to the move at `t`, which two more tokens follow: the next is a move too, or
    /// its number.
    static bool stands_alone(const grammar::token* t) {
        return t[1].kind == grammar::token_kind::move ||
               (t[1].kind == grammar::token_kind::number && t[2].kind == grammar::token_kind::move);
    }
    bool has_findings_at(int ply) const {
        return !context_.report.findings.empty() && context_.report.findings.back().ply == ply;
    }
    void on_null_move(std::size_t index);
    void on_unreadable(std::size_t index);
    void on_open(std::size_t index);
    void on_close();
    bool is_double_loss(std::size_t index) const;
    bool branches_after(std::size_t index) const;

    void refuse(std::size_t index, const rules::move_request& request, const rules::resolution& resolution);
    void keep_for_branch();
    void before_move(std::size_t index, const rules::move& m);
    void play(std::size_t index, const rules::move& m, const rules::move_request& request);
    void name_move(const rules::move& m, int ply);
    void refuse_after_end(const ply_place& where, rules::ending ended);
    void tell_missed_period(const rules::period_violation& violation, const rules::move& m, const ply_place& where);
    void warn_after_end(const ply_place& where);
    void check_mark_of(std::size_t index);
    static check_sign sign_due(const rules::position<Board>& p);
    void stop_main_line();

    bool king_move_due(const line& l) const;
    bool has_lost_by_period() const;
    void tell_no_king_move(std::uint32_t offset, std::uint32_t length);
    void end_variation();
    void end_main_line();
    void judge_final_position();
    void tell_claims();
    void tell_late_violation();
    void report_periods();
    std::string_view move_at(int ply) const;

    game_context& context_;
    std::vector<rules::move>& played_;
    const first_replay* first_ = nullptr;  ///< as long as this replay plays the same moves
    spelling_notes spelling_;
    draw_watch<Board> draws_;
    main_line_events events_;
    ply_place first_violation_;
    recorded_result recorded_;
    line line_;
    std::vector<line> outer_;         ///< the lines around the present one, main line first
    std::vector<int> path_;           ///< half-moves that the variations around us replace
    std::size_t last_main_move_ = 0;  ///< token index of the main line's last move; tokens.size() if none
    std::size_t next_fault_ = 0;
    std::size_t before_variation_ = 0;  ///< findings when the newest variation began
    std::uint32_t least_limit_;         ///< no token of this length passes any limit
    int skipped_depth_ = 0;             ///< variations open beyond the limit
    bool nesting_told_ = false;
    bool after_end_told_ = false;
    bool last_refused_ = false;  ///< the last move of the main line is one that cannot be played
};

}  // namespace royalcheck
