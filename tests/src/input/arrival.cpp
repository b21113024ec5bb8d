#include "arrival.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <gtest/gtest.h>
#include <iconv.h>
#include <locale.h>
#include <regex>

#include "src/cli/judge.hpp"
#include "src/report/writer.hpp"
#include "support.hpp"

namespace royalcheck {
namespace {

long append_to(archive*, void* out, const void* bytes, std::size_t size) {
    static_cast<std::string*>(out)->append(static_cast<const char*>(bytes), size);
    return static_cast<long>(size);
}

void put(archive* a, const packed_file& file) {
    archive_entry* entry = ::archive_entry_new();
    ::archive_entry_set_pathname(entry, file.name.c_str());
    ::archive_entry_set_size(entry, static_cast<la_int64_t>(file.bytes.size()));
    ::archive_entry_set_filetype(entry, AE_IFREG);
    ::archive_entry_set_perm(entry, 0644);
    EXPECT_EQ(::archive_write_header(a, entry), ARCHIVE_OK) << ::archive_error_string(a);
    ::archive_write_data(a, file.bytes.data(), file.bytes.size());
    ::archive_entry_free(entry);
}

std::string written(const std::vector<packed_file>& files, int format, int filter) {
    std::string out;
    const locale_t utf8 = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr), before = ::uselocale(utf8);  // of the names
    archive* a = ::archive_write_new();
    ::archive_write_set_format(a, format);
    ::archive_write_add_filter(a, filter);
    ::archive_write_set_bytes_in_last_block(a, 1);
    ::archive_write_open(a, &out, nullptr, &append_to, nullptr);
    for (const packed_file& file : files) put(a, file);
    EXPECT_EQ(::archive_write_close(a), ARCHIVE_OK) << ::archive_error_string(a);
    ::archive_write_free(a);
    ::uselocale(before);
    ::freelocale(utf8);
    return out;
}

}  // namespace

std::string in_encoding(std::string_view utf8, const char* name) {
    const iconv_t converter = ::iconv_open(name, "UTF-8");
    std::string out(4 * utf8.size() + 4, '\0');
    char *from = const_cast<char*>(utf8.data()), *to = out.data();
    std::size_t left = utf8.size(), room = out.size();
    EXPECT_EQ(::iconv(converter, &from, &left, &to, &room), 0u) << name;
    ::iconv_close(converter);
    out.resize(out.size() - room);
    return out;
}

std::string compressed(std::string_view bytes, int filter) {
    return written({{"data", std::string(bytes)}}, ARCHIVE_FORMAT_RAW, filter);
}

std::string archived(const std::vector<packed_file>& files, int format) {
    return written(files, format, ARCHIVE_FILTER_NONE);
}

arrival arrive_from(const std::string& file, const input_limits& limits) {
    arrival result;
    replay_options options;
    options.variant = variant::chess;
    const auto writer = make_report_writer("ndjson", {});
    std::vector<game_report> reports;
    result.errors = read_chunks(file, limits, [&](const chunk& piece) {
        chunk_judge judge(piece, options);
        while (judge.next(16, reports)) {
            for (const game_report& report : reports) {
                writer->game(report, result.games.emplace_back());
                result.members.emplace_back(piece.member);
            }
        }
    });
    return result;
}

arrival arrive(std::string_view bytes, const input_limits& limits) {
    const scratch_folder folder;
    return arrive_from(folder.put("file", bytes), limits);
}

std::string without_places(std::string ndjson) {
    static const std::regex places(R"re("encoding":"[^"]*"|"(offset|length)":[0-9]+)re");
    return std::regex_replace(ndjson, places, "");
}

}  // namespace royalcheck
