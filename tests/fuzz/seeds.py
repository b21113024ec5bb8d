"""Writes the dictionary and the seed corpora of the fuzz targets, taken from the samples and the tests.

usage: seeds.py WORK TARGET...      a corpus that is there already is left as it is
"""

import bz2
import collections
import gzip
import io
import lzma
import pathlib
import re
import sys
import tarfile
import zipfile

root = pathlib.Path(__file__).resolve().parents[2]


def files():
    for folder in ("samples", "tests/cases", "tests/data/dirty"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in (".pgn", ".txt") and file.stat().st_size < 20_000:
                yield file


def words(texts):
    """What stands between white space, the most frequent first."""
    count = collections.Counter(word for text in texts for word in text.split() if len(word) <= 20)
    return [word for word, _ in count.most_common(800)]


def positions(texts):
    for text in texts:
        yield from re.findall(rb'^\[(?:FEN|Pieces) "(.*)"\]', text, re.MULTILINE)
    for file in sorted((root / "tests/perft").glob("*.txt")):
        yield from re.findall(rb"[^\s|;]+/[^\s|;]+ [wb] [^|;\n]+", file.read_bytes())


def inputs(texts):
    """Files of every encoding and container."""
    yield from texts
    russian = (root / "samples/documents/example-4.pgn").read_text("utf-8")
    for name in ("utf-16", "utf-32", "koi8-r", "cp866", "cp1251"):
        yield russian.encode(name, "replace")
    plain = (root / "samples/documents/example-2.pgn").read_bytes()
    yield from (gzip.compress(plain), bz2.compress(plain), lzma.compress(plain))
    tar, zipped = io.BytesIO(), io.BytesIO()
    with tarfile.open(fileobj=tar, mode="w") as archive:
        archive.add(root / "samples/documents", "documents")
    with zipfile.ZipFile(zipped, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.pgn", plain)
    yield from (tar.getvalue(), zipped.getvalue())


def seeds(target, texts):
    if target == "move":
        return words(texts)
    if target == "fen":
        return positions(texts)
    if target == "input":
        return inputs(texts)
    if target == "convert":  # the first byte chooses the notation
        return (bytes([65 + number % 10]) + text for number, text in enumerate(texts))
    return texts


def main():
    work, targets = pathlib.Path(sys.argv[1]), sys.argv[2:]
    texts = [file.read_bytes() for file in files()]
    with open(work / "words.dict", "w", encoding="ascii") as out:
        for word in words(texts):
            out.write('"' + "".join(f"\\x{byte:02x}" for byte in word) + '"\n')
    for target in targets:
        corpus = work / "corpus" / target
        if corpus.exists():
            continue
        corpus.mkdir(parents=True)
        for number, seed in enumerate(seeds(target, texts)):
            (corpus / f"seed-{number}").write_bytes(seed)


if __name__ == "__main__":
    main()
