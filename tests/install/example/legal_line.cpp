// Reads one game of chess from standard input and plays it by the rules as far as they allow: the grammar says what is
// written, the rules what is allowed. Writes each move in canonical form, then the position.
#include <cstdio>
#include <grammar/pgn.hpp>
#include <iostream>
#include <iterator>
#include <rules/legality.hpp>
#include <rules/notation.hpp>
#include <rules/resolve.hpp>
#include <string>

namespace grammar = royalcheck::grammar;
namespace rules = royalcheck::rules;

namespace {

/// English letters; a king or knight, as K may be in Russian, is taken for a king.
rules::piece_kind kind_of(grammar::piece_name name) {
    switch (name) {
    case grammar::piece_name::knight: return rules::piece_kind::knight;
    case grammar::piece_name::bishop: return rules::piece_kind::bishop;
    case grammar::piece_name::rook: return rules::piece_kind::rook;
    case grammar::piece_name::queen: return rules::piece_kind::queen;
    case grammar::piece_name::king:
    case grammar::piece_name::king_or_knight: return rules::piece_kind::king;
    default: return rules::piece_kind::pawn;
    }
}

rules::move_request request_of(const grammar::move_text& m) {
    rules::move_request request;
    if (m.form != grammar::move_form::ordinary) {
        request.castling =
            m.form == grammar::move_form::castling_short ? rules::wing::king_side : rules::wing::queen_side;
        return request;
    }
    request.kind = kind_of(m.piece);
    request.from_file = m.from_file;
    request.from_rank = m.from_rank;
    request.to_file = m.to_file;
    request.to_rank = m.to_rank;
    request.capture = m.capture;
    if (m.promotion != grammar::piece_name::none) request.promotion = kind_of(m.promotion);
    return request;
}

}  // namespace

int main() {
    const std::string text(std::istreambuf_iterator<char>(std::cin), {});
    grammar::pgn_reader reader(text);
    grammar::game_text game;
    if (!reader.next(game)) return 2;
    auto position = rules::start_position<rules::board8>();
    for (const grammar::token& t : game.tokens) {
        if (t.kind != grammar::token_kind::move) continue;
        const rules::resolution found = rules::resolve(position, request_of(game.move(t)));
        if (found.verdict != rules::verdict::legal) {
            std::printf("not legal: %s\n", text.substr(t.offset, t.length).c_str());
            return 1;
        }
        std::printf("%s\n", rules::to_san(position, found.chosen).c_str());
        rules::play(position, found.chosen);
    }
    std::printf("%s\n", rules::to_fen(position).c_str());
    return 0;
}
