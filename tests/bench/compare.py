#!/usr/bin/env python3
"""royalcheck against Debian's pgn-extract -r, in turn, on the archive of 40,000 games.

usage: compare.py ROYALCHECK ARCHIVE.pgn [--pairs N]

Prints medians of user + system time and of wall time, the median of the ratios within pairs, rates and peak memory.
Ratios of processor time within a pair hold on a machine that is busy with other things; wall times do not.
"""
import argparse
import os
import statistics
import time

GAMES, PLIES = 40_000, 3_301_561


def run(words):
    """User and system seconds, wall seconds and peak KiB of one run; output goes nowhere."""
    start = time.perf_counter()
    pid = os.fork()
    if pid == 0:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os.execvp(words[0], words)
    _, status, usage = os.wait4(pid, 0)
    wall = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        raise SystemExit(f"{' '.join(words)}: exit status {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("royalcheck")
    parser.add_argument("archive")
    parser.add_argument("--pairs", type=int, default=7)
    args = parser.parse_args()
    reference = ["pgn-extract", "-r", args.archive]
    forms = {
        f"{variant} {name}": [args.royalcheck, "check", "--variant", variant, *options, args.archive]
        for variant in ("chess", "royal64")
        for name, options in (
            ("ndjson", ["--format=ndjson"]),
            ("text", ["--format=text"]),
            ("quiet", ["--format=text", "--select=RC2", "--fail-on=never"]),
        )
    }
    megabytes = os.path.getsize(args.archive) / 1e6
    seen = {name: [] for name in ("pgn-extract -r", *forms)}
    run(reference)  # the archive is in memory from here on
    for _ in range(args.pairs):
        seen["pgn-extract -r"].append(run(reference))
        for name, words in forms.items():
            seen[name].append(run(words))
    print(f"{'':16} {'cpu s':>7} {'wall s':>7} {'ratio':>6} {'games/s':>9} {'plies/s':>9} {'MB/s':>7} {'peak MiB':>9}")
    for name, runs in seen.items():
        cpu = statistics.median(r[0] for r in runs)
        wall = statistics.median(r[1] for r in runs)
        ratio = statistics.median(r[0] / own[0] for r, own in zip(seen["pgn-extract -r"], runs))
        peak = max(r[2] for r in runs) / 1024
        print(f"{name:16} {cpu:7.3f} {wall:7.3f} {ratio:6.2f} {GAMES / cpu:9,.0f} {PLIES / cpu / 1e6:8.2f}M "
              f"{megabytes / cpu:7.1f} {peak:9.1f}")


if __name__ == "__main__":
    main()
