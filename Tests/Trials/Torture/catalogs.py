"""Small catalogs and clones for the trials to start from."""

import json
import shutil
import sqlite3

from trial import FIXTURES


def documents(sandbox):
    """Writes the documents of a small catalog, which most commands read in an instant, into `base.jsonl`."""
    sandbox.must("init", "full.db", "--quiet")
    sandbox.must(
        "export", "kind:expand", "expand", "expand-sign-in", "item:twitter", "device:iphone-15", "--to", "jsonl", "-o",
        "base.jsonl", "--catalog", "full.db")
    sandbox.path("full.db").unlink()


def small(sandbox):
    """Makes a small catalog, `motif.db`, with some history."""
    documents(sandbox)
    sandbox.must("init", "--empty", "--quiet")
    sandbox.must("import", "base.jsonl")
    sandbox.path("base.jsonl").unlink()
    sandbox.must("update", "expand", "--set", "expandDuration=200ms", "-m", "Shorter")
    sandbox.must("update", "expand", "--set", "expandDuration=300ms", "-m", "Longer")
    sandbox.must("delete", "expand-sign-in")


def patterns(count, first=0, title="Pattern"):
    """Patterns of the kind `expand` as JSON Lines."""
    return "".join(
        json.dumps({
            "type": "pattern", "slug": f"p-{number}", "kind": "expand", "title": f"{title} {number}",
            "tags": ["made", f"t-{number % 7}"], "parameters": {"expandDuration": 0.1 + number % 50 / 100},
        }) + "\n" for number in range(first, first + count))


def clones(sandbox):
    """Makes `motif.db`, a clone with a change of its own, and `hub.db`, which has a newer change and an older copy."""
    small(sandbox)
    sandbox.must("hub", "create", "hub.db")
    sandbox.must("clone", "hub.db", "other.db", "--quiet")
    other = {"MOTIF_CATALOG": "other.db", "MOTIF_AUTHOR": "tom"}.items()
    sandbox.write("theirs.jsonl", patterns(40, title="Theirs"))
    sandbox.must("import", "theirs.jsonl", environment=other)
    sandbox.must("update", "expand", "--set", "presentDuration=500ms", environment=other)
    sandbox.must("push", environment=other)
    for name in ["theirs.jsonl", "other.db"]:
        sandbox.path(name).unlink()
    sandbox.write("ours.jsonl", patterns(40, first=100, title="Ours"))
    sandbox.must("import", "ours.jsonl")
    sandbox.path("ours.jsonl").unlink()


def older(sandbox, journal):
    """Copies the catalog of version 2 to `motif.db`, in a mode of SQLite's journal."""
    shutil.copyfile(FIXTURES / "version-2.db", sandbox.path("motif.db"))
    connection = sqlite3.connect(sandbox.path("motif.db"))
    connection.execute(f"PRAGMA journal_mode = {journal}")
    connection.close()
