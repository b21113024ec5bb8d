#include "src/report/message.hpp"

namespace royalcheck {
namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
    return out;
}

}  // namespace

std::string possible_moves(const finding& f) { return joined(f.written.empty() ? f.suggestions : f.written); }

std::string expectation_message(const expectation_report& expected) {
    std::string out = "Not as expected";
    if (!expected.missing.empty()) out += "; expected and not found: " + joined(expected.missing);
    if (!expected.unexpected.empty()) out += "; found and not expected: " + joined(expected.unexpected);
    return out;
}

}  // namespace royalcheck
