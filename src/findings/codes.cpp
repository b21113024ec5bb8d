#include "src/findings/codes.hpp"

#include <algorithm>
#include <cstdlib>

#include "src/findings/table.hpp"

namespace royalcheck {
namespace {

char lower(char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c); }

bool same_letters(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::span<const code_entry> codes() { return code_table(); }

const code_entry& about(code id) {
    const auto table = codes();
    const auto row = std::lower_bound(table.begin(), table.end(), id,
                                      [](const code_entry& entry, code wanted) { return entry.id < wanted; });
    if (row == table.end() || row->id != id) std::abort();  // a code without a row: the table's test forbids it
    return *row;
}

std::optional<code> find_code(std::string_view text) {
    for (const code_entry& entry : codes())
        if (same_letters(text, entry.text) || same_letters(text, entry.name)) return entry.id;
    return std::nullopt;
}

std::string_view to_text(severity s) {
    switch (s) {
    case severity::note: return "note";
    case severity::warning: return "warning";
    case severity::error: return "error";
    }
    return "";
}

}  // namespace royalcheck
