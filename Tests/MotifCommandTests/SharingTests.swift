import Foundation
import Testing

@testable import MotifStore

/// Clones and hubs on the command line. Each person has a catalog, and the hub is a catalog, too.
@Suite struct `Sharing a catalog` {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        #expect(try sandbox.motif("hub", "create", "hub.db").exit == 0)
        for name in ["mia", "tom", "ada"] { #expect(try sandbox.motif("clone", "hub.db", "\(name).db").exit == 0) }
    }

    /// Runs a command as somebody, on the catalog with that name.
    @discardableResult
    private func motif(_ person: String, _ arguments: String...) throws -> Run {
        try sandbox.run(arguments + ["--catalog", "\(person).db"], environment: ["MOTIF_AUTHOR": person])
    }

    /// The hash of the last change in a file.
    private func head(_ file: String) throws -> HistoryPoint? {
        try Store.open(at: sandbox.path(file).path, for: .reading).read { try $0.head() }
    }

    private func edit(_ person: String, _ value: String, _ message: String) throws {
        #expect(try motif(person, "update", "expand", "--set", value, "-m", message).exit == 0)
    }

    @Test func `two people's changes end up in one history`() throws {
        try edit("mia", "expandDuration=250ms", "Snappier")
        try edit("tom", "presentDuration=500ms", "Calmer")
        #expect(try motif("mia", "push").errors == "Pushed 1 change\n")
        let push = try motif("tom", "push")
        #expect(push.exit == 73)
        try expect(push, matches: "push-moved")
        try expect(try motif("tom", "sync"), matches: "sync")
        #expect(try motif("mia", "pull").errors == "1 new change by tom\n")
        #expect(try motif("mia", "pull").errors == "Nothing new\n")
        #expect(try head("mia.db") == head("tom.db"))
        #expect(try head("mia.db") == head("hub.db"))
        for name in ["mia", "tom", "hub"] { #expect(try motif(name, "verify").exit == 0) }
        try expect(try motif("tom", "log", "expand"), matches: "log-after-sync")
    }

    @Test(.enabled(if: geteuid() == 0))
    func `another user's catalog that was only found doesn't connect to its hub`() throws {
        #expect(chown(sandbox.path("motif.db").path, 65_534, 65_534) == 0)
        for command in ["pull", "push", "sync", "status --fetch"] {
            let run = try sandbox.run(command.split(separator: " ").map(String.init))
            #expect(run.exit == 77 && run.errors.contains("belongs to another user"), "\(run)")
            #expect(run.errors.contains("hub.db"))
        }
        #expect(try motif("motif", "pull").errors == "Nothing new\n")
    }

    /// What can become of a hub behind the back of its clones.
    enum Fate: CaseIterable { case older, emptied, otherCatalog, otherHistory, gone }

    @Test(arguments: Fate.allCases)
    func `a hub with an unexpected history is reported by every command that uses it`(_ fate: Fate) throws {
        let hub = sandbox.path("hub.db")
        func replace(_ file: String) throws {
            try FileManager.default.removeItem(at: hub)
            try FileManager.default.copyItem(at: sandbox.path(file), to: hub)
        }
        try FileManager.default.copyItem(at: hub, to: sandbox.path("old.db"))
        try edit("mia", "expandDuration=250ms", "Snappier")
        try motif("mia", "push")
        let (expected, mends): (String, [String])
        switch fate {
        case .older:
            try replace("old.db")
            (expected, mends) = ("has only 1 change, but has had 2", ["push", "--restore"])
        case .emptied:
            #expect(try sandbox.motif("init", "empty.db", "--empty").exit == 0)
            try replace("empty.db")
            (expected, mends) = ("has only 0 changes, but has had 2", ["push", "--restore"])
        case .otherCatalog:
            #expect(try sandbox.motif("init", "other.db", "-m", "Another team's").exit == 0)
            try replace("other.db")
            (expected, mends) = ("has another catalog", ["hub set"])
        case .otherHistory:
            try replace("old.db")
            #expect(try sandbox.motif("clone", "hub.db", "lea.db").exit == 0)
            try edit("lea", "presentDuration=500ms", "Calmer")
            try motif("lea", "push")
            (expected, mends) = ("differs from this catalog's from change 2 on", [])
        case .gone:
            try FileManager.default.removeItem(at: hub)
            (expected, mends) = ("doesn't exist", [])
        }
        let commands = [
            ["status", "--fetch"], ["push"], ["push", "--dry-run"], ["pull"],
            ["pull", "--dry-run"], ["sync"], ["sync", "--dry-run"],
        ]
        for isChanged in [false, true] {
            if isChanged { try edit("mia", "presentDuration=600ms", "Longer") }
            for command in commands {
                let run = try sandbox.run(command + ["--catalog", "mia.db"])
                #expect(run.exit != 0 && run.errors.contains(expected), "\(command): \(run)")
                if mends.count == 2 { #expect(run.errors.contains(mends.joined(separator: " ")), "\(command)") }
            }
        }
        if mends.count == 2 {
            #expect(try sandbox.run(mends + ["--catalog", "mia.db"]).exit == 0)
            #expect(try motif("mia", "status", "--fetch").errors.contains("The hub has nothing new"))
            #expect(try head("hub.db") == head("mia.db"))
        }
    }

    @Test func `changes that only the hub has are counted`() throws {
        try edit("mia", "expandDuration=250ms", "Snappier")
        try motif("mia", "push")
        #expect(try motif("tom", "status", "--fetch").errors.contains("The hub has 1 new change"))
        #expect(try motif("tom", "status", "--fetch", "--format", "jsonl").output.contains(#""incoming":1"#))
        try edit("tom", "presentDuration=500ms", "Calmer")
        let rehearsal = try motif("tom", "push", "--dry-run")
        #expect(rehearsal.exit == 73 && rehearsal.errors.contains("has moved on to change 2"))
        let both = try motif("tom", "sync", "--dry-run", "--format", "json")
        #expect(both.output.contains(#""message": "Calmer""#) && both.output.contains(#""message": "Snappier""#))
        #expect(try motif("tom", "sync", "--dry-run").errors.hasSuffix("Would push 1 change\nNothing was written\n"))
        #expect(try motif("tom", "status").errors.contains("1 change to push"))
    }

    @Test func `advice names an answer that can be used, and the side whose change was dropped`() throws {
        // In mia's catalog, the kind no longer allows what tom has set.
        let sandbox = self.sandbox
        let kind = try motif("mia", "show", "kind:expand", "--format", "json").output
        #expect(kind.contains("thresholdScale"))
        try edit("mia", "thresholdScale=3", "Farther")
        try edit("tom", "thresholdScale=4", "Still farther")
        // Each of several conflicts has an answer.
        for (name, value) in [("mia", "0.5"), ("tom", "0.6")] {
            try edit(name, "expandDuration=\(value)", "Growth")
            try edit(name, "presentDuration=\(value)", "Screen")
        }
        let merge = try motif("tom", "merge", "mia.db")
        #expect(merge.exit == 1)
        // What is advised is run.
        let advice = try #require(merge.errors.firstMatch(of: /Decide with: motif (.*)/)?.1)
        let run = try sandbox.run(advice.split(separator: " ").map(String.init) + ["--catalog", "tom.db"])
        #expect(run.exit == 0, "\(advice): \(run)")
        try edit("ada", "thresholdScale=5", "Farthest")
        let dropped = try motif("ada", "merge", "mia.db", "--take", "expand.thresholdScale=ours")
        #expect(dropped.errors.contains("1 of their changes was dropped"), "\(dropped)")
    }

    @Test func `a release has no name that reads as a range`() throws {
        for name in ["1.4..1.5", "a..b"] {
            #expect(try motif("mia", "release", name).exit == 64)
            let line = #"{"op":"release","name":"\#(name)"}"#
            let batch = try sandbox.motif("batch", "--catalog", "mia.db", input: line)
            #expect(batch.exit == 65 && batch.output.contains("syntax"), "\(batch)")
        }
        #expect(try motif("mia", "release", "1.4.5").exit == 0)
    }

    @Test func `a conflict is listed, and answers settle it`() throws {
        try edit("mia", "expandDuration=250ms", "Snappier")
        try motif("mia", "push")
        try edit("tom", "expandDuration=500ms", "Calmer")
        let before = try sandbox.bytes("tom.db")
        let pull = try motif("tom", "pull")
        #expect(pull.exit == 1)
        try expect(pull, matches: "pull-conflict")
        #expect(try sandbox.bytes("tom.db") == before)
        let rows = try motif("tom", "pull", "--format", "jsonl")
        #expect(rows.output.contains(#""ours":0.5"#) && rows.output.contains(#""theirs":0.25"#))
        let unknown = try motif("tom", "pull", "--take", "expand.expandDurations=ours")
        #expect(unknown.exit == 1)
        #expect(unknown.errors.contains("Did you mean 'expand.expandDuration'?"))
        #expect(try motif("tom", "sync", "--take", "expand.expandDuration=400ms").exit == 0)
        #expect(try motif("tom", "show", "expand").output.contains("0.4 s"))
        // The hub has moved on, and the answer no longer fits.
        #expect(try motif("tom", "pull", "--take", "expand.expandDuration=ours").exit == 64)
    }

    @Test func `a release is shared, and its name can't be reused`() throws {
        #expect(try motif("mia", "release", "1.4", "-m", "May").exit == 0)
        #expect(try motif("mia", "release", "1.4").exit == 73)
        for name in ["2026-05-04", "12", "-1", "a b", ""] { #expect(try motif("mia", "release", name).exit == 64) }
        try motif("mia", "push")
        try edit("tom", "expandDuration=250ms", "Snappier")
        try motif("tom", "release", "1.4", "-m", "mine")
        let pull = try motif("tom", "pull")
        #expect(pull.exit == 65)
        #expect(pull.errors.contains("--rename-release 1.4="))
        #expect(try motif("tom", "sync", "--rename-release", "1.4=1.5").exit == 0)
        try motif("mia", "pull")
        try expect(try motif("mia", "releases"), matches: "releases")
        #expect(try motif("mia", "show", "expand", "--at", "1.4").output.contains("0.35 s"))
        #expect(try motif("mia", "show", "expand", "--at", "1.5").output.contains("0.25 s"))
        #expect(try motif("mia", "show", "expand", "--at", "1.6").exit == 66)
    }

    @Test func `undo reverses a change, and can itself be undone`() throws {
        try edit("mia", "expandDuration=250ms", "Snappier")
        try edit("mia", "presentDuration=500ms", "Calmer")
        #expect(try motif("mia", "undo", "2").output == "updated expand@4\n")
        let again = try motif("mia", "undo", "2")
        #expect(again.errors == "Change 2 has already been undone; nothing was written\n")
        let shown = try motif("mia", "show", "expand").output
        #expect(shown.contains("0.5 s") && !shown.contains("0.25 s"))
        let redone = try motif("mia", "redo")
        #expect((redone.exit, redone.output) == (0, "updated expand@5\n"))
        #expect(redone.errors.hasPrefix("Redoing change 2 by mia, ") && redone.errors.contains(": Snappier\n"))
        #expect(try motif("mia", "show", "expand").output.contains("0.25 s"))
        let created = try motif("mia", "undo", "1")
        #expect(created.exit != 0)
        #expect(try motif("mia", "undo", "99").exit == 66)
        #expect(try motif("mia", "verify").exit == 0)
    }

    @Test func `undo describes the change, and asks before it undoes someone else's`() throws {
        try edit("mia", "expandDuration=250ms", "Snappier")
        let asked = try motif("mia", "undo", "--author", "tom")
        #expect(asked.exit == 64 && asked.output.isEmpty)
        #expect(asked.errors.contains("Undo change 2 by mia, "))
        #expect(asked.errors.hasSuffix(": Snappier? There is no terminal to ask; use --yes to confirm\n"))
        // Ctrl-D ends the input.
        let undo = ["undo", "--author", "tom", "--catalog", "mia.db"]
        let silent = try sandbox.run(undo, input: "\u{4}", output: .dialog(columns: 200))
        #expect(silent.exit == 64 && silent.output.contains("Nothing was changed"), "\(silent.transcript)")
        let tried = try motif("mia", "undo", "--dry-run", "--author", "tom")
        #expect(tried.output == "would update expand@3\n  expandDuration: 0.25 s → 0.35 s\n")
        #expect(tried.errors.hasPrefix("Would undo change 2 by mia, ") && tried.errors.hasSuffix("Nothing was saved\n"))
        #expect(try motif("mia", "undo", "--yes", "--author", "tom").output == "updated expand@3\n")
        // Only the first change is left, and it is the whole catalog.
        let first = try motif("mia", "undo")
        #expect(first.exit == 64 && first.errors.contains("Undo change 1 by "))
        #expect(try motif("mia", "redo", "2").exit == 64)
        #expect(try motif("mia", "redo", "2", "--yes").exit == 0)
        #expect(try motif("mia", "redo", "2").errors == "motif: Change 2 isn't undone\n")
        let none = try motif("mia", "redo")
        #expect(none.exit == 66 && none.errors == "motif: There is nothing to redo\n", "\(none.transcript)")
    }

    @Test func `a restored hub recovers its lost changes`() throws {
        let old = try sandbox.bytes("hub.db")
        try edit("mia", "expandDuration=250ms", "Snappier")
        try motif("mia", "push")
        let lost = try head("hub.db")
        try sandbox.write(old, to: "hub.db")
        let pull = try motif("mia", "pull")
        #expect(pull.exit == 74)
        try expect(pull, matches: "pull-behind")
        #expect(try motif("mia", "push", "--restore").exit == 0)
        #expect(try head("hub.db") == lost)
    }

    @Test func `a hub whose history is altered is refused, and the clone stays as it was`() throws {
        try edit("mia", "expandDuration=250ms", "Snappier")
        try motif("mia", "push")
        let before = try sandbox.bytes("tom.db")
        let sql = """
            DROP TRIGGER revision_keeps_update;
            UPDATE revision SET body = replace(body, '0.25', '0.45') WHERE id = (SELECT max(id) FROM revision);
            CREATE TRIGGER revision_keeps_update BEFORE UPDATE ON revision
                BEGIN SELECT raise(ABORT, 'a revision is never altered'); END;
            """
        try sandbox.write(sql, to: "alter.sql")
        #expect(try sandbox.shell("sqlite3 hub.db < alter.sql").exit == 0)
        let pull = try motif("tom", "pull")
        #expect(pull.exit == 74)
        #expect(pull.errors.contains("Change 2 of"))
        #expect(try sandbox.bytes("tom.db") == before)
        #expect(try sandbox.motif("clone", "hub.db", "new.db").exit == 74)
        #expect(!sandbox.files.contains("new.db"))
    }

    @Test func `what isn't this catalog's hub is refused`() throws {
        #expect(try sandbox.motif("init", "other.db", environment: ["MOTIF_AUTHOR": "zoe"]).exit == 0)
        let itself = try motif("mia", "hub", "set", "./mia.db")
        #expect(itself.exit == 64 && itself.errors.contains("can't be its own hub"), "\(itself)")
        let other = try motif("mia", "hub", "set", "other.db")
        #expect(other.exit == 73)
        #expect(other.errors.contains("has another catalog"))
        let clone = try motif("mia", "hub", "set", "tom.db")
        #expect(clone.exit == 73)
        #expect(clone.errors.contains("is a clone of"))
        #expect(try motif("mia", "hub", "set", "missing.db").exit == 66)
        #expect(try motif("mia", "hub", "create", "third.db").exit == 73)
        #expect(try motif("other", "pull").exit == 66)
        #expect(try sandbox.motif("clone", "hub.db", "mia.db").exit == 73)
        #expect(try sandbox.motif("init", "--empty", "empty.db").exit == 0)
        #expect(try sandbox.motif("clone", "empty.db", "new.db").exit == 66)
        #expect(try motif("empty", "hub", "create", "new.db").exit == 64)
        for url in ["http://server/x", "server:/srv/x.db", "ssh://", "postgres:x"] {
            #expect(try sandbox.motif("clone", url, "new.db").exit == 64, "\(url)")
        }
        #expect(!sandbox.files.contains("new.db"))
    }

    @Test func `a full disk during a pull loses nothing`() throws {
        let long = String(repeating: "x", count: 1500)
        let lines = (1...600).map { #"{"op": "update", "ref": "expand", "title": "\#($0)", "summary": "\#(long)"}"# }
        try sandbox.write(lines.joined(separator: "\n"), to: "many.jsonl")
        #expect(try motif("mia", "batch", "--keep-going", "many.jsonl").exit == 0)
        try motif("mia", "push")
        try edit("tom", "expandDuration=250ms", "Snappier")
        let before = try motif("tom", "log", "--format", "jsonl").output
        let pull = try sandbox.shell("ulimit -f 1000; MOTIF_AUTHOR=tom motif pull --catalog tom.db")
        #expect(pull.exit == 74, "\(pull.errors)")
        #expect(try motif("tom", "log", "--format", "jsonl").output == before)
        #expect(try motif("tom", "verify").exit == 0)
        #expect(try motif("tom", "sync").exit == 0)
    }

    @Test func `a password is never printed or kept`() throws {
        let url = "postgresql://mia:s3cret@127.0.0.1:1/motion?connect_timeout=1"
        for arguments in [["clone", url, "new.db"], ["hub", "set", url, "--catalog", "mia.db"]] {
            let run = try sandbox.run(arguments)
            #expect(run.exit != 0)
            #expect(!(run.output + run.errors).contains("s3cret"))
        }
        #expect(!String(decoding: try sandbox.bytes("mia.db"), as: UTF8.self).contains("s3cret"))
    }

    @Test func `copies of one catalog are merged`() throws {
        try edit("mia", "expandDuration=250ms", "Snappier")
        try edit("tom", "presentDuration=500ms", "Calmer")
        #expect(try motif("mia", "merge", "tom.db", "--dry-run").errors == "1 new change by tom\nNothing was written\n")
        #expect(try motif("mia", "merge", "tom.db").exit == 0)
        let shown = try motif("mia", "show", "expand").output
        #expect(shown.contains("0.25 s") && shown.contains("0.5 s"))
        #expect(try motif("mia", "merge", "missing.db").exit == 66)
    }

    @Test func `a hub over a pipe is the same hub`() throws {
        try sandbox.write("#!/bin/sh\nshift\nexec sh -c \"$*\"\n", to: "ssh.sh")
        #expect(try sandbox.shell("chmod +x ssh.sh && mkdir -p bin").exit == 0)
        let binary = try sandbox.program([]).file.path
        try FileManager.default.createSymbolicLink(
            at: sandbox.path("bin/motif"), withDestinationURL: URL(fileURLWithPath: binary))
        let environment = [
            "MOTIF_SSH": "./ssh.sh", "PATH": "\(sandbox.path("bin").path):/usr/bin:/bin", "MOTIF_AUTHOR": "zoe",
        ]
        let url = "ssh://server\(sandbox.path("hub.db").path)"
        #expect(try sandbox.run(["clone", url, "zoe.db"], environment: environment).exit == 0)
        let edit = ["update", "expand", "--set", "expandDuration=300ms", "--catalog", "zoe.db"]
        #expect(try sandbox.run(edit, environment: environment).exit == 0)
        #expect(try sandbox.run(["sync", "--catalog", "zoe.db"], environment: environment).exit == 0)
        #expect(try motif("mia", "pull").errors == "1 new change by zoe\n")
        let missing = try sandbox.run(["clone", "ssh://server/srv/x.db", "x.db"], environment: environment)
        #expect(missing.exit == 66)
    }
}
