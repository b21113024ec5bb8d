#!/usr/bin/env bash
# parallel.sh ROYALCHECK SOURCE: the line of the manual for GNU parallel, and its report.
. "$(dirname "$0")/common.sh"
trap 'rm -rf "$folder"' EXIT
[[ $(parallel --version 2>/dev/null) == "GNU parallel"* ]] || { echo "GNU parallel is not installed"; exit $skipped; }
export PARALLEL_HOME=$folder
cd "$folder"
games 300000 >games.pgn

check=(royalcheck check --variant chess --fail-on never --format ndjson)
"${check[@]}" games.pgn >whole
seq 5 | parallel --keep-order "${check[@]}" --jobs 1 --shard {}/5 games.pgn >parts
cmp whole parts

status=0
seq 5 | parallel --keep-order royalcheck check --jobs 1 --format ndjson --shard {}/5 games.pgn "$source/samples/faults" |
  royalcheck merge >figures || status=$?
[ $status -eq 1 ]   # there are faults
royalcheck check --fail-on never --format ndjson games.pgn "$source/samples/faults" | royalcheck merge --fail-on never >whole-figures
cmp figures whole-figures
