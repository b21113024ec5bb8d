"""royalcheck against pgn-extract: which games are legal, where the others are not, the moves in canonical form with their
checks and mates, and how often each position occurs (counted here from pgn-extract's positions).

usage: games.py PROGRAM ARCHIVE.pgn.xz GAMES MUTATED     so many games as they are, and with one move changed
"""

import collections
import json
import lzma
import pathlib
import random
import re
import subprocess
import sys
import tempfile

REFUSED = re.compile(r"Failed to make move (\d+)\.+ (\S+) in the game:\n(?:[.\w]{8}\n){8}\s*game(\d+) ")
KING_ONTO_ROOK = re.compile(r"K[ah][18]\+?")  # on the rook's square pgn-extract takes it for castling
ILLEGAL = ("RC101", "RC201", "RC202", "RC203", "RC206")  # RC101 at a move: a word that is none


def read_archive(path, wanted):
    """The moves of `wanted` games, from all over the archive."""
    games, moves = [], []
    for line in lzma.open(path, "rt", encoding="utf-8", errors="replace"):
        if line.startswith("["):
            if moves:
                games.append(moves)
                moves = []
        else:
            moves += [word for word in re.sub(r"\d+\.(\.\.)?", " ", line).split() if word[0].isalpha()]
    if moves:
        games.append(moves)
    step = max(1, len(games) // wanted)
    return games[::step][:wanted]


MOVE = re.compile(r"([KQRBN][a-h]?[1-8]?x?|[a-h]x)?[a-h][1-8](=[QRBN])?[+#]?|O-O(-O)?[+#]?")


def mutated(games, count):
    """One move of each changed: to a move of another game, another piece, file or rank."""
    rand = random.Random(64)
    pool = [move for game in games for move in game]
    for number in range(count):
        game = list(games[number % len(games)])
        at = rand.randrange(len(game))
        was = game[at]
        while game[at] == was or not MOVE.fullmatch(game[at]):
            if rand.random() < 0.5:
                game[at] = rand.choice(pool)
            else:
                place = rand.randrange(len(was))
                game[at] = was[:place] + rand.choice("abcdefgh12345678KQRBN") + was[place + 1 :]
        yield game


def movetext(moves):
    text = "".join(f"{ply // 2 + 1}. {move} " if ply % 2 == 0 else f"{move} " for ply, move in enumerate(moves))
    return text + "*\n\n"


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    return done.stdout, done.stderr


def canonical(pgn):
    """Number of a game -> its moves, from canonical PGN."""
    games = {}
    for part in re.split(r"^(?=\[Event )", pgn, flags=re.MULTILINE):
        event = re.match(r'\[Event "(\d+)"\]', part)
        if event:
            moves = re.sub(r"^\[.*\]$|\d+\.+|\*", " ", part, flags=re.MULTILINE)
            games[int(event[1])] = moves.split()
    return games


def occurrences(epd):
    """Number of a game -> half-moves at which a position has occurred a third or fifth time."""
    result, seen, game = collections.defaultdict(list), collections.Counter(), None
    for line in epd.splitlines():
        fields = line.split()
        if len(fields) < 4:
            continue
        named = re.search(r"game(\d+)\b", line)
        if named is None:  # what is left of a game that could not be read
            continue
        number = int(named[1])
        if number != game:
            game, ply = number, 0
            seen.clear()
        else:
            ply += 1
        placement, side, castling, passed = fields[:4]
        key = (placement, side, castling, passed if capturable(placement, side, passed) else "-")
        seen[key] += 1
        if seen[key] in (3, 5):
            result[number].append((ply, seen[key]))
    return result


def capturable(placement, side, passed):
    """A pawn stands where it could take in passing (pins aside: none of the games has one)."""
    if passed == "-":
        return False
    row = re.sub(r"\d", lambda d: "." * int(d[0]), placement.split("/")[3 if side == "w" else 4])
    file = ord(passed[0]) - ord("a")
    pawn = "P" if side == "w" else "p"
    return pawn in (row[file - 1] if file > 0 else ".") + (row[file + 1] if file < 7 else ".")


def compare(program, name, games):
    with tempfile.TemporaryDirectory() as folder:
        file = str(pathlib.Path(folder) / "games.pgn")
        with open(file, "w", encoding="utf-8") as out:
            for number, moves in enumerate(games):
                out.write(f'[Event "{number}"]\n[White "game{number}"]\n[Result "*"]\n\n{movetext(moves)}')
        theirs, said = run("pgn-extract", "-C", "-V", "-N", "-w100000", file)
        epd, _ = run("pgn-extract", "-s", "-Wepd", file)
        lines, _ = run(program, "check", "--variant", "chess", "--format", "ndjson", "--fail-on", "never", file)
        ours, _ = run(program, "convert", "--variant", "chess", "--notation", "en", file)

    theirs, ours = canonical(theirs), canonical(ours)
    failed = {int(m[3]): (int(m[1]), m[2]) for m in REFUSED.finditer(said)}
    unread = {int(number) for number in re.findall(r"Missing result\.\s+game(\d+) ", said)}  # a word it cannot cut
    reports = [json.loads(line) for line in lines.splitlines()]
    wrong = 0

    def differ(number, what, we, they):
        nonlocal wrong
        wrong += 1
        if wrong <= 10:
            print(f"{name} game {number}: {what}: royalcheck {we}, pgn-extract {they}\n  {movetext(games[number])}")

    illegal, checked, repeated, castled = 0, 0, 0, 0
    counted = occurrences(epd)
    for number, report in enumerate(reports):
        if number in unread:
            continue
        first = next((f for f in report["findings"] if f["code"] in ILLEGAL and f["move"] and not f["variation"]), None)
        if first and failed.get(number) != (first["number"], first["move"]) and KING_ONTO_ROOK.fullmatch(first["move"]):
            castled += 1
            continue
        if (first is None) != (number in theirs):
            differ(number, "legal", first is None, number in theirs)
            continue
        if first is not None:
            illegal += 1
            if failed.get(number) != (first["number"], first["move"]):
                differ(number, "first illegal move", (first["number"], first["move"]), failed.get(number))
            continue
        if ours[number] != theirs[number]:
            pairs = [(a, b) for a, b in zip(ours[number], theirs[number]) if a != b]
            differ(number, "moves", *(pairs or [(len(ours[number]), len(theirs[number]))])[0])
        checked += sum(move[-1] in "+#" for move in ours[number])
        found = [(r["ply"], r["count"]) for r in report["repetitions"] if r["claim"] != "intended"]
        expected = [(ply, count) for ply, count in counted[number] if ply <= report["plies"]]
        repeated += len(expected)
        if sorted(found) != sorted(expected):
            differ(number, "repetitions", found, expected)
    if len(reports) != len(games):
        differ(0, "games", len(reports), len(games))
    print(f"{name}: {len(games)} games, {illegal} with an illegal move, {checked} checks and mates, "
          f"{repeated} third or fifth occurrences, {wrong} differences; "
          f"{len(unread)} that pgn-extract cannot read, {castled} that it castles with Kh1")
    return wrong


def main():
    program, archive, wanted, changed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    games = read_archive(archive, max(wanted, changed))
    wrong = compare(program, "archive", games[:wanted])
    wrong += compare(program, "mutated", list(mutated(games, changed)))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
