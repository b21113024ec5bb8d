#include "src/input/open_input.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "src/input/archive.hpp"
#include "src/input/container.hpp"
#include "src/input/document.hpp"
#include "src/input/gzip_source.hpp"
#include "src/input/libarchive.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t looked_at = 4096;  ///< bytes of a text that show whether it holds games
constexpr const char* no_games = "no game file in this archive";
constexpr const char* empty_file = "there is no game in it";

using take_text = std::function<bool(const std::string&, byte_source&)>;

class descriptor {
public:
    explicit descriptor(int number) : number_(number) {}
    ~descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    descriptor(const descriptor&) = delete;
    descriptor& operator=(const descriptor&) = delete;
    int number() const { return number_; }

private:
    int number_;
};

bool is_regular(const std::string& file) {
    struct ::stat what {};
    return file != "-" && ::stat(file.c_str(), &what) == 0 && S_ISREG(what.st_mode);
}

/// zip and 7z have their tables at the end: what comes through a pipe goes into a nameless file first.
int spool(byte_source& source, std::uint64_t most, std::string& failed) {
    const char* folder = std::getenv("TMPDIR");
    std::string name = std::string(folder != nullptr && *folder != '\0' ? folder : "/tmp") + "/royalcheck-XXXXXX";
    const int to = ::mkostemp(name.data(), O_CLOEXEC);
    if (to >= 0) ::unlink(name.c_str());
    std::vector<char> block(64u << 10);
    std::uint64_t total = 0;
    while (to >= 0) {
        const std::size_t got = source.read(block.data(), block.size());
        total += got;
        if (got == 0 || total > most) break;
        for (std::size_t at = 0; at < got;) {
            const ssize_t wrote = ::write(to, block.data() + at, got - at);
            if (wrote < 0 && errno == EINTR) continue;
            if (wrote < 0) {
                failed = std::string("no room for a temporary copy: ") + std::strerror(errno);
                return to;
            }
            at += static_cast<std::size_t>(wrote);
        }
    }
    if (to < 0) failed = std::string("no temporary file: ") + std::strerror(errno);
    if (total > most) failed = "the archive is larger than --max-expanded allows";
    if (!source.error().empty()) failed = source.error();
    if (to >= 0) ::lseek(to, 0, SEEK_SET);
    return to;
}

std::unique_ptr<byte_source> expand(byte_source& packed, container kind, expansion_budget& budget) {
    if (kind == container::gzip) return std::make_unique<gzip_source>(packed, budget);
    return std::make_unique<expanded_source>(packed, kind, budget);
}

}  // namespace

std::vector<input_error> read_texts(const std::string& file, std::uint64_t max_expanded, bool documents,
                                    const take_text& take) try {
    const auto plain = open_plain(file);
    peeked_source source(*plain);
    expansion_budget budget;
    budget.limit = max_expanded;
    const container kind = container_of(source.peek(container_head));

    std::vector<input_error> troubles;
    std::size_t texts = 0;
    const take_text take_member = [&](const std::string& name, byte_source& member) {
        peeked_source content(member);
        if (container_of(content.peek(container_head)) != container::none) {
            troubles.push_back({file + '!' + name, "an archive inside an archive is not opened"});
        } else if (is_game_name(name) || (documents && is_document_name(name)) ||
                   looks_like_games(content.peek(looked_at))) {
            ++texts;
            if (content.peek(1).empty() && member.error().empty()) troubles.push_back({file + '!' + name, empty_file});
            return take(name, content);
        }
        return true;
    };
    std::vector<input_error> errors;
    if (kind == container::none) {
        take("", source);
        if (!source.error().empty()) errors.push_back({file, source.error()});
        return errors;
    }
    if (is_compression(kind)) {
        const auto expanded = expand(source, kind, budget);
        peeked_source content(*expanded);
        const container inside = container_of(content.peek(container_head));
        if (inside == container::none) {
            take("", content);
            if (!content.error().empty()) errors.push_back({file, content.error()});
            return errors;
        }
        if (inside != container::tar) return {{file, "an archive inside a compressed file is not opened"}};
        errors = read_tar(content, file, budget, take_member);
    } else if (kind == container::tar) {
        errors = read_tar(source, file, budget, take_member);
    } else {
        std::string failed;
        const descriptor from(is_regular(file) ? ::open(file.c_str(), O_RDONLY | O_CLOEXEC)
                                               : spool(source, max_expanded, failed));
        if (failed.empty() && from.number() < 0) failed = std::strerror(errno);
        if (!failed.empty()) return {{file, failed}};
        errors = read_seekable(from.number(), kind, file, budget, take_member);
    }
    errors.insert(errors.end(), troubles.begin(), troubles.end());
    if (texts == 0 && errors.empty()) errors.push_back({file, no_games});
    return errors;
} catch (const no_libarchive& missing) {
    return {{file, missing.what()}};
}

bool may_hold_games(const std::string& file) {
    bool found = false;
    const auto errors =
        read_texts(file, input_limits().max_expanded, false, [&](const std::string& member, byte_source& text) {
            peeked_source content(text);
            found = !member.empty() || looks_like_games(content.peek(looked_at));
            return false;
        });
    const auto tells_why = [](const input_error& e) { return e.reason != no_games; };
    return found || std::any_of(errors.begin(), errors.end(), tells_why);
}

}  // namespace royalcheck
