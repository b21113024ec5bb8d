#!/usr/bin/env bash
# archive.sh ROYALCHECK SOURCE: seven parts of two megabytes of the archive are the whole.
. "$(dirname "$0")/common.sh"
trap 'rm -rf "$folder"' EXIT
games 2000000 >"$folder/games.pgn"

check() { royalcheck check --variant chess "$@" "$folder/games.pgn"; }

for format in ndjson csv; do
  check --format $format >"$folder/whole"
  for jobs in 1 2; do
    for i in 1 2 3 4 5 6 7; do
      check --format $format --jobs $jobs --shard $i/7 >"$folder/part"
      [ "$(wc -l <"$folder/part")" -gt 3 ] || { echo "part $i of 7 has next to nothing" >&2; exit 1; }
      cat "$folder/part"
    done >"$folder/parts"
    cmp "$folder/whole" "$folder/parts"
  done
done
