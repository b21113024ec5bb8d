// Clauses and readings in the language of the report; the English words stand beside the rules.
#pragma once

#include <cstddef>
#include <string_view>

#include "rules/clauses.hpp"
#include "src/findings/sentence.hpp"

namespace royalcheck {

/// The law in plain words.
std::string_view clause_text(rules::clause id, report_language language);
/// FIDE article, or the document and its section.
std::string_view clause_source(rules::clause id, report_language language);
/// What a value of a reading means; `reading` and `value` as in rules::reading_table.
std::string_view reading_text(std::size_t reading, std::size_t value, report_language language);

}  // namespace royalcheck
