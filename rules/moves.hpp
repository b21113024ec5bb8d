// A move, what a record asks for, and why it may be refused.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "rules/square.hpp"

namespace royalcheck::rules {

enum class wing : std::uint8_t { none, king_side, queen_side };

/// R-QUEEN, R-DECLINE: what the side to move does with its princess before the move.
enum class succession : std::uint8_t { none, accept, decline };

/// One move of the side to move. Castling is the king's step from its home to its castling square.
struct move {
    square from = no_square;
    square to = no_square;
    piece_kind promotion = piece_kind::none;
    wing castling = wing::none;
    bool en_passant = false;
    rules::succession succession = rules::succession::none;
    friend constexpr bool operator==(const move&, const move&) = default;
};

/// Legal moves of one position; the capacity is above what any position of either board allows.
/// The storage is raw, so that making an empty list costs nothing.
class move_list {
public:
    move_list() noexcept {}  // NOLINT: the storage stays unwritten on purpose
    void push_back(const move& m) {
        if (count_ < capacity) std::construct_at(data() + count_++, m);
    }
    const move* begin() const { return data(); }
    const move* end() const { return data() + count_; }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    const move& operator[](std::size_t i) const { return data()[i]; }
    void clear() { count_ = 0; }

private:
    static constexpr std::size_t capacity = 1024;
    move* data() { return reinterpret_cast<move*>(storage_.data()); }
    const move* data() const { return reinterpret_cast<const move*>(storage_.data()); }

    alignas(move) std::array<std::byte, capacity * sizeof(move)> storage_;
    std::size_t count_ = 0;
};

/// What a record asks for, not yet held against a position. Files and ranks count from 0; -1 is "not said".
struct move_request {
    piece_kind kind = piece_kind::none;  ///< none: whatever stands on the (then fully given) from-square
    std::int8_t from_file = -1;
    std::int8_t from_rank = -1;
    std::int8_t to_file = -1;
    std::int8_t to_rank = -1;  ///< -1 for `exd`: the capture must then be unique
    bool capture = false;      ///< a capture was written; never decides legality
    piece_kind promotion = piece_kind::none;
    wing castling = wing::none;                              ///< O-O or O-O-O: all other fields are then unset
    rules::succession succession = rules::succession::none;  ///< an explicit princess mark before the move
};

/// Why no legal move answers a request: the most telling reason, for the report's sentence.
enum class illegality : std::uint8_t {
    none,
    off_board,       ///< the target (or the hint) is not on this board
    no_such_piece,   ///< the side to move has no such piece (or none on the hinted file/rank/square)
    not_your_piece,  ///< the named from-square holds an enemy man
    already_there,   ///< such a piece stands on the target already, and no other reaches it
    cannot_reach,    ///< no such piece moves that way
    path_blocked,    ///< the geometry is right, a man stands between
    own_piece_on_target,
    nothing_to_capture,  ///< a pawn's diagonal step without an enemy man or en passant right
    en_passant_expired,  ///< a pawn could have been taken one move earlier
    pawn_blocked,
    promotion_missing,    ///< last rank reached and no piece named: "names the choices"
    promotion_forbidden,  ///< to king, pawn, prince, princess (RC206)
    promotion_misplaced,  ///< a promotion written where no last rank is reached
    king_left_in_check,   ///< the king was in check and still is (RC203)
    king_exposed,         ///< the move uncovers the own king: a pin (RC203)
    king_into_check,      ///< the king steps onto an attacked square (RC203)
    castling_right_lost,  ///< king or rook has moved, or the rook was captured
    castling_no_rook,     ///< no king and rook at home
    castling_path_blocked,
    castling_in_check,
    castling_through_check,
    castling_into_check,
    must_take_king,  ///< R-MUST-TAKE (RC204)
    counter_check,   ///< R-COUNTER (RC205)
    not_a_choice,    ///< a princess mark where no choice stands
    became_queen,    ///< the princess named has become the queen before the move (R-QUEEN)
};

}  // namespace royalcheck::rules
