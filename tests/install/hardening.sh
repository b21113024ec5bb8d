#!/bin/sh
# hardening.sh PROGRAM CONFIG: what readelf says of the program. The compiler's part is for the release only.
set -eu
program=$1 config=$2
has() {   # has WORD OPTIONS...
  word=$1
  shift
  readelf -W "$@" "$program" | grep -q -- "$word" || { echo "readelf $*: no $word"; exit 1; }
}
has 'DYN (Position-Independent Executable file)' -h
has GNU_RELRO -l
has 'FLAGS.*BIND_NOW' -d
has 'FLAGS_1.*NOW.*PIE' -d
readelf -W -l "$program" | grep 'GNU_STACK' | grep -q 'RWE' && { echo "the stack can be executed"; exit 1; }
readelf -W -d "$program" | grep -qE 'RPATH|RUNPATH' && { echo "libraries are looked for in odd places"; exit 1; }
if [ "$config" = Release ]; then
  has __stack_chk_fail --dyn-syms
  has '_chk@' --dyn-syms
fi
exit 0
