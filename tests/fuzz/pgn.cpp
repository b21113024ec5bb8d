// The file grammar: games follow one another and lie in the text; tokens, tags and faults stand in order in their game,
// and each is what stands at its place.
#include "grammar/pgn.hpp"

#include <cctype>

#include "tests/fuzz/targets.hpp"

namespace royalcheck::fuzz {
namespace {

using grammar::game_text;
using grammar::token;
using grammar::token_kind;

void check_token(std::string_view text, const game_text& game, const token& t) {
    const std::string_view word = text.substr(t.offset, t.length);
    switch (t.kind) {
    case token_kind::comment: require(word.front() == '{' || word.front() == ';', "a comment opens"); break;
    case token_kind::escape: require(word.front() == '%', "an escape begins with %"); break;
    case token_kind::open: require(word == "(", "a variation opens"); break;
    case token_kind::close: require(word == ")", "a variation closes"); break;
    case token_kind::number: require(std::isdigit(static_cast<unsigned char>(word.front())) != 0, "a digit"); break;
    case token_kind::move:
        require(t.is_plain_move() || t.value < game.other_moves.size(), "a move is there");
        if (t.is_plain_move()) require(grammar::read_move(word) == game.move(t), "a plain move is what read_move says");
        break;
    default: break;
    }
}

void check_tag(std::string_view text, const game_text& game, const grammar::tag& t) {
    require(t.offset >= game.begin && t.offset + t.length <= game.end, "a tag lies in its game");
    require(text[t.offset] == '[' || t.name_offset == t.offset, "a tag begins with a bracket, or where it is missing");
    require(t.name_offset >= t.offset && t.name_offset + t.name_length <= t.offset + t.length, "its name is inside");
    require(t.value_offset >= t.name_offset + t.name_length, "its value follows the name");
    require(t.value_offset + t.value_length <= t.offset + t.length, "its value is inside");
    require(grammar::tag_value(text, t).size() <= t.value_length, "escapes make no value longer");
}

}  // namespace

void pgn(std::string_view text) {
    grammar::pgn_reader reader(text);
    game_text game;
    std::uint32_t end = 0;
    while (reader.next(game)) {
        require(game.begin >= end && game.end > game.begin && game.end <= text.size(), "games follow one another");
        end = game.end;
        std::uint32_t at = game.begin, moves = 0;
        for (const token& t : game.tokens) {
            const bool sign =
                t.kind == token_kind::glyph || t.kind == token_kind::mark || t.kind == token_kind::en_passant;
            const bool same_word = sign && t.offset + t.length == at;  // `!=` is two signs
            require(t.length > 0 && (t.offset >= at || same_word) && t.offset + t.length <= game.end,
                    "tokens follow one another");
            at = t.offset + t.length;
            moves += t.kind == token_kind::move ? 1 : 0;
            check_token(text, game, t);
        }
        require(moves == game.move_count, "moves are counted");
        at = game.begin;
        for (const grammar::tag& t : game.tags) {
            require(t.offset >= at, "tags follow one another");
            at = t.offset + t.length;
            check_tag(text, game, t);
        }
        at = game.begin;
        for (const grammar::fault& f : game.faults) {
            require(f.offset >= at && f.offset + f.length <= text.size(), "faults follow one another");
            at = f.offset;
        }
    }
}

}  // namespace royalcheck::fuzz
