#include "src/replay/setup.hpp"

#include "rules/setup.hpp"
#include "src/replay/position_faults.hpp"
#include "src/replay/request.hpp"

namespace royalcheck {
namespace {

/// A list tells where the men stand and not what was played before: as in a diagram, king and rook at home have not
/// moved.
enum class source : std::uint8_t { fen, pieces };

template <class Board>
outside_position<Board> validated(grammar::position_text text, source from, const rules::readings& readings) {
    outside_position<Board> out;
    for (const auto& fault : text.errors) out.errors.push_back(sentence_of(fault));
    for (const auto& fault : text.warnings) out.warnings.push_back(sentence_of(fault));

    if (text.men.empty() && !text.errors.empty()) return out;  // nothing more can be said of it

    rules::setup<Board> setup;
    for (const auto& man : text.men) {
        if (!rules::on_board<Board>(man.file, man.rank)) continue;  // the text's own error
        setup.men[rules::make_square<Board>(man.file, man.rank)] = {
            piece_kind_of(man.piece, grammar::english), man.white ? rules::side::white : rules::side::black};
    }
    setup.to_move = text.white_to_move ? rules::side::white : rules::side::black;
    const auto right = [](bool granted, rules::castling_right bit) { return granted ? unsigned{bit} : 0u; };
    setup.castling = static_cast<std::uint8_t>(right(text.castle_white_king, rules::white_king_side) |
                                               right(text.castle_white_queen, rules::white_queen_side) |
                                               right(text.castle_black_king, rules::black_king_side) |
                                               right(text.castle_black_queen, rules::black_queen_side));
    setup.presumes_castling = from == source::pieces;
    for (const auto& square : text.en_passant) {
        if (rules::on_board<Board>(square.file, square.rank))
            setup.en_passant.push_back(rules::make_square<Board>(square.file, square.rank));
    }
    setup.halfmove_clock = text.halfmove_clock;
    setup.number = text.number;
    setup.white_lost_princess_right = text.white_lost_right;
    setup.black_lost_princess_right = text.black_lost_right;
    setup.choice_pending = text.choice_pending;
    setup.readings = readings;

    auto result = rules::validate<Board>(setup);
    for (const auto defect : result.defects) {
        (rules::refuses(defect) ? out.errors : out.warnings).push_back(sentence_of(setup, defect));
    }
    if (out.errors.empty()) out.position = std::move(result.position);
    return out;
}

}  // namespace

template <>
rules::position<rules::board8> start_position_under(const rules::readings&) {
    return rules::start_position<rules::board8>();
}

template <>
rules::position<rules::board10> start_position_under(const rules::readings& readings) {
    auto start = rules::start_position<rules::board10>();
    start.royal.readings = readings;
    return start;
}

template <class Board>
outside_position<Board> position_from_fen(std::string_view fen, const rules::readings& readings) {
    return validated<Board>(grammar::read_fen(fen, Board::size), source::fen, readings);
}

template <class Board>
outside_position<Board> position_from_pieces(std::string_view list, const rules::readings& readings,
                                             grammar::turn_text otherwise) {
    return validated<Board>(grammar::read_piece_list(list, Board::size, otherwise), source::pieces, readings);
}

template outside_position<rules::board8> position_from_fen(std::string_view, const rules::readings&);
template outside_position<rules::board8> position_from_pieces(std::string_view, const rules::readings&,
                                                              grammar::turn_text);
template outside_position<rules::board10> position_from_fen(std::string_view, const rules::readings&);
template outside_position<rules::board10> position_from_pieces(std::string_view, const rules::readings&,
                                                               grammar::turn_text);

}  // namespace royalcheck
