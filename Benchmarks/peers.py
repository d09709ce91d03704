"""The programs that motif is compared with. Each one says how it does a piece of work, as a command and its streams."""

import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
SQLITE_UTILS = "sqlite-utils==3.38"


class Shell:
    """The sqlite3 shell, which does the same indexing by SQL: peer.sql."""

    name = "sqlite3"
    is_available = shutil.which("sqlite3") is not None
    select = "SELECT body FROM document WHERE type = 'pattern' AND slug = '{}';"

    def __init__(self, sandbox):
        self.sandbox = sandbox

    def run(self, *arguments, **streams):
        return self.sandbox.once(["sqlite3", "-batch", *arguments], **streams)

    def load(self):
        self.sandbox.remove("peer.db")
        return self.run("peer.db", stdin=HERE / "peer.sql")


class SQLiteUtils:
    """sqlite-utils from PyPI, which puts each document into a row and indexes nothing."""

    name = "sqlite-utils"

    def __init__(self, sandbox):
        self.sandbox = sandbox
        folder = ROOT / ".build/peers/sqlite-utils"
        self.program = folder / "bin/sqlite-utils"
        if not self.program.exists():
            subprocess.run([sys.executable, "-m", "venv", folder], stdout=sys.stderr)
            subprocess.run([folder / "bin/pip", "install", "--quiet", SQLITE_UTILS], stdout=sys.stderr)
        self.is_available = self.program.exists()

    def run(self, *arguments, **streams):
        return self.sandbox.once([self.program, *arguments], **streams)

    def load(self):
        self.sandbox.remove("utils.db")
        return self.run("insert", "utils.db", "documents", "patterns.jsonl", "--nl")


class Floor:
    """floor.c: prepared statements on motif's own tables."""

    name = "C"

    def __init__(self, sandbox):
        self.sandbox = sandbox
        self.program = sandbox.path("floor")
        build = ["cc", "-O2", "-o", self.program, HERE / "floor.c", "-lsqlite3"]
        self.is_available = shutil.which("cc") is not None and subprocess.run(build).returncode == 0

    def run(self, *arguments, **streams):
        return self.sandbox.once([self.program, *arguments], **streams)


class Git:
    """git with one file for each document, which keeps a history."""

    name = "git"
    is_available = shutil.which("git") is not None

    def __init__(self, sandbox):
        self.sandbox = sandbox

    def run(self, *arguments, **streams):
        return self.sandbox.once(["git", "-C", "repository", *arguments], **streams)

    def commit(self, file, texts):
        """Makes a repository in which a file has had each of these texts."""
        self.sandbox.once(["git", "init", "--quiet", "--initial-branch=main", "repository"])
        stream = []
        for number, text in enumerate(texts):
            stream.append(
                f"commit refs/heads/main\ncommitter bench <bench@localhost> {1_800_000_000 + number} +0000\n"
                f"data 2\nx\n\nM 644 inline {file}\ndata {len(text.encode())}\n{text}\n")
        self.sandbox.path("stream").write_text("".join(stream))
        self.run("fast-import", "--quiet", stdin=self.sandbox.path("stream"))


class JQ:
    """jq over a file of JSON Lines, as a folder of JSON is searched."""

    name = "jq"
    is_available = shutil.which("jq") is not None

    def __init__(self, sandbox):
        self.sandbox = sandbox

    def run(self, *arguments, **streams):
        return self.sandbox.once(["jq", "-c", *arguments], **streams)
