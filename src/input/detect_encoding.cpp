#include "src/input/detect_encoding.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <uchardet/uchardet.h>

#include "grammar/pgn.hpp"
#include "grammar/utf8.hpp"
#include "src/input/text_plausibility.hpp"

namespace royalcheck {
namespace {

constexpr encoding candidates[] = {encoding::windows1252, encoding::windows1251, encoding::koi8r, encoding::cp866};
constexpr std::size_t sample_size = 64u << 10;
constexpr int of_a_move = 8;
constexpr int close_call = 6;  ///< less than one piece letter
constexpr std::ptrdiff_t bytes_per_control = 20;

bool is_high(char c) { return (c & 0x80) != 0; }

bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\v' && c != '\f' && c != 0x1A && c != 0x1B;
}

/// Random bytes are control characters in one case of ten; a text may have some by damage.
bool is_text(std::string_view bytes) {
    const auto controls = std::count_if(bytes.begin(), bytes.end(), is_control);
    return controls * bytes_per_control <= static_cast<std::ptrdiff_t>(bytes.size());
}

/// UTF-8 with damage has more whole characters than broken ones; text in other encodings hardly ever has any.
bool is_damaged_utf8(std::string_view text) {
    std::size_t whole = 0, broken = 0;
    const char* const end = text.data() + text.size();
    for (const char* p = text.data(); p < end;) {
        const std::size_t length = grammar::decode(p, end).length;
        whole += length > 1 ? 1 : 0;
        broken += length == 0 ? 1 : 0;
        p += std::max<std::size_t>(length, 1);
    }
    return whole > 1 && whole > broken;
}

/// A part of a long text that has something to decide on.
std::string_view sample_of(std::string_view text) {
    if (text.size() <= sample_size) return text;
    const auto high = std::find_if(text.begin(), text.end(), is_high);
    const auto first = static_cast<std::size_t>(high - text.begin());
    const std::size_t line = text.find_last_of("\r\n", first);
    const std::size_t from = line == text.npos || first - line > sample_size / 2 ? first : line + 1;
    return text.substr(from, sample_size);
}

/// Up to the end of the last tag where tags have all that is to be decided on: reading the moves behind them, once for
/// each encoding, was two thirds of the time that an archive of one took.
std::string_view telling_part(std::string_view sample) {
    const auto last = static_cast<std::size_t>(sample.rend() - std::find_if(sample.rbegin(), sample.rend(), is_high));
    const std::string_view before = sample.substr(0, last);
    const std::size_t line = before.find_last_of("\r\n") + 1;  // 0 behind npos
    const bool in_tag = line < before.size() && before[line] == '[' && before.find_first_of("{;") >= line;
    return in_tag ? sample.substr(0, sample.find_first_of("\r\n", last)) : sample;
}

int weight_of_token(std::string_view text, const grammar::game_text& game, const grammar::token& t) {
    const std::string_view word = text.substr(t.offset, t.length);
    if (is_ascii(word)) return 0;
    switch (t.kind) {
    case grammar::token_kind::comment:
    case grammar::token_kind::escape: return text_plausibility(word);
    case grammar::token_kind::unreadable: return -of_a_move;
    case grammar::token_kind::move: {
        const auto move = game.move(t);
        return (move.spelling & grammar::lower_case_piece) != 0 ? 2 : of_a_move;
    }
    case grammar::token_kind::result:
    case grammar::token_kind::succession: return of_a_move;
    default: return 2;
    }
}

int readability(encoding e, std::string_view bytes) {
    std::string text;
    decode_bytes(e, bytes, text);
    int sum = 0;
    grammar::pgn_reader reader(text);
    grammar::game_text game;
    while (reader.next(game)) {
        for (const grammar::tag& t : game.tags) {
            const std::string_view value = std::string_view(text).substr(t.value_offset, t.value_length);
            if (!is_ascii(value)) sum += text_plausibility(value);
        }
        for (const grammar::token& t : game.tokens) sum += weight_of_token(text, game, t);
    }
    return sum;
}

std::optional<encoding> guess_of_statistics(std::string_view bytes) {
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), &uchardet_delete);
    if (uchardet_handle_data(detector.get(), bytes.data(), bytes.size()) != 0) return std::nullopt;
    uchardet_data_end(detector.get());
    return find_encoding(uchardet_get_charset(detector.get()));
}

}  // namespace

encoding detect_encoding(std::string_view game, std::optional<encoding> before) {
    if (is_utf8(game) || is_damaged_utf8(game)) return encoding::utf8;
    if (!is_text(game)) return encoding::utf8;
    const std::string_view sample = sample_of(game);
    std::array<int, std::size(candidates)> score{};
    const std::string_view telling = telling_part(sample);
    for (std::size_t i = 0; i < score.size(); ++i) score[i] = readability(candidates[i], telling);
    const int best = *std::max_element(score.begin(), score.end());
    if (best < 0) return encoding::utf8;
    const auto close = [&](std::optional<encoding> e) {
        for (std::size_t i = 0; i < score.size(); ++i)
            if (candidates[i] == e) return best - score[i] <= close_call;
        return false;
    };
    if (close(before)) return *before;
    const auto second = std::count_if(score.begin(), score.end(), [&](int s) { return best - s <= close_call; });
    if (second > 1) {
        const auto guess = guess_of_statistics(sample);
        if (close(guess)) return *guess;
    }
    return candidates[std::max_element(score.begin(), score.end()) - score.begin()];
}

encoding detect_document_encoding(std::string_view text) {
    if (is_utf8(text) || is_damaged_utf8(text)) return encoding::utf8;
    const std::string_view sample = sample_of(text);
    encoding best = encoding::utf8;
    int most = 0;
    for (const encoding candidate : candidates) {
        std::string decoded;
        decode_bytes(candidate, sample, decoded);
        const int plausible = text_plausibility(decoded);
        if (plausible <= most) continue;
        most = plausible;
        best = candidate;
    }
    return best;
}

}  // namespace royalcheck
