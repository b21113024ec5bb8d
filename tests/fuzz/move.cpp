// The move grammar: squares are on a board, castling spelled out takes no more than there is, and a word that stands in
// a game means there what it means alone.
#include "grammar/move.hpp"

#include <string>

#include "grammar/pgn.hpp"
#include "tests/fuzz/targets.hpp"

namespace royalcheck::fuzz {
namespace {

bool on_board(int coordinate) { return coordinate >= -1 && coordinate < 10; }

void check_move(const grammar::move_text& m) {
    for (const int coordinate : {m.from_file, m.from_rank, m.to_file, m.to_rank})
        require(on_board(coordinate), "a square of ten files and ranks");
    require(m.glyphs <= m.glyph.size(), "no more glyphs than there is room for");
    if (m.form == grammar::move_form::ordinary) require(m.to_file >= 0, "a move says where to");
}

/// White space, delimiters and what the file grammar takes for something else make no word.
bool is_word(std::string_view bytes) {
    for (const char c : bytes)
        if (static_cast<unsigned char>(c) <= ' ' || std::string_view("{}();[]%\x7F").find(c) != std::string_view::npos)
            return false;
    return !bytes.empty() && bytes.size() <= 32;
}

}  // namespace

void move(std::string_view bytes) {
    const auto alone = grammar::read_move(bytes);
    if (alone) check_move(*alone);
    grammar::move_text castling;
    const std::size_t taken = grammar::read_spelled_castling(bytes, castling);
    require(taken <= bytes.size(), "castling takes no more than there is");
    if (taken > 0) check_move(castling);

    if (!alone || !is_word(bytes)) return;
    const std::string text = "1. " + std::string(bytes) + " *\n";
    grammar::pgn_reader reader(text);
    grammar::game_text game;
    require(reader.next(game), "there is a game");
    for (const auto& t : game.tokens)
        if (t.kind == grammar::token_kind::move && t.offset == 3 && t.length == bytes.size())
            require(game.move(t) == *alone, "in a game a word means the same");
}

}  // namespace royalcheck::fuzz
