// Running text, plain and as HTML: passages stand in order and apart, places of reports lie in the text.
#include "src/prose/prose_document.hpp"

#include <algorithm>
#include <string>

#include "grammar/prose.hpp"
#include "tests/fuzz/targets.hpp"

namespace royalcheck::fuzz {
namespace {

void check_passages(std::string_view text) {
    grammar::prose_text read = grammar::read_prose(text);
    std::sort(read.passages.begin(), read.passages.end(),
              [](const grammar::passage& a, const grammar::passage& b) { return a.offset < b.offset; });
    std::uint32_t end = 0;
    for (const grammar::passage& p : read.passages) {
        require(p.offset >= end && p.length > 0, "passages follow one another");
        end = p.offset + p.length;
        require(end <= text.size(), "a passage lies in the text");
        require(p.first <= p.last && p.last <= read.tokens.size(), "its tokens are there");
        require(p.aside == 0 || p.aside < read.asides.size(), "its parenthesis is there");
        for (std::size_t i = p.first; i < p.last; ++i)
            require(read.tokens[i].offset >= p.offset && read.tokens[i].offset + read.tokens[i].length <= end,
                    "a token lies in its passage");
    }
    require(grammar::piece_list_length(text) <= text.size(), "a piece list lies in the text");
}

void check_reports(std::string_view text) {
    prose_document document(text, {}, {});
    for (const game_report& report : document.take())
        for (const finding& f : report.findings) {
            require(f.at.offset + f.at.length <= text.size(), "a finding lies in the text");
            require(f.at.offset >= report.at.offset, "and not before its game");
        }
}

}  // namespace

void prose(std::string_view bytes) {
    check_passages(bytes);
    check_reports(bytes);
    check_reports("<html><p>" + std::string(bytes));
}

}  // namespace royalcheck::fuzz
