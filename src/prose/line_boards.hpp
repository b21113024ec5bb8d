// What stands on the board behind each half-move of a tree of lines, so that no line is replayed to try a move.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "grammar/position.hpp"
#include "grammar/prose.hpp"
#include "rules/moves.hpp"
#include "src/replay/replay.hpp"

namespace royalcheck {

/// Where a game starts that is quoted from a position; without one it is the start position of its variant.
struct quoted_start {
    enum class form : std::uint8_t { usual, fen, pieces } as = form::usual;
    std::string_view text;
    grammar::turn_text otherwise{};  ///< of a piece list that does not tell its turn
};

/// One half-move among the tokens of a passage: [first, last) with its number and its succession mark before and its
/// signs after it.
struct written_move {
    std::size_t first = 0, last = 0;
    std::size_t token = 0;  ///< the move itself
    rules::succession succession = rules::succession::none;
};

/// Boards by node: 0 is the start, and a node comes after its parent.
class line_boards {
public:
    virtual ~line_boards() = default;

    /// Half-moves as their numbers count them (two a move): which one follows the start. White's first if the start is
    /// impossible; no move is legal there then.
    virtual int first_key() const = 0;
    /// The move that the text means behind `node`; nothing if it is not legal there.
    virtual std::optional<rules::move> legal(int node, const grammar::move_text& text,
                                             rules::succession succession) const = 0;
    /// How many of the moves are legal behind `node`, one after the other.
    virtual int playable(int node, std::span<const written_move> moves) const = 0;
    virtual std::string san(int node, const rules::move& m) const = 0;
    /// `node` is what a legal move of `parent` leads to ...
    virtual void put(int node, int parent, const rules::move& m) = 0;
    /// ... or nothing is known behind it.
    virtual void put_unknown(int node) = 0;
    /// Forgets the nodes from `size` on.
    virtual void shrink(int size) = 0;
};

/// Boards of a game whose variant and letters `options` say; its moves are those of `prose`, which must outlive them.
std::unique_ptr<line_boards> make_line_boards(const grammar::prose_text& prose, const quoted_start& start,
                                              const replay_options& options);

}  // namespace royalcheck
