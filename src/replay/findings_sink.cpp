#include "src/replay/findings_sink.hpp"

#include <algorithm>
#include <utility>

#include "src/replay/expectation.hpp"

namespace royalcheck {
namespace {

// More findings of one kind in one game than anybody reads: the rest is counted, not stored.
constexpr std::uint32_t most_of_a_kind = 100;

finding finding_of(code id, severity severity, std::uint32_t offset, std::uint32_t length, sentence message) {
    finding f;
    f.id = id;
    f.severity = severity;
    f.at.offset = offset;
    f.at.length = length;
    f.clause = about(id).clause;
    f.message = std::move(message);
    return f;
}

}  // namespace

severity usual_severity(code id) { return about(id).usual; }

void findings_sink::keep_expected(std::string_view tag, const numbering& plies) {
    expected_ = expected_words(tag);
    std::sort(expected_.begin(), expected_.end());
    plies_ = &plies;
}

// A word is used up by one finding: more are not kept than the tag has words.
bool findings_sink::is_expected(const finding& f) {
    if (expected_.empty()) return false;
    const std::string text = expectation_text(f, *plies_);
    const auto word = std::lower_bound(expected_.begin(), expected_.end(), text);
    if (word == expected_.end() || *word != text) return false;
    expected_.erase(word);
    return true;
}

finding& findings_sink::store(finding f) {
    const bool in_main_line = f.variation.empty();
    auto of = std::find_if(kinds_.begin(), kinds_.end(), [&](const kind& k) {
        return k.id == f.id && k.severity == f.severity && k.in_main_line == in_main_line;
    });
    if (of == kinds_.end()) of = kinds_.insert(kinds_.end(), {f.id, f.severity, in_main_line});
    const bool expected = is_expected(f);
    if (of->stored >= most_of_a_kind && !expected) {
        ++of->left_out;
        overflow_ = std::move(f);
        return overflow_;
    }
    ++of->stored;
    of->last = report_.findings.size();
    return report_.findings.emplace_back(std::move(f));
}

void findings_sink::add(code id, severity severity, std::uint32_t offset, std::uint32_t length, sentence message,
                        rules::clause clause) {
    finding& f = store(finding_of(id, severity, offset, length, std::move(message)));
    if (clause != rules::clause::none) f.clause = clause;
}

finding& findings_sink::add(code id, severity severity, const ply_place& where, const std::vector<int>& variation,
                            sentence message) {
    if (!variation.empty()) severity = std::min(severity, severity::warning);
    finding f = finding_of(id, severity, where.offset, where.length, std::move(message));
    f.ply = where.ply;
    f.number = where.number;
    f.side = where.side;
    f.move = std::string(text_.substr(where.offset, where.length));
    f.variation = variation;
    return store(std::move(f));
}

void findings_sink::withdraw(code id, int ply) {
    auto& all = report_.findings;
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const finding& f) { return f.id == id && f.ply == ply && f.variation.empty(); });
    if (found == all.end()) return;
    const auto index = static_cast<std::size_t>(found - all.begin());
    for (kind& k : kinds_) {
        if (k.id == id && k.severity == found->severity && k.in_main_line) --k.stored;
        if (k.last > index) --k.last;
    }
    all.erase(found);
}

void findings_sink::finish(text_origin& origin) {
    auto& findings = report_.findings;
    for (const kind& k : kinds_)
        if (k.left_out > 0) findings[k.last].message.left_out = k.left_out;
    const auto earlier = [](const finding& a, const finding& b) { return a.at.offset < b.at.offset; };
    const auto added =
        std::is_sorted_until(findings.begin(), findings.end(), earlier);  // behind the walk over the text
    std::stable_sort(added, findings.end(), earlier);
    std::inplace_merge(findings.begin(), added, findings.end(), earlier);
    const auto map = [&](place& p) {
        origin.advance(text_, p.offset);
        p.line = origin.line;
        p.column = origin.column;
        p.in_text = static_cast<std::uint32_t>(p.offset);
        p.text_length = p.length;
        const auto written = text_.substr(std::min<std::size_t>(p.in_text, text_.size()), p.length);
        p.length = static_cast<std::uint32_t>(original_length(origin.encoding, written));
        p.offset = origin.offset + origin.original;
    };
    map(report_.at);
    for (auto& f : findings) map(f.at);
}

}  // namespace royalcheck
