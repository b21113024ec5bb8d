#include <algorithm>
#include <fmt/core.h>

#include "src/report/board_view.hpp"
#include "src/report/placement.hpp"
#include "src/report/svg_pieces.hpp"
#include "src/report/xml.hpp"

namespace royalcheck {
namespace {

constexpr std::size_t square_size = 100;
constexpr std::size_t margin = 50;  // for the letters and numbers at the edge

/// "white king e1, …; black king e8, …"
std::string in_words(const placement& board, report_language language) {
    std::string sides[2];
    for (std::size_t at = 0; at < board.men.size(); ++at) {
        const std::string& man = board.men[at];
        if (man.empty()) continue;
        std::string& side = sides[is_white(man) ? 0 : 1];
        side +=
            (side.empty() ? "" : ", ") + man_name(man, language) + ' ' + square_name(at % board.size, at / board.size);
    }
    return sides[0] + "; " + sides[1];
}

class picture {
public:
    picture(const board_view& view, report_language language, std::string& out)
        : view_(view), language_(language), board_(read_placement(view.fen)), out_(out) {}

    void draw() {
        const std::size_t side = board_.size * square_size + margin;
        add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" width="{1}" height="{1}" role="img">)"
            "\n<title>{2}</title>\n<desc>{3}</desc>\n",
            side, side / 2, xml_text(view_.title), in_words(board_, language_));
        add("<defs>\n{}</defs>\n", piece_symbols());
        add("<rect width=\"{0}\" height=\"{0}\" fill=\"#fff\"/>\n", side);
        for (std::size_t row = 0; row < board_.size; ++row)
            for (std::size_t column = 0; column < board_.size; ++column) square(column, row);
        add(R"(<g font-family="sans-serif" font-size="32" fill="#333" text-anchor="middle">)"
            "\n");
        for (std::size_t i = 0; i < board_.size; ++i) {
            const std::size_t along = i * square_size + square_size / 2;
            add("<text x=\"{}\" y=\"{}\">{}</text>", margin + along, board_.size * square_size + 36,
                static_cast<char>('a' + seen(i)));
            add("<text x=\"{}\" y=\"{}\">{}</text>\n", margin / 2, along + 11, board_.size - seen(i));
        }
        add("</g>\n</svg>\n");
    }

private:
    template <class... Values>
    void add(fmt::format_string<Values...> form, Values&&... values) {
        out_ += fmt::format(form, std::forward<Values>(values)...);
    }
    std::size_t seen(std::size_t i) const { return view_.flip ? board_.size - 1 - i : i; }

    /// `row` counts from the top of the picture.
    void square(std::size_t column, std::size_t row) {
        const std::size_t file = seen(column), rank = board_.size - 1 - seen(row);
        const std::string name = square_name(file, rank), &man = board_.on(name);
        const std::size_t x = margin + column * square_size, y = row * square_size;
        const bool dark = (file + rank) % 2 == 0, moved = name == view_.from || name == view_.to;
        add(R"(<rect data-square="{}" x="{}" y="{}" width="100" height="100" fill="{}"/>)", name, x, y,
            moved  ? (dark ? "#c9b04e" : "#ead98a")
            : dark ? "#a8805c"
                   : "#f0dfc4");
        if (std::find(view_.checks.begin(), view_.checks.end(), name) != view_.checks.end())
            add(R"(<circle cx="{}" cy="{}" r="46" fill="none" stroke="#c8102e" stroke-width="7"/>)", x + 50, y + 50);
        if (!man.empty())
            add(R"(<use href="#{}" x="{}" y="{}" width="100" height="100" fill="{}" color="{}" stroke="#1a1a1a" )"
                R"(stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>)",
                piece_letter(man), x, y, is_white(man) ? "#fff" : "#3b3b3b", is_white(man) ? "#1a1a1a" : "#e8e8e8");
        out_ += '\n';
    }

    const board_view& view_;
    report_language language_;
    placement board_;
    std::string& out_;
};

}  // namespace

std::string svg_board(const board_view& view, report_language language) {
    std::string out;
    picture(view, language, out).draw();
    return out;
}

}  // namespace royalcheck
