#include "src/cli/interruption.hpp"

#include <array>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <string_view>
#include <unistd.h>

namespace royalcheck {
namespace {

constexpr std::array watched{SIGINT, SIGTERM, SIGHUP};

// What the handler reads: changed only while the signals are blocked or the flag is down.
std::array<char, PATH_MAX> unfinished{};
volatile std::sig_atomic_t is_unfinished = 0;
volatile std::sig_atomic_t on_terminal = 0;

void say(std::string_view text) {
    if (::write(STDERR_FILENO, text.data(), text.size()) < 0) return;  // nobody is there to be told
}

// Only calls that POSIX allows in a handler. The action was reset on entry: the signal now ends the program.
void on_signal(int signal) {
    if (on_terminal != 0) say("\n");  // behind ^C or the progress line
    if (is_unfinished != 0) {
        ::unlink(unfinished.data());
        say("royalcheck: interrupted: the output file is not written, for it would be partial\n");
    } else {
        say("royalcheck: interrupted: the output is partial\n");
    }
    ::raise(signal);
}

}  // namespace

void watch_for_interruption() {
    on_terminal = ::isatty(STDERR_FILENO);
    for (const int signal : watched) {
        struct ::sigaction action {};
        if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN) continue;
        action = {};
        action.sa_handler = on_signal;
        action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
        ::sigaction(signal, &action, nullptr);
    }
}

int open_unfinished(std::string& name) {
    sigset_t all, before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    const int descriptor = ::mkstemp(name.data());
    if (descriptor >= 0 && name.size() < unfinished.size()) {
        name.copy(unfinished.data(), name.size());
        unfinished[name.size()] = '\0';
        is_unfinished = 1;
    }
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return descriptor;
}

void settled() { is_unfinished = 0; }

}  // namespace royalcheck
