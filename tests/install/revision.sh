#!/bin/sh
# revision.sh CMAKE SOURCE: the revision is that of git, of an archive's mark, or nobody's.
set -eu
cmake=$1 source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/tree/src/cli"
revision() {
  "$cmake" -DSOURCE="$work/tree" -DOUT="$work/out.cpp" -P "$source/src/cli/revision.cmake"
  sed -n 's/.*revision = "\(.*\)";/\1/p' "$work/out.cpp"
}
is() { [ "$1" = "$2" ] || { echo "'$1' is not '$2'"; exit 1; }; }

printf '$Format:%%h$\n' >"$work/tree/src/cli/revision.txt"
is "$(revision)" ""                       # a copy without git
printf '0123abc\n' >"$work/tree/src/cli/revision.txt"
is "$(revision)" "(0123abc)"              # what git archive wrote
command -v git >/dev/null || exit 0
printf '$Format:%%h$\n' >"$work/tree/src/cli/revision.txt"
cd "$work/tree"
git init -q . && git add . && git -c user.name=x -c user.email=x@example.org commit -q -m x
is "$(revision)" "($(git rev-parse --short=12 HEAD))"
echo >>src/cli/revision.txt
is "$(revision)" "($(git rev-parse --short=12 HEAD), changed)"
