#include "src/replay/expectation.hpp"

#include <algorithm>

namespace royalcheck {
// Words are separated by commas or white space.
std::vector<std::string> expected_words(std::string_view tag) {
    std::vector<std::string> words;
    std::size_t at = 0;
    while (at < tag.size()) {
        const std::size_t from = tag.find_first_not_of(", ;\t\r\n", at);
        if (from == std::string_view::npos) break;
        const std::size_t to = std::min(tag.find_first_of(", ;\t\r\n", from), tag.size());
        words.emplace_back(tag.substr(from, to - from));
        at = to;
    }
    std::erase(words, "none");
    return words;
}

std::string expectation_text(const finding& f, const numbering& plies) {
    std::string out(about(f.id).text);
    if (f.ply == 0) return out;
    out += '@';
    for (const int ply : f.variation) out += plies.text(ply) + "/";
    return out + plies.text(f.ply);
}

expectation_report compare_with_expectation(std::string_view tag, const game_report& report, const numbering& plies) {
    expectation_report out;
    out.present = true;
    std::vector<std::string> words = expected_words(tag);
    std::vector<bool> found(words.size(), false);
    for (const auto& f : report.findings) {
        const std::string full = expectation_text(f, plies);
        const std::string_view code_only = about(f.id).text;
        bool named = false;
        for (std::size_t i = 0; i < words.size(); ++i) {
            // A word with a place is used up by one finding, so that two findings need two words.
            if (words[i] != full && words[i] != code_only) continue;
            if (found[i] && words[i] == full && full != code_only) continue;
            found[i] = named = true;
            break;
        }
        if (f.severity == severity::note) continue;
        if (!named) out.unexpected.push_back(full);
        // Of those that are not stored none has a word with its place.
        const bool anywhere = std::find(words.begin(), words.end(), code_only) != words.end();
        if (f.message.left_out > 0 && !anywhere)
            out.unexpected.push_back(std::string(code_only) + " x " + std::to_string(f.message.left_out));
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!found[i]) out.missing.push_back(words[i]);
    }
    return out;
}

}  // namespace royalcheck
