// libarchive, loaded when a file first needs it: with what it needs itself, ICU among it, loading takes longer than all
// the rest of the program's start.
#pragma once

#include <archive.h>
#include <archive_entry.h>
#include <stdexcept>

namespace royalcheck {

/// It is not there, or not whole; says why.
struct no_libarchive : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws no_libarchive.
void* libarchive_symbol(const char* name);
template <class Function>
Function libarchive_function(const char* name) {
    return reinterpret_cast<Function>(libarchive_symbol(name));
}

// NOLINTBEGIN(bugprone-macro-parentheses): what is declared cannot stand in parentheses
#define ROYALCHECK_FROM_LIBARCHIVE(name)                                                                               \
    decltype(&::archive_##name) name = libarchive_function<decltype(&::archive_##name)>("archive_" #name)
// NOLINTEND(bugprone-macro-parentheses)

/// The functions that are called of it, each under its name without `archive_`.
struct libarchive_functions {
    ROYALCHECK_FROM_LIBARCHIVE(entry_filetype);
    ROYALCHECK_FROM_LIBARCHIVE(entry_pathname);
    ROYALCHECK_FROM_LIBARCHIVE(entry_pathname_utf8);
    ROYALCHECK_FROM_LIBARCHIVE(error_string);
    ROYALCHECK_FROM_LIBARCHIVE(filter_bytes);
    ROYALCHECK_FROM_LIBARCHIVE(read_append_filter);
    ROYALCHECK_FROM_LIBARCHIVE(read_data_block);
    ROYALCHECK_FROM_LIBARCHIVE(read_free);
    ROYALCHECK_FROM_LIBARCHIVE(read_new);
    ROYALCHECK_FROM_LIBARCHIVE(read_next_header);
    ROYALCHECK_FROM_LIBARCHIVE(read_open);
    ROYALCHECK_FROM_LIBARCHIVE(read_open_fd);
    ROYALCHECK_FROM_LIBARCHIVE(read_support_format_7zip);
    ROYALCHECK_FROM_LIBARCHIVE(read_support_format_empty);
    ROYALCHECK_FROM_LIBARCHIVE(read_support_format_raw);
    ROYALCHECK_FROM_LIBARCHIVE(read_support_format_tar);
    ROYALCHECK_FROM_LIBARCHIVE(read_support_format_zip);
    ROYALCHECK_FROM_LIBARCHIVE(set_error);
};

#undef ROYALCHECK_FROM_LIBARCHIVE

/// Throws no_libarchive.
const libarchive_functions& libarchive();

}  // namespace royalcheck
