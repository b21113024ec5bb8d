// Text of the input inside XML and HTML.
#pragma once

#include <string>
#include <string_view>

namespace royalcheck {

/// As text or as the value of an attribute; no character that XML 1.0 forbids is left.
std::string xml_text(std::string_view text);

}  // namespace royalcheck
