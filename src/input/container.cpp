#include "src/input/container.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace royalcheck {
namespace {

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

bool names_a_square(std::string_view text) {
    for (std::size_t at = 1; at < text.size(); ++at)
        if (text[at - 1] >= 'a' && text[at - 1] <= 'j' && text[at] >= '1' && text[at] <= '9') return true;
    return false;
}

/// In any case; `ending` is in small letters.
bool ends_with(std::string_view name, std::string_view ending) {
    return name.size() >= ending.size() &&
           std::equal(ending.begin(), ending.end(), name.end() - static_cast<std::ptrdiff_t>(ending.size()),
                      [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b + 32 : b); });
}

/// The header of a tar file adds up to the sum that is written in it, in octal, its own field counted as spaces. Old
/// tar files have no other mark.
bool is_tar_header(std::string_view head) {
    constexpr std::size_t size = 512, field = 148, field_end = 156;
    if (head.size() < size || head[0] == '\0') return false;
    unsigned sum = 0, written = 0;
    for (std::size_t at = 0; at < size; ++at)
        sum += at >= field && at < field_end ? unsigned{' '} : static_cast<unsigned char>(head[at]);
    std::size_t at = field;
    while (at < field_end && head[at] == ' ') ++at;
    for (; at < field_end && head[at] >= '0' && head[at] <= '7'; ++at)
        written = written * 8 + static_cast<unsigned>(head[at] - '0');
    return written == sum;
}

}  // namespace

container container_of(std::string_view head) {
    using namespace std::string_view_literals;
    if (head.starts_with("\x1F\x8B"sv)) return container::gzip;
    if (head.starts_with("BZh"sv) && head.size() > 3 && head[3] >= '1' && head[3] <= '9') return container::bzip2;
    if (head.starts_with("\xFD\x37zXZ\0"sv)) return container::xz;
    const bool skippable = head.size() > 3 && (static_cast<unsigned char>(head[0]) & 0xF0u) == 0x50 &&
                           head.substr(1).starts_with("\x2A\x4D\x18"sv);
    if (head.starts_with("\x28\xB5\x2F\xFD"sv) || skippable) return container::zstd;
    for (const auto mark : {"PK\3\4"sv, "PK\5\6"sv, "PK\7\x8"sv})
        if (head.starts_with(mark)) return container::zip;
    if (head.starts_with("7z\xBC\xAF\x27\x1C"sv)) return container::seven_zip;
    if (is_tar_header(head)) return container::tar;
    return container::none;
}

bool looks_like_games(std::string_view head) {
    std::string plain;
    if (head.size() > 3 &&
        (head[1] == '\0' || head[0] == '\0' || head[3] == '\0')) {  // UTF-16, UTF-32: their ASCII part
        std::copy_if(head.begin(), head.end(), std::back_inserter(plain), [](char c) { return c > 0; });
        head = plain;
    }
    if (head.find('\0') != head.npos) return false;
    std::size_t line = head.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    while (line < head.size()) {
        const std::size_t end = std::min(head.find_first_of("\r\n", line), head.size());
        const std::string_view text = head.substr(line, end - line);
        if (text.size() > 2 && text[0] == '[' && is_letter(text[1]) && text.find(" \"") != text.npos) return true;
        if (text.starts_with("1.") && names_a_square(text.substr(0, 12))) return true;
        line = end + 1;
    }
    return false;
}

bool is_game_name(std::string_view name) { return ends_with(name, ".pgn"); }

bool has_packed_name(std::string_view name) {
    for (const std::string_view ending :
         {".gz", ".bz2", ".xz", ".zst", ".zip", ".7z", ".tar", ".tgz", ".tbz", ".tbz2", ".txz", ".tzst"})
        if (ends_with(name, ending)) return true;
    return false;
}

}  // namespace royalcheck
