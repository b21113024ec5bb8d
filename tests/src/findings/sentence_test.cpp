// Every sentence in both languages: nothing is missing, and each says all that the other says.
#include "src/findings/sentence.hpp"

#include <gtest/gtest.h>
#include <set>

#include "src/findings/catalogue.hpp"

namespace royalcheck {
namespace {

std::string_view template_of(report_language language, message id) {
    return words_of(language).messages[static_cast<std::size_t>(id)].text;
}

/// The arguments of a template, without their forms.
std::set<std::string> arguments_of(std::string_view text) {
    std::set<std::string> names;
    for (std::size_t open = text.find('<'); open != text.npos; open = text.find('<', open + 1))
        names.insert(std::string(text.substr(open + 1, text.find_first_of(":>", open) - open - 1)));
    return names;
}

/// A sentence that has a value of its own in every field.
sentence full(message id) {
    return {.id = id,
            .side = rules::side::black,
            .piece = rules::piece_kind::rook,
            .at = {2, 9},
            .blocker = rules::piece_kind::bishop,
            .blocker_at = {7, 6},
            .sign = check_sign::mate,
            .ending = rules::ending::stalemate,
            .result = game_result::white_wins,
            .correct = {game_result::black_wins, game_result::both_lose},
            .clause = rules::clause::k_last,
            .number = 1089,
            .due = 77,
            .span = {31, 35},
            .text = "written",
            .parts = {{.id = message::literal, .text = "part"}},
            .left_out = 400};
}

/// What an argument of `full` must leave in the text.
std::string_view trace_of(const std::string& argument, report_language language) {
    const bool english = language == report_language::english;
    if (argument == "side") return english ? "Black" : "рные";
    if (argument == "man") return english ? "black rook" : "чёрная ладья";
    if (argument == "piece") return english ? "rook" : "ладь";
    if (argument == "blocker") return english ? "the bishop on h7" : "слон h7";
    if (argument == "target" || argument == "at") return "c10";
    if (argument == "ending") return english ? "stalemate" : "пат";
    if (argument == "sign") return english ? "mate sign" : "нак мата";
    if (argument == "span") return english ? "31 to 35" : "31–35";
    if (argument == "text") return "written";
    if (argument == "parts") return "part";
    if (argument == "result") return "1-0";
    if (argument == "correct") return english ? "0-1 or 0-0" : "0-1 или 0-0";
    if (argument == "number") return "1089";
    if (argument == "code_point") return "U+0441";
    if (argument == "due") return "77";
    if (argument == "roster") return "Event, Result";  // the bits of 1089 within seven
    if (argument == "outcome") return english ? "Black won (0-1)" : "Чёрные выиграли (0-1)";
    if (argument == "outcomes") return english ? "0-1 (Black wins)" : "0-1 (победа чёрных)";
    if (argument == "recorded") return english ? "White won (1-0)" : "Белые выиграли (1-0)";
    if (argument == "record" || argument == "noted") return english ? "1-0 (White wins)" : "1-0 (победа белых)";
    if (argument == "clause") return "K-LAST";
    return "(no such argument)";
}

class every_sentence : public testing::TestWithParam<int> {};

TEST_P(every_sentence, says_the_same_in_both_languages) {
    const auto id = static_cast<message>(GetParam());
    EXPECT_EQ(arguments_of(template_of(report_language::english, id)),
              arguments_of(template_of(report_language::russian, id)));
    const auto sentence_ends = [id](report_language language) { return template_of(language, id).ends_with('.'); };
    EXPECT_EQ(sentence_ends(report_language::english), sentence_ends(report_language::russian));
}

TEST_P(every_sentence, renders_all_its_arguments) {
    const auto id = static_cast<message>(GetParam());
    for (const auto language : {report_language::english, report_language::russian}) {
        const std::string text = to_text(full(id), language);
        EXPECT_EQ(text.find_first_of("<>"), text.npos) << text;
        EXPECT_NE(text.find("part"), text.npos) << text;
        EXPECT_NE(text.find("400"), text.npos) << text;
        for (const std::string& argument : arguments_of(template_of(language, id))) {
            if (argument == "side" && text.find("чёрных") != text.npos) continue;
            EXPECT_NE(text.find(trace_of(argument, language)), text.npos) << argument << " in: " << text;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(catalogue, every_sentence, testing::Range(1, static_cast<int>(message_count)));

TEST(sentences, lists_and_what_follows) {
    const sentence b1{.id = message::square, .at = {1, 0}}, d2{.id = message::square, .at = {3, 1}};
    const sentence twice{
        .id = message::ambiguous, .piece = rules::piece_kind::knight, .text = "Nd2", .parts = {b1, d2}};
    EXPECT_EQ(to_text(twice), "Nd2 is ambiguous: the knights on b1 and d2 can both make it.");
    EXPECT_EQ(to_text(twice, report_language::russian),
              "Запись Nd2 неоднозначна: этот ход могут сделать кони с полей b1 и d2.");
    const sentence centre{
        .id = message::not_legal, .text = "Ke4", .parts = {{.id = message::electronic_board}}, .left_out = 2};
    EXPECT_EQ(to_text(centre),
              "Ke4 is not possible: it is not legal here. It looks like the sign by which electronic boards record the "
              "result. (and 2 more findings of this kind in this game)");
}

TEST(sentences, only_a_result_that_is_there_is_named) {
    const sentence one{.id = message::decided_but_unfinished,
                       .ending = rules::ending::checkmate,
                       .correct = {game_result::black_wins}};
    EXPECT_EQ(to_text(one),
              "The record leaves the game unfinished, but it was decided by checkmate: the result is 0-1.");
}

}  // namespace
}  // namespace royalcheck
