#include <algorithm>
#include <fmt/core.h>
#include <unistd.h>

#include "grammar/utf8.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output.hpp"
#include "src/cli/overwriting.hpp"
#include "src/cli/progress.hpp"
#include "src/cli/run.hpp"
#include "src/convert/encoder.hpp"
#include "src/convert/text_converter.hpp"
#include "src/input/detect_encoding.hpp"
#include "src/replay/verdict_sentence.hpp"
#include "src/report/game_label.hpp"
#include "src/report/printable.hpp"
#include "src/report/text.hpp"

namespace royalcheck {
namespace {

/// "U+0416 (Ж)", or what else stands at `at`.
std::string character_at(std::string_view text, std::size_t at) {
    const auto c = grammar::decode(text.data() + at, text.data() + text.size());
    if (c.length == 0) return "a byte that means nothing in the encoding of the input";
    return fmt::format("the character U+{:04X} ({})", static_cast<std::uint32_t>(c.value),
                       printable(text.substr(at, c.length)));
}

/// One run of `convert`: files in order, games in order, all into one output.
class convert_run {
public:
    explicit convert_run(const arguments& args)
        : args_(args), out_(args.output), progress_(args.progress), encoder_(args.output_encoding) {}

    int run() {
        try {
            convert_files();
        } catch (const output_closed&) {
            return status();
        }
        return status();
    }

private:
    void convert_files() {
        std::vector<input_error> errors;
        const auto files = find_files(args_.files, errors);
        refuse_to_overwrite(files, args_.output);
        for (const input_error& error : errors) progress_.tell(error.file, error.reason);
        progress_.expect(files);
        out_.write(encoder_.mark());
        for (const std::string& file : files) convert_file(file);
        progress_.clear();
        if (left_ > 0)
            say(fmt::format(
                "royalcheck: results left as they are, because the arbiter decides (--late-violation): {}\n", left_));
        if (progress_.failed() && out_.appears_at_end())
            progress_.tell(args_.output, "not written, because not all of the input could be converted");
        else
            out_.finish();
    }

    void convert_file(const std::string& file) {
        name_ = file;
        number_ = 0;
        bool found = false;
        const auto errors = read_chunks(file, args_.limits, [&](const chunk& piece) {
            std::string name = piece.member.empty() ? file : file + '!' + std::string(piece.member);
            if (name != name_) number_ = 0;
            name_ = std::move(name);
            convert_chunk(piece);
            found = found || number_ > 0;
        });
        for (const input_error& error : errors) progress_.tell(error.file, error.reason);
        if (errors.empty() && !found) progress_.tell(file, "there is no game in it");
    }

    void convert_chunk(const chunk& piece) {
        progress_.add(convert_text(piece), original_length(piece.encoding, piece.text));
        out_.flush();
    }

    /// Returns how many games there were.
    std::uint64_t convert_text(const chunk& piece) {
        text_origin origin;
        origin.offset = piece.offset;
        origin.line = piece.line;
        origin.encoding = piece.encoding;
        text_converter converter(piece.text, origin, args_.replay, args_.conversion);
        std::uint64_t games = 0;
        while (converter.next(converted_)) {
            if (const auto own = encoding_alone(piece)) {
                games += convert_alone(*own, piece);
                continue;
            }
            if (converted_.what != converted_piece::kind::outside) take_report();
            write_piece(piece.encoding);
            games += converted_.what == converted_piece::kind::outside ? 0 : 1;
        }
        if (piece.truncated_game)
            progress_.tell(name_,
                           piece.nul_bytes
                               ? fmt::format("game {} ends in a megabyte of NUL bytes or more", number_)
                               : fmt::format("game {} is longer than the limit for one game (--max-game)", number_));
        return games;
    }

    /// In UTF-8 that is damaged: the encoding in which a copied piece will be read where it stands by itself, if that
    /// is another one. It began on the line of a game whose letters are UTF-8, or beside such.
    std::optional<encoding> encoding_alone(const chunk& piece) const {
        const bool copied = converted_.what != converted_piece::kind::converted;
        if (!copied || piece.encoding != encoding::utf8 || args_.limits.encoding || is_utf8(converted_.text)) return {};
        const encoding own = detect_encoding(converted_.text, std::nullopt);
        return own == encoding::utf8 ? std::nullopt : std::optional(own);
    }

    std::uint64_t convert_alone(encoding own, const chunk& piece) {
        std::string text;
        decode_bytes(own, converted_.text, text);
        chunk alone = piece;
        alone.text = text;
        alone.encoding = own;
        alone.truncated_game = false;
        if (converted_.what == converted_piece::kind::copied) {
            alone.offset = converted_.report.at.offset;
            alone.line = converted_.report.at.line;
        }
        return convert_text(alone);
    }

    /// A game that is only copied is reported with what is wrong in it.
    void take_report() {
        game_report& report = converted_.report;
        report.file = name_;
        report.game = ++number_;
        if (converted_.what == converted_piece::kind::converted) {
            if (args_.conversion.fix_results && !args_.quiet) tell_result(report);
            return;
        }
        summary_.add(report, false);
        std::erase_if(report.findings, [](const finding& f) { return f.severity == severity::note; });
        std::string text;
        text_writer({}).game(report, text);
        progress_.clear();
        say(fmt::format("{}{}:{}: {} is not converted: it is copied as it stands\n", text, shown_name(name_),
                        report.at.line, game_label(report)));
    }

    /// --fix-results: what became of a result that the rules do not leave as it is.
    void tell_result(const game_report& report) {
        const verdict_report& verdict = report.result;
        if (verdict.reason == rules::ending::none || verdict.status == verdict_status::confirmed) return;
        if (verdict.correct.size() > 1) {
            const auto& allowed = verdict.correct;
            if (std::find(allowed.begin(), allowed.end(), verdict.recorded) == allowed.end()) ++left_;
            return;
        }
        const std::string_view before =
            verdict.recorded == game_result::none ? std::string_view("no result") : to_text(verdict.recorded);
        progress_.clear();
        say(fmt::format("royalcheck: {}:{}: {}: {} becomes {}: {}\n", shown_name(report.file), report.at.line,
                        game_label(report), before, to_text(verdict.correct.front()),
                        printable(to_text(verdict_of(report).parts.front()))));
    }

    /// Once a piece cannot be written nothing is written any more: what is missing must not look like the end.
    void write_piece(encoding from) {
        bytes_.clear();
        const std::string text = (any_written_ ? "\n" : "") + converted_.text;
        any_written_ = true;
        std::optional<std::size_t> bad = encoder_.encode(text, bytes_);
        if (encoder_.is_utf8() && from != encoding::utf8 && !is_utf8(text)) bad = text.find(undecodable_byte);
        if (bad) {
            const std::string where =
                number_ == 0 ? std::string("a comment before the first game") : fmt::format("game {}", number_);
            progress_.tell(name_, fmt::format("{} of {} cannot be written in {}", character_at(text, *bad), where,
                                              args_.output_encoding));
            stopped_ = true;
        }
        if (on_terminal_) progress_.clear();  // or it would stand in what is written
        if (!stopped_) out_.write(bytes_);
    }

    int status() const { return progress_.status(args_.fail_on && summary_.reaches(*args_.fail_on)); }

    const arguments& args_;
    output out_;
    progress progress_;
    encoder encoder_;
    run_summary summary_;  ///< of the games that are only copied
    converted_piece converted_;
    std::string bytes_;
    std::string name_;          ///< of the file or the member of an archive, as shown
    std::uint64_t number_ = 0;  ///< of the last game in it
    std::uint64_t left_ = 0;    ///< games whose result the arbiter has to decide
    bool any_written_ = false;
    bool stopped_ = false;
    const bool on_terminal_ = args_.output.empty() && ::isatty(STDOUT_FILENO) == 1;
};

}  // namespace

int convert(const arguments& args) { return convert_run(args).run(); }

}  // namespace royalcheck
