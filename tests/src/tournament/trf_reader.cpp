#include "tests/src/tournament/trf_reader.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace royalcheck::testing {
namespace {

/// One character a column; the text is UTF-8.
std::vector<std::string> columns_of(std::string_view line) {
    std::vector<std::string> columns;
    for (const char c : line) {
        if ((c & 0xC0) == 0x80 && !columns.empty())
            columns.back() += c;
        else
            columns.emplace_back(1, c);
    }
    return columns;
}

class fields {
public:
    explicit fields(std::string_view line) : columns_(columns_of(line)) {}

    /// Columns `first` to `last`, from 1, without blanks around.
    std::string text(std::size_t first, std::size_t last) {
        std::string out;
        for (std::size_t i = first; i <= last; ++i) {
            read_.insert(i);
            out += i <= columns_.size() ? columns_[i - 1] : " ";
        }
        out.erase(out.find_last_not_of(' ') + 1);
        return out.erase(0, std::min(out.find_first_not_of(' '), out.size()));
    }
    char sign(std::size_t column) {
        const std::string field = text(column, column);
        return field.empty() ? ' ' : field.front();
    }
    std::size_t size() const { return columns_.size(); }
    /// Something stands in a column that belongs to no field.
    bool strays() const {
        for (std::size_t i = 1; i <= columns_.size(); ++i)
            if (!read_.contains(i) && columns_[i - 1] != " ") return true;
        return false;
    }

private:
    std::vector<std::string> columns_;
    std::set<std::size_t> read_;
};

trf_player read_player(fields& line) {
    trf_player p;
    p.start = std::atoi(line.text(5, 8).c_str());
    line.text(10, 10);
    p.title = line.text(11, 13);
    p.name = line.text(15, 47);
    p.rating = line.text(49, 52);
    p.federation = line.text(54, 56);
    p.number = line.text(58, 68);
    line.text(70, 79);
    p.points = line.text(81, 84);
    p.rank = line.text(86, 89);
    for (std::size_t at = 92; at <= line.size(); at += 10)
        p.rounds.push_back({std::atoi(line.text(at, at + 3).c_str()), line.sign(at + 5), line.sign(at + 7)});
    return p;
}

}  // namespace

trf_file read_trf(std::string_view text) {
    trf_file file;
    while (!text.empty()) {
        const std::size_t end = text.find("\r\n");
        if (end == text.npos) {
            file.defects.push_back("no CR LF: " + std::string(text));
            break;
        }
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 2);
        fields of(line);
        const std::string id = of.text(1, 3);
        if (id == "001")
            file.players.push_back(read_player(of));
        else
            file.header[id] = of.text(5, std::max<std::size_t>(5, of.size()));
        if (of.strays()) file.defects.emplace_back(line);
    }
    return file;
}

}  // namespace royalcheck::testing
