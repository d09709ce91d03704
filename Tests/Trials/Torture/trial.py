"""The parts that the trials in this folder share: sandboxes with a pinned environment, seeded rounds, and the count of
rounds that held.

A trial is an executable beside this file. It makes a `Trial`, which reads the options, and calls `rounds` for each of
its cases. Every round has its own sandbox, and a random generator that depends only on the seed, the case, and the
number of the round, so that one round can be run alone. A round that doesn't hold raises `NotHeld`, usually through
`expect`; its sandbox is kept.

    trial = Trial("kill", __doc__, short=25, long=1000)
    trial.rounds("create", lambda sandbox, random, number: expect(sandbox.motif("list").exit == 0, "list failed"))
    trial.finish()

The last line on standard output is `tried 25 held 25`; script/torture reads it. The exit status is 1 if they differ.
"""

import argparse
import concurrent.futures
import dataclasses
import os
import pathlib
import random
import secrets
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
FIXTURES = ROOT / "Tests/MotifCatalogTests/Fixtures"

# Exit statuses of 'motif guide exit-codes' that a fault of the file system can cause.
FILE_ERRORS = {66: "not found", 73: "exists", 74: "file error", 75: "busy", 77: "not permitted"}

# A command that computes for longer hangs. Waiting doesn't count, so that a busy machine makes no difference.
PROCESSOR_SECONDS = 10

# A command that neither computes nor ends waits for something that never comes.
WAITING_SECONDS = 300


class NotHeld(Exception):
    """A promise that wasn't kept, in words."""


def expect(holds, words):
    """Ends the round unless the promise holds. The words can be a function that makes them."""
    if not holds:
        raise NotHeld(words() if callable(words) else words)


@dataclasses.dataclass
class Run:
    """The end of a command."""

    arguments: tuple
    output: str
    errors: str
    # 0 if a signal ended it.
    exit: int
    # 0 if it exited.
    signal: int

    def __str__(self):
        end = f"signal {self.signal}" if self.signal else f"exit {self.exit}"
        text = (self.errors or self.output).strip()
        return f"motif {' '.join(self.arguments)}: {end}" + (f": {text[-600:]}" if text else "")


class Sandbox:
    """A folder in which motif runs with a pinned environment, as the tests of the command do."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, pathlib.Path(folder)
        self.environment = {
            "COLUMNS": "80", "HOME": str(folder), "LC_ALL": "C.UTF-8", "MOTIF_AUTHOR": "mia",
            "MOTIF_TIME": "2026-05-04T09:30:00Z", "PATH": "/usr/bin:/bin", "TMPDIR": str(folder), "TZ": "UTC",
            # A build that counts its lines would leave the counts in the folder.
            "LLVM_PROFILE_FILE": "/dev/null",
        }

    def path(self, name):
        return self.folder / name

    def write(self, name, text):
        self.path(name).write_text(text, encoding="utf-8")

    def files(self):
        """The names of the files in the folder, sorted, without folders."""
        return sorted(entry.name for entry in self.folder.iterdir() if not entry.is_dir())

    def start(self, *arguments, environment=(), prefix=(), **streams):
        """Starts a command; `prefix` is a program that runs it."""
        # The shell is replaced by the command, which keeps its limit.
        limited = ["/bin/sh", "-c", f'ulimit -t {PROCESSOR_SECONDS}; exec "$@"', "sh", *prefix, self.binary, *arguments]
        streams = {"stdin": subprocess.DEVNULL, **streams}
        return subprocess.Popen(
            limited, cwd=self.folder, env={**self.environment, **dict(environment)}, text=True, errors="replace", **streams)

    def motif(self, *arguments, input=None, **options):
        """Runs a command to its end."""
        streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        if input is not None:
            streams["stdin"] = subprocess.PIPE
        process = self.start(*arguments, **streams, **options)
        try:
            output, errors = process.communicate(input, timeout=WAITING_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise NotHeld(f"motif {' '.join(arguments)}: no end after {WAITING_SECONDS} s") from None
        return ended(arguments, output, errors, process.returncode)

    def must(self, *arguments, **options):
        """The output of a command that has to succeed."""
        run = self.motif(*arguments, **options)
        expect(run.exit == 0 and run.signal == 0, lambda: f"must succeed: {run}")
        return run.output

    def copy(self):
        """A sandbox with the same files."""
        folder = tempfile.mkdtemp(prefix="motif-trial-")
        shutil.copytree(self.folder, folder, symlinks=True, dirs_exist_ok=True)
        return Sandbox(self.binary, folder)

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def ended(arguments, output, errors, code):
    """The `Run` for a return code of `subprocess`."""
    return Run(tuple(arguments), output, errors, max(code, 0), max(-code, 0))


def rows(path, tables=None):
    """Every row of the tables of a database, read by Python's SQLite rather than by motif; `None` if there is no file."""
    if not pathlib.Path(path).exists():
        return None
    connection = sqlite3.connect(path)
    # A text that a fault damaged must not stop the comparison.
    connection.text_factory = bytes
    try:
        schema = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
        names = [name.decode() for name, _ in schema]
        # Equal words can be in index segments of different shapes.
        names = [name for name in names if not name.startswith("search_")] if tables is None else tables
        content = {}
        for name in names:
            width = len(connection.execute(f'SELECT * FROM "{name}" LIMIT 0').description)
            order = ", ".join(str(column + 1) for column in range(width))
            content[name] = connection.execute(f'SELECT * FROM "{name}" ORDER BY {order}').fetchall()
        return connection.execute("PRAGMA user_version").fetchone(), content
    finally:
        connection.close()


def rows_of_copy(path):
    """The rows, read without a trace: SQLite would apply and remove the journal that a killed process left."""
    with tempfile.TemporaryDirectory(prefix="motif-trial-") as folder:
        for ending in ["", "-wal", "-journal"]:
            if os.path.exists(f"{path}{ending}"):
                shutil.copy(f"{path}{ending}", f"{folder}/copy.db{ending}")
        return rows(f"{folder}/copy.db")


# What a catalog can't make again from something else.
HISTORY = ["change", "change_hash", "revision"]


class Trial:
    """The options of a trial, its rounds, and their count."""

    def __init__(self, name, description, short, long):
        self.name = name
        parser = argparse.ArgumentParser(
            prog=f"Tests/Trials/Torture/{name}", description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument(
            "--motif", default=str(ROOT / ".build/debug/motif"), help="binary (default: .build/debug/motif)")
        parser.add_argument("--short", action="store_true", help=f"short form: {short} rounds per case instead of {long}")
        parser.add_argument("--rounds", type=int, help="number of rounds per case")
        parser.add_argument("--seed", type=int, default=secrets.randbelow(10**9), help="seed (default: a new one)")
        parser.add_argument("--case", action="append", help="only this case (repeatable)")
        parser.add_argument("--round", type=int, help="only this round")
        self.options = parser.parse_args()
        self.is_short = self.options.short
        self.count = self.options.rounds or (short if self.is_short else long)
        self.binary = str(pathlib.Path(self.options.motif).resolve())
        if not os.access(self.binary, os.X_OK):
            sys.exit(f"There is no {self.options.motif}; 'swift build' makes it")
        self.tried = self.held = 0
        self.started = time.monotonic()
        self.workers = os.cpu_count() or 1
        # Removed at the end, whatever happens to the rounds.
        self.base = Sandbox(self.binary, tempfile.mkdtemp(prefix="motif-trial-"))
        print(f"{name}: seed {self.options.seed}", file=sys.stderr, flush=True)

    def wants(self, case):
        """Whether the options choose a case."""
        return not self.options.case or case in self.options.case

    def sandbox(self, name):
        """A new sandbox for what the rounds of a case start from."""
        folder = self.base.path(name)
        folder.mkdir()
        return Sandbox(self.binary, folder)

    def random(self, case, number):
        """The generator of a round."""
        return random.Random(f"{self.options.seed}/{case}/{number}")

    def rounds(self, case, body, template=None, numbers=None, note=lambda: "", weight=1):
        """Runs `body(sandbox, random, number)` for every round, in a copy of the template or in an empty sandbox.

        A round counts as `weight` things that were tried.
        """
        if not self.wants(case):
            return
        numbers = range(1, self.count + 1) if numbers is None else numbers
        if self.options.round is not None:
            numbers = [self.options.round]
        start, held = time.monotonic(), 0
        with concurrent.futures.ThreadPoolExecutor(self.workers) as pool:
            for failure in pool.map(lambda number: self.round(case, body, template, number), numbers):
                held += failure is None
                if failure:
                    print(failure, file=sys.stderr, flush=True)
        self.tried, self.held = self.tried + weight * len(numbers), self.held + weight * held
        print(
            f"{self.name}: {case}: {held} of {len(numbers)} held, {time.monotonic() - start:.0f} s {note()}".rstrip(),
            file=sys.stderr, flush=True)

    def round(self, case, body, template, number):
        """The words about a round that didn't hold, or `None`."""
        sandbox = template.copy() if template else Sandbox(self.binary, tempfile.mkdtemp(prefix="motif-trial-"))
        try:
            body(sandbox, self.random(case, number), number)
        except (NotHeld, sqlite3.Error, OSError) as error:
            kept = ROOT / ".build/torture" / f"{self.name}-{case}-{number}"
            shutil.rmtree(kept, ignore_errors=True)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(sandbox.folder, kept, symlinks=True)
            replay = f"Tests/Trials/Torture/{self.name} --seed {self.options.seed} --case {case} --round {number}"
            return f"NOT HELD: {case}, round {number}: {error}\n    {replay}\n    The files are in {kept.relative_to(ROOT)}"
        finally:
            sandbox.remove()
        return None

    def finish(self):
        """Prints the count, and ends the process."""
        self.base.remove()
        print(f"tried {self.tried} held {self.held}")
        if not self.tried:
            sys.exit(f"Nothing was tried; is there a case named {' or '.join(self.options.case or [])}?")
        sys.exit(0 if self.held == self.tried else 1)


def skip(words):
    """Ends a trial that can't be run on this machine."""
    print(f"Skipped: {words}")
    sys.exit(0)


def killed(process, delay, number=signal.SIGKILL):
    """Kills a command after a delay, and returns its `Run` with all that it printed; the signal is 0 if it had ended."""
    try:
        output, errors = process.communicate(timeout=delay)
    except subprocess.TimeoutExpired:
        process.send_signal(number)
        try:
            output, errors = process.communicate(timeout=WAITING_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            output, errors = process.communicate()
    return ended(process.args[5:], output, errors, process.returncode)


def drafts(sandbox):
    """The files that motif was making when it was killed, in the folder and those below it."""
    return sorted(str(path.relative_to(sandbox.folder)) for path in sandbox.folder.rglob(".motif-*"))
