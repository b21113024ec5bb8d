#!/usr/bin/env bash
# archive.sh ROYALCHECK SOURCE: seven parts of a part of the archive are the whole.
. "$(dirname "$0")/common.sh"
trap 'rm -rf "$folder"' EXIT
games 600000 >"$folder/games.pgn"

check() { royalcheck check --variant chess "$@" "$folder/games.pgn"; }

for format in ndjson csv; do
  check --format $format >"$folder/whole"
  for i in 1 2 3 4 5 6 7; do
    [ $format = csv ] && jobs=1 || jobs=2
    check --format $format --jobs $jobs --shard $i/7 >"$folder/part"
    [ "$(wc -l <"$folder/part")" -gt 3 ] || { echo "part $i of 7 has next to nothing" >&2; exit 1; }
    cat "$folder/part"
  done >"$folder/parts"
  cmp "$folder/whole" "$folder/parts"
done
