#include "src/cli/terminal.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

namespace royalcheck {
namespace {

constexpr std::size_t narrowest = 40;

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

bool shown_on_terminal(const arguments& args) { return args.output.empty() && ::isatty(STDOUT_FILENO) == 1; }

/// It knows no escape sequence.
bool is_dumb() { return environment("TERM") == "dumb"; }

/// "ru", "ru_RU.UTF-8", "RU@euro", not "rup_MK": what follows the language is not looked at.
bool is_russian(std::string_view locale) {
    const std::string_view language = locale.substr(0, locale.find_first_of("_.@"));
    return language.size() == 2 && (language[0] | 0x20) == 'r' && (language[1] | 0x20) == 'u';
}

std::size_t width_of(int descriptor, bool shown) {
    const std::string_view columns = environment("COLUMNS");
    std::size_t width = 0;
    std::from_chars(columns.data(), columns.data() + columns.size(), width);
    if (width == 0 && shown) {
        ::winsize size{};
        if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0) width = size.ws_col;
    }
    return width == 0 ? 0 : std::max(width, narrowest);
}

}  // namespace

report_language language_of(const arguments& args) {
    if (args.language) return *args.language;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const std::string_view locale = environment(name);
        if (!locale.empty()) return is_russian(locale) ? report_language::russian : report_language::english;
    }
    return report_language::english;
}

bool wants_color(const arguments& args) {
    if (args.color != when::automatic) return args.color == when::always;
    return environment("NO_COLOR").empty() && !is_dumb() && shown_on_terminal(args);
}

std::size_t text_width(const arguments& args) { return width_of(STDOUT_FILENO, shown_on_terminal(args)); }

std::size_t message_width() { return width_of(STDERR_FILENO, ::isatty(STDERR_FILENO) == 1); }

bool can_show_progress() { return ::isatty(STDERR_FILENO) == 1 && !is_dumb(); }

}  // namespace royalcheck
