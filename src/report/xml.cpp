#include "src/report/xml.hpp"

#include "src/report/printable.hpp"

namespace royalcheck {

std::string xml_text(std::string_view text) {
    std::string out;
    for (const char c : printable(text)) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default: out += c;
        }
    }
    return out;
}

}  // namespace royalcheck
