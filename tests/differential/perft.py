"""royalcheck's perft against Stockfish's.

usage: perft.py PROGRAM POSITIONS.txt LEAVES     each position as deep as its published count stays below LEAVES
"""

import re
import subprocess
import sys


def total(text):
    return int(re.findall(r"\d+", text)[-1])


def main():
    program, positions, limit = sys.argv[1], sys.argv[2], int(sys.argv[3])
    wrong = compared = 0
    for line in open(positions, encoding="utf-8"):
        if line.startswith("#") or ";" not in line:
            continue
        fen, *counts = (part.strip() for part in line.split(";"))
        depths = [int(d.rstrip("*")) for d, leaves in (c.split() for c in counts) if int(leaves) <= limit]
        if not depths:
            continue
        depth = max(depths)
        ours = total(subprocess.run([program, "perft", "--variant", "chess", "--fen", fen, str(depth)],
                                    capture_output=True, text=True, check=True).stdout)
        said = subprocess.run(["stockfish"], input=f"position fen {fen}\ngo perft {depth}\nquit\n",
                              capture_output=True, text=True, check=True).stdout
        theirs = int(re.search(r"Nodes searched: (\d+)", said)[1])
        compared += 1
        if ours != theirs:
            wrong += 1
            print(f"{fen} at depth {depth}: royalcheck {ours}, stockfish {theirs}")
    print(f"{compared} positions, {wrong} differences")
    sys.exit(1 if wrong or compared == 0 else 0)


if __name__ == "__main__":
    main()
