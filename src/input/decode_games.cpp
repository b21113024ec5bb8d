#include "src/input/decode_games.hpp"

#include <vector>

#include "grammar/pgn.hpp"
#include "src/input/detect_encoding.hpp"
#include "src/input/game_boundaries.hpp"

namespace royalcheck {
namespace {

/// The grammar's offsets have 32 bits.
constexpr std::size_t most_bytes = 3ull << 30;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Starts of games in `bytes`, as far as they start a line; the first is 0. A byte order mark is a piece of its own: it
/// says nothing about the bytes of the game behind it.
std::vector<std::size_t> game_starts(std::string_view bytes) {
    std::vector<std::size_t> starts{0};
    if (bytes.starts_with(byte_order_mark)) starts.push_back(byte_order_mark.size());
    grammar::pgn_reader reader(bytes);
    grammar::game_text game;
    while (reader.next(game)) {
        const auto line = start_of_line(bytes, game.begin);
        if (!line || *line <= starts.back()) continue;
        starts.push_back(*line);
        if (bytes.substr(*line).starts_with(byte_order_mark)) starts.push_back(*line + byte_order_mark.size());
    }
    return starts;
}

}  // namespace

void game_decoder::hand_out(const chunk& games) {
    if (is_wide(games.encoding)) return take_(games);
    if (limits_.encoding) return hand_out_decoded(games, *limits_.encoding);
    if (is_utf8(games.text)) return take_(games);

    std::vector<std::size_t> starts = game_starts(games.text);
    starts.push_back(games.text.size());
    chunk run{games.text.substr(0, 0), games.offset, games.line, false, encoding::utf8, games.member};
    std::size_t run_begin = 0;
    const auto flush = [&](std::size_t end) {
        if (end == run_begin) return;
        run.text = games.text.substr(run_begin, end - run_begin);
        run.truncated_game = games.truncated_game && end == games.text.size();
        run.nul_bytes = games.nul_bytes && run.truncated_game;
        hand_out_decoded(run, run.encoding);
        run.offset += run.text.size();
        run.line += count_line_ends(run.text);
        run_begin = end;
    };
    for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
        const std::string_view game = games.text.substr(starts[i], starts[i + 1] - starts[i]);
        const encoding e = is_utf8(game) ? encoding::utf8 : detect_encoding(game, before_);
        if (e != encoding::utf8) before_ = e;
        if (e != run.encoding) {
            flush(starts[i]);
            run.encoding = e;
        }
    }
    flush(games.text.size());
}

void game_decoder::hand_out_decoded(chunk games, encoding e) {
    games.encoding = e;
    games.games = std::nullopt;  // bytes were looked at, not letters
    if (e == encoding::utf8) return take_(games);
    decoded_.clear();
    decode_bytes(e, games.text, decoded_);
    if (decoded_.size() > most_bytes) {  // letters of two or three bytes
        std::size_t end = most_bytes;
        while ((static_cast<unsigned char>(decoded_[end]) & 0xC0u) == 0x80u) --end;
        decoded_.resize(end);
        games.truncated_game = true;
    }
    games.text = decoded_;
    take_(games);
}

}  // namespace royalcheck
