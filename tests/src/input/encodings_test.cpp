#include <archive.h>
#include <gtest/gtest.h>
#include <span>

#include "arrival.hpp"
#include "src/input/detect_encoding.hpp"

namespace royalcheck {
namespace {

const std::string russian = "[Event \"Первенство Москвы\"]\n[White \"Иванов, Пётр\"]\n[Result \"*\"]\n\n"
                            "1. e4 e5 2. Кf3 Кc6 {хороший ход} 3. Сb5 a6 4. Фe5 *\n\n";
const std::string western = "[Event \"Zürich\"]\n[White \"Müller, Jürgen\"]\n[Result \"*\"]\n\n"
                            "1. e4 e5 {schöner Zug} 2. Nf3 Nc6 3. Qe5 *\n\n";
const std::string plain = "[Event \"x\"]\n\n1. e4 Ke5 *\n\n";

struct form {
    const char* iconv;
    const char* reported;
    std::string_view mark;
};

using namespace std::string_view_literals;

const form russian_forms[] = {{"UTF-8", "UTF-8", ""},         {"UTF-8", "UTF-8", "\xEF\xBB\xBF"},
                              {"UTF-16LE", "UTF-16LE", ""},   {"UTF-16LE", "UTF-16LE", "\xFF\xFE"},
                              {"UTF-16BE", "UTF-16BE", ""},   {"UTF-16BE", "UTF-16BE", "\xFE\xFF"},
                              {"UTF-32LE", "UTF-32LE", ""},   {"UTF-32LE", "UTF-32LE", "\xFF\xFE\0\0"sv},
                              {"UTF-32BE", "UTF-32BE", ""},   {"UTF-32BE", "UTF-32BE", "\0\0\xFE\xFF"sv},
                              {"CP1251", "windows-1251", ""}, {"KOI8-R", "KOI8-R", ""},
                              {"CP866", "CP866", ""}};

std::string encoding_of(const std::string& ndjson) {
    const std::size_t at = ndjson.find("\"encoding\":\"") + 12;
    return ndjson.substr(at, ndjson.find('"', at) - at);
}

std::string in_all_containers(const std::string& bytes, int index) {
    constexpr int filters[] = {ARCHIVE_FILTER_NONE, ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_BZIP2, ARCHIVE_FILTER_XZ,
                               ARCHIVE_FILTER_ZSTD};
    const std::vector<packed_file> files{{"a/b.pgn", bytes}};
    if (index == 6) return compressed(archived(files, ARCHIVE_FORMAT_TAR_USTAR), ARCHIVE_FILTER_XZ);
    return index == 5 ? archived(files, ARCHIVE_FORMAT_ZIP) : compressed(bytes, filters[index]);
}

void expect_same_everywhere(const std::string& games, std::span<const form> forms) {
    const arrival want = arrive(games);
    ASSERT_FALSE(want.games.empty());
    for (const form& each : forms) {
        for (int container = 0; container < 7; ++container) {
            SCOPED_TRACE(std::string(each.iconv) + " in container " + std::to_string(container));
            const arrival got =
                arrive(in_all_containers(std::string(each.mark) + in_encoding(games, each.iconv), container));
            EXPECT_TRUE(got.errors.empty());
            ASSERT_EQ(got.games.size(), want.games.size());
            for (std::size_t i = 0; i < got.games.size(); ++i) {
                EXPECT_EQ(encoding_of(got.games[i]), each.reported);
                EXPECT_EQ(without_places(got.games[i]), without_places(want.games[i]));
            }
        }
    }
}

TEST(encodings, a_mark_of_utf8_says_nothing_about_the_bytes_of_a_game_behind_it) {
    const std::string mark = "\xEF\xBB\xBF", game = "[White \"Jos\xE9 Ferm\xEDn\"]\n\n1. e4 e5 *\n\n";
    const arrival want = arrive(plain + game + game);
    for (const std::string& bytes : {plain + mark + game + game, mark + plain + mark + game + mark + game}) {
        const arrival got = arrive(bytes);
        ASSERT_EQ(got.games.size(), 3u);
        for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(without_places(got.games[i]), without_places(want.games[i]));
    }
    const arrival first = arrive(mark + game);
    ASSERT_EQ(first.games.size(), 1u);
    EXPECT_EQ(encoding_of(first.games[0]), "windows-1252");
    EXPECT_NE(first.games[0].find("José Fermín"), std::string::npos);
}

TEST(encodings, a_russian_game_is_the_same_in_every_encoding_and_container) {
    expect_same_everywhere(russian + russian, russian_forms);
}

TEST(encodings, a_western_game_is_the_same_in_every_encoding_and_container) {
    const form forms[] = {{"UTF-8", "UTF-8", ""},
                          {"UTF-16LE", "UTF-16LE", "\xFF\xFE"},
                          {"UTF-16BE", "UTF-16BE", ""},
                          {"CP1252", "windows-1252", ""},
                          {"ISO-8859-1", "windows-1252", ""}};
    expect_same_everywhere(western + western, forms);
}

TEST(encodings, each_game_of_files_put_together_has_its_own) {
    std::string bytes;
    std::vector<std::string> want;
    for (const form& each : russian_forms) {
        bytes += std::string(each.mark) + in_encoding(russian, each.iconv) + plain;
        want.insert(want.end(), {each.reported, "UTF-8"});
    }
    bytes += in_encoding(western, "CP1252");
    want.emplace_back("windows-1252");
    for (const std::size_t size : {1u, 7u, 100u, 1u << 20}) {
        input_limits limits;
        limits.chunk_size = size;
        const arrival got = arrive(bytes, limits);
        std::vector<std::string> encodings;
        for (const std::string& game : got.games) encodings.push_back(encoding_of(game));
        EXPECT_EQ(encodings, want) << "chunk size " << size;
    }
}

/// "Фe5" is illegal: its place in the file, as bytes and as a column.
TEST(encodings, offsets_and_lengths_are_those_of_the_bytes) {
    for (const form& each : russian_forms) {
        const std::string bytes = std::string(each.mark) + in_encoding(russian, each.iconv);
        const std::string move = in_encoding("Фe5", each.iconv);
        const std::string ahead = plain + plain;  // a second game: offsets go on
        for (const std::string& text : {bytes, ahead + bytes}) {
            const arrival got = arrive(text);
            const std::string place = "\"line\":" + std::to_string(text == bytes ? 5 : 13) +
                                      ",\"column\":48,\"offset\":" + std::to_string(text.find(move)) +
                                      ",\"length\":" + std::to_string(move.size());
            EXPECT_NE(got.games.back().find(place), std::string::npos) << each.iconv << place << got.games.back();
        }
    }
}

TEST(encodings, a_byte_that_means_nothing_is_a_finding_at_its_place) {
    std::string bytes = in_encoding(western, "CP1252");
    const std::size_t at = bytes.find("Zug");
    bytes[at + 3] = '\x81';
    bytes.insert(at + 4, "}");
    const arrival got = arrive(bytes);
    ASSERT_EQ(got.games.size(), 1u);
    EXPECT_EQ(encoding_of(got.games[0]), "windows-1252");
    EXPECT_NE(got.games[0].find("RC105"), std::string::npos);
    EXPECT_NE(got.games[0].find("\"offset\":" + std::to_string(at + 3) + ",\"length\":1"), std::string::npos);
}

TEST(encodings, damaged_utf8_stays_utf8) {
    std::string bytes = russian;
    bytes.erase(bytes.find("хороший") + 1, 1);
    const arrival got = arrive(bytes);
    EXPECT_EQ(encoding_of(got.games[0]), "UTF-8");
    EXPECT_NE(got.games[0].find("RC105"), std::string::npos);
    EXPECT_NE(got.games[0].find("RC201"), std::string::npos);
}

TEST(encodings, the_option_overrides) {
    input_limits limits;
    limits.encoding = find_encoding("koi8_r");
    ASSERT_EQ(limits.encoding, encoding::koi8r);
    EXPECT_EQ(encoding_of(arrive(in_encoding(russian, "CP1251"), limits).games[0]), "KOI8-R");
    const std::string commented = "{Первая} " + russian;  // no ASCII in front says what it is
    for (const char* wide : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
        limits.encoding = find_encoding(wide);
        const arrival got = arrive(in_encoding(commented, wide), limits);
        EXPECT_EQ(without_places(got.games[0]), without_places(arrive(commented).games[0]));
    }
    EXPECT_FALSE(find_encoding("KOI9"));
}

TEST(encodings, files_in_any_two_can_be_put_together) {
    for (const form& first : russian_forms) {
        for (const form& second : russian_forms) {
            const arrival got = arrive(std::string(first.mark) + in_encoding(russian, first.iconv) +
                                       std::string(second.mark) + in_encoding(russian, second.iconv));
            ASSERT_EQ(got.games.size(), 2u) << first.iconv << second.iconv;
            EXPECT_EQ(encoding_of(got.games[0]), first.reported) << second.iconv;
            EXPECT_EQ(encoding_of(got.games[1]), second.reported) << first.iconv;
        }
    }
}

TEST(encodings, a_unit_that_is_no_character_is_a_finding_at_its_place) {
    for (const char* bad : {"\0\0\xD8\0", "\0\x11\0\0", "\xFF\xFF\xFF\xFF"}) {
        std::string bytes = in_encoding(russian, "UTF-32BE");
        const std::size_t at = bytes.find(in_encoding("ход", "UTF-32BE"));
        bytes.replace(at, 4, bad, 4);
        const arrival got = arrive(bytes);
        ASSERT_EQ(got.games.size(), 1u);
        EXPECT_NE(got.games[0].find("RC105"), std::string::npos);
        EXPECT_NE(got.games[0].find("\"offset\":" + std::to_string(at) + ",\"length\":4"), std::string::npos);
    }
}

TEST(encodings, half_a_character_at_the_end_is_one_finding) {
    for (const char* wide : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"}) {
        const std::string bytes = in_encoding("[Event \"x\"]\n\n1. e4 e5", wide);
        for (std::size_t cut = 1; cut < in_encoding("5", wide).size(); ++cut) {
            const arrival got = arrive(bytes.substr(0, bytes.size() - cut));
            ASSERT_EQ(got.games.size(), 1u) << wide << cut;
            const std::size_t told = got.games[0].find("RC105");
            ASSERT_NE(told, std::string::npos) << wide << cut;
            EXPECT_EQ(got.games[0].find("RC105", told + 1), std::string::npos) << wide << cut;
        }
    }
}

TEST(encodings, a_single_accented_name_is_western) {
    EXPECT_EQ(detect_encoding("[White \"M\xFCller, C\"]\n\n1. e4 *\n", std::nullopt), encoding::windows1252);
}

TEST(encodings, a_lone_accented_letter_in_an_English_game_is_western) {
    for (const char* name : {"Ó Cléirigh", "É. Dupont", "Peña", "Å. Olsson", "Å", "Ø", "à", "à la carte", "l’été", "Ñ",
                             "WEIß", "CONCEIÇÃO", "ÖSTERREICH", "São João", "déjà", "Þór", "«x»", "Kasparov’s"}) {
        for (const std::string& text : {"[White \"" + std::string(name) + "\"]\n\n1. e4 e5 2. Nf3 *\n",
                                        "[White \"Smith\"]\n\n1. e4 {" + std::string(name) + "} e5 2. Nf3 *\n"})
            EXPECT_EQ(detect_encoding(in_encoding(text, "CP1252"), std::nullopt), encoding::windows1252) << text;
    }
}

TEST(encodings, a_single_Russian_name_is_not) {
    constexpr std::pair<const char*, encoding> charsets[] = {
        {"CP1251", encoding::windows1251}, {"KOI8-R", encoding::koi8r}, {"CP866", encoding::cp866}};
    for (const char* name : {"Иванов", "Ботвинник, М", "Ёлкин", "МОСКВА", "Б. Спасский"}) {
        const std::string text = "[White \"" + std::string(name) + "\"]\n\n1. e4 e5 2. d4 *\n";
        for (const auto& [charset, want] : charsets)
            EXPECT_EQ(detect_encoding(in_encoding(text, charset), std::nullopt), want) << text << charset;
    }
}

TEST(encodings, a_control_character_is_a_finding_in_every_encoding) {
    for (const char control : {'\0', '\x01', '\x1F'}) {
        for (const char* place : {"Первенство", "Иванов", "[Result", "1. e4", "хороший", "4. "}) {
            std::string text = russian;
            text.insert(text.find(place), 1, control);
            const arrival want = arrive(text);
            ASSERT_EQ(want.games.size(), 1u);
            for (const form& each : russian_forms) {
                if (is_wide(*find_encoding(each.reported)) || !each.mark.empty()) continue;
                const arrival got = arrive(in_encoding(text, each.iconv));
                ASSERT_EQ(got.games.size(), 1u);
                EXPECT_EQ(encoding_of(got.games[0]), each.reported) << static_cast<int>(control) << place;
                EXPECT_EQ(without_places(got.games[0]), without_places(want.games[0]));
            }
        }
    }
}

TEST(encodings, bytes_that_are_no_text_are_in_no_encoding) {
    std::string bytes = "\xFF";
    unsigned noise = 1;
    for (std::size_t size = 2; size < 3000; ++size) {
        noise = noise * 1103515245u + 12345u;
        bytes += static_cast<char>(noise >> 16);
        if (size % 100 != 0) continue;
        EXPECT_EQ(detect_encoding(bytes, std::nullopt), encoding::utf8) << size;
    }
}

}  // namespace
}  // namespace royalcheck
