"""Puts each mutant of mutants.txt into a copy of the source, builds the tests of the rules and demands that one fails.

usage: run.py SOURCE WORK [FIRST [LAST]]       WORK keeps the copy and its build; FIRST, LAST: only these mutants
       run.py SOURCE                           only looks whether each mutant's place is in the source, once
"""

import pathlib
import shutil
import subprocess
import sys

TESTS = ("rules/rules_test", "rules/royal100/royal100_test", "perft/perft_test", "perft/royal100_perft_test")


def read_mutants(file):
    for block in file.read_text("utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if not lines:
            continue
        path, before, after = lines
        assert before.startswith("- ") and after.startswith("+ "), block
        yield path, before[2:], after[2:]


def mutants_in_place(source):
    mutants = list(read_mutants(source / "tests/mutants/mutants.txt"))
    astray = [f"{number}: {path} has '{before}' {count} times"
              for number, (path, before, _) in enumerate(mutants, 1)
              if (count := (source / path).read_text("utf-8").count(before)) != 1]
    if astray:
        sys.exit("\n".join(astray))
    return mutants


def copy_source(source, copy):
    listed = subprocess.run(["git", "-C", source, "ls-files"], capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        here, there = pathlib.Path(source) / name, copy / name
        if here.is_file() and not (there.exists() and there.read_bytes() == here.read_bytes()):
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(here, there)


def build(tree):
    return subprocess.run(["cmake", "--build", tree, "--target", *(test.split("/")[-1] for test in TESTS)],
                          capture_output=True, text=True)


def killer(tree):
    """The first test program that fails."""
    for test in TESTS:
        if subprocess.run([tree / "tests" / test, "--gtest_fail_fast", "--gtest_brief=1"],
                          capture_output=True, timeout=300).returncode != 0:
            return test
    return None


def main():
    source = pathlib.Path(sys.argv[1])
    mutants = mutants_in_place(source)
    if len(sys.argv) == 2:
        return
    work = pathlib.Path(sys.argv[2])
    first, last = (*map(int, sys.argv[3:5]), *(1, sys.maxsize)[len(sys.argv) - 3 :])
    copy, tree = work / "source", work / "build"
    copy_source(source, copy)
    subprocess.run(["cmake", "-S", copy, "-B", tree, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
                    "-DCMAKE_CXX_FLAGS=-O1"], check=True, capture_output=True)
    made = build(tree)
    if made.returncode != 0 or killer(tree) is not None:
        sys.exit("the tests do not pass without a mutant\n" + made.stdout[-2000:])
    killed = total = 0
    for number, (path, before, after) in enumerate(mutants, 1):
        if not first <= number <= last:
            continue
        total += 1
        file = copy / path
        text = file.read_text("utf-8")
        try:
            file.write_text(text.replace(before, after), "utf-8")
            made = build(tree)
            if made.returncode != 0:  # that is no test
                sys.exit(f"{number}: {path}: {after}: does not compile\n{made.stdout[-2000:]}")
            test = killer(tree)
        except subprocess.TimeoutExpired:
            test = "the clock"
        finally:
            file.write_text(text, "utf-8")
        killed += test is not None
        print(f"{number} {path}: {after}: {'killed by ' + test if test else 'SURVIVED'}", flush=True)
    print(f"{killed} of {total} mutants killed")
    sys.exit(0 if killed == total else 1)


if __name__ == "__main__":
    main()
