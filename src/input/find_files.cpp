#include <algorithm>
#include <filesystem>
#include <set>
#include <sys/stat.h>
#include <system_error>

#include "src/input/byte_source.hpp"
#include "src/input/input.hpp"

namespace royalcheck {
namespace {

namespace fs = std::filesystem;

bool ends_with_pgn(const fs::path& file) {
    std::string ending = file.extension().string();
    for (char& c : ending) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
    return ending == ".pgn";
}

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

bool names_a_square(std::string_view text) {
    for (std::size_t at = 1; at < text.size(); ++at)
        if (text[at - 1] >= 'a' && text[at - 1] <= 'j' && text[at] >= '1' && text[at] <= '9') return true;
    return false;
}

/// A text that begins like a game file: a tag pair at a line start, or the first move number.
bool looks_like_games(const fs::path& file) {
    std::string head(4096, '\0');
    const auto source = open_plain(file.string());
    head.resize(source->read(head.data(), head.size()));
    if (head.find('\0') != head.npos) return false;
    std::size_t line = head.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    while (line < head.size()) {
        const std::size_t end = std::min(head.find_first_of("\r\n", line), head.size());
        const std::string_view text(head.data() + line, end - line);
        if (text.size() > 2 && text[0] == '[' && is_letter(text[1]) && text.find(" \"") != text.npos) return true;
        if (text.starts_with("1.") && names_a_square(text.substr(0, 12))) return true;
        line = end + 1;
    }
    return false;
}

/// Walks folders in name order; a folder that was entered before (a loop of links) is not entered again.
class folder_walk {
public:
    folder_walk(std::vector<std::string>& files, std::vector<input_error>& errors) : files_(files), errors_(errors) {}

    void enter(const fs::path& folder) {
        struct ::stat id {};
        if (::stat(folder.c_str(), &id) == 0 && !entered_.emplace(id.st_dev, id.st_ino).second) return;
        std::error_code failed;
        std::vector<fs::path> names;
        for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
            names.push_back(at->path());
        if (failed) errors_.push_back({folder.string(), failed.message()});
        std::sort(names.begin(), names.end());
        for (const fs::path& name : names) visit(name);
    }

private:
    void visit(const fs::path& name) {
        std::error_code failed;
        const fs::file_status what = fs::status(name, failed);
        if (fs::is_directory(what)) {
            enter(name);
        } else if (ends_with_pgn(name)) {
            if (fs::exists(what))
                files_.push_back(name.string());
            else
                errors_.push_back({name.string(), failed ? failed.message() : "the link leads nowhere"});
        } else if (fs::is_regular_file(what) && looks_like_games(name)) {
            files_.push_back(name.string());
        }
    }

    std::vector<std::string>& files_;
    std::vector<input_error>& errors_;
    std::set<std::pair<dev_t, ino_t>> entered_;
};

}  // namespace

std::vector<std::string> find_files(const std::vector<std::string>& arguments, std::vector<input_error>& errors) {
    std::vector<std::string> files;
    for (const std::string& argument : arguments) {
        if (argument == "-") {
            files.push_back(argument);
            continue;
        }
        std::error_code failed;
        const fs::file_status what = fs::status(argument, failed);
        if (!fs::exists(what)) {
            errors.push_back({argument, failed ? failed.message() : "No such file or directory"});
        } else if (fs::is_directory(what)) {
            const std::size_t before = files.size() + errors.size();
            folder_walk(files, errors).enter(argument);
            if (files.size() + errors.size() == before) errors.push_back({argument, "no game file in this folder"});
        } else {
            files.push_back(argument);
        }
    }
    return files;
}

}  // namespace royalcheck
