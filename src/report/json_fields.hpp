// Fields of JSON objects, as all JSON-based formats write them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "src/report/json.hpp"

namespace royalcheck {

template <std::size_t Size>
void field(const char (&name)[Size], std::string_view value, json_text& out) {
    out.key(name);
    out.string(value);
}

template <std::size_t Size>
void field(const char (&name)[Size], std::uint64_t value, json_text& out) {
    out.key(name);
    out.number(value);
}

template <std::size_t Size>
void field(const char (&name)[Size], int value, json_text& out) {
    out.key(name);
    out.number(std::int64_t{value});
}

template <std::size_t Size>
void text_or_null(const char (&name)[Size], std::string_view value, json_text& out) {
    out.key(name);
    if (value.empty())
        out += "null";
    else
        out.string(value);
}

/// `append` writes one item of the list.
template <std::size_t Size, class List, class Append>
void array(const char (&name)[Size], const List& list, json_text& out, Append append) {
    out.key(name);
    out += '[';
    bool first = true;
    for (const auto& item : list) {
        if (!first) out += ',';
        first = false;
        append(item);
    }
    out += ']';
}

template <std::size_t Size>
void texts(const char (&name)[Size], const std::vector<std::string>& list, json_text& out) {
    array(name, list, out, [&](const std::string& item) { out.string(item); });
}

}  // namespace royalcheck
