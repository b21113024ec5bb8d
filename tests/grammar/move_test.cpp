// One test per spelling of NOTATION 3, and what it must leave alone.
#include "grammar/move.hpp"

#include <gtest/gtest.h>

#include <string>

#include "grammar/known_words.hpp"
#include "grammar/move_reading.hpp"
#include "grammar/plain_move.hpp"

namespace royalcheck::grammar {
namespace {

/// A move in one canonical line: piece, origin, capture, target, promotion, mark.
std::string shown(const move_text& m) {
    static const char* const letters[] = {"", "P", "N", "B", "R", "Q", "K", "Pr", "Ps", "K?"};
    const auto square = [](int file, int rank) {
        std::string s;
        if (file >= 0) s += static_cast<char>('a' + file);
        if (rank >= 0) s += std::to_string(rank + 1);
        return s;
    };
    if (m.form == move_form::castling_short) return "O-O";
    if (m.form == move_form::castling_long) return "O-O-O";
    if (m.form == move_form::null) return "--";
    std::string s = letters[static_cast<int>(m.piece)] + square(m.from_file, m.from_rank);
    if (m.from_file >= 0 || m.from_rank >= 0)
        s += m.capture ? "x" : "-";
    else if (m.capture)
        s += "x";
    s += square(m.to_file, m.to_rank);
    if (m.promotion != piece_name::none) s += std::string("=") + letters[static_cast<int>(m.promotion)];
    if (m.mark != check_mark::none) s += std::string("  +D#").substr(1 + static_cast<std::size_t>(m.mark), 1);
    if (m.en_passant) s += "ep";
    return s;
}

std::string read(std::string_view word) {
    const auto m = read_move(word);
    return m ? shown(*m) : "unreadable";
}
std::uint32_t spelled(std::string_view word) {
    const auto m = read_move(word);
    return m ? m->spelling : ~0u;
}
int evidence(std::string_view word) {
    const auto m = read_move(word);
    return m ? m->evidence : -1;
}

TEST(Move, PlainSan) {
    for (const char* word : {"e4", "Nf3", "Nbd2", "N1d2", "Nb1d2", "exd5", "Qxf7#", "O-O", "O-O-O+", "e8=Q+", "Kg1"})
        EXPECT_EQ(spelled(word) & ~std::uint32_t{long_form}, 0u) << word;
    EXPECT_EQ(read("e4"), "e4");
    EXPECT_EQ(read("Nf3"), "Nf3");
    EXPECT_EQ(read("Nbd2"), "Nb-d2");
    EXPECT_EQ(read("N1xd2"), "N1xd2");
    EXPECT_EQ(read("exd5"), "exd5");
    EXPECT_EQ(read("Qxf7#"), "Qxf7#");
    EXPECT_EQ(read("e8=Q+"), "e8=Q+");
    EXPECT_EQ(read("Kg1"), "K?g1");
    EXPECT_EQ(read("Rad1"), "Ra-d1");
}

bool read_plain(std::string word, move_text& out) {
    const std::size_t size = word.size();
    word.append(plain_move_room, ' ');
    plain_move move;
    const char* const end = read_plain_move(word.data(), move);
    out = to_move_text(move);
    EXPECT_TRUE(end == nullptr || end == word.data() + size) << word;
    return end != nullptr;
}

/// The short way for plain SAN must say what the grammar says, on every word made of its characters.
TEST(Move, PlainSanAgreesWithTheGrammar) {
    const std::string letters = "KNQCabcj139x=+#0-";
    std::size_t plain_moves = 0;
    const auto try_all = [&](const std::string& first, std::size_t size) {
        std::size_t all = 1;
        for (std::size_t i = 0; i < size; ++i) all *= letters.size();
        for (std::size_t n = 0; n < all; ++n) {
            std::string word = first;
            for (std::size_t i = 0, rest = n; i < size; ++i, rest /= letters.size())
                word += letters[rest % letters.size()];
            move_text plain, full;
            if (!read_plain(word, plain)) continue;
            ++plain_moves;
            ASSERT_TRUE(read_ascii_move(word, full)) << word;
            ASSERT_EQ(plain, full) << word;
        }
    };
    for (std::size_t size = 1; size <= 5; ++size) try_all("", size);
    for (std::size_t size = 1; size <= 4; ++size)
        for (const char* royal : {"P", "Pr", "Ps"}) try_all(royal, size);
    EXPECT_GT(plain_moves, 1000u);
    for (const char* text :
         {"bxc9=Q+", "Nbxc3+", "N1xc3#", "c9=N#", "O-O", "O-O-O+", "Nbxd10+", "cxb10#", "Prxc10+", "Psxc9"}) {
        move_text plain, full;
        ASSERT_TRUE(read_plain(text, plain)) << text;
        ASSERT_TRUE(read_ascii_move(text, full)) << text;
        EXPECT_EQ(plain, full) << text;
    }
}

/// Words that stand in the memory, words that took their places and words never seen all read the same.
TEST(Move, KnownWordsReadAsIfNew) {
    known_words memory;
    const std::string letters = "KNQabc139x+#)-\x01\t ";
    for (int round = 0; round < 2; ++round) {
        for (std::size_t n = 0; n < letters.size() * letters.size() * letters.size(); ++n) {
            std::string word = n % 2 == 0 ? "Rb" : "e4";
            for (std::size_t i = 0, rest = n; i < 3; ++i, rest /= letters.size())
                word += letters[rest % letters.size()];
            for (const char* after : {" ", ")", "\x02", "\n1", "+\t", "4 "}) {
                const std::string text = word + after + std::string(plain_move_room, ' ');
                plain_move fresh, known;
                const char* const end = read_plain_move(text.data(), fresh);
                ASSERT_EQ(memory.read(text.data(), known), end) << text;
                if (end == nullptr) continue;
                ASSERT_EQ(known.bits(), fresh.bits()) << text;
            }
        }
    }
}

TEST(Move, TenByTen) {
    EXPECT_EQ(read("Ra10"), "Ra10");
    EXPECT_EQ(read("R1a10"), "R1-a10");
    EXPECT_EQ(read("Ra1a10"), "Ra1-a10");
    EXPECT_EQ(read("R10a1"), "R10-a1");
    EXPECT_EQ(read("axb10=Q"), "axb10=Q");
    EXPECT_EQ(read("j10"), "j10");
    EXPECT_EQ(read("ixj9"), "ixj9");
    EXPECT_EQ(read("b9b10q"), "b9-b10=Q");
    EXPECT_EQ(read("k4"), "unreadable");
    EXPECT_EQ(read("a0"), "unreadable");
    EXPECT_EQ(read("a11"), "unreadable");
}

TEST(Move, PrinceAndPrincess) {
    EXPECT_EQ(read("Pre5"), "Pre5");
    EXPECT_EQ(read("Psxd10+"), "Psxd10+");
    EXPECT_EQ(read("Прe5"), "Pre5");
    EXPECT_EQ(read("Псd4"), "Psd4");
    EXPECT_EQ(read("псd4"), "Psd4");
    EXPECT_EQ(read("PRg3"), "Prg3");
    EXPECT_EQ(read("prg3"), "Prg3");
    EXPECT_EQ(read("Пс:d4"), "Psxd4");
    EXPECT_EQ(evidence("Прe5"), russian);
    EXPECT_EQ(evidence("Псd4"), russian);
    EXPECT_EQ(evidence("Pre5"), english);
    EXPECT_EQ(read("пc4"), "Pc4") << "a pawn with its letter";
    EXPECT_EQ(read("пс4"), "Pc4") << "the same with a Cyrillic file";
}

TEST(Move, RussianLetters) {
    EXPECT_EQ(read("Крb6"), "Kb6");
    EXPECT_EQ(read("Фd2"), "Qd2");
    EXPECT_EQ(read("Лe1"), "Re1");
    EXPECT_EQ(read("Сf4"), "Bf4");
    EXPECT_EQ(read("Кf3"), "K?f3");
    for (const char* word : {"Крb6", "Фd2", "Лe1", "Сf4"}) {
        EXPECT_EQ(evidence(word), russian) << word;
        EXPECT_EQ(spelled(word), 0u) << word;
    }
    EXPECT_EQ(evidence("Кf3"), 0);
    EXPECT_EQ(evidence("Kf3"), 0);
    for (const char* word : {"Nf3", "Qd2", "Re1", "Bf4"}) EXPECT_EQ(evidence(word), english) << word;
}

TEST(Move, LookAlikes) {
    EXPECT_EQ(read("Кра5"), "Ka5");
    EXPECT_EQ(spelled("Кра5"), mixed_alphabet);
    EXPECT_EQ(read_move("Кра5")->strange, U'а');
    EXPECT_EQ(read("Сс1"), "Bc1");
    EXPECT_EQ(spelled("Сс1"), mixed_alphabet);
    EXPECT_EQ(read("Се5"), "Be5");
    EXPECT_EQ(read("Cc1"), "Bc1");
    EXPECT_EQ(evidence("Cc1"), russian);
    EXPECT_EQ(spelled("Cc1"), mixed_alphabet);
    EXPECT_EQ(read_move("Cc1")->strange, U'C');
    EXPECT_EQ(read("Kpe7"), "Ke7");
    EXPECT_EQ(spelled("Kpe7"), mixed_alphabet);
    EXPECT_EQ(read("Крd2"), "Kd2");
    EXPECT_EQ(read("Kрd2"), "Kd2") << "Latin K, Cyrillic er";
    EXPECT_EQ(spelled("Kрd2"), mixed_alphabet);
    EXPECT_EQ(read("е4"), "e4");
    EXPECT_EQ(spelled("е4"), mixed_alphabet);
    EXPECT_EQ(read("Вb5"), "Bb5") << "Cyrillic ve";
    EXPECT_EQ(spelled("Вb5"), mixed_alphabet);
}

TEST(Move, Figurines) {
    EXPECT_EQ(read("♘f3"), "Nf3");
    EXPECT_EQ(read("♞c6"), "Nc6");
    EXPECT_EQ(read("♔g1"), "Kg1");
    EXPECT_EQ(read("♙e4"), "Pe4");
    EXPECT_EQ(read("e8=♕"), "e8=Q");
    EXPECT_EQ(spelled("♛xd5"), figurine);
    EXPECT_EQ(evidence("♛xd5"), 0);
}

TEST(Move, CaptureSigns) {
    EXPECT_EQ(read("Q:d5"), "Qxd5");
    EXPECT_EQ(read("Ф×d5"), "Qxd5");
    EXPECT_EQ(read("Фхd5"), "Qxd5");
    EXPECT_EQ(read("QXd5"), "Qxd5");
    for (const char* word : {"Q:d5", "Ф×d5", "Фхd5", "QXd5"}) EXPECT_EQ(spelled(word), odd_capture) << word;
    EXPECT_EQ(read_move("Фхd5")->strange, U'х');
    EXPECT_EQ(spelled("Qxd5"), 0u);
}

TEST(Move, PawnCaptures) {
    EXPECT_EQ(read("ed5"), "exd5");
    EXPECT_EQ(spelled("ed5"), no_capture_sign);
    EXPECT_EQ(read("exd"), "exd");
    EXPECT_EQ(spelled("exd"), short_pawn_capture);
    EXPECT_EQ(read("ed"), "exd");
    EXPECT_EQ(spelled("ed"), std::uint32_t{short_pawn_capture} | no_capture_sign);
    EXPECT_EQ(read("e:d"), "exd");
    EXPECT_EQ(spelled("e:d"), std::uint32_t{short_pawn_capture} | odd_capture);
    EXPECT_EQ(read("cd"), "cxd");
    EXPECT_EQ(read("cd1"), "cxd1");
    EXPECT_EQ(read("bc4"), "bxc4") << "b is a file first";
    EXPECT_EQ(read("ec"), "unreadable") << "no pawn captures two files away";
    EXPECT_EQ(read("aa3"), "unreadable");
    EXPECT_EQ(read("exe5"), "unreadable");
}

TEST(Move, SmallLetters) {
    EXPECT_EQ(read("nf3"), "Nf3");
    EXPECT_EQ(read("qd5"), "Qd5");
    EXPECT_EQ(read("rxa1"), "Rxa1");
    EXPECT_EQ(read("кf3"), "K?f3");
    EXPECT_EQ(read("крe7"), "Ke7");
    EXPECT_EQ(read("фd2"), "Qd2");
    EXPECT_EQ(read("лe1"), "Re1");
    EXPECT_EQ(read("сf4"), "Bf4") << "no pawn of the c-file reaches f4";
    EXPECT_EQ(read("bf4"), "Bf4");
    for (const char* word : {"nf3", "кf3", "фd2", "bf4"}) EXPECT_EQ(spelled(word), lower_case_piece) << word;
}

TEST(Move, PawnLetter) {
    for (const char* word : {"Pe4", "пe4", "п.e4", "Пe4", "P.e4"}) {
        EXPECT_EQ(read(word), "Pe4") << word;
        EXPECT_EQ(spelled(word), pawn_letter) << word;
    }
    EXPECT_EQ(read("п.a6"), "Pa6");
    EXPECT_EQ(read("Pexd5"), "Pexd5");
    for (const char* word : {"Pxd5", "P:d5", "п.×d5", "Пхd5", "♙xd5"}) EXPECT_EQ(read(word), "Pxd5") << word;
    EXPECT_EQ(read("Pxa10"), "Pxa10");
    EXPECT_EQ(read("axb8Q"), "axb8=Q");
    EXPECT_EQ(read("Pxb8=Q"), "Pxb8=Q");
    EXPECT_EQ(read("Pxd"), "unreadable");
}

TEST(Move, LongForms) {
    for (const char* word : {"e2-e4", "Ng1-f3", "Nb1xc3", "e2xd3", "e2–e4"}) {
        EXPECT_NE(spelled(word) & long_form, 0u) << word;
        EXPECT_TRUE(read_move(word)->long_algebraic) << word;
    }
    EXPECT_EQ(read("Nb1xc3"), "Nb1xc3");
    EXPECT_EQ(read("e7-e8=Q"), "e7-e8=Q");
    EXPECT_EQ(read("e2e4"), "e2-e4");
    EXPECT_EQ(spelled("e2e4"), uci_form);
    EXPECT_EQ(read("e7e8q"), "e7-e8=Q");
    EXPECT_EQ(spelled("e7e8q"), uci_form);
    EXPECT_EQ(read("d7d8R"), "d7-d8=R");
    EXPECT_EQ(read_move("e1g1")->piece, piece_name::none);
    EXPECT_TRUE(read_move("e1g1")->long_algebraic);
}

TEST(Move, Promotions) {
    for (const char* word : {"e8=Q", "e8Q", "e8(Q)", "e8/Q", "e8=q", "e8q", "e8=(Q)", "е8Ф", "e8=Ф"})
        EXPECT_EQ(read(word), "e8=Q") << word;
    EXPECT_EQ(spelled("e8=Q"), 0u);
    EXPECT_EQ(spelled("e8=Ф"), 0u);
    for (const char* word : {"e8Q", "e8(Q)", "e8/Q", "e8=q", "e8q", "h1Ф"})
        EXPECT_EQ(spelled(word), odd_promotion) << word;
    EXPECT_EQ(read("h1Ф"), "h1=Q");
    EXPECT_EQ(evidence("h1Ф"), russian);
    EXPECT_EQ(read("hxg1=b"), "hxg1=B");
    EXPECT_EQ(read("e8b"), "e8=B");
    EXPECT_EQ(read("h1с"), "h1=B");
    EXPECT_EQ(read("hxg1+=Q"), "hxg1=Q+");
    EXPECT_NE(spelled("hxg1+=Q") & mark_before_promotion, 0u);
    EXPECT_EQ(read("e8=К"), "e8=K?");
    EXPECT_EQ(read("e8=Pr"), "e8=Pr") << "readable, so that the rules can refuse it";
    EXPECT_EQ(read("e8=P"), "e8=P");
    EXPECT_EQ(read("e8=QQ"), "unreadable");
    EXPECT_EQ(read("e8=X"), "unreadable");
}

TEST(Move, CheckMarks) {
    EXPECT_EQ(read("Qh5+"), "Qh5+");
    for (const char* word : {"Qh5ch", "Qh5†", "Qh5шах", "Qh5ch."}) {
        EXPECT_EQ(read(word), "Qh5+") << word;
        EXPECT_EQ(spelled(word), odd_check_mark) << word;
    }
    for (const char* word : {"Qh4X", "Qh4x", "Qh4×", "Qh4х", "Qh4≠", "Qh4mate", "Qh4мат"}) {
        EXPECT_EQ(read(word), "Qh4#") << word;
        EXPECT_NE(spelled(word) & odd_check_mark, 0u) << word;
    }
    EXPECT_EQ(read("Kd5х"), "K?d5#");
    EXPECT_EQ(read("Qh5++"), "Qh5D");
    EXPECT_EQ(read("Qh5‡"), "Qh5D");
    EXPECT_EQ(read("Rd1xd5x"), "Rd1xd5#");
}

TEST(Move, EnPassantMark) {
    for (const char* word : {"exd6e.p.", "exd6ep", "exd6/ep", "exd6/e.p."}) {
        EXPECT_EQ(read(word), "exd6ep") << word;
        EXPECT_EQ(spelled(word), en_passant_mark) << word;
    }
    EXPECT_EQ(read("exdep"), "exdep");
}

TEST(Move, Annotations) {
    const auto nags = [](std::string_view word) {
        std::string s;
        const auto m = read_move(word);
        for (std::size_t i = 0; m && i < m->glyphs; ++i) s += std::to_string(m->glyph[i]) + " ";
        return s;
    };
    EXPECT_EQ(nags("e4!"), "1 ");
    EXPECT_EQ(nags("e4?!"), "6 ");
    EXPECT_EQ(nags("Cg4!!"), "3 ");
    EXPECT_EQ(nags("Сb5!+"), "1 ");
    EXPECT_EQ(nags("Сb5+!"), "1 ");
    EXPECT_EQ(read("Сb5!+"), "Bb5+");
    EXPECT_EQ(nags("Nf3±"), "16 ");
    EXPECT_EQ(nags("Nf3+-"), "18 ");
    EXPECT_EQ(nags("Nf3+/-"), "16 ");
    EXPECT_EQ(nags("Nf3+="), "14 ");
    EXPECT_EQ(nags("e4!?="), "5 10 ");
    EXPECT_EQ(nags("O-O!"), "1 ");
    EXPECT_EQ(nags("e4!!!!!!!!!!"), "3 3 3 ");
}

TEST(Move, Castling) {
    for (const char* word : {"O-O", "0-0", "o-o", "О-О", "0–0", "0—0", "0−0", "O-O+", "0-0#"})
        EXPECT_EQ(read(word), "O-O") << word;
    for (const char* word : {"O-O-O", "0-0-0", "o-o-o", "О-О-О", "0–0–0"}) EXPECT_EQ(read(word), "O-O-O") << word;
    EXPECT_EQ(spelled("O-O"), 0u);
    for (const char* word : {"0-0", "o-o", "О-О", "O–O", "0-0-0"}) EXPECT_EQ(spelled(word), odd_castling) << word;
    EXPECT_EQ(read_move("О-О")->strange, U'О');
    EXPECT_EQ(spelled("O-О"), std::uint32_t{odd_castling} | mixed_alphabet);
    EXPECT_EQ(read("O-O-O-O"), "unreadable");
    EXPECT_EQ(read("O-O=Q"), "unreadable");
}

TEST(Move, NullMoves) {
    for (const char* word : {"--", "Z0", "null", "––"}) EXPECT_EQ(read(word), "--") << word;
}

TEST(Move, InvisibleCharacters) {
    const auto m = read_move("g6\u200B");
    ASSERT_TRUE(m);
    EXPECT_EQ(m->spelling, invisible);
    EXPECT_EQ(m->strange, U'\u200B');
    EXPECT_EQ(read("N\u2060f\uFEFF3"), "Nf3");
    for (const char* word : {"\u00ADe4", "\u200Ee4", "e4\u202C", "\u2066e4\u2069"}) EXPECT_EQ(spelled(word), invisible);
    EXPECT_EQ(read("♘\uFE0Ef3"), "Nf3") << "with a variation selector, as phones write figurines";
}

TEST(Move, Unreadable) {
    for (const char* word :
         {"",  "e",   "N",     "Kx", "Lb2",  "Sc6",     "Dxd4",  "Txe8", "P@d5", "i",    "4e",      "NF3", "E4",
          "x", "e4e", "Nf9x3", "Фd", "\xD0", "Nf3\xFF", "hello", "d-4",  "=Q",   "Nf3 ", "exd5-e6", "e.p."})
        EXPECT_EQ(read(word), "unreadable") << word;
    EXPECT_EQ(read(std::string(100000, 'e')), "unreadable");
    std::string cyrillic;
    for (int i = 0; i < 10000; ++i) cyrillic += "К";
    EXPECT_EQ(read(cyrillic), "unreadable");
}

TEST(Move, SeedSpellings) {
    EXPECT_EQ(read("Крc7?"), "Kc7");
    EXPECT_EQ(read("Се5"), "Be5");
    EXPECT_EQ(read("h1Ф"), "h1=Q");
    EXPECT_EQ(read("Kd4"), "K?d4");
    EXPECT_EQ(read("cd"), "cxd");
    EXPECT_EQ(read("Крe7"), "Ke7");
}

}  // namespace
}  // namespace royalcheck::grammar
