// The words of one language, for sentence.cpp.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "src/findings/sentence.hpp"

namespace royalcheck {

/// One sentence as a template: `<side>` stands for an argument, `<side:genitive>` for one of its forms.
struct message_text {
    message id = message::none;
    std::string_view text;
};

struct catalogue {
    std::array<message_text, message_count> messages;
    std::string_view conjunction;  ///< before the last of a list: " and "
    std::string_view alternative;  ///< " or "
    std::string_view left_out;     ///< a template after a sentence, `<left_out>`
    /// Appends an argument that is words; false if there is no such argument or form.
    bool (*append)(const sentence& s, std::string_view argument, std::string_view form, std::string& out);
};

const catalogue& english_words();
const catalogue& russian_words();
inline const catalogue& words_of(report_language language) {
    return language == report_language::russian ? russian_words() : english_words();
}

/// Every message has its text, in the order of the enumeration.
constexpr bool complete(const std::array<message_text, message_count>& messages) {
    for (std::size_t i = 1; i < messages.size(); ++i)
        if (messages[i].id != static_cast<message>(i) || messages[i].text.empty()) return false;
    return true;
}

/// "e4", or "e" where no rank is known.
std::string to_text(named_square s);

}  // namespace royalcheck
