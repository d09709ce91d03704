"""Commands that the trials interrupt: what each starts from, and the states that it may leave."""

import hashlib
import json

import catalogs
from trial import drafts, expect, rows, rows_of_copy


def without_hub(content):
    """Rows without the URL of the hub, which has the sandbox's path."""
    if content:
        content[1].pop("hub", None)
    return content


def catalog(sandbox, name="motif.db"):
    return without_hub(rows(sandbox.path(name)))


def hash_of(path):
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None


def tree(folder):
    """The files below a folder by name, without drafts."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and ".motif-" not in str(path)]
    return {str(path.relative_to(folder)): hash_of(path) for path in files}


class Case:
    """A command to interrupt: what it starts from, its states, and what it prints when it has done its work."""

    catalog = "motif.db"
    input = None
    done = None

    def __init__(self, name, *command, repeated=0):
        # The exit status of the command when its work is done already.
        self.name, self.command, self.repeated = name, command, repeated

    def prepare(self, sandbox):
        catalogs.small(sandbox)

    def learn(self, template):
        """Reads the prepared state."""

    def enter(self, sandbox):
        """Adapts a copy of the prepared state to its folder."""

    def state(self, sandbox):
        return catalog(sandbox)

    def is_whole(self, state, old, new):
        return state in (old, new)

    def is_acknowledged(self, run, state, new):
        """Whether the state has everything that the command reported."""
        is_done = run.exit == 0 and run.signal == 0 or (self.done and self.done in run.output + run.errors)
        return state == new or not is_done

    def again(self, sandbox, is_done):
        """Runs the command to its end; `is_done` if that has been done."""
        run = sandbox.motif(*self.command, input=self.input)
        expect(run.exit == (self.repeated if is_done else 0) and not run.signal, lambda: f"must run again: {run}")


class Batch(Case):
    """Many changes of one document, as one change or each as its own."""

    LINES = 40

    def __init__(self, name, *options):
        super().__init__(name, "batch", *options, repeated=65)
        self.keeps_going = "--keep-going" in options
        self.done = None if self.keeps_going else '"committed":true'
        self.input = "".join(
            json.dumps({"op": "update", "ref": "expand", "expect": number, "set": {"expandDuration": number / 100}}) + "\n"
            for number in range(3, 3 + self.LINES))

    def is_whole(self, state, old, new):
        if not self.keeps_going:
            return super().is_whole(state, old, new)
        # The lines are changes of their own, so the history is the beginning of the complete one.
        (_, found), (_, complete) = state, new
        return all(found[name] == complete[name][:len(found[name])] for name in ["change", "change_hash", "revision"])

    def is_acknowledged(self, run, state, new):
        if not self.keeps_going:
            return super().is_acknowledged(run, state, new)
        answers = run.output.split("\n")[:-1]
        return len(state[1]["change"]) >= 4 + sum('"ok":true' in answer for answer in answers)

    def again(self, sandbox, is_done):
        if not self.keeps_going:
            return super().again(sandbox, is_done)
        count = len(rows(sandbox.path("motif.db"))[1]["change"]) - 4
        sandbox.must(*self.command, input="".join(self.input.splitlines(keepends=True)[count:]))


class Import(Case):
    done = "Imported"

    def prepare(self, sandbox):
        super().prepare(sandbox)
        sandbox.write("many.jsonl", catalogs.patterns(120))


class Backup(Case):
    """Replaces an older copy."""

    done = "Copied"

    def prepare(self, sandbox):
        super().prepare(sandbox)
        sandbox.must("backup", "copy.db")
        sandbox.write("many.jsonl", catalogs.patterns(150))
        sandbox.must("import", "many.jsonl")

    def state(self, sandbox):
        if sandbox.path("copy.db").exists():
            sandbox.must("verify", "--quiet", "--catalog", "copy.db")
        return catalog(sandbox), catalog(sandbox, "copy.db")


class Init(Case):
    catalog = "new.db"

    def prepare(self, sandbox):
        pass

    def state(self, sandbox):
        return catalog(sandbox, "new.db")


class Migration(Case):
    """Opening a catalog of an earlier version, whose journal has this mode."""

    def __init__(self, journal):
        super().__init__(f"migration-{journal}", "list")
        self.journal = journal

    def prepare(self, sandbox):
        catalogs.older(sandbox, self.journal)

    def learn(self, template):
        self.before = rows(template.path("motif.db"))
        sandbox = template.copy()
        sandbox.must("list")
        self.after = catalog(sandbox)
        sandbox.remove()

    def state(self, sandbox):
        # The copy that a migration makes first is the old catalog, and can be used instead of it.
        copy = rows(sandbox.path("motif.db.before-3"))
        if copy:
            expect(copy == self.before, "the copy is not the catalog of before the migration")
            # With its log, which belongs to it.
            for path in sandbox.folder.glob("motif.db.before-3*"):
                path.replace(sandbox.path(path.name.replace("motif.db.before-3", "restored.db", 1)))
            sandbox.must("verify", "--quiet", "--catalog", "restored.db")
            expect(catalog(sandbox, "restored.db") == self.after, "the copy doesn't migrate as the catalog does")
            for path in sandbox.folder.glob("restored.db*"):
                path.unlink()
        return without_hub(rows_of_copy(sandbox.path("motif.db")))


class Gallery(Case):
    done = "Wrote a gallery"

    def prepare(self, sandbox):
        super().prepare(sandbox)
        sandbox.must(*self.command)
        sandbox.must("update", "expand", "--title", "Another", "--set", "expandDuration=500ms")

    def state(self, sandbox):
        return tree(sandbox.path("site"))


class ExportFile(Case):
    done = "Exported"

    def prepare(self, sandbox):
        super().prepare(sandbox)
        sandbox.must(*self.command)
        sandbox.write("many.jsonl", catalogs.patterns(150))
        sandbox.must("import", "many.jsonl")

    def state(self, sandbox):
        return hash_of(sandbox.path("out.jsonl"))


class ExportFolder(Case):
    """A file for each pattern, each of which is whole."""

    done = "Exported"

    def prepare(self, sandbox):
        super().prepare(sandbox)
        sandbox.write("many.jsonl", catalogs.patterns(20))
        sandbox.must("import", "many.jsonl")
        sandbox.must(*self.command)
        sandbox.must("update", "--where", "true", "--yes", "--set", "expandDuration=700ms")

    def state(self, sandbox):
        return tree(sandbox.path("out"))

    def is_whole(self, state, old, new):
        return state.keys() == new.keys() and all(state[name] in (old[name], new[name]) for name in state)


class Adopt(Case):
    """Values, links to them, and a comment in code."""

    CODE = """enum Motion {
    static let quick: TimeInterval = 0.111
    static let slow: TimeInterval = 0.222
}
func a() { UIView.animate(withDuration: Motion.quick) {} }
func b() { UIView.animate(withDuration: Motion.slow) {} }
func c() { UIView.animate(withDuration: 0.333) {} }
"""
    FILES = ["a.swift", "motif.links.json"]

    def prepare(self, sandbox):
        super().prepare(sandbox)
        sandbox.write("a.swift", self.CODE)
        sandbox.must("adopt", "--plan", "plan.json")
        plan = json.loads(sandbox.path("plan.json").read_text())
        plan["items"][-1].update(action="ignore", reason="old")
        sandbox.write("plan.json", json.dumps(plan))

    def state(self, sandbox):
        values = catalog(sandbox)
        return values, tuple(hash_of(sandbox.path(name)) for name in self.FILES)

    def is_whole(self, state, old, new):
        # The values come first; no file is half written, and no link leads nowhere.
        (values, files), (before, were), (after, are) = state, old, new
        parts = all(file in pair for file, pair in zip(files, zip(were, are)))
        return parts and values in (before, after) and (values == after or files == were)

    def again(self, sandbox, is_done):
        # What is done already fits the plan.
        sandbox.must(*self.command)


class Fix(Adopt):
    """Drifted code in two files."""

    FILES = ["a.swift", "b.css"]

    def prepare(self, sandbox):
        catalogs.small(sandbox)
        sandbox.must("create", "value:quick", "--set", "valueType=duration", "--set", "value=0.2s")
        sandbox.write("a.swift", "UIView.animate(withDuration: 0.111) {} // motif: value:quick\n")
        sandbox.write("b.css", "/* motif: value:quick */\n.a { transition: opacity 0.3s linear; }\n")

    def again(self, sandbox, is_done):
        sandbox.must(*self.command)


class Undo(Case):
    """Takes back the last change, or makes it again. Once done, there is another one, or none."""

    def __init__(self, name, *before, repeated=0):
        super().__init__(name, name, repeated=repeated)
        self.before_it = before

    def prepare(self, sandbox):
        super().prepare(sandbox)
        sandbox.must("update", "kind:expand", "--title", "Expands")
        for command in self.before_it:
            sandbox.must(command)

    def again(self, sandbox, is_done):
        if not is_done:
            sandbox.must(*self.command)


class Baseline(Adopt):
    """Replaces an older list of findings."""

    FILES = ["base.json"]

    def prepare(self, sandbox):
        catalogs.small(sandbox)
        sandbox.write("a.swift", self.CODE)
        sandbox.must(*self.command)
        sandbox.write("a.swift", self.CODE + self.CODE.replace("0.333", "0.444"))


class Pull(Case):
    def prepare(self, sandbox):
        catalogs.clones(sandbox)

    def enter(self, sandbox):
        sandbox.must("hub", "set", "hub.db", "--quiet")

    def state(self, sandbox):
        sandbox.must("verify", "--quiet", "--catalog", "hub.db")
        return catalog(sandbox), catalog(sandbox, "hub.db")


class Push(Pull):
    done = "Pushed"

    def prepare(self, sandbox):
        super().prepare(sandbox)
        sandbox.must("pull", "--quiet")


class Clone(Case):
    catalog = "clone.db"
    done = "Cloned"

    def prepare(self, sandbox):
        catalogs.clones(sandbox)

    def state(self, sandbox):
        return catalog(sandbox, "clone.db")


CASES = [
    Case("create", "create", "slowly", "--kind", "expand", "--set", "expandDuration=600ms", "--tag", "slow", repeated=73),
    Case("update", "update", "kind:expand", "--title", "Expands"),
    Case("rename", "rename", "kind:expand", "grow"),
    Batch("batch"),
    Batch("batch-keep-going", "--keep-going"),
    Import("import", "import", "many.jsonl"),
    Case("restore", "restore", "expand@1"),
    Backup("backup", "backup", "copy.db", "--force"),
    Init("init", "init", "new.db", repeated=73),
    Migration("delete"),
    Migration("wal"),
    Gallery("gallery", "gallery", "-o", "site"),
    ExportFile("export", "export", "--to", "jsonl", "-o", "out.jsonl"),
    ExportFolder("export-folder", "export", "--to", "css", "-o", "out/"),
    Adopt("adopt", "adopt", "--apply", "plan.json"),
    Fix("scan-fix", "scan", "--fix"),
    Baseline("baseline", "scan", "--write-baseline", "base.json"),
    Undo("undo"),
    Undo("redo", "undo"),
    Pull("pull", "pull"),
    Push("push", "push"),
    Clone("clone", "clone", "hub.db", "clone.db", repeated=73),
]


class States:
    """The states of a case before and after, and what must hold of each in between."""

    def __init__(self, trial, case):
        self.case, self.template = case, trial.sandbox(case.name)
        case.prepare(self.template)
        case.learn(self.template)
        old, new = self.template.copy(), self.template.copy()
        self.before = case.state(old)
        case.enter(new)
        case.again(new, is_done=False)
        self.after = case.state(new)
        old.remove()
        new.remove()

    def check(self, sandbox, run):
        """Looks at what an interrupted run left, and returns the state."""
        case = self.case
        # Before anything else opens a catalog of an earlier version, which migrates it.
        state = case.state(sandbox) if isinstance(case, Migration) else None
        if sandbox.path(case.catalog).exists():
            sandbox.must("verify", "--quiet", "--catalog", case.catalog)
        state = state or case.state(sandbox)
        expect(case.is_whole(state, self.before, self.after), lambda: f"half done: {run}")
        expect(case.is_acknowledged(run, state, self.after), lambda: f"reported, but not there: {run}")
        return state

    def check_again(self, sandbox, state):
        """Runs the command again, which must end as if it had never been interrupted."""
        self.case.again(sandbox, is_done=state == self.after)
        sandbox.must("verify", "--quiet", "--catalog", self.case.catalog)
        expect(self.case.state(sandbox) == self.after, "run again, it doesn't end as it always does")
        left = drafts(sandbox)
        expect(not left, lambda: f"left behind: {', '.join(left)}")
