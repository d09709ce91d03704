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
        #expect((none.exit, none.errors) == (66, "motif: No patterns match the options\n"))
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

    @Test func `as a dry run saves nothing`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let run = try sandbox.motif("update", "--where", Self.formula, "--title", "x", "--yes", "--dry-run")
        #expect(run.output == "updated expand@2\nupdated expand-sign-in@2\n")
        #expect(run.errors == "Nothing was saved\n")
        #expect(try sandbox.contents() == before)
    }
}
