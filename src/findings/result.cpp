#include "src/findings/result.hpp"

namespace royalcheck {

std::string_view to_text(game_result r) {
    switch (r) {
    case game_result::none: return "";
    case game_result::white_wins: return "1-0";
    case game_result::black_wins: return "0-1";
    case game_result::draw: return "1/2-1/2";
    case game_result::both_lose: return "0-0";
    case game_result::unfinished: return "*";
    }
    return "";
}

}  // namespace royalcheck
