#!/usr/bin/env python3
"""Memory does not grow with the archive: 2 GiB of games, packed as they are made, are checked from a pipe.

The tournament games of tests/data are repeated until that much text is packed; nothing is kept on disk.
Prints the games checked, the peak resident memory and the processor time, and fails above 200 MiB.

usage: big_archive.py ROYALCHECK ARCHIVE.pgn.xz [GIBIBYTES]
"""
import os
import subprocess
import sys
import threading

ALLOWED_MIB = 200
PACKERS = {"gz": ["gzip", "-1"], "zst": ["zstd", "-1", "-q"]}


def text_size(archive):
    """Bytes of text in the archive, by counting them: this process must stay small, for its memory counts below."""
    unpack = subprocess.Popen(["xz", "-dc", archive], stdout=subprocess.PIPE)
    size = 0
    while block := unpack.stdout.read(1 << 16):
        size += len(block)
    return size


def feed(to, archive, copies):
    for _ in range(copies):
        subprocess.run(["xz", "-dc", archive], stdout=to, check=True)
    to.close()


def check(program, packer, archive, copies):
    """(games, peak MiB, processor seconds, exit status) of one run."""
    pack = subprocess.Popen(packer, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    judge = subprocess.Popen([program, "check", "--variant", "chess", "--format", "ndjson", "-"],
                             stdin=pack.stdout, stdout=subprocess.PIPE)
    pack.stdout.close()
    feeder = threading.Thread(target=feed, args=(pack.stdin, archive, copies))
    feeder.start()
    games = 0
    while block := judge.stdout.read(1 << 16):
        games += block.count(b"\n")
    _, status, usage = os.wait4(judge.pid, 0)
    feeder.join()
    pack.wait()
    return games, usage.ru_maxrss / 1024, usage.ru_utime + usage.ru_stime, os.waitstatus_to_exitcode(status)


def main():
    program, archive = sys.argv[1:3]
    wanted = float(sys.argv[3]) if len(sys.argv) > 3 else 2
    one = text_size(archive)
    copies = -(-int(wanted * 2**30) // one)
    failed = False
    for name, packer in PACKERS.items():
        games, peak, seconds, status = check(program, packer, archive, copies)
        print(f"{copies * one / 2**30:.2f} GiB as {name}: {games:,} games, peak {peak:.1f} MiB, {seconds:.1f} s, "
              f"exit status {status}", flush=True)
        failed = failed or peak > ALLOWED_MIB or status > 1
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
