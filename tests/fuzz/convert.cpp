// The first byte chooses what to convert to; the rest is a text of games. What was written is written the same again,
// and its games end with the same positions.
#include <string>
#include <vector>

#include "src/convert/text_converter.hpp"
#include "tests/fuzz/replayed.hpp"
#include "tests/fuzz/targets.hpp"

namespace royalcheck::fuzz {
namespace {

/// Only games that were understood; those copied are what they were.
std::string converted(std::string_view text, const replay_options& options, const conversion& wanted,
                      std::vector<std::string>* games) {
    text_converter converter(text, {}, options, wanted);
    std::string out;
    converted_piece piece;
    while (converter.next(piece)) {
        if (!out.empty()) out += '\n';
        out += piece.text;
        if (games != nullptr && piece.what == converted_piece::kind::converted)
            games->push_back(piece.report.final_fen);
    }
    return out;
}

}  // namespace

void convert(std::string_view bytes) {
    if (bytes.empty()) return;
    const auto choice = static_cast<unsigned char>(bytes.front());
    conversion wanted;
    wanted.notation = static_cast<target_notation>(choice % 5);
    wanted.fix_results = choice / 5 % 2 == 1;
    const replay_options options;
    std::vector<std::string> games, again;
    const std::string once = converted(bytes.substr(1), options, wanted, &games);
    const std::string twice = converted(once, options, wanted, &again);
    require(once == twice, "converted again it is the same");
    require(games == again, "and the games end with the same positions");
}

}  // namespace royalcheck::fuzz
