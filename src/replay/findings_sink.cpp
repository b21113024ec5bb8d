#include "src/replay/findings_sink.hpp"

#include <algorithm>

namespace royalcheck {
namespace {

// More findings of one code in one game than anybody reads: the rest is counted, not stored.
constexpr std::uint64_t most_of_a_code = 100;

}  // namespace

severity usual_severity(code id) { return about(id).usual; }

finding* findings_sink::room_for(code id, std::uint32_t offset, std::uint32_t length) {
    auto count = std::find_if(counts_.begin(), counts_.end(), [id](const auto& c) { return c.first == id; });
    if (count == counts_.end()) count = counts_.insert(counts_.end(), {id, 0});
    finding* f = &overflow_;
    if (++count->second <= most_of_a_code) f = &report_.findings.emplace_back();
    f->id = id;
    f->at.offset = offset;
    f->at.length = length;
    f->clause = about(id).clause;
    return f;
}

void findings_sink::add(code id, severity severity, std::uint32_t offset, std::uint32_t length, sentence message,
                        rules::clause clause) {
    finding* f = room_for(id, offset, length);
    f->severity = severity;
    if (clause != rules::clause::none) f->clause = clause;
    f->message = std::move(message);
}

finding& findings_sink::add(code id, severity severity, const ply_place& where, const std::vector<int>& variation,
                            sentence message) {
    finding* f = room_for(id, where.offset, where.length);
    f->severity = variation.empty() ? severity : std::min(severity, severity::warning);
    f->ply = where.ply;
    f->number = where.number;
    f->side = where.side;
    f->move = std::string(text_.substr(where.offset, where.length));
    f->variation = variation;
    f->message = std::move(message);
    return *f;
}

void findings_sink::finish(text_origin& origin) {
    auto& findings = report_.findings;
    for (const auto& [id, count] : counts_) {
        if (count <= most_of_a_code) continue;
        const auto last =
            std::find_if(findings.rbegin(), findings.rend(), [id = id](const finding& f) { return f.id == id; });
        last->message.left_out = static_cast<std::uint32_t>(count - most_of_a_code);
    }
    std::stable_sort(findings.begin(), findings.end(),
                     [](const finding& a, const finding& b) { return a.at.offset < b.at.offset; });
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
