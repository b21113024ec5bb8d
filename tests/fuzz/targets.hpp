// What is fuzzed: each target takes any bytes and throws `broken` where an invariant does not hold.
#pragma once

#include <span>
#include <stdexcept>
#include <string_view>

namespace royalcheck::fuzz {

/// An invariant that these bytes break; crashes and sanitizer reports need no word.
struct broken : std::logic_error {
    using std::logic_error::logic_error;
};

inline void require(bool holds, const char* invariant) {
    if (!holds) throw broken(invariant);
}

// One file each, with the invariants at its head.
void pgn(std::string_view bytes);
void neighbours(std::string_view bytes);
void move(std::string_view bytes);
void fen(std::string_view bytes);
void replay_chess(std::string_view bytes);
void replay_royal64(std::string_view bytes);
void replay_royal100(std::string_view bytes);
void input(std::string_view bytes);
void prose(std::string_view bytes);
void convert(std::string_view bytes);
void report(std::string_view bytes);

struct target {
    std::string_view name;
    void (*run)(std::string_view bytes);
};

std::span<const target> targets();
/// Null if there is none of that name.
const target* find_target(std::string_view name);

}  // namespace royalcheck::fuzz
