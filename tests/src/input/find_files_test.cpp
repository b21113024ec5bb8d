#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support.hpp"

namespace royalcheck {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(find_files, folder_is_walked_in_name_order) {
    const scratch_folder folder;
    for (const char* name : {"b.pgn", "a/2.PGN", "a/1.pgn", "c.pgn"}) folder.put(name, "1. e4 *\n");
    std::vector<input_error> errors;
    EXPECT_THAT(find_files({folder.path()}, errors), ElementsAre(folder.path("a/1.pgn"), folder.path("a/2.PGN"),
                                                                 folder.path("b.pgn"), folder.path("c.pgn")));
    EXPECT_THAT(errors, IsEmpty());
}

TEST(find_files, other_texts_count_only_if_they_hold_games) {
    const scratch_folder folder;
    folder.put("readme.txt", "1. Read this first.\n[see below]\n");
    folder.put("games.txt", "[Event \"x\"]\n\n1. e4 *\n");
    folder.put("moves.txt", "1.e4 e5 2. Nf3\n");
    folder.put("data.bin", std::string("[Event \"x\"]\n\0", 13));
    std::vector<input_error> errors;
    EXPECT_THAT(find_files({folder.path()}, errors), ElementsAre(folder.path("games.txt"), folder.path("moves.txt")));
}

TEST(find_files, text_documents_of_a_folder_where_they_are_wanted) {
    const scratch_folder folder;
    folder.put("a.md", "After 1. e4 e5 the king moves.");
    folder.put("b.html", "<p>1. e4 e5</p>");
    folder.put("c.dat", "After 1. e4 e5 the king moves.");
    folder.put("d.txt", "Nothing happened in round 1. Everyone was asleep.");
    std::vector<input_error> errors;
    folder_documents documents{.wanted = true, .left = {}};
    EXPECT_THAT(find_files({folder.path()}, errors, documents),
                ElementsAre(folder.path("a.md"), folder.path("b.html"), folder.path("d.txt")));
    EXPECT_THAT(errors, IsEmpty());
    EXPECT_THAT(documents.left, IsEmpty());
    documents.wanted = false;
    EXPECT_THAT(find_files({folder.path()}, errors, documents), IsEmpty());
    EXPECT_THAT(documents.left, ElementsAre(folder.path("a.md"), folder.path("b.html"))) << "those that quote moves";
}

TEST(find_files, file_named_twice_is_read_once) {
    const scratch_folder folder;
    folder.put("a.pgn", "1. e4 *\n");
    folder.put("b.pgn", "1. e4 *\n");
    std::vector<input_error> errors;
    EXPECT_THAT(find_files({folder.path("b.pgn"), "-", folder.path(), "-"}, errors),
                ElementsAre(folder.path("b.pgn"), "-", folder.path("a.pgn")));
}

TEST(find_files, file_of_several_names_is_read_once_under_the_first) {
    const scratch_folder folder;
    folder.put("a/b.pgn", "1. e4 *\n");
    std::filesystem::create_symlink("b.pgn", folder.path("a/link.pgn"));
    std::filesystem::create_hard_link(folder.path("a/b.pgn"), folder.path("a/same.pgn"));
    folder.put("a/other.pgn", "1. e4 *\n");  // the same content is another file
    std::vector<input_error> errors;
    EXPECT_THAT(find_files({folder.path("a/../a//b.pgn"), folder.path(), folder.path("./a")}, errors),
                ElementsAre(folder.path("a/../a//b.pgn"), folder.path("a/other.pgn")));
    EXPECT_THAT(find_files({folder.path("a/same.pgn"), folder.path("a/link.pgn")}, errors),
                ElementsAre(folder.path("a/same.pgn")));
    EXPECT_THAT(errors, IsEmpty());
}

TEST(find_files, what_is_missing_is_told_once) {
    const scratch_folder folder;
    std::vector<input_error> errors;
    find_files({folder.path("none.pgn"), folder.path("none.pgn")}, errors);
    EXPECT_EQ(errors.size(), 1u);
}

TEST(find_files, loop_of_links_is_entered_once) {
    const scratch_folder folder;
    folder.put("a/1.pgn", "1. e4 *\n");
    std::filesystem::create_directory_symlink(folder.path(), folder.path("a/loop"));
    std::vector<input_error> errors;
    EXPECT_THAT(find_files({folder.path()}, errors), ElementsAre(folder.path("a/1.pgn")));
    EXPECT_THAT(errors, IsEmpty());
}

TEST(find_files, missing_file_empty_folder_and_dangling_link_are_errors) {
    const scratch_folder folder;
    std::filesystem::create_directory(folder.path("empty"));
    folder.put("links/a.pgn", "*");
    std::filesystem::create_symlink("nowhere", folder.path("links/b.pgn"));
    std::vector<input_error> errors;
    EXPECT_THAT(find_files({folder.path("none.pgn"), folder.path("empty"), folder.path("links"), "-"}, errors),
                ElementsAre(folder.path("links/a.pgn"), "-"));
    ASSERT_EQ(errors.size(), 3u);
    EXPECT_EQ(errors[0].file, folder.path("none.pgn"));
    EXPECT_EQ(errors[1].reason, "no game file in this folder");
    EXPECT_EQ(errors[2].file, folder.path("links/b.pgn"));
}

}  // namespace
}  // namespace royalcheck
