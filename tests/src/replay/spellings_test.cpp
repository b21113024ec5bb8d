// Spellings as users send them, each replayed: those of the documents by name, then what else NOTATION 2 and 3 promise.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/src/replay/replayed.hpp"

namespace royalcheck::testing {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

game_report only(std::string_view pgn, std::optional<variant> v = variant::chess) {
    replay_options options;
    options.variant = v;
    return replay_one(pgn, options);
}

std::vector<std::string> notes(const game_report& report, code id) {
    std::vector<std::string> messages;
    for (const auto& f : report.findings)
        if (f.id == id) messages.push_back(to_text(f.message));
    return messages;
}

const std::string ending = "[Pieces \"Белые: Крb6, Сd2, п.a6 (3). Черные: Крa8, п.h7 (2).\"]\n\n";

// 43. Кра5: the file is a Cyrillic letter.
TEST(seed_spelling, king_to_a_Cyrillic_a5) {
    const auto r = only(ending + "41. Сh6! Крb8 42.Крb5 Крa7 43. Кра5 Крb8 *", variant::royal64);
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.plies, 6);
    EXPECT_EQ(r.final_fen, "1k6/7p/P6B/K7/8/8/8/8 w - - 6 44");
    EXPECT_THAT(notes(r, code::mixed_alphabet), Contains("In Кра5, a letter stands for one of another alphabet that "
                                                         "looks the same (U+0430, Cyrillic, looks like Latin a)."));
    EXPECT_EQ(find(r, code::mixed_alphabet)->san, "Ka5");
}

// 7. Сс1: bishop and file are both Cyrillic es.
TEST(seed_spelling, bishop_to_a_Cyrillic_c1) {
    const auto r = only("1.e4 c5 2. Kf3 d6 3. d4 cd 4. Kd4 Kf6 5. Kc3 a6 6.Ce3 Kg4 7. Сс1 *", variant::royal64);
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.plies, 13);
    EXPECT_EQ(r.notation, "ru");
    EXPECT_THAT(notes(r, code::mixed_alphabet), Contains(HasSubstr("U+")));
}

// 9…..Kf6: an ellipsis and two points. The knight stands on f6 already in the document; here it goes to g4 before.
TEST(seed_spelling, number_with_an_ellipsis_and_points) {
    const auto r = only("1.e4 c5 2. Kf3 d6 3. d4 cd 4. Kd4 Kf6 5. Kc3 a6 6.Ce3 Kg4 7. Сс1 Kf6 8. Ce3 Kg4 9. Cc1 "
                        "9…..Kf6 *",
                        variant::royal64);
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.plies, 18);
    ASSERT_EQ(r.repetitions.size(), 1u);
    EXPECT_EQ(r.repetitions[0].ply, 18);
}

// 8.Kd5 х: mate, by a Cyrillic kha apart from the move.
TEST(seed_spelling, mate_by_a_detached_kha) {
    const auto r =
        only("1.e4 e5 2. Cc4 d6 3. Kf3 Kc6 4. Kc3 Cg4 5.h3 Ch5 6. Ke5 Cd1 7. Cf7 Крe7 8.Kd5 х 1-0", variant::royal64);
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.result.reason, rules::ending::checkmate);
    EXPECT_EQ(r.result.status, verdict_status::confirmed);
    EXPECT_EQ(r.notation_evidence, "Кр, С");
    EXPECT_THAT(
        notes(r, code::nonstandard_spelling),
        Contains("The mate sign х (U+0445, Cyrillic, looks like Latin x) stands apart from its move; PGN writes `#` "
                 "directly behind it."));
}

// (10. Kd5х): the same, attached; here it is a violation, for the king had to move.
TEST(seed_spelling, mate_by_an_attached_kha) {
    const auto r = only("1.e4 e5 2. Cc4 d6 3. Kf3 Kc6 4. Kc3 Cg4 5.h3 Ch5 6. b4 Kb4 7.a3 Kc6 8.Ke5 Cd1 9. Cf7 Крe7 "
                        "10. Kd5х 0-1",
                        variant::royal64);
    EXPECT_EQ(codes(r), "RC301");
    EXPECT_TRUE(r.result.mates);
    EXPECT_EQ(r.result.status, verdict_status::confirmed);
    EXPECT_THAT(
        notes(r, code::nonstandard_spelling),
        Contains("In Kd5х, the mate sign is a Cyrillic letter (U+0445, Cyrillic, looks like Latin x) instead of `#`."));
}

// The same letter where it is only check; and in a variation nobody has lost yet.
TEST(seed_spelling, check_by_an_attached_kha) {
    const auto r = only("1.e4 c5 2. Kf3 d6 3. d4 cd 4. Kd4 Kf6 5. Kc3 a6 6.Ce3 Kg4 7. Сс1 Kf6 8. Ce3 Kg4 9. Cc1 (9. "
                        "Крd2 Ke3 10. Сb5х) *",
                        variant::royal64);
    EXPECT_THAT(
        notes(r, code::nonstandard_spelling),
        Contains(
            "In Сb5х, the check sign is a Cyrillic letter (U+0445, Cyrillic, looks like Latin x) instead of `+`."));
    EXPECT_THAT(notes(r, code::no_king_move),
                Contains("Black must make a king move on move 10, the last of the control period, and has none that is "
                         "legal. In this variation Black would have lost."));
}

// (42….Крc7? ...): an ellipsis and one point, inside a variation.
TEST(seed_spelling, number_with_an_ellipsis_and_a_point_in_a_variation) {
    const auto r =
        only(ending + "41. Сh6! Крb8 42.Крb5 Крa7 (42….Крc7? 43.Cf4 Крc8 44.Крb6!) 43. Кра5 *", variant::royal64);
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.plies, 5);
}

// 10. Сb5!+: the sign of judgement before the check mark.
TEST(seed_spelling, check_after_a_sign_of_judgement) {
    const std::string moves = "1.e4 c5 2. Kf3 d6 3. d4 cd 4. Kd4 Kf6 5. Kc3 a6 6.Ce3 Kg4 7. Сс1 Kf6 8. Ce3 Kg4 9. "
                              "Крd2! Ke3 10. Сb5!+ 1-0";
    const auto r = only(moves, variant::royal64);
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.plies, 19);
    EXPECT_EQ(r.result.reason, rules::ending::no_king_move);
    EXPECT_EQ(r.result.status, verdict_status::confirmed);
}

// 49. ... h1Ф: a promotion without a sign.
TEST(seed_spelling, promotion_to_a_Russian_queen) {
    const auto r = only(ending + "41. Сh6! Крb8 42.Крb5 Крa7 43. Кра5 Крb8 44.Крb6 Крa8 45. Cf4 h5 46. Ce5 h4 47. Cf4 "
                                 "h3 48. Ce5 48….h2 49. Cf4 h1Ф 50. Се5 1-0",
                        variant::royal64);
    EXPECT_EQ(codes(r), "");
    EXPECT_EQ(r.final_fen, "k7/8/PK6/4B3/8/8/8/7q b - - 1 50");
    EXPECT_EQ(r.result.reason, rules::ending::no_king_move);
    EXPECT_EQ(r.result.status, verdict_status::confirmed);
}

struct spelled {
    const char* moves;
    const char* fen;  ///< the final position, placement only
};

// The same three games in many hands.
TEST(spellings, of_one_game_lead_to_the_same_position) {
    const char* const italian = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1";
    const char* const taken = "rnbqkbnr/pp2pppp/8/8/8/2N5/PPPP1PPP/R1BQKBNR";
    const char* const king = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR";
    for (const spelled& each : {
             spelled{"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O", italian},
             {"1.e4 e5 2.Кf3 Кc6 3.Сc4 Сc5 4.0–0", italian},
             {"1. е4 е5 2. Kf3 Kc6 3. Cc4 Сс5 4. О-О", italian},
             {"1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-c4 Bf8-c5 4. 0-0", italian},
             {"1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4 f8c5 4. e1g1", italian},
             {"1. Pe4 pe5 2. ♘f3 ♞c6 3. ♗\uFE0Ec4 ♝c5 4. Kg1", italian},
             {"1 п.e4 п.e5 2 К f3 К c6 3 С c4 С c5 4 Кр g1 – Л f1", italian},
             {"1. e4 e5 2. nf3 nc6 3. bc4 Bc5! 4. o-o", italian},
             {"1. e4 d5 2. exd5 c6 3. dxc6 Nxc6 4. Nc3 Nb8", taken},
             {"1. e4 d5 2. Pxd5 c6 3. P:c6 Nc6 4. Nc3 Nb8", taken},
             {"1. e4 d5 2. ed c6 3. dc К:c6 4. Кc3 Кb8", taken},
             {"1. e4 d5 2. e:d5 c6 3. d×c6 Кхc6 4. Кc3 Кb8", taken},
             {"1. e4 e5 2. Ke2", king},
             {"1. e4 e5 2. Kg e2", king},
             {"1. e4 e5 2. Кр e2", king},
             {"1. e4 e5 2. Kpe2", king},
             {"1.\u00A0e4\u200B e5 2\u200B. \u200EKe2", king},
         }) {
        const auto r = only(std::string(each.moves) + " *");
        EXPECT_EQ(codes(r), "") << each.moves;
        EXPECT_EQ(r.final_fen.substr(0, r.final_fen.find(' ')), each.fen) << each.moves;
    }
}

TEST(spellings, en_passant_is_marked_in_many_ways) {
    for (const char* mark : {"", " e.p.", "e.p.", " e.p.!", " ep +", " e.p.+!", " на пр.", "/e.p."}) {
        const auto r = only(std::string("1. e4 a6 2. e5 d5 3. exd6") + mark + " cxd6 *");
        EXPECT_EQ(r.plies, 6) << mark;
        const bool check = std::string_view(mark).find('+') != std::string_view::npos;
        EXPECT_EQ(codes(r), check ? "RC109" : "") << mark;
    }
}

TEST(spellings, an_ambiguous_pawn_letter_is_ambiguous) {
    const auto r = only("1. c4 d5 2. e4 a6 3. Pxd5 *");
    EXPECT_EQ(codes(r), "RC202");
    EXPECT_THAT(find(r, code::ambiguous_move)->suggestions, ::testing::ElementsAre("cxd5", "exd5"));
}

TEST(spellings, look_alikes_and_invisible_characters_are_named_by_number) {
    const auto all = [](const char* moves, code id) { return notes(only(std::string(moves) + " *"), id); };
    EXPECT_THAT(all("1. е4", code::mixed_alphabet), Contains(HasSubstr("U+0435, Cyrillic, looks like Latin e")));
    EXPECT_THAT(all("1. e4 e5 2. Cc4", code::mixed_alphabet), Contains(HasSubstr("U+0043, Latin C")));
    EXPECT_THAT(all("1. \u200Be4", code::mixed_alphabet), Contains(HasSubstr("U+200B, invisible")));
    EXPECT_THAT(all("1. N\u00ADf3", code::mixed_alphabet), Contains(HasSubstr("U+00AD, invisible")));
    const auto both = all("1. e4 e5 2. Сс\u200B4", code::mixed_alphabet);
    EXPECT_THAT(both, Contains(HasSubstr("U+0441, Cyrillic")));
    EXPECT_THAT(both, Contains(HasSubstr("U+200B, invisible")));
    EXPECT_THAT(all("1. e4 d5 2. eхd5", code::nonstandard_spelling), Contains(HasSubstr("U+0445, Cyrillic")));
    EXPECT_THAT(all("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. О-О", code::nonstandard_spelling),
                Contains(HasSubstr("U+041E, Cyrillic, looks like Latin O")));
    EXPECT_THAT(all("1. e4 d5 2. e:d5", code::nonstandard_spelling), Not(Contains(HasSubstr("U+"))));
}

TEST(spellings, the_letters_that_decided_the_language_are_named) {
    EXPECT_EQ(only("1. e4 e5 2. Фh5 Крe7 *").notation_evidence, "Ф, Кр");
    EXPECT_EQ(only("1. п.e4 e5 2. Kf3 Kc6 *").notation_evidence, "п");
    EXPECT_EQ(only("1. e4 e5 2. Kf3 Kc6 *").notation_evidence, "") << "decided by what can be played";
    EXPECT_EQ(only("1. d2d3 f9f8 2. Псd2 Прf9 *", variant::royal100).notation_evidence, "Пр, Пс");
}

TEST(spellings, a_game_in_figurines_alone_is_in_no_language) {
    EXPECT_EQ(only("1. e4 e5 2. ♘f3 ♞c6 *").notation, "figurine");
    EXPECT_EQ(only("1. e4 e5 2. ♘f3 Nc6 *").notation, "en");
    EXPECT_EQ(only("1. e4 e5 *").notation, "en");
}

TEST(spellings, a_list_of_pieces_can_tell_the_large_board) {
    EXPECT_EQ(only("[Pieces \"White: Ke1, Prg1. Black: Ke8.\"]\n\n1. Kd1 *", std::nullopt).variant, variant::royal100);
    EXPECT_EQ(only("[Pieces \"White: Ke1. Black: Kj10.\"]\n\n1. Kd1 *", std::nullopt).variant, variant::royal100);
    EXPECT_EQ(only("[Pieces \"White: Ke1. Black: Kh8, a2.\"]\n\n1. Kd1 *", std::nullopt).variant, variant::royal64);
}

// Tags and a text, but not one move: what was meant as the game cannot be read.
TEST(spellings, a_text_without_any_move_is_no_game) {
    const auto r = only("[Event \"x\"]\n[Result \"1-0\"]\n\nThe moves are lost. 1-0\n");
    ASSERT_NE(find(r, code::syntax_error), nullptr);
    EXPECT_EQ(find(r, code::syntax_error)->severity, severity::error);
    EXPECT_EQ(r.result.status, verdict_status::invalid);
    EXPECT_EQ(codes(only("[Event \"x\"]\n[Result \"1-0\"]\n\n1-0\n")), "") << "an unplayed game";
    EXPECT_EQ(codes(only("[Event \"x\"]\n[Result \"1-0\"]\n\n{The moves are lost.} 1-0\n")), "");
}

TEST(spellings, castling_and_promotion_are_told_by_what_is_odd) {
    const std::string both = "[SetUp \"1\"]\n[FEN \"k7/4P3/8/8/8/8/8/4K2R w K - 0 1\"]\n1. ";
    const auto note = [&](const std::string& move) {
        return notes(only(both + move + " *"), code::nonstandard_spelling);
    };
    EXPECT_THAT(note("0-0"),
                Contains("In 0-0, castling is written with zeros; PGN writes O-O or O-O-O with the letter O."));
    EXPECT_THAT(note("o-o"), Contains(HasSubstr("castling is not written O-O")));
    EXPECT_THAT(note("e8Q"), Contains("In e8Q, the promotion has no `=` before the piece."));
    EXPECT_THAT(note("e8=q"), Contains("In e8=q, the promotion is written with `=`, but not with a capital letter."));
}

}  // namespace
}  // namespace royalcheck::testing
