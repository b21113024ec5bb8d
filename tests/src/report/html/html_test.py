"""The HTML report in a browser: steps through a game, filters, switches language and theme, reads the board.

usage: html_test.py BROWSER PROGRAM
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import urllib.parse

BROWSER, PROGRAM = sys.argv[1:3]
GAME = "samples/royal100/game-06-pawn-takes-king.pgn"
INPUTS = ["samples/royal100", "samples/documents", "samples/faults", "tests/src/report/schema/hostile, =name.pgn",
          "tests/src/report/html/refused-moves.pgn"]


def royalcheck(*arguments, status=0):
    run = subprocess.run([PROGRAM, *arguments], capture_output=True, check=False)
    if run.returncode != status:
        sys.exit(f"exit status {run.returncode}: {run.stderr.decode(errors='replace')}")
    return run.stdout.decode()


def squares_of(fen):
    rows = fen.split(" ")[0].split("/")
    board = {}
    for number, row in zip(range(len(rows), 0, -1), rows):
        men = []
        for man, empty in re.findall(r"(\(..\)|[A-Za-z])|(10|\d)", row):
            men += [man.strip("()")] if man else [""] * int(empty)
        board |= {f"{file}{number}": man for file, man in zip("abcdefghij", men)}
    return board


def look(page):
    """What drive.js noted in the page."""
    drive = (pathlib.Path(__file__).parent / "drive.js").read_text()
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "report.html"
        file.write_text(page.replace("</body>", f"<script>{{{drive}}}</script></body>"))
        run = subprocess.run([BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                              f"--user-data-dir={folder}/profile", "--dump-dom", file.as_uri()],
                             capture_output=True, check=True, timeout=240,
                             env={**os.environ, "HOME": folder, "XDG_RUNTIME_DIR": folder})
    found = re.search("seen:(.*?):end", run.stdout.decode())
    if not found:
        sys.exit("the browser ran, the page did not:\n" + run.stderr.decode()[-3000:])
    return json.loads(urllib.parse.unquote(found.group(1)))


PAGE = royalcheck("--format", "html", "--fail-on", "never", "--all-games", "<none>.pgn", *INPUTS, status=2)
SEEN = look(PAGE)
GAMES = [json.loads(line) for line in royalcheck("--format", "ndjson", "--fail-on", "never", *INPUTS).splitlines()]
PLAYED = next(game for game in GAMES if game["file"] == GAME)


class Report(unittest.TestCase):
    def test_the_page_did_what_it_was_asked(self):
        self.assertEqual(SEEN.get("error", ""), "")

    def test_nothing_is_fetched(self):
        page = re.sub(r'xmlns="[^"]*"|http://www.w3.org/2000/svg', "", PAGE)
        outside = re.sub(r'<script type="application/json"[^>]*>.*', "", page)
        self.assertIsNone(re.search(r"https?:|\bsrc=|@import|url\(|<link", outside))

    def test_all_games_are_listed(self):
        self.assertEqual(SEEN["first_page"], min(200, len(GAMES)))
        self.assertEqual(SEEN["listed"], len(GAMES))
        self.assertIn(f"Games: {len(GAMES)}", SEEN["figures"])

    def test_every_half_move_of_a_royal100_game_shows_its_position(self):
        self.assertEqual(SEEN["start"], "Start position")
        self.assertEqual(len(SEEN["boards"]), PLAYED["plies"] + 1)
        for ply in (0, 1, 31, 32, 33, PLAYED["plies"]):
            fen = royalcheck("board", "--ply", str(ply), "--as", "fen", GAME)
            self.assertEqual(SEEN["boards"][ply], squares_of(fen), ply)
        self.assertEqual(SEEN["boards"][-1], squares_of(PLAYED["final"]["fen"]))
        self.assertEqual(len(SEEN["boards"][0]), 100)
        self.assertEqual(SEEN["boards"][0]["g1"], "Pr")
        self.assertEqual(SEEN["checks"][30], ["e2"])  # 16.Ke2 walks into check

    def test_moves_are_named(self):
        self.assertEqual(len(SEEN["moves"]), PLAYED["plies"])
        self.assertTrue(SEEN["moves"][31].startswith("Qxe2"), SEEN["moves"][31])

    def test_buttons_and_clicks(self):
        self.assertEqual(SEEN["back"], SEEN["boards"][-2])
        self.assertEqual(SEEN["clicked"], SEEN["boards"][1])
        self.assertEqual(SEEN["turned"], SEEN["order"][::-1])

    def test_squares_have_names(self):
        self.assertEqual(len(SEEN["labels"]), 100)
        self.assertIn("g1, white prince", SEEN["labels"])
        self.assertTrue(any(label.startswith("e5, empty") for label in SEEN["labels"]))

    def test_findings_and_events(self):
        self.assertEqual(SEEN["findings"], len(PLAYED["findings"]))
        self.assertEqual(len(SEEN["events"]), len(PLAYED["successions"]))
        self.assertRegex(SEEN["at_finding"], "^After [0-9]+")

    def test_control_periods(self):
        game = next(game for game in GAMES if game["file"].endswith("example-4.pgn"))
        for row, side in zip(SEEN["periods"], ("white", "black")):
            self.assertEqual(row, [f"period {period['state']}" for period in game["periods"][side]])
        self.assertIn("ended a control period without a king move", SEEN["verdict"])

    def test_a_refused_move_stands_struck_out_and_its_square_is_marked(self):
        self.assertEqual(len(SEEN["refused"]), 1)
        self.assertIn("f6", SEEN["refused"][0])
        self.assertEqual(SEEN["faults"], ["f6"])

    def test_squares_are_marked_however_they_are_written(self):
        self.assertEqual(SEEN["marked"], [["a5"], ["e1", "g1"]])

    def test_letter_keys_work_on_a_russian_keyboard(self):
        self.assertEqual(SEEN["cyrillic_key"], SEEN["turned"])

    def test_filters(self):
        def count(wanted):
            return sum(1 for game in GAMES if wanted(game))
        self.assertEqual(SEEN["filtered"], {
            "severity=error": count(lambda game: any(f["severity"] == "error" for f in game["findings"])),
            "severity=clean": count(lambda game: not game["findings"]),
            "status=arbiter": count(lambda game: game["result"]["status"] == "arbiter"),
            "code=RC602": count(lambda game: any(f["code"] == "RC602" for f in game["findings"])),
            "text=example-5": count(lambda game: "example-5" in game["file"])})
        self.assertEqual(SEEN["unfiltered"], len(GAMES))

    def test_russian(self):
        russian = SEEN["russian"]
        self.assertEqual(russian["lang"], "ru")
        self.assertIn("Контрольные периоды короля", russian["headings"])
        self.assertIn("завершили контрольный период", russian["verdict"])
        self.assertRegex(russian["message"], "^[А-ЯЁ]")
        self.assertRegex(russian["label"], "^e8, ")
        self.assertIn("Правило K-LAST", russian["rule"])
        self.assertRegex(russian["rule"], "контрольн")
        for text in SEEN["foreign_words"]:
            self.assertRegex(text, "[а-яё]", text)
        self.assertEqual(SEEN["english_again"], SEEN["verdict"])

    def test_moves_are_in_the_letters_of_the_record(self):
        place, possible, moves, about = SEEN["english_record"]
        self.assertIn("английские буквы: K король", about)
        self.assertEqual(place.split(",")[0], "45.Ra4")
        self.assertIn("Kd1", possible)
        self.assertTrue(any(move.startswith("Ra4") for move in moves), moves)
        place, possible, moves, about = SEEN["russian_record"]
        self.assertIn("Russian letters: Кр king", about)
        self.assertEqual(place.split(",")[0], "8…Kf6")  # as typed: K for the Cyrillic letter
        self.assertIn("Кg4", possible)
        self.assertTrue(any(move.startswith("Кf3") for move in moves), moves)

    def test_notes_on_spelling_do_not_hide_the_board(self):
        game = next(game for game in GAMES if game["file"].endswith("example-1.pgn"))
        spelling = [f for f in game["findings"] if f["code"].startswith("RC1")]
        self.assertEqual(SEEN["folded"], [len(spelling), len(game["findings"]), False])

    def test_codes_have_names_in_the_language_chosen(self):
        self.assertIn("RC301 missed-control-period", SEEN["code_names"]["en"])
        self.assertIn("RC301 не сделан обязательный ход королём", SEEN["code_names"]["ru"])

    def test_what_could_not_be_read_is_told(self):
        self.assertEqual(SEEN["unread"], ["Not read: <none>.pgn: No such file or directory"])

    def test_theme(self):
        self.assertNotEqual(*SEEN["theme"])

    def test_no_text_of_a_record_becomes_markup(self):
        self.assertEqual(SEEN["shouts"], [])
        self.assertEqual(SEEN["intruders"], 0)

    def test_marks_of_direction_are_shown_by_name(self):
        self.assertIn("<U+202E>Иванов", SEEN["hostile"])
        self.assertNotIn("\u202e", SEEN["hostile"])
        data = re.findall(r'<script type="application/json" class="game">(.*?)</script>\n', PAGE)
        self.assertEqual(len(data), len(GAMES))
        self.assertFalse(any("<" in text for text in data))

    def test_every_game_can_be_looked_at(self):
        def count(wanted):
            return sum(1 for game in GAMES if wanted(game["final"]["fen"]))
        self.assertEqual(SEEN["squares"], {
            "0": count(lambda fen: fen is None),
            "64": count(lambda fen: fen and fen.count("/") == 7),
            "100": count(lambda fen: fen and fen.count("/") == 9)})
        self.assertEqual(len(SEEN["without_board"]), count(lambda fen: fen is None))

    def test_paper_has_all_games(self):
        self.assertEqual(SEEN["paper"], len(GAMES))

    def test_games_without_findings_are_left_out_unless_asked_for(self):
        short = royalcheck("--format", "html", "--fail-on", "never", *INPUTS)
        self.assertEqual(short.count('class="game">'), sum(1 for game in GAMES if game["findings"]))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
