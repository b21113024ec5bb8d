#include "src/input/libarchive.hpp"

#include <dlfcn.h>
#include <string>

namespace royalcheck {

// The library stays loaded until the program ends.
void* libarchive_symbol(const char* name) {
    static void* const library = ::dlopen(ROYALCHECK_LIBARCHIVE, RTLD_NOW);
    void* const symbol = library != nullptr ? ::dlsym(library, name) : nullptr;
    if (symbol == nullptr) throw no_libarchive(std::string("no archive can be read: ") + ::dlerror());
    return symbol;
}

const libarchive_functions& libarchive() {
    static const libarchive_functions functions;
    return functions;
}

}  // namespace royalcheck
