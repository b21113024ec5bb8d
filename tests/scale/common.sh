# What the scripts of this folder share. ROYALCHECK SOURCE are their arguments.
set -euo pipefail
royalcheck=$1 source=$2
skipped=77
folder=$(mktemp -d)
PATH=$(dirname "$royalcheck"):$PATH

# The first $1 bytes of the archive of games.
games() { { xz -dc "$source/tests/data/tournaments-40k.pgn.xz" 2>/dev/null || true; } | head -c "$1"; }
