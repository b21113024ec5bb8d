#include "tests/fuzz/targets.hpp"

#include <algorithm>
#include <array>

namespace royalcheck::fuzz {
namespace {

constexpr std::array<target, 11> table{{{"pgn", pgn},
                                        {"neighbours", neighbours},
                                        {"move", move},
                                        {"fen", fen},
                                        {"replay-chess", replay_chess},
                                        {"replay-royal64", replay_royal64},
                                        {"replay-royal100", replay_royal100},
                                        {"input", input},
                                        {"prose", prose},
                                        {"convert", convert},
                                        {"report", report}}};

}  // namespace

std::span<const target> targets() { return table; }

const target* find_target(std::string_view name) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const target& t) { return t.name == name; });
    return found == table.end() ? nullptr : &*found;
}

}  // namespace royalcheck::fuzz
