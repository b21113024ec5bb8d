// A text of games: what is to be written of it, piece by piece.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "src/convert/game_converter.hpp"

namespace royalcheck {

/// A piece of the output; an empty line stands between two of them.
struct converted_piece {
    enum class kind : std::uint8_t {
        converted,  ///< a game in canonical form
        copied,     ///< a game as it stands: not all of it is understood
        outside     ///< comments and % lines before the tags of a game or behind the last one, as they stand
    } what = kind::converted;
    std::string text;    ///< ends with a line feed
    game_report report;  ///< of a game
};

class text_converter {
public:
    text_converter(std::string_view text, const text_origin& origin, const replay_options& options,
                   const conversion& wanted);
    /// False if nothing is left.
    bool next(converted_piece& piece);

private:
    std::string copy(std::size_t start) const;
    bool take_outside(std::size_t end, converted_piece& piece);

    std::string_view text_;
    text_origin origin_;
    grammar::pgn_reader reader_;
    game_converter converter_;
    grammar::game_text game_;
    bool has_game_;
    std::size_t at_ = 0;  ///< what lies before is written
    std::string open_;    ///< the game before, where it is copied and no result ends it
};

}  // namespace royalcheck
