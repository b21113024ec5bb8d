#!/bin/sh
# installed.sh BUILD SOURCE COMPILER: installs into a folder, looks for what must be there, runs it, and builds the
# example against it.
set -eu
build=$1 source=$2 compiler=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/usr
cmake --install "$build" --prefix "$prefix" >"$work/log" || { cat "$work/log"; exit 1; }

cd "$prefix"
for file in bin/royalcheck share/man/man1/royalcheck.1 share/man/man5/royalcheck-notation.5 \
            share/man/man7/royalcheck-rules.7 share/bash-completion/completions/royalcheck \
            share/zsh/site-functions/_royalcheck share/fish/vendor_completions.d/royalcheck.fish \
            share/royalcheck/royalcheck-1.schema.json share/doc/royalcheck/LICENSE \
            share/doc/royalcheck/samples/documents/example-1.pgn include/royalcheck/rules/position.hpp; do
  [ -s "$file" ] || { echo "not installed: $file"; exit 1; }
done
bin/royalcheck --expect share/doc/royalcheck/samples/documents >/dev/null
if grep -rlE 'tao/pegtl|"src/' include; then echo "a header includes what is not installed"; exit 1; fi

# The example, as a user of the libraries would build it.
mkdir "$work/example"
cmake -S "$prefix/share/doc/royalcheck/example" -B "$work/example" -DCMAKE_PREFIX_PATH="$prefix" \
  -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Debug >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
cmake --build "$work/example" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
printf '1. f3 e5 2. g2-g4 Qh4 0-1\n' | "$work/example/legal_line" >"$work/out"
printf 'f3\ne5\ng4\nQh4#\nrnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n' | diff - "$work/out"
printf '1. e4 Ke7\n' | "$work/example/legal_line" >"$work/out" && { echo "an illegal move is played"; exit 1; }
printf 'e4\nnot legal: Ke7\n' | diff - "$work/out"

# Every header is complete.
cd include/royalcheck
find . -name '*.hpp' | sed 's|^\./\(.*\)|#include "\1"|' >"$work/all.cpp"
"$compiler" -std=c++20 -I. -fsyntax-only "$work/all.cpp"
