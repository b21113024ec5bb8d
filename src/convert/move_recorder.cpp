#include "src/convert/move_recorder.hpp"

namespace royalcheck {

void move_recorder::clear() {
    moves_.clear();
    knights_ = other_pieces_ = false;
}

template <class Board>
void move_recorder::record(std::size_t token, const rules::position<Board>& before, const rules::move& m) {
    recorded_move& made = moves_.emplace_back();
    made.token = token;
    made.number = before.number;
    made.black = before.to_move == rules::side::black;
    made.declines = m.succession == rules::succession::decline;
    if (m.from == rules::no_square) {
        made.text = "--";
        return;
    }
    const std::string san = english_san(before, m);
    knights_ |= san.find('N') != san.npos;
    other_pieces_ |= san.find_first_of("KQRBP") != san.npos;
    made.text = in_notation<Board>(notation_, san, m);
}

void move_recorder::on_move(std::size_t token, const rules::position<rules::board8>& before, const rules::move& m) {
    record(token, before, m);
}

void move_recorder::on_move(std::size_t token, const rules::position<rules::board10>& before, const rules::move& m) {
    record(token, before, m);
}

}  // namespace royalcheck
