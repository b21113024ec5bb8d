#include "src/replay/second_reading.hpp"

#include <optional>

namespace royalcheck {
namespace {

constexpr int file_b = 1, file_g = 6;

std::optional<rules::move_request> second_request(const grammar::move_text& text, grammar::language language,
                                                  rules::move_request request) {
    if (language != grammar::english || text.form != grammar::move_form::ordinary || text.from_rank >= 0 ||
        text.to_rank < 0)
        return std::nullopt;
    const bool small_b = text.piece == grammar::piece_name::none && text.from_file == file_b && text.to_file != file_b;
    const bool king_g = text.piece == grammar::piece_name::king_or_knight && text.from_file == file_g;
    if (!small_b && !king_g) return std::nullopt;
    request.from_file = -1;
    if (small_b) request.kind = rules::piece_kind::bishop;
    return request;
}

}  // namespace

template <class Board>
bool resolve_second_reading(const rules::position<Board>& position, const grammar::move_text& text,
                            grammar::language language, rules::move_request& request, rules::resolution& resolution) {
    const auto other = second_request(text, language, request);
    if (!other) return false;
    const auto second = rules::resolve(position, *other);
    if (second.verdict != rules::verdict::legal) return false;
    request = *other;
    resolution = second;
    return true;
}

template bool resolve_second_reading(const rules::position<rules::board8>&, const grammar::move_text&,
                                     grammar::language, rules::move_request&, rules::resolution&);
template bool resolve_second_reading(const rules::position<rules::board10>&, const grammar::move_text&,
                                     grammar::language, rules::move_request&, rules::resolution&);

}  // namespace royalcheck
