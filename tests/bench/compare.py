#!/usr/bin/env python3
"""royalcheck against Debian's pgn-extract -r, in turn, on the archive of 40,000 games.

usage: compare.py ROYALCHECK ARCHIVE.pgn ROYAL100.pgn [--pairs N] [--linear]

Prints medians of processor (user + system) and of wall time, the medians of both ratios within pairs, rates by
processor time and peak memory; then the start of the program on one small file. With one thread the ratio of processor
times counts, which holds on a machine that is busy with other things; with two that of wall times, which does not.
--linear: the cost of 4,000 to 400,000 games instead, and of single long games.
"""
import argparse
import json
import os
import re
import resource
import statistics
import subprocess
import tempfile
import time


def run(words):
    """User and system seconds, wall seconds and peak KiB of one run; output goes nowhere."""
    start = time.perf_counter()
    pid = os.fork()
    if pid == 0:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        try:
            os.execvp(words[0], words)
        finally:
            os._exit(127)
    _, status, usage = os.wait4(pid, 0)
    wall = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        raise SystemExit(f"{' '.join(words)}: exit status {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss


def mebibytes(peak):
    """Of a peak in KiB. What is forked begins as large as this script: less than that is not seen."""
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return f"{'<' if peak <= own else ''}{max(peak, own) / 1024:.1f}"


def plies_and_games(program, archive):
    """What royalcheck counts in an archive."""
    words = [program, "check", "--format=ndjson", "--ignore=RC1,RC2,RC3,RC4,RC5,RC6", archive]
    plies = games = 0
    with subprocess.Popen(words, stdout=subprocess.PIPE) as process:
        for line in process.stdout:
            games += 1
            plies += json.loads(line)["plies"]
    return plies, games


def compare(args):
    forms = {"pgn-extract -r": (["pgn-extract", "-r", args.archive], args.archive)}
    outputs = {"ndjson": ["--format=ndjson"], "text": ["--format=text"],
               "quiet": ["--format=text", "--select=RC2", "--fail-on=never"]}
    for variant, archive in (("chess", args.archive), ("royal64", args.archive), ("royal100", args.royal100)):
        for jobs in ("1", "2"):
            for name, options in outputs.items():
                words = [args.royalcheck, "check", "--variant", variant, "--jobs", jobs, *options, archive]
                forms[f"{variant} {name} {jobs}"] = (words, archive)
    counts = {archive: plies_and_games(args.royalcheck, archive) for archive in (args.archive, args.royal100)}
    seen = {name: [] for name in forms}
    run(forms["pgn-extract -r"][0])  # the archive is in memory from here on
    for _ in range(args.pairs):
        for name, (words, _) in forms.items():
            seen[name].append(run(words))
    print(f"{'':18} {'cpu s':>7} {'wall s':>7} {'ratio':>6} {'wall r':>6} {'games/s':>9} {'plies/s':>9} {'MB/s':>7} "
          f"{'ns/ply':>7} {'peak MiB':>9}")
    reference = seen["pgn-extract -r"]
    for name, runs in seen.items():
        archive = forms[name][1]
        plies, games = counts[archive]
        cpu, wall = (statistics.median(r[i] for r in runs) for i in (0, 1))
        ratios = ["" if archive != args.archive else
                  f"{statistics.median(own[i] / r[i] for own, r in zip(reference, runs)):.2f}" for i in (0, 1)]
        peak = mebibytes(max(r[2] for r in runs))
        print(f"{name:18} {cpu:7.3f} {wall:7.3f} {ratios[0]:>6} {ratios[1]:>6} {games / cpu:9,.0f} "
              f"{plies / cpu / 1e6:8.2f}M {os.path.getsize(archive) / 1e6 / cpu:7.1f} {cpu / plies * 1e9:7.0f} {peak:>9}")
    small = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../samples/documents")
    small = os.path.join(small, sorted(f for f in os.listdir(small) if f.endswith(".pgn"))[0])
    starts = [run([args.royalcheck, "check", small])[1] * 1000 for _ in range(30)]
    print(f"start on one small file: {statistics.median(starts):.1f} ms, at best {min(starts):.1f} ms")


def long_game(plies, variations):
    """Knights that shuffle, or a move with so many variations of three half-moves."""
    if variations:
        return "1. e4 e5 " + "(1... d5 2. exd5 Qxd5) " * variations + "2. Nf3 *\n"
    cycle = ("Nf3", "Nf6", "Ng1", "Ng8")
    words = []
    for ply in range(plies):
        if ply % 2 == 0:
            words.append(f"{ply // 2 + 1}.")
        words.append(cycle[ply % 4])
    return " ".join(words) + " *\n"


def linear(args):
    with open(args.archive, "rb") as file:
        games = re.split(rb"(?<=\n)(?=\[Event )", file.read())
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.pgn")

        def measure(name, plies):
            words = [args.royalcheck, "check", "--variant", "chess", "--format=ndjson", "--jobs"]
            one = [run([*words, "1", path]) for _ in range(args.pairs)]
            two = max(run([*words, "2", path])[2] for _ in range(2))
            cpu = statistics.median(r[0] for r in one)
            print(f"{name:28} {cpu:8.3f} {cpu / plies * 1e9:7.0f} {mebibytes(max(r[2] for r in one)):>8} {mebibytes(two):>8}")

        print(f"{'':28} {'cpu s':>8} {'ns/ply':>7} {'MiB, 1':>8} {'MiB, 2':>8}")
        for count in (4_000, 40_000, 400_000):
            with open(path, "wb") as file:
                for start in range(0, count, len(games)):
                    file.write(b"".join(games[: count - start]))
            measure(f"{count:,} games", plies_and_games(args.royalcheck, path)[0])
        for plies, variations in ((20_000, 0), (200_000, 0), (0, 5_000), (0, 50_000)):
            with open(path, "w", encoding="ascii") as file:
                file.write(long_game(plies, variations) * 10)
            name = f"{variations:,} variations" if variations else f"{plies:,} half-moves"
            measure(f"10 games of {name}", 10 * (plies or 3 * variations))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("royalcheck")
    parser.add_argument("archive")
    parser.add_argument("royal100")
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--linear", action="store_true")
    args = parser.parse_args()
    linear(args) if args.linear else compare(args)


if __name__ == "__main__":
    main()
