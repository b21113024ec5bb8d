// From a sentence as data to words: the template of its message with the arguments filled in.
#include "src/findings/sentence.hpp"

#include <cstdio>

#include "src/findings/catalogue.hpp"

namespace royalcheck {
namespace {

constexpr std::array<std::string_view, 7> roster{"Event", "Site", "Date", "Round", "White", "Black", "Result"};

void append_roster(std::int64_t set, std::string& out) {
    bool first = true;
    for (std::size_t i = 0; i < roster.size(); ++i) {
        if ((set >> i & 1) == 0) continue;
        if (!first) out += ", ";
        out += roster[i];
        first = false;
    }
}

void append_code_point(std::int64_t value, std::string& out) {
    char number[24];
    std::snprintf(number, sizeof number, "U+%04X", static_cast<unsigned>(value));
    out += number;
}

void append_results(const std::array<game_result, 2>& results, const catalogue& words, std::string& out) {
    out += to_text(results[0]);
    if (results[1] == game_result::none) return;
    out += words.alternative;
    out += to_text(results[1]);
}

void append_sign(check_sign sign, const catalogue& words, std::string& out) {
    if (sign != check_sign::mate) out += "`+`";
    if (sign == check_sign::unknown) out += words.alternative;
    if (sign != check_sign::check) out += "`#`";
}

class renderer {
public:
    renderer(report_language language, std::string& out) : language_(language), words_(words_of(language)), out_(out) {}

    void sentence_of(const sentence& s) {
        const bool placed = fill(words_.messages[static_cast<std::size_t>(s.id)].text, s);
        if (!placed) {
            for (const sentence& next : s.parts) {
                out_ += ' ';
                append_text(next, language_, out_);
            }
        }
        if (s.left_out > 0) fill(words_.left_out, s);
    }

private:
    /// Appends `text` with its arguments; true if the parts were among them.
    bool fill(std::string_view text, const sentence& s) {
        bool placed = false;
        while (!text.empty()) {
            const std::size_t open = text.find('<');
            out_ += text.substr(0, open);
            if (open == text.npos) break;
            const std::size_t close = text.find('>', open);
            std::string_view name = text.substr(open + 1, close - open - 1);
            text.remove_prefix(close + 1);
            const std::size_t colon = name.find(':');
            const std::string_view form = colon == name.npos ? std::string_view() : name.substr(colon + 1);
            name = name.substr(0, colon);
            if (name == "parts") {
                parts(s, form);
                placed = true;
            } else {
                argument(s, name, form);
            }
        }
        return placed;
    }

    /// Forms: none for "a, b", `and` for "a and b", `each` for "a; b", `aside` for " (a)" or nothing.
    void parts(const sentence& s, std::string_view form) {
        if (form == "aside" && !s.parts.empty()) out_ += " (";
        for (std::size_t i = 0; i < s.parts.size(); ++i) {
            const bool last = i + 1 == s.parts.size();
            if (i > 0) out_ += form == "and" && last ? words_.conjunction : form == "each" ? "; " : ", ";
            append_text(s.parts[i], language_, out_);
        }
        if (form == "aside" && !s.parts.empty()) out_ += ')';
    }

    void argument(const sentence& s, std::string_view name, std::string_view form) {
        if (words_.append(s, name, form, out_)) return;
        if (name == "text")
            out_ += s.text;
        else if (name == "at")
            out_ += to_text(s.at);
        else if (name == "result")
            out_ += to_text(s.result);
        else if (name == "correct")
            append_results(s.correct, words_, out_);
        else if (name == "sign")
            append_sign(s.sign, words_, out_);
        else if (name == "clause")
            out_ += rules::about(s.clause).name;
        else if (name == "number")
            out_ += std::to_string(s.number);
        else if (name == "due")
            out_ += std::to_string(s.due);
        else if (name == "left_out")
            out_ += std::to_string(s.left_out);
        else if (name == "code_point")
            append_code_point(s.number, out_);
        else if (name == "roster")
            append_roster(s.number, out_);
    }

    report_language language_;
    const catalogue& words_;
    std::string& out_;
};

}  // namespace

std::string to_text(named_square s) {
    std::string out(1, static_cast<char>('a' + s.file));
    if (s.rank >= 0) out += std::to_string(s.rank + 1);
    return out;
}

void append_text(const sentence& s, report_language language, std::string& out) {
    renderer(language, out).sentence_of(s);
}

std::string_view to_text(message id, report_language language) {
    return words_of(language).messages[static_cast<std::size_t>(id)].text;
}

std::string to_text(const sentence& s, report_language language) {
    std::string out;
    out.reserve(256);  // longer than most
    append_text(s, language, out);
    return out;
}

}  // namespace royalcheck
