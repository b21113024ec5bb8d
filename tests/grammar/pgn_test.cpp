// One test per kind of token of NOTATION 2.
#include <gtest/gtest.h>

#include "tests/grammar/support.hpp"

namespace royalcheck::grammar {
namespace {

using test::games;
using test::nth_move;
using test::only;
using test::only_faults;

TEST(Token, MoveNumbers) {
    EXPECT_EQ(only("1. e4 e5 2. Nf3"), "1. e4 e5 2. Nf3");
    EXPECT_EQ(only("1.e4 e5 2.Nf3"), "1. e4 e5 2. Nf3");
    EXPECT_EQ(only("9…..Kf6"), "9..... Kf6");
    EXPECT_EQ(only("43…. Крa8"), "43.... Крa8");
    EXPECT_EQ(only("42….Крc7?"), "42.... Крc7?");
    EXPECT_EQ(only("8.Kd5 х"), "8. Kd5 <mark 3>");
    EXPECT_EQ(only("38. .. Kd7"), "38... Kd7");
    EXPECT_EQ(only("38. … Kd7"), "38.... Kd7");
    EXPECT_EQ(only("1 e4 e5 2 Nf3"), "1 e4 e5 2 Nf3");
    EXPECT_EQ(only("1 . e4"), "1. e4");
    EXPECT_EQ(only("1e4 e5 2Nf3"), "1 e4 e5 2 Nf3");
    EXPECT_EQ(only("99999999999999999999. e4"), "4294967295. e4");
    EXPECT_EQ(only_faults("1. e4 ... e5"), "stray_symbol@6:...");
}

TEST(Token, Results) {
    EXPECT_EQ(only("e4 1-0"), "e4 <result 1>");
    EXPECT_EQ(only("e4 0-1"), "e4 <result 2>");
    for (const char* draw : {"1/2-1/2", "½-½", "½–½", "1/2–1/2", "1/2", "½"})
        EXPECT_EQ(only(std::string("e4 ") + draw), "e4 <result 3>") << draw;
    EXPECT_EQ(only("e4 *"), "e4 <result 5>");
    EXPECT_EQ(only("e4*"), "e4 <result 5>");
    EXPECT_EQ(only("e4 1:0"), "e4 <result 1>");
    EXPECT_EQ(only("e4 0:1"), "e4 <result 2>");
    EXPECT_EQ(only("e4 1–0"), "e4 <result 1>");
    EXPECT_EQ(only("e4 0:0"), "e4 <result 4>");
}

TEST(Token, ResultsWithSpacesInside) {
    struct row {
        const char* text;
        int result;
    };
    for (const row& r : {row{"1 - 0", 1}, row{"1 – 0", 1}, row{"1- 0", 1}, row{"1 -0", 1}, row{"1 : 0", 1},
                         row{"1 — 0", 1}, row{"0 - 1", 2}, row{"0 : 1", 2}, row{"1/2 - 1/2", 3}, row{"½ - ½", 3},
                         row{"½ – ½", 3}, row{"1/2- 1/2", 3}, row{"½ : ½", 3}, row{"0 : 0", 4}}) {
        const std::string text = std::string("1. e4 e5 ") + r.text;
        const auto all = games(text + "\n1. d4 *");
        ASSERT_EQ(all.size(), 2u) << r.text;
        const token& t = all[0].tokens.back();
        EXPECT_EQ(t.kind, token_kind::result) << r.text;
        EXPECT_EQ(t.value, static_cast<std::uint32_t>(r.result)) << r.text;
        EXPECT_EQ(t.offset, 9u) << r.text;
        EXPECT_EQ(t.length, std::string_view(r.text).size()) << r.text;
        EXPECT_TRUE(all[0].faults.empty()) << r.text;
        EXPECT_EQ(read_result(r.text), static_cast<result_text>(r.result)) << r.text;
    }
    EXPECT_EQ(only("e4 1-0 {so} 1 - 0"), "e4 <result 1> <comment {so}> <result 1>");
    EXPECT_EQ(only("e4 1 - 0."), "e4 <result 1>");
    EXPECT_EQ(only_faults("e4 1 - 0."), "stray_symbol@8:.");
    EXPECT_EQ(only("e4 e5 1 - 0-0"), "e4 e5 1 0-0") << "a number, a dash and castling";
    EXPECT_EQ(only("e4 (e5 1 - 0) *"), "e4 ( e5 <result 1> ) <result 5>");
}

TEST(Token, NoMoveHasTheNumberZero) {
    EXPECT_EQ(only("e4 0 e5 0 0 *"), "e4 <unreadable 0> e5 <unreadable 0> <unreadable 0> <result 5>");
    EXPECT_EQ(only("0. e4 *"), "0. e4 <result 5>");
}

TEST(Token, ZeroZeroIsAMoveAndMayBeTheResult) {
    EXPECT_EQ(only("e4 e5 0-0"), "e4 e5 0-0");
    EXPECT_EQ(read_result("0-0"), result_text::both_lose);
    EXPECT_EQ(read_result("0–0"), result_text::both_lose);
    EXPECT_EQ(read_result("O-O"), result_text::none);
    EXPECT_EQ(read_result("0-0-0"), result_text::none);
    EXPECT_EQ(read_result("1-0"), result_text::white_wins);
    EXPECT_EQ(read_result(""), result_text::none);
    EXPECT_EQ(read_result("?"), result_text::none);
}

TEST(Token, Annotations) {
    EXPECT_EQ(only("41. Сf4 ? Kf6 !?"), "41. Сf4 $2 Kf6 $5");
    EXPECT_EQ(only("e4 ± e5 ∓ d4 = d5 ∞ c4 □"), "e4 $16 e5 $17 d4 $10 d5 $13 c4 $7");
    EXPECT_EQ(only("e4 += e5 =+ d4 +- d5 -+"), "e4 $14 e5 $15 d4 $18 d5 $19");
    EXPECT_EQ(only("e4 +/- e5 -/+ d4 ⩲ d5 ⩱"), "e4 $16 e5 $17 d4 $14 d5 $15");
    EXPECT_EQ(only("e4 N e5 D"), "e4 $146 e5 $220");
    EXPECT_EQ(only("e4 !!?"), "e4 $3 $2");
    EXPECT_EQ(only("$220 e4 $1 e5$14"), "$220 e4 $1 e5 $14");
    EXPECT_EQ(only("e4 $99999999999"), "e4 $4294967295");
    EXPECT_EQ(only_faults("e4 $ e5"), "stray_symbol@3:$");
}

TEST(Token, DetachedMarks) {
    for (const char* check : {"+", "†", "ch", "шах"})
        EXPECT_EQ(only(std::string("Qh5 ") + check), "Qh5 <mark 1>") << check;
    for (const char* both : {"++", "‡"}) EXPECT_EQ(only(std::string("Qh5 ") + both), "Qh5 <mark 2>") << both;
    for (const char* mate : {"#", "≠", "x", "X", "×", "х", "Х", "mate", "мат"})
        EXPECT_EQ(only(std::string("Qh5 ") + mate), "Qh5 <mark 3>") << mate;
}

TEST(Token, DetachedMarkWithAnnotation) {
    EXPECT_EQ(only("8.Kd5 х! Kf6 +?"), "8. Kd5 <mark 3> $1 Kf6 <mark 1> $2");
    EXPECT_EQ(only("(10. Kd5х)"), "( 10. Kd5х )");
}

TEST(Token, EnPassantInEveryCase) {
    for (const char* mark : {"e.p.", "ep", "E.P.", "EP", "e. p.", "E. P.", "e. p", "на пр.", "НА ПР.", "На пр."})
        EXPECT_EQ(only(std::string("exd6 ") + mark + " e5"), "exd6 <ep> e5") << mark;
    EXPECT_EQ(only("exd6E.P.! e5"), "exd6E.P.! e5");
}

TEST(Token, SeveralSignsAfterASpace) {
    EXPECT_EQ(only("exd6 e.p.! Kf6 e.p.+?"), "exd6 <ep> $1 Kf6 <ep> <mark 1> $2");
    EXPECT_EQ(only("Qh5 !+ Kf6 х!? Qh6 ++! Kf7 #! Qh7 +-"), "Qh5 $1 <mark 1> Kf6 <mark 3> $5 Qh6 <mark 2> $1 Kf7 "
                                                            "<mark 3> $1 Qh7 $18");
    EXPECT_EQ(only("Qh5 мат! Kf6 шах?"), "Qh5 <mark 3> $1 Kf6 <mark 1> $2");
    EXPECT_EQ(only("Qh5 !z"), "Qh5 <unreadable !z>");
}

TEST(Token, PieceLettersApartFromTheirSquares) {
    for (const char* move :
         {"Kg e2", "K e2", "Кр e2", "Кр  e2!", "N f3", "♘ f3", "Ф xd5+", "R 1a10", "п. e4", "P xd5"}) {
        EXPECT_EQ(only(std::string("2. ") + move + " d5"), std::string("2. ") + move + " d5");
        const auto all = games(std::string("2. ") + move);
        ASSERT_EQ(all.at(0).move_count, 1u) << move;
        EXPECT_NE(nth_move(all[0], 0).spelling & detached_letter, 0u) << move;
    }
    EXPECT_EQ(nth_move(games("Kg e2").at(0), 0).piece, piece_name::king);
    EXPECT_EQ(nth_move(games("Kg e2").at(0), 0).from_file, -1);
    EXPECT_EQ(only("1. e4 N e5"), "1. e4 $146 e5") << "after a move it is the sign of a novelty";
    EXPECT_EQ(only("1. e4 K\ne2"), "1. e4 <unreadable K> e2");
    EXPECT_EQ(only("1. e4 B 1-0"), "1. e4 <unreadable B> <result 1>");
}

TEST(Token, FullStopAfterAResult) {
    EXPECT_EQ(only("1. e4 1-0."), "1. e4 <result 1>");
    EXPECT_EQ(only_faults("1. e4 1-0."), "stray_symbol@9:.");
}

TEST(Token, EnPassant) {
    for (const char* mark : {"e.p.", "ep", "e.p", "/ep", "на пр.", "на  пр"})
        EXPECT_EQ(only(std::string("exd6 ") + mark + " cxd6"), "exd6 <ep> cxd6") << mark;
}

TEST(Token, NullMoves) { EXPECT_EQ(only("31. Rh3 -- (1... Z0 null)"), "31. Rh3 -- ( 1... Z0 null )"); }

TEST(Token, SuccessionMarks) {
    EXPECT_EQ(only("Ps=Q e4 Ps=Ps e5 Pr=K d4"), "<succession 0> e4 <succession 1> e5 <succession 2> d4");
    EXPECT_EQ(only("Пс=Ф e4 Пс=Пс e5 Пр=Кр d4"), "<succession 0> e4 <succession 1> e5 <succession 2> d4");
}

TEST(Token, Comments) {
    EXPECT_EQ(only("{ a } { b } 1. d4 {} Nf6 *"), "<comment { a }> <comment { b }> 1. d4 <comment {}> Nf6 <result 5>");
    EXPECT_EQ(only("1. e4 ; to the end ( { \n e5"), "1. e4 <comment ; to the end ( { > e5");
    EXPECT_EQ(only("1. e4 ;cr\re5"), "1. e4 <comment ;cr> e5");
    EXPECT_EQ(only("1. e4{100% sure}e5 {[%clk 0:01]}"), "1. e4 <comment {100% sure}> e5 <comment {[%clk 0:01]}>");
    EXPECT_EQ(only("1. e4\n%eval 1. a4 h5 1-0\ne5"), "1. e4 <escape> e5");
    EXPECT_EQ(only("% made by tool\n1. e4"), "<escape> 1. e4");
    EXPECT_EQ(only_faults("1. e4 %x"), "unreadable_word@6:%x");
}

TEST(Token, Variations) {
    EXPECT_EQ(only("1. e4 (1. d4 d5)(1. c4 e5)e5"), "1. e4 ( 1. d4 d5 ) ( 1. c4 e5 ) e5");
    EXPECT_EQ(only("44.Крb6!) e5"), "44. Крb6! e5");
    EXPECT_EQ(only("(e8(Q) e8=(Q) e4 (Nf3))"), "( e8(Q) e8=(Q) e4 ( Nf3 ) )");
    EXPECT_EQ(only("ab(Q) axb(N)+ bс(Ф) d5 (Nf6)"), "ab(Q) axb(N)+ bс(Ф) d5 ( Nf6 )") << "the rank may be missing";
    EXPECT_EQ(only("e4(Nf3)"), "e4 ( Nf3 )");
    EXPECT_EQ(only("h1(Ф)"), "h1(Ф)");
}

TEST(Token, UnicodeSpaces) {
    EXPECT_EQ(only("1.\u00A0e4\u2003e5\u202F2.\u3000Nf3"), "1. e4 e5 2. Nf3");
    EXPECT_EQ(only_faults("1.\u00A0e4\u2003e5\u202F2.\u3000Nf3"), "");
}

TEST(Token, InvisibleCharacters) {
    const char* const text = "1. d4 Nf6 \u200B2. c4 g6\u200B 3. Nc3";
    const auto all = games(text);
    ASSERT_EQ(all.size(), 1u);
    ASSERT_EQ(all[0].move_count, 5u);
    EXPECT_EQ(nth_move(all[0], 2).strange, U'\u200B');
    EXPECT_EQ(nth_move(all[0], 3).strange, U'\u200B');
    EXPECT_EQ(nth_move(all[0], 4).strange, U'\0');
    EXPECT_EQ(only("1\u200B. e4 e5 2\u200B Nf3\u200E 1-0\u200B"), "1. e4 e5 2 Nf3\u200E <result 1>");
    EXPECT_EQ(nth_move(games("\uFEFF1. e4")[0], 0).spelling, 0u) << "a byte order mark is none";
}

TEST(Token, NothingIsDroppedSilently) {
    EXPECT_EQ(only("1. e4 Lb2 e5"), "1. e4 <unreadable Lb2> e5");
    EXPECT_EQ(only_faults("1. e4 Lb2 e5"), "unreadable_word@6:Lb2");
    EXPECT_EQ(only("2. Nf3 Nc6 aa3. Bb5"), "2. Nf3 Nc6 <unreadable aa3.> Bb5");
    EXPECT_EQ(only("4. P@d5 *"), "4. <unreadable P@d5> <result 5>");
    EXPECT_EQ(only_faults("1. e4, e5. \"x\""),
              "stray_symbol@5:, stray_symbol@9:. stray_symbol@11:\" stray_symbol@13:\"");
    EXPECT_EQ(only("1. e4, e5."), "1. e4 e5");
    EXPECT_EQ(only_faults("1. e4 _ e5"), "stray_symbol@6:_");
    EXPECT_EQ(only("1. e4 не e5"), "1. e4 <unreadable не> e5");
}

TEST(Token, PlacesAreBytes) {
    const char* const text = "1. Сс1 Кf6";
    const auto all = games(text);
    ASSERT_EQ(all[0].tokens.size(), 3u);
    EXPECT_EQ(all[0].tokens[1].offset, 3u);
    EXPECT_EQ(all[0].tokens[1].length, 5u);
    EXPECT_EQ(all[0].tokens[2].offset, 9u);
    EXPECT_EQ(all[0].evidence, russian);
}

TEST(Token, SeedLine) {
    EXPECT_EQ(
        only("41. Сh6! Крb8 42.Крb5 Крa7 (42….Крc7? 43.Cf4 Крc8 44.Крb6!) 43. Кра5 Крb8 48….h2 49. Cf4 h1Ф 50. Се5"),
        "41. Сh6! Крb8 42. Крb5 Крa7 ( 42.... Крc7? 43. Cf4 Крc8 44. Крb6! ) 43. Кра5 Крb8 48.... h2 49. Cf4 h1Ф "
        "50. Се5");
}

}  // namespace
}  // namespace royalcheck::grammar
