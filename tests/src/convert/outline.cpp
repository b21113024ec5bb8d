#include "outline.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "rules/notation.hpp"

namespace royalcheck::testing {
namespace {

using grammar::token_kind;

/// The moves by their tokens, as squares.
class squares_of_moves final : public move_observer {
public:
    void on_move(std::size_t token, const rules::position<rules::board8>&, const rules::move& m) override {
        add<rules::board8>(token, m);
    }
    void on_move(std::size_t token, const rules::position<rules::board10>&, const rules::move& m) override {
        add<rules::board10>(token, m);
    }
    /// Empty if the move was not played.
    std::string at(std::size_t token) const { return token < moves_.size() ? moves_[token] : std::string(); }

private:
    template <class Board>
    void add(std::size_t token, const rules::move& m) {
        moves_.resize(token + 1);
        moves_[token] = m.from == rules::no_square
                            ? "--"
                            : rules::to_text<Board>(m.from) + rules::to_text<Board>(m.to) + '/' +
                                  std::to_string(static_cast<int>(m.promotion)) +
                                  (m.succession == rules::succession::decline ? " declining" : "");
    }
    std::vector<std::string> moves_;
};

bool is(std::string_view name, std::string_view tag) { return name == tag; }

std::string comment_of(std::string_view written) {
    std::string text(written.substr(1, written.size() - (written.front() == '{' ? 2 : 1)));
    for (std::size_t at = 0; (at = text.find("\r\n", at)) != text.npos;) text.erase(at, 1);
    std::replace(text.begin(), text.end(), '\n', ' ');
    std::replace(text.begin(), text.end(), '\r', ' ');
    const bool open = written.front() == '{' && written.back() != '}';  // goes on to the next game
    while (open && text.ends_with(' ')) text.pop_back();
    return text;
}

/// The roster first, in its order, then the others in theirs. A Notation tag says how a game is written, which is
/// not what it says.
std::string tag_lines(const game_report& report) {
    constexpr std::string_view roster[] = {"Event", "Site", "Date", "Round", "White", "Black", "Result"};
    std::string lines;
    const auto add = [&](std::string_view name, std::string_view value) {
        const auto result = grammar::read_result(value);
        // 0-0 goes from the end of the movetext into the tag (NOTATION 2); "recorded" below tells it
        const bool moved = report.result.recorded == game_result::both_lose && is(name, "Result") &&
                           (result == grammar::result_text::both_lose || result == grammar::result_text::unfinished);
        if (moved) return;
        const bool spelled = is(name, "Result") && result != grammar::result_text::none;
        lines.append(name).append("=");
        lines += spelled ? std::to_string(static_cast<int>(result)) : std::string(value);
        lines += '\n';
    };
    for (const auto wanted : roster)
        for (const auto& [name, value] : report.tags)
            if (is(name, wanted)) add(name, value);
    for (const auto& [name, value] : report.tags)
        if (!is(name, "Notation") && std::find(std::begin(roster), std::end(roster), name) == std::end(roster))
            add(name, value);
    return lines;
}

std::string outline_of(std::string_view pgn, const grammar::game_text& game, const game_report& report,
                       const squares_of_moves& moves) {
    std::string out = tag_lines(report);
    int depth = 0;
    for (std::size_t i = 0; i < game.tokens.size(); ++i) {
        const auto& t = game.tokens[i];
        const std::string_view written = pgn.substr(t.offset, t.length);
        switch (t.kind) {
        case token_kind::comment: out += "comment " + comment_of(written) + '\n'; break;
        case token_kind::escape: out += "escape " + std::string(written) + '\n'; break;
        case token_kind::glyph: out += '$' + std::to_string(t.value) + '\n'; break;
        case token_kind::open:
            out += "(\n";
            ++depth;
            break;
        case token_kind::close:
            out += ")\n";
            --depth;
            break;
        case token_kind::move: {
            if (moves.at(i).empty() && grammar::read_result(written) == grammar::result_text::both_lose) break;
            out += moves.at(i) + '\n';
            const auto move = game.move(t);
            for (int g = 0; g < move.glyphs; ++g) out += '$' + std::to_string(move.glyph[g]) + '\n';
            break;
        }
        case token_kind::result:
            if (depth > 0) out += "result " + std::to_string(t.value) + '\n';
            break;
        case token_kind::succession:  // a decline is told by its move
            if (t.value != static_cast<std::uint32_t>(grammar::succession_text::princess_declined))
                out += "mark " + std::to_string(t.value) + '\n';
            break;
        case token_kind::unreadable: {  // words in a row are one comment
            const bool more = i > 0 && game.tokens[i - 1].kind == token_kind::unreadable;
            if (more) out.back() = ' ';
            out += (more ? "" : "comment ") + std::string(written) + '\n';
            break;
        }
        case token_kind::number:
        case token_kind::mark:
        case token_kind::en_passant: break;
        }
    }
    const auto recorded = report.result.recorded;  // a missing result is an open one
    out += "recorded " + std::string(to_text(recorded == game_result::none ? game_result::unfinished : recorded));
    out += '\n' + report.final_fen;
    return out;
}

}  // namespace

std::vector<std::string> outlines(std::string_view pgn, const replay_options& options) {
    std::vector<std::string> all;
    grammar::pgn_reader reader(pgn);
    grammar::game_text game;
    text_origin origin;
    while (reader.next(game)) {
        squares_of_moves moves;
        game_report report;
        replay_game(pgn, game, origin, options, report, &moves);
        all.push_back(outline_of(pgn, game, report, moves));
    }
    return all;
}

std::string converted(std::string_view pgn, const conversion& wanted, const replay_options& options, int* copied) {
    std::string out;
    text_converter games(pgn, {}, options, wanted);
    converted_piece piece;
    while (games.next(piece)) {
        if (!out.empty()) out += '\n';
        out += piece.text;
        if (copied != nullptr && piece.what == converted_piece::kind::copied) ++*copied;
    }
    return out;
}

int expect_round_trips(std::string_view pgn, const replay_options& options) {
    const auto before = outlines(pgn, options);
    int copied = 0;
    const std::string english = converted(pgn, {}, options, &copied);
    for (const target_notation notation : all_notations) {
        const conversion wanted{notation, false, false};
        const std::string there = converted(pgn, wanted, options);
        EXPECT_EQ(converted(there, wanted, options), there) << "converted twice";
        const std::string back = converted(there, {}, options);
        for (const std::string& text : {there, back}) {
            const auto after = outlines(text, options);
            EXPECT_EQ(after.size(), before.size());
            for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i)
                EXPECT_EQ(after[i], before[i]) << "in notation " << static_cast<int>(notation);
        }
        if (::testing::Test::HasFailure()) break;  // one is enough to look at
    }
    return copied;
}

}  // namespace royalcheck::testing
