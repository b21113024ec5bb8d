"""Every format of a report, over inputs of all kinds, under its own schema.

usage: validate.py FORMAT PROGRAM SCHEMA INPUT...   (the schema of csv and github is in this file)
"""
import copy
import csv
import io
import json
import re
import subprocess
import sys
from xml.etree import ElementTree


def report(program, form, options, inputs, status):
    """What the program writes, as text that must be UTF-8."""
    run = subprocess.run([program, "check", "--format", form, "--fail-on", "never", *options, *inputs],
                         capture_output=True, check=False)
    if run.returncode != status:
        sys.exit(f"exit status {run.returncode}: {run.stderr.decode(errors='replace')}")
    return run.stdout.decode("utf-8")


def no_field_more(schema):
    """The schema as users have it allows fields of later versions; this version must name all of its own."""
    if isinstance(schema, dict):
        if "properties" in schema and schema.get("type") == "object":
            schema.setdefault("additionalProperties", False)
        for value in schema.values():
            no_field_more(value)
    elif isinstance(schema, list):
        for value in schema:
            no_field_more(value)
    return schema


def json_validator(path, part=None):
    from jsonschema import Draft202012Validator
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    schema = no_field_more(copy.deepcopy(schema))
    if part:
        schema = {"$defs": schema["$defs"], "$ref": part}
    return Draft202012Validator(schema)


def strict_json(text):
    def refuse_twice(pairs):
        names = [name for name, _ in pairs]
        assert len(names) == len(set(names)), f"a key stands twice in {names}"
        return dict(pairs)
    return json.loads(text, object_pairs_hook=refuse_twice)


def check_ndjson(schema, text, _):
    validator = json_validator(schema, "#/$defs/game")
    lines = text.splitlines()
    for line in lines:
        validator.validate(strict_json(line))
    return len(lines)


def check_json(schema, text, unread):
    document = strict_json(text)
    assert [trouble["file"] for trouble in document["troubles"]] == unread
    json_validator(schema).validate(document)
    summary = document["summary"]
    assert summary["games"] == len(document["games"])
    if "expect" not in summary:
        assert sum(summary["findings"].values()) == \
            sum(1 + f.get("left_out", 0) for game in document["games"] for f in game["findings"])
    return len(document["games"])


def check_sarif(schema, text, unread):
    document = strict_json(text)
    json_validator(schema).validate(document)
    (run,) = document["runs"]
    (invocation,) = run["invocations"]
    assert invocation["executionSuccessful"] == (not unread)
    assert [note["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
            for note in invocation["toolExecutionNotifications"]] == unread
    rules = run["tool"]["driver"]["rules"]
    contents = {}
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        region = result["locations"][0]["physicalLocation"]["region"]
        begin = (region["startLine"], region["startColumn"])
        assert begin <= (region["endLine"], region["endColumn"]), region
        move = result.get("properties", {}).get("move")
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        if move and uri.startswith("samples/") and region["endLine"] == region["startLine"]:
            content = contents.setdefault(uri, open(uri, "rb").read())
            at = region["byteOffset"]
            marked = content[at:at + region["byteLength"]].decode(errors="replace")
            behind = content[:at].decode(errors="replace").rstrip()
            assert marked == move or behind.endswith(move), (marked, move)  # a sign that stands apart from its move
            line = content.decode(errors="replace").splitlines()[region["startLine"] - 1]
            assert line[region["startColumn"] - 1:region["endColumn"] - 1] == marked, (line, region, marked)
    prints = [(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
               result["locations"][0]["logicalLocations"][0]["name"],
               result["partialFingerprints"]["royalcheckFinding/v1"]) for result in run["results"]]
    assert len(prints) == len(set(prints)), "two findings of a game have one fingerprint"
    return len(run["results"])


def check_junit(schema, text, unread):
    cases = ElementTree.fromstring(text.encode()).iter("testcase")
    assert [case.get("classname") for case in cases if case.find("error") is not None] == unread
    run = subprocess.run(["xmllint", "--noout", "--schema", schema, "-"], input=text.encode(), capture_output=True,
                         check=False)
    assert run.returncode == 0, run.stderr.decode()
    return text.count("<testcase ")


def check_csv(_, text, unread):
    assert text.endswith("\r\n") and "\n" not in text.replace("\r\n", "")
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    assert rows[0][0] == "file" and len(rows[0]) == len(set(rows[0]))
    for row in rows:
        assert len(row) == len(rows[0]), row
        for cell in row:
            assert not re.match(r"\s*[=+\-@\t\r＝＋－＠]", cell), cell
            assert not re.search(r"[\x00-\x1f\x7f]", cell), cell
    return len(rows) - 1


def check_github(_, text, unread):
    command = re.compile(r"::(error|warning|notice) file=[^,:\r\n]+(,line=[0-9]+(,endLine=[0-9]+,col=[0-9]+"
                         r"(,endColumn=[0-9]+)?)?)?,title=[^,:\r\n]+::[^\r\n]+")
    assert re.findall("^::error file=([^,]*),title=input not read::", text, re.MULTILINE) == unread
    lines = text.split("\n")
    assert lines.pop() == ""
    for line in lines:
        assert command.fullmatch(line), line
        assert not re.search(r"%(?!25|0A|0D|3A|2C)", line), line
        assert not re.search(r"[\x00-\x1f\x7f]", line), line
    return len(lines)


def main():
    form, program, schema, *inputs = sys.argv[1:]
    check = globals()[f"check_{form}"]
    for options, unread in (([], []), (["--expect"], []), (["--ignore", "RC"], []), ([], ["none.pgn"]), (["--"], ["none.pgn"])):
        read = unread if options == ["--"] else [*unread, inputs[-1]] if unread else inputs
        found = check(schema, report(program, form, options, read, 2 if unread else 0), unread)
        if read == inputs and not options and found < 50:
            sys.exit(f"only {found} items: the inputs were not read")
        print(f"{form} {' '.join(options + unread)}: {found} items")


main()
