#include "src/merge/merged_parts.hpp"

#include <fmt/core.h>

#include "src/input/open_input.hpp"
#include "src/merge/read_record.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t block = 1u << 16;
/// A part that begins with so many lines that are no records has none.
constexpr std::size_t most_broken = 10;

std::string games(const game_stretch& stretch) {
    const bool one = stretch.first == stretch.last;
    return one ? fmt::format("game {} of {} is", stretch.first, stretch.file)
               : fmt::format("games {} to {} of {} are", stretch.first, stretch.last, stretch.file);
}

}  // namespace

void merged_parts::add(const std::string& part) {
    const auto errors =
        read_texts(part, input_limits().max_expanded, false, [&](const std::string& member, byte_source& text) {
            read_lines(member.empty() ? part : part + '!' + member, text);
            return true;
        });
    tell_repeated();
    for (const input_error& error : errors) tell_(error);
}

void merged_parts::read_lines(const std::string& part, byte_source& source) {
    std::string buffer;
    std::uint64_t number = 0;
    std::size_t searched = 0;
    any_record_ = false;
    for (;;) {
        const std::size_t used = buffer.size();
        buffer.resize(used + block);
        const std::size_t got = source.read(buffer.data() + used, block);
        buffer.resize(used + got);
        std::size_t begin = 0;
        for (std::size_t end; (end = buffer.find('\n', searched)) != buffer.npos; begin = searched = end + 1)
            if (!take(part, ++number, std::string_view(buffer).substr(begin, end - begin), true)) return give_up(part);
        if (got == 0) break;
        buffer.erase(0, begin);
        searched = buffer.size();
    }
    if (!buffer.empty()) take(part, ++number, buffer, false);
    if (broken_.size() > 1) return give_up(part);
    tell_broken(part);
}

void merged_parts::give_up(const std::string& part) {
    tell_(
        {part, fmt::format("this is no report of check in the form ndjson, for already in line {} {}; nothing of it is "
                           "counted",
                           broken_.front().number, broken_.front().why)});
    broken_.clear();
}

void merged_parts::tell_broken(const std::string& part) {
    for (const broken_line& line : broken_)
        tell_at(part, line.number,
                fmt::format("not counted, for {}{}", line.why,
                            line.whole ? "" : "; the part ends in the middle of a line"));
    broken_.clear();
}

bool merged_parts::take(const std::string& part, std::uint64_t number, std::string_view line, bool whole) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    try {
        read_record(line, report_);
    } catch (const broken_record& error) {
        broken_.push_back({number, error.what(), whole});
        if (any_record_) tell_broken(part);
        const bool json = number == 1 && line.starts_with("{\"schema\":");  // its last game looks like a record
        return broken_.size() < most_broken && !json;
    }
    any_record_ = true;
    tell_broken(part);
    if (seen_.add(report_.file, report_.game)) {
        summary_.add(report_, true);
        return true;
    }
    const bool goes_on = repeated_in_ == part && repeated_.file == report_.file && repeated_.last + 1 == report_.game;
    if (!goes_on) {
        tell_repeated();
        repeated_ = {report_.file, report_.game, report_.game};
        repeated_in_ = part;
        repeated_at_ = number;
    }
    repeated_.last = report_.game;
    return true;
}

void merged_parts::tell_repeated() {
    if (!repeated_in_.empty()) tell_at(repeated_in_, repeated_at_, games(repeated_) + " there already; counted once");
    repeated_in_.clear();
}

void merged_parts::tell_at(const std::string& part, std::uint64_t number, const std::string& what) {
    tell_({part, fmt::format("line {}: {}", number, what)});
}

void merged_parts::finish() {
    summary_.files = seen_.files();
    seen_.for_each_gap([&](const game_stretch& gap) {
        tell_({gap.file, gap.first == gap.last
                             ? fmt::format("game {} is missing in the parts", gap.first)
                             : fmt::format("games {} to {} are missing in the parts", gap.first, gap.last)});
    });
}

}  // namespace royalcheck
