// libFuzzer's entry: `royalcheck_fuzz --target=NAME CORPUS...` (its own options begin with one dash).
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/targets.hpp"

namespace {

const royalcheck::fuzz::target* chosen = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** words) {
    constexpr std::string_view option = "--target=";
    for (int i = 1; i < *count; ++i) {
        const std::string_view word = (*words)[i];
        if (word.starts_with(option)) chosen = royalcheck::fuzz::find_target(word.substr(option.size()));
    }
    if (chosen == nullptr) {
        std::fputs("royalcheck_fuzz --target=NAME; the names are\n", stderr);
        for (const auto& t : royalcheck::fuzz::targets())
            std::fprintf(stderr, "%.*s\n", static_cast<int>(t.name.size()), t.name.data());
        std::exit(2);
    }
    return 0;
}

// What a target throws ends the program: that is how libFuzzer is told.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    chosen->run({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
