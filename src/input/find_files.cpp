#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "src/input/byte_source.hpp"
#include "src/input/container.hpp"
#include "src/input/document.hpp"
#include "src/input/input.hpp"
#include "src/input/open_input.hpp"

namespace royalcheck {
namespace {

namespace fs = std::filesystem;

std::string head_of(const fs::path& file, std::size_t bytes) {
    std::string head(bytes, '\0');
    const auto source = open_plain(file.string());
    head.resize(source->read(head.data(), head.size()));
    return head;
}

/// A file that begins like games; a packed one that is named like games (`games.pgn.gz`) or holds some. Only packed
/// files with the name of such are opened: a text document may be a zip archive too.
bool is_game_file(const fs::path& file) {
    if (has_packed_name(file.string())) return is_game_name(file.stem().string()) || may_hold_games(file.string());
    return looks_like_games(head_of(file, 4096));
}

/// What two names of one file have in common, also where one is a link.
using file_id = std::pair<dev_t, ino_t>;

std::optional<file_id> id_of(const std::string& file) {
    struct ::stat what {};
    const int failed = file == "-" ? ::fstat(STDIN_FILENO, &what) : ::stat(file.c_str(), &what);
    if (failed != 0) return std::nullopt;
    return file_id{what.st_dev, what.st_ino};
}

/// Walks folders in name order; a folder that was entered before (a loop of links) is not entered again.
class folder_walk {
public:
    folder_walk(std::vector<std::string>& files, std::vector<input_error>& errors, folder_documents& documents)
        : files_(files), errors_(errors), documents_(documents) {}

    void enter(const fs::path& folder) {
        const auto id = id_of(folder.string());
        if (id && !entered_.insert(*id).second) return;
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
        } else if (is_game_name(name.string())) {
            if (fs::is_regular_file(what))
                files_.push_back(name.string());
            else if (fs::exists(what))
                errors_.push_back({name.string(), "not a regular file"});
            else
                errors_.push_back({name.string(), failed ? failed.message() : "the link leads nowhere"});
        } else if (fs::is_regular_file(what)) {
            const bool document = is_document_name(name.string());
            if ((document && documents_.wanted) || is_game_file(name))
                files_.push_back(name.string());
            else if (document && quotes_moves(head_of(name, document_head)))
                documents_.left.push_back(name.string());
        }
    }

    std::vector<std::string>& files_;
    std::vector<input_error>& errors_;
    folder_documents& documents_;
    std::set<file_id> entered_;
};

}  // namespace

std::vector<std::string> find_files(const std::vector<std::string>& arguments, std::vector<input_error>& errors,
                                    folder_documents& documents) {
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
            folder_walk(files, errors, documents).enter(argument);
            if (files.size() + errors.size() == before) errors.push_back({argument, "no game file in this folder"});
        } else {
            files.push_back(argument);
        }
    }
    std::set<file_id> seen;
    std::erase_if(files, [&](const std::string& file) {
        const auto id = id_of(file);
        return id && !seen.insert(*id).second;
    });
    std::set<std::pair<std::string, std::string>> told;
    std::erase_if(errors, [&](const input_error& error) { return !told.emplace(error.file, error.reason).second; });
    return files;
}

std::vector<std::string> find_files(const std::vector<std::string>& arguments, std::vector<input_error>& errors) {
    folder_documents documents;
    return find_files(arguments, errors, documents);
}

}  // namespace royalcheck
