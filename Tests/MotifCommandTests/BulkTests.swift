import Foundation
import MotifJSON
import Testing

/// `update --where` and `delete --where`.
@Suite struct `a bulk edit` {
    private static let formula = "kind == 'expand'"

    @Test func `changes every pattern that matches, in one change`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("update", "--where", Self.formula, "--set", "expandDuration=300ms", "--yes")
        #expect((run.exit, run.output) == (0, "updated expand@2\nupdated expand-sign-in@2\n"), "\(run.transcript)")
        let found = try sandbox.motif(
            "list", "--where", "expandDuration == 0.3", "--columns", "slug", "--format", "csv")
        #expect(found.lines == ["slug", "expand", "expand-sign-in"])
        let changes = try sandbox.motif("sql", "SELECT count(DISTINCT time) FROM history", "--format", "csv")
        #expect(changes.lines.count == 2)
        #expect(try sandbox.isSound())
    }

    @Test func `deletes every pattern that matches`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("delete", "--where", Self.formula, "--yes", "--format", "jsonl")
        #expect(run.exit == 0, "\(run.transcript)")
        #expect(try run.lines.map { try JSONReader().read(String($0))["action"] } == ["deleted", "deleted"])
        #expect(try sandbox.motif("list", "--where", Self.formula, "--format", "json").output == "[]\n")
        #expect(try sandbox.motif("delete", "kind:expand").exit == 0)
        #expect(try sandbox.isSound())
    }

    @Test(arguments: [["update", "--title", "x"], ["delete"]])
    func `without a terminal to ask shows what it would change, and changes nothing`(_ command: [String]) throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let run = try sandbox.run(command + ["--where", Self.formula], input: "y\n")
        let verb = command[0] == "update" ? "Update" : "Delete"
        #expect(run.exit == 64)
        #expect(
            run.errors
                == "motif: \(verb) 2 patterns: expand, expand-sign-in? There is no terminal to ask; use --yes to confirm\n"
        )
        #expect(try sandbox.contents() == before)
        let none = try sandbox.run(command + ["--where", "kind == 'nothing'", "--yes"])
        #expect((none.exit, none.errors) == (66, "motif: No patterns match the options; try fewer words or filters\n"))
        let both = try sandbox.run(command + ["expand", "--where", Self.formula, "--yes"])
        #expect(both.exit == 64)
        #expect(both.errors.contains("and --where cannot be combined"), "\(both.errors)")
    }

    @Test func `with a value that one pattern can't have changes none`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let run = try sandbox.motif(
            "update", "--where", "slug == 'expand' || slug == 'mask-reveal'", "--set", "expandDuration=1", "--yes")
        #expect(run.exit == 65)
        #expect(run.errors.hasPrefix("motif: Pattern 'mask-reveal' has 1 problem; nothing was written\n"))
        #expect(try sandbox.contents() == before)
    }

    @Test func `as a dry run doesn't ask, shows the values, and saves nothing`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let update = try sandbox.motif("update", "--where", Self.formula, "--set", "expandDuration=1s", "--dry-run")
        #expect(
            update.output == """
                would update expand@2
                  expandDuration: 0.35 s → 1 s
                would update expand-sign-in@2
                  expandDuration: 0.4 s → 1 s

                """)
        #expect(update.errors == "Would change 2 documents: 2 updated\nNothing was saved\n")
        let delete = try sandbox.motif("delete", "--where", Self.formula, "--dry-run")
        #expect(delete.output == "would delete expand-sign-in@2\nwould delete expand@2\n")
        #expect(delete.errors == "Would change 2 documents: 2 deleted\nNothing was saved\n")
        #expect(try sandbox.motif("delete", "expand", "--dry-run").output == "would delete expand@2\n")
        #expect(try sandbox.motif("create", "x", "--kind", "expand", "--dry-run").output == "would create x@1\n")
        #expect(try sandbox.contents() == before)
    }

    @Test func `of many lists the first twenty, and all of them on request`() throws {
        let sandbox = try Sandbox()
        let lines = (10..<35).map { #"{"type": "pattern", "slug": "x\#($0)", "kind": "expand", "title": "X"}"# }
        let documents = lines.joined(separator: "\n")
        #expect(try sandbox.run(["import", "-", "--dry-run"], input: documents).lines.count == 21)
        #expect(try sandbox.run(["import", "-"], input: documents).exit == 0)
        let command = ["update", "--where", "title == 'X'", "--yes", "--title"]
        let short = try sandbox.run(command + ["X"])
        #expect(short.output == "")
        #expect(short.errors == "Changed 0 documents: 25 unchanged\n")
        let some = try sandbox.run(["update", "--where", "title == 'X'", "--yes", "--summary", "Y"])
        #expect(some.lines.count == 20)
        #expect(some.errors == "… and 5 more; use --verbose to list them\nChanged 25 documents: 25 updated\n")
        let all = try sandbox.run(["undo", "--verbose"])
        #expect(all.lines.count == 25)
        #expect(try sandbox.run(["redo", "--format", "jsonl"]).lines.count == 25)
    }
}
