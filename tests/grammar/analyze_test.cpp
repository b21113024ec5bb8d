// PEGTL's own check of every grammar: no rule loops without consuming.
#include <gtest/gtest.h>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include "grammar/fen_grammar.hpp"
#include "grammar/move_grammar.hpp"
#include "grammar/pgn_grammar.hpp"
#include "grammar/piece_list_grammar.hpp"
#include "grammar/tag_grammar.hpp"
#include "grammar/word_grammar.hpp"

namespace {

namespace pegtl = tao::pegtl;
using namespace royalcheck::grammar;

TEST(Analyze, Move) { EXPECT_EQ(pegtl::analyze<move_rules::move>(), 0u); }
TEST(Analyze, Word) { EXPECT_EQ(pegtl::analyze<word_rules::word>(), 0u); }
TEST(Analyze, SpelledCastling) { EXPECT_EQ(pegtl::analyze<word_rules::spelled_castling>(), 0u); }
TEST(Analyze, Tail) { EXPECT_EQ(pegtl::analyze<word_rules::tail>(), 0u); }
TEST(Analyze, LonePiece) { EXPECT_EQ(pegtl::analyze<word_rules::lone_piece>(), 0u); }
TEST(Analyze, InPassing) { EXPECT_EQ(pegtl::analyze<word_rules::in_passing>(), 0u); }
TEST(Analyze, Spaced) {
    EXPECT_EQ(pegtl::analyze<word_rules::spaced_score>(), 0u);
    EXPECT_EQ(pegtl::analyze<word_rules::spaced_castling>(), 0u);
}
TEST(Analyze, Tag) {
    EXPECT_EQ(pegtl::analyze<tag_rules::tag>(), 0u);
    EXPECT_EQ(pegtl::analyze<tag_rules::beginning>(), 0u);
}
TEST(Analyze, Lexemes) {
    EXPECT_EQ(pegtl::analyze<pgn_rules::blanks>(), 0u);
    EXPECT_EQ(pegtl::analyze<pgn_rules::same_line>(), 0u);
    EXPECT_EQ(pegtl::analyze<pgn_rules::controls>(), 0u);
    EXPECT_EQ(pegtl::analyze<pgn_rules::late_dots>(), 0u);
    EXPECT_EQ(pegtl::analyze<pgn_rules::nag>(), 0u);
    EXPECT_EQ(pegtl::analyze<pgn_rules::rest_of_line>(), 0u);
}
TEST(Analyze, Fen) { EXPECT_EQ(pegtl::analyze<fen_rules::fen>(), 0u); }
TEST(Analyze, PieceList) {
    EXPECT_EQ(pegtl::analyze<list_rules::list>(), 0u);
    EXPECT_EQ(pegtl::analyze<list_rules::man>(), 0u);
}

}  // namespace
