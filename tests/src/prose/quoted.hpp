// Games found in a text, and what is said of them, for tests.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "src/prose/prose_document.hpp"

namespace royalcheck::testing {

/// The options of a text about chess.
inline replay_options chess() {
    replay_options options;
    options.variant = variant::chess;
    return options;
}

/// A text that was read; the reports look into it.
struct quoted {
    explicit quoted(std::string_view source, const replay_options& options = {})
        : text(source), document(text, {}, options), games(document.take()) {}
    quoted(const quoted&) = delete;

    std::string_view at(const finding& f) const {
        return std::string_view(text).substr(f.at.in_text, f.at.text_length);
    }
    /// The note of the passage that is written so (the first one).
    const finding* note(std::string_view passage) const { return find(code::quoted_moves, passage); }
    const finding* find(code id, std::string_view written) const {
        for (const game_report& game : games)
            for (const finding& f : game.findings)
                if (f.id == id && at(f) == written) return &f;
        return nullptr;
    }
    /// The findings of `level`: "RC201 Kf6".
    std::vector<std::string> all(severity level) const {
        std::vector<std::string> found;
        for (const game_report& game : games)
            for (const finding& f : game.findings)
                if (f.severity == level) found.push_back(std::string(about(f.id).text) + " " + std::string(at(f)));
        return found;
    }
    /// What the note of a passage says, without its place.
    std::string said(std::string_view passage, report_language language = report_language::english) const {
        const finding* const f = note(passage);
        return f == nullptr ? "" : to_text(f->message, language);
    }

    std::string text;
    prose_document document;
    std::vector<game_report> games;
};

}  // namespace royalcheck::testing
