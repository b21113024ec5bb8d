#include "tests/fuzz/valid_json.hpp"

#include <nlohmann/json.hpp>

namespace royalcheck::fuzz {

bool is_json(std::string_view text) { return nlohmann::json::accept(text); }

}  // namespace royalcheck::fuzz
