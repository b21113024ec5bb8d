// A game as one readable line, so that tests compare strings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "grammar/pgn.hpp"

namespace royalcheck::grammar::test {

inline const char* name_of(fault_kind kind) {
    switch (kind) {
    case fault_kind::unterminated_comment: return "unterminated_comment";
    case fault_kind::malformed_tag: return "malformed_tag";
    case fault_kind::repaired_tag: return "repaired_tag";
    case fault_kind::stray_close: return "stray_close";
    case fault_kind::unclosed_variation: return "unclosed_variation";
    case fault_kind::stray_brace: return "stray_brace";
    case fault_kind::unreadable_word: return "unreadable_word";
    case fault_kind::stray_symbol: return "stray_symbol";
    case fault_kind::control_character: return "control_character";
    case fault_kind::undecodable: return "undecodable";
    }
    return "";
}

/// The move of the nth token that is one, from 0.
inline move_text nth_move(const game_text& game, std::size_t n) {
    for (const token& t : game.tokens)
        if (t.kind == token_kind::move && n-- == 0) return game.move(t);
    return {};
}

/// Tokens in order: `12...` numbers with their dots, moves as written, others in angle brackets.
inline std::string tokens(std::string_view text, const game_text& game) {
    std::string line;
    for (const token& t : game.tokens) {
        const std::string written(text.substr(t.offset, t.length));
        if (!line.empty()) line += ' ';
        switch (t.kind) {
        case token_kind::comment: line += "<comment " + written + ">"; break;
        case token_kind::escape: line += "<escape>"; break;
        case token_kind::number: line += std::to_string(t.value) + std::string(t.dots, '.'); break;
        case token_kind::move: line += written; break;
        case token_kind::mark: line += "<mark " + std::to_string(t.value) + ">"; break;
        case token_kind::glyph: line += "$" + std::to_string(t.value); break;
        case token_kind::en_passant: line += "<ep>"; break;
        case token_kind::open: line += "("; break;
        case token_kind::close: line += ")"; break;
        case token_kind::result: line += "<result " + std::to_string(t.value) + ">"; break;
        case token_kind::succession: line += "<succession " + std::to_string(t.value) + ">"; break;
        case token_kind::unreadable: line += "<unreadable " + written + ">"; break;
        }
    }
    return line;
}

inline std::string faults(std::string_view text, const game_text& game) {
    std::string line;
    for (const fault& f : game.faults)
        line += (line.empty() ? "" : " ") + std::string(name_of(f.kind)) + "@" + std::to_string(f.offset) + ":" +
                std::string(text.substr(f.offset, f.length));
    return line;
}

inline std::string tags(std::string_view text, const game_text& game) {
    std::string line;
    for (const tag& t : game.tags)
        line += (line.empty() ? "" : "|") + std::string(tag_name(text, t)) + "=" + tag_value(text, t);
    return line;
}

inline std::vector<game_text> games(std::string_view text) {
    std::vector<game_text> all;
    pgn_reader reader(text);
    game_text game;
    while (reader.next(game)) all.push_back(game);
    return all;
}

/// Tokens of the only game.
inline std::string only(std::string_view text) {
    const auto all = games(text);
    return all.size() == 1 ? tokens(text, all[0]) : std::to_string(all.size()) + " games";
}
inline std::string only_faults(std::string_view text) {
    const auto all = games(text);
    return all.size() == 1 ? faults(text, all[0]) : std::to_string(all.size()) + " games";
}

}  // namespace royalcheck::grammar::test
