#!/usr/bin/env python3
"""The full depths of tests/perft: published leaf counts checked, and leaves a second, for each position.

usage: perft.py ROYALCHECK POSITIONS
"""
import subprocess
import sys
import time


def leaves(program, variant, fen, depth):
    start = time.monotonic()
    run = subprocess.run([program, "perft", "--variant", variant, "--fen", fen, str(depth)],
                         capture_output=True, text=True, check=True)
    return int(run.stdout), time.monotonic() - start


def positions(file):
    """(variant, FEN, depth, count) of the deepest published count of every line."""
    for line in open(file, encoding="utf-8"):
        if line.strip() and not line.startswith("#"):
            fen, *counts = (part.strip() for part in line.split(";"))
            depth, count = counts[-1].split()
            yield "chess", fen, int(depth.rstrip("*")), int(count)
    start = "rnb(ps)kq(pr)bnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNB(Ps)KQ(Pr)BNR w KQkq - 0 1"
    yield "royal100", start, 4, 1590379


def main():
    program, file = sys.argv[1:]
    wrong = 0
    for variant, fen, depth, published in positions(file):
        counted, seconds = leaves(program, variant, fen, depth)
        wrong += counted != published
        print(f"{variant:8} depth {depth} {counted:>12,} leaves {counted / seconds / 1e6:7.1f} M/s "
              f"{'' if counted == published else f'WRONG, {published:,} expected '}{fen}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
