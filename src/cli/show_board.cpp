// `royalcheck board`: a position of a game as text, Unicode, FEN or SVG.
#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <limits>

#include "grammar/pgn.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/judge.hpp"
#include "src/cli/output.hpp"
#include "src/cli/overwriting.hpp"
#include "src/cli/run.hpp"
#include "src/cli/terminal.hpp"
#include "src/replay/main_line.hpp"
#include "src/replay/ply_names.hpp"
#include "src/replay/request.hpp"
#include "src/report/board_view.hpp"
#include "src/report/game_label.hpp"
#include "src/report/printable.hpp"

namespace royalcheck {
namespace {

/// Ends the reading of a file when the game has been found.
struct game_found {};

/// A game of a file, replayed.
class wanted_game {
public:
    explicit wanted_game(const arguments& args) : args_(args), file_(args.files.front()) {
        const std::string name = file_;
        if (is_there(name)) return;
        for (std::size_t mark = name.find('!'); mark != name.npos; mark = name.find('!', mark + 1)) {
            if (!is_there(name.substr(0, mark))) continue;
            member_ = name.substr(mark + 1);
            return;
        }
        file_ = name;
    }

    /// Throws usage_error if there is no such game.
    void find() {
        try {
            input_limits limits = args_.limits;
            limits.documents = document_reading::by_name;
            for (const input_error& error : read_chunks(file_, limits, [this](const chunk& c) { look(c); }))
                throw std::runtime_error(error.file + ": " + error.reason);
        } catch (const game_found&) {
            return;
        }
        throw usage_error(
            fmt::format("there is no game {} in {}: it has {}", args_.game, args_.files.front(), number_));
    }

    const game_report& report() const { return report_; }
    const std::vector<line_position>& line() const { return line_; }
    /// "game 3 (Ivanov - Petrov)" in the language of the reader.
    const std::string& label() const { return label_; }

private:
    /// Whether there is a file of this name, as it is or as reports print it, and which is then the one.
    bool is_there(const std::string& name) {
        std::error_code none;
        for (const std::string& spelling : {name, name_of_shown(name)}) {
            if (!std::filesystem::exists(spelling, none) || std::filesystem::is_directory(spelling, none)) continue;
            file_ = spelling;
            return true;
        }
        return false;
    }
    bool is_meant(std::string_view member) const {
        return member_.empty() || member == member_ || shown_name(member) == member_ || json_name(member) == member_;
    }
    /// The games that a text quotes, with their main lines.
    void look_at_document(const chunk& piece) {
        replay_options options = args_.replay;
        options.main_line = true;
        std::vector<game_report> quoted;
        chunk_judge judge(piece, options);  // the reports look into it
        judge.next(std::numeric_limits<std::size_t>::max(), quoted);
        for (game_report& report : quoted) {
            if (++number_ != static_cast<std::uint64_t>(args_.game)) continue;
            const bool is_last = &report == &quoted.back();
            report_ = std::move(report);
            report_.game = number_;
            line_ = std::move(report_.line);
            label_ = game_label(report_, language_of(args_));
            if (is_last) refuse_part_of(piece);
            throw game_found{};
        }
    }

    /// Of the last game of a piece that was cut only the beginning is there: no position of it is the last.
    void refuse_part_of(const chunk& piece) const {
        if (!piece.truncated_game) return;
        const std::string_view why = piece.nul_bytes ? "ends in a megabyte of NUL bytes or more"
                                                     : "is longer than the limit for one game (--max-game)";
        throw std::runtime_error(fmt::format("{}: game {} {}", args_.files.front(), number_, why));
    }

    void look(const chunk& piece) {
        if (!is_meant(piece.member)) return;
        if (piece.document) return look_at_document(piece);
        grammar::pgn_reader reader(piece.text);
        grammar::game_text game;
        while (reader.next(game)) {
            if (++number_ != static_cast<std::uint64_t>(args_.game)) continue;
            text_origin origin;
            origin.encoding = piece.encoding;
            main_line_recorder recorder(game);
            replay_game(piece.text, game, origin, args_.replay, report_, &recorder);
            report_.game = number_;
            line_ = recorder.take(report_);
            label_ = game_label(report_, language_of(args_));  // while the chunk with the names is there
            if (!reader.next(game)) refuse_part_of(piece);
            throw game_found{};
        }
    }

    const arguments& args_;
    std::string file_, member_;
    std::uint64_t number_ = 0;
    game_report report_;
    std::vector<line_position> line_;
    std::string label_;
};

/// The half-move that "20." (White's) or "20..." (Black's) names; 0 if the line has none.
std::size_t ply_of(const board_move& wanted, const numbering& plies, std::size_t last) {
    for (std::size_t ply = 1; ply <= last; ++ply)
        if (plies.number(static_cast<int>(ply)) == wanted.number && plies.mover(static_cast<int>(ply)) == wanted.side)
            return ply;
    return 0;
}

std::size_t wanted_ply(const arguments& args, const wanted_game& game, const numbering& plies) {
    if (args.move && args.ply) throw usage_error("--ply and --move name the position in two ways; give one of them");
    const std::size_t last = game.line().size() - 1;
    const auto refuse = [&](const std::string& what) {
        const auto& findings = game.report().findings;
        const bool refused =
            game.report().result.status == verdict_status::invalid ||
            std::any_of(findings.begin(), findings.end(), [&](const finding& f) {
                return f.severity == severity::error && f.variation.empty() && f.ply == static_cast<int>(last) + 1;
            });
        const std::string_view why = refused ? "is legal for" : "has";
        throw usage_error(fmt::format("{} is not there: the game {} {} half-moves", what, why, last));
    };
    if (args.move) {
        const std::size_t ply = ply_of(*args.move, plies, last);
        const bool white = args.move->side == rules::side::white;
        if (ply == 0) refuse(fmt::format("move {}{}", args.move->number, white ? "." : "..."));
        return ply;
    }
    if (!args.ply) return last;
    if (static_cast<std::size_t>(*args.ply) > last) refuse(fmt::format("half-move {}", *args.ply));
    return static_cast<std::size_t>(*args.ply);
}

std::string picture(const arguments& args, const wanted_game& game) {
    if (game.line().empty()) throw usage_error("the game has no position (see royalcheck check)");
    const numbering plies = numbering_of(std::string_view(game.line().front().fen));
    const std::size_t ply = wanted_ply(args, game, plies);
    const line_position& at = game.line()[ply];
    if (args.board_form == board_form::fen) return at.fen + '\n';
    const report_language language = language_of(args);
    const auto letters = language == report_language::russian ? grammar::russian : grammar::english;
    std::string place(to_text(ply == 0 ? message::label_start_position : message::label_after, language));
    if (ply > 0) place.append(" ").append(plies.text(static_cast<int>(ply))).append(in_letters_of(letters, at.san));
    const board_view view{at.fen, game.label() + ", " + place, at.from, at.to, at.attacked_kings, args.flip};
    if (args.board_form == board_form::svg) return svg_board(view, language);
    return view.title + '\n' + text_board(view, args.board_form == board_form::unicode, language) + at.fen + '\n';
}

}  // namespace

int board(const arguments& args) {
    wanted_game game(args);
    game.find();
    if (args.output.empty()) return print(picture(args, game));
    refuse_to_overwrite(args.files, args.output);
    output out(args.output);
    out.write(picture(args, game));
    out.finish();
    return exit_clean;
}

}  // namespace royalcheck
