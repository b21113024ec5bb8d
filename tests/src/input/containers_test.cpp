#include <archive.h>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sys/stat.h>
#include <thread>

#include "arrival.hpp"
#include "src/input/archive.hpp"
#include "src/input/member_names.hpp"
#include "support.hpp"

namespace royalcheck {
namespace {

const std::string game = "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";

/// So many games that compressed blocks of every kind end before the file does.
std::string many_games(int count) {
    std::string text;
    unsigned noise = 1;
    for (int i = 0; i < count; ++i) {
        text += "[Event \"" + std::to_string(i) + "\"]\n[Site \"";
        for (int letter = 0; letter < 40; ++letter) {
            noise = noise * 1103515245u + 12345u;
            text += static_cast<char>('a' + (noise >> 16) % 26);
        }
        text += "\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n\n";
    }
    return text;
}

constexpr int filters[] = {ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_BZIP2, ARCHIVE_FILTER_XZ, ARCHIVE_FILTER_ZSTD};

TEST(containers, members_are_named_and_other_files_left_out) {
    for (const int format : {ARCHIVE_FORMAT_ZIP, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_7ZIP}) {
        const arrival got = arrive(archived(
            {{"readme.txt", "hello"}, {"r/1.pgn", game}, {"r/2.pgn", game + game}, {"r/3.txt", game}}, format));
        EXPECT_TRUE(got.errors.empty());
        EXPECT_EQ(got.members, (std::vector<std::string>{"r/1.pgn", "r/2.pgn", "r/2.pgn", "r/3.txt"}));
    }
}

TEST(containers, members_of_one_name_are_told_apart_and_none_is_lost) {
    for (const int format : {ARCHIVE_FORMAT_ZIP, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_7ZIP}) {
        const arrival got = arrive(archived(
            {{"x.pgn", game}, {"x.pgn", game + game}, {"y.pgn", game}, {"x.pgn#3", game}, {"x.pgn", game}}, format));
        EXPECT_TRUE(got.errors.empty());
        EXPECT_EQ(got.members, (std::vector<std::string>{"x.pgn", "x.pgn#2", "x.pgn#2", "y.pgn", "x.pgn#3", "x.pgn#4"}))
            << format;
    }
}

TEST(containers, many_members_of_one_name_take_linear_time) {
    member_names names;
    std::set<std::string> seen;
    for (int i = 0; i < 200'000; ++i) seen.insert(names.distinct("x.pgn"));
    EXPECT_EQ(seen.size(), 200'000u);
}

TEST(containers, member_names_are_in_any_language) {
    const std::string name = "турнир/тур 3.pgn";
    for (const int format : {ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE, ARCHIVE_FORMAT_7ZIP, ARCHIVE_FORMAT_ZIP})
        EXPECT_EQ(arrive(archived({{name, game}}, format)).members, std::vector<std::string>{name}) << format;
    for (const char* charset : {"CP866", "CP1251", "KOI8-R"})  // as they are, in archives that do not say which
        EXPECT_EQ(arrive(archived({{in_encoding(name, charset), game}}, ARCHIVE_FORMAT_TAR_USTAR)).members,
                  std::vector<std::string>{name})
            << charset;
}

TEST(containers, a_tar_of_the_oldest_kind_has_no_mark_but_its_checksum) {
    std::string bytes = archived({{"1.pgn", game}}, ARCHIVE_FORMAT_TAR_USTAR);
    bytes.replace(257, 255, 255, '\0');
    bytes.replace(148, 8, "        ");
    unsigned sum = 0;
    for (std::size_t at = 0; at < 512; ++at) sum += static_cast<unsigned char>(bytes[at]);
    char octal[8];
    std::snprintf(octal, sizeof octal, "%06o", sum);
    bytes.replace(148, 7, octal, 7);
    EXPECT_EQ(arrive(bytes).members, std::vector<std::string>{"1.pgn"});
    bytes[0] ^= 1;
    EXPECT_EQ(arrive(bytes).members.at(0), "") << "the sum is wrong: no tar";
}

TEST(containers, a_compressed_tar_is_an_archive) {
    for (const int filter : filters) {
        const arrival got = arrive(compressed(archived({{"1.pgn", game}}, ARCHIVE_FORMAT_TAR_USTAR), filter));
        EXPECT_TRUE(got.errors.empty());
        EXPECT_EQ(got.members, std::vector<std::string>{"1.pgn"});
    }
}

TEST(containers, an_archive_inside_is_named_and_the_rest_checked) {
    const std::string inner = archived({{"1.pgn", game}}, ARCHIVE_FORMAT_ZIP);
    const arrival got = arrive(archived({{"in.zip", inner}, {"2.pgn", game}}, ARCHIVE_FORMAT_ZIP));
    ASSERT_EQ(got.errors.size(), 1u);
    EXPECT_TRUE(got.errors[0].file.ends_with("!in.zip"));
    EXPECT_EQ(got.games.size(), 1u);
}

TEST(containers, of_a_truncated_one_what_comes_out_is_checked) {
    const std::string text = many_games(20'000);
    std::vector<std::string> files;
    for (const int filter : filters) files.push_back(compressed(text, filter));
    files.push_back(archived({{"1.pgn", text}}, ARCHIVE_FORMAT_ZIP));
    files.push_back(archived({{"1.pgn", text}}, ARCHIVE_FORMAT_TAR_USTAR));
    for (std::size_t i = 0; i < files.size(); ++i) {
        const arrival got = arrive(files[i].substr(0, files[i].size() * 3 / 4));
        EXPECT_FALSE(got.errors.empty()) << i;
        EXPECT_GT(got.games.size(), 1000u) << i;
        EXPECT_LT(got.games.size(), 20'000u) << i;
        const std::string& reason = got.errors.front().reason;
        const bool by_blocks =
            i < 4 && filters[i] != ARCHIVE_FILTER_GZIP;  // the library loses the block with the damage
        EXPECT_EQ(reason.find("nothing behind byte ") != reason.npos, by_blocks) << reason;
    }
}

TEST(containers, a_truncated_7z_has_lost_its_table) {
    const std::string bytes = archived({{"1.pgn", many_games(100)}}, ARCHIVE_FORMAT_7ZIP);
    EXPECT_EQ(arrive(bytes).games.size(), 100u);
    EXPECT_FALSE(arrive(bytes.substr(0, bytes.size() / 2)).errors.empty());
}

TEST(containers, a_damaged_header_is_told_and_the_members_behind_it_checked) {
    std::string bytes = archived({{"1.pgn", game}, {"2.pgn", game}, {"3.pgn", game}}, ARCHIVE_FORMAT_TAR_USTAR);
    bytes[1024] ^= 1;  // the second member's name
    for (const std::string& file : {bytes, compressed(bytes, ARCHIVE_FILTER_GZIP)}) {
        const arrival got = arrive(file);
        EXPECT_EQ(got.members, (std::vector<std::string>{"1.pgn", "3.pgn"}));
        ASSERT_FALSE(got.errors.empty());
        EXPECT_NE(got.errors[0].reason.find("header"), std::string::npos) << got.errors[0].reason;
    }
}

TEST(containers, an_empty_game_file_is_told) {
    for (const int format : {ARCHIVE_FORMAT_ZIP, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_7ZIP}) {
        const arrival got = arrive(archived({{"1.pgn", game}, {"2.pgn", ""}, {"3.txt", ""}}, format));
        ASSERT_EQ(got.errors.size(), 1u);
        EXPECT_TRUE(got.errors[0].file.ends_with("!2.pgn"));
        EXPECT_EQ(got.games.size(), 1u);
    }
}

TEST(containers, of_a_small_damaged_one_the_reason_is_told) {
    for (const int filter : filters) {
        const std::string bytes = compressed(many_games(100), filter);
        EXPECT_EQ(arrive(bytes.substr(0, bytes.size() * 3 / 4)).errors.size(), 1u) << filter;
    }
}

TEST(containers, damage_is_an_error) {
    for (const int filter : filters) {
        std::string bytes = compressed(many_games(5000), filter);
        for (std::size_t at = bytes.size() / 2; at < bytes.size() / 2 + 64; ++at) bytes[at] = '\x55';
        EXPECT_FALSE(arrive(bytes).errors.empty()) << filter;
    }
}

TEST(containers, something_behind_the_data_is_told) {
    const std::string bytes = compressed(game, ARCHIVE_FILTER_GZIP);
    EXPECT_EQ(arrive(bytes + "rubbish").errors.size(), 1u);
    EXPECT_EQ(arrive(bytes + "rubbish").games.size(), 1u);
    EXPECT_TRUE(arrive(bytes + bytes).errors.empty());
    EXPECT_EQ(arrive(bytes + bytes).games.size(), 2u);
}

TEST(containers, a_broken_gzip_header_is_an_error) {
    std::string bytes = compressed(game, ARCHIVE_FILTER_GZIP);
    bytes[3] = '\xE0';
    EXPECT_FALSE(arrive(bytes).errors.empty());
}

TEST(containers, no_more_comes_out_than_allowed) {
    input_limits limits;
    limits.max_expanded = 100'000;
    const std::string text = many_games(20'000);
    for (const std::string& bytes :
         {compressed(text, ARCHIVE_FILTER_GZIP), archived({{"1.pgn", text}, {"2.pgn", text}}, ARCHIVE_FORMAT_ZIP)}) {
        const arrival got = arrive(bytes, limits);
        ASSERT_EQ(got.errors.size(), 1u);
        EXPECT_NE(got.errors[0].reason.find("--max-expanded"), std::string::npos);
        EXPECT_LT(got.games.size(), 2000u);
    }
}

TEST(containers, a_ratio_that_no_text_reaches_stops_a_large_expansion) {
    expansion_budget budget;
    budget.packed = 1 << 20;
    EXPECT_FALSE(budget.spend(16ull << 30));
    EXPECT_TRUE(budget.spend(1));
    expansion_budget text;
    text.packed = 1ull << 30;
    EXPECT_FALSE(text.spend(20ull << 30));
}

TEST(containers, a_folder_means_the_packed_game_files_in_it_too) {
    const scratch_folder folder;
    const std::string tar = archived({{"a/1.pgn", game}}, ARCHIVE_FORMAT_TAR_USTAR);
    const std::string readme = "Nothing to play here.\n";
    const std::vector<packed_file> games{
        {"a.pgn.GZ", compressed(game, ARCHIVE_FILTER_GZIP)},
        {"b.zip", archived({{"readme.txt", readme}, {"games.txt", game}}, ARCHIVE_FORMAT_ZIP)},
        {"c.7z", archived({{"1.pgn", game}}, ARCHIVE_FORMAT_7ZIP)},
        {"d/e.tgz", compressed(tar, ARCHIVE_FILTER_GZIP)},
        {"f.tar", tar},
        {"g.tar.xz", compressed(tar, ARCHIVE_FILTER_XZ)},
        {"h.bz2", compressed(game, ARCHIVE_FILTER_BZIP2)},
        {"i1.zst", compressed(in_encoding(game, "UTF-16LE"), ARCHIVE_FILTER_ZSTD)},
        {"i2.gz", compressed("\xFF\xFE" + std::string(2, '\0') + in_encoding(game, "UTF-32LE"), ARCHIVE_FILTER_GZIP)},
        {"i3.gz", compressed(in_encoding(game, "UTF-32BE"), ARCHIVE_FILTER_GZIP)},
        {"j.zip", tar.substr(0, 100)},  // by its content no archive, but no text either
        {"k.zip", archived({{"1.pgn", game}}, ARCHIVE_FORMAT_ZIP).substr(0, 60)},  // damaged: to be told
    };
    const std::vector<packed_file> others{
        {"log.gz", compressed(readme, ARCHIVE_FILTER_GZIP)},
        {"photos.zip", archived({{"readme.txt", readme}, {"1.jpg", "\xFF\xD8"}}, ARCHIVE_FORMAT_ZIP)},
        {"text.docx", archived({{"1.pgn", game}}, ARCHIVE_FORMAT_ZIP)},
    };
    std::vector<std::string> want;
    for (const auto& [name, bytes] : games) {
        const std::string path = folder.put(name, bytes);
        if (name != "j.zip") want.push_back(path);
    }
    for (const auto& [name, bytes] : others) folder.put(name, bytes);
    std::vector<input_error> errors;
    const auto found = find_files({folder.path()}, errors);
    EXPECT_TRUE(errors.empty());
    EXPECT_EQ(found, want);
    for (const std::string& file : found) {
        const arrival got = arrive_from(file);
        EXPECT_GE(got.games.size() + got.errors.size(), 1u) << file;
    }
}

TEST(containers, a_fifo_is_read_like_a_file) {
    const scratch_folder folder;
    const std::string fifo = folder.path("fifo");
    ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
    for (const std::string& bytes :
         {game, compressed(game, ARCHIVE_FILTER_XZ), archived({{"1.pgn", game}}, ARCHIVE_FORMAT_ZIP),
          archived({{"1.pgn", game}}, ARCHIVE_FORMAT_7ZIP), archived({{"1.pgn", game}}, ARCHIVE_FORMAT_TAR_USTAR)}) {
        std::thread writer([&] { std::ofstream(fifo, std::ios::binary) << bytes; });
        const arrival got = arrive_from(fifo);
        writer.join();
        EXPECT_TRUE(got.errors.empty());
        EXPECT_EQ(got.games.size(), 1u);
    }
}

}  // namespace
}  // namespace royalcheck
