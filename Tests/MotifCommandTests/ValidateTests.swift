import Foundation
import Testing

@Suite struct ValidateTests {
    private let bad = """
        {
          "type": "pattern", "slug": "a", "title": "A", "kind": "expand",
          "parameters": {"expandDuration": -1, "tresholdScale": 2}
        }
        """

    @Test func `a valid catalog is reported as such`() throws {
        let sandbox = try Sandbox()
        try expect(
            try sandbox.motif("validate"), try sandbox.motif("validate", "expand", "kind:expand"),
            try sandbox.motif("validate", "--format", "json"), matches: "validate-fine")
    }

    @Test func `every problem in files is reported with its position, and nothing is written`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        try sandbox.write(bad, to: "in/a.json")
        try sandbox.write("nonsense", to: "in/b.jsonl")
        try expect(
            try sandbox.motif("validate", "in"), try sandbox.motif("validate", "in/a.json", "--format", "json"),
            try sandbox.motif("validate", "in/a.json", "expand", "--format", "csv"),
            try sandbox.motif("validate", "-", input: bad), matches: "validate-files")
        #expect(try sandbox.contents() == before)
    }

    @Test func `files are checked against the shipped kinds if there is no catalog`() throws {
        let sandbox = try Sandbox(.nothing)
        try sandbox.write(bad.replacingOccurrences(of: "-1", with: "1"), to: "a.json")
        let run = try sandbox.motif("validate", "a.json")
        #expect(run.exit == 1)
        #expect(run.output.hasPrefix("a.json:3:56: unknown-parameter: "))
        #expect(sandbox.files == ["a.json"])
        #expect(try sandbox.motif("validate").exit == 66)
        #expect(try sandbox.motif("validate", "a.json", "--catalog", "none.db").exit == 66)
    }

    @Test func `files are checked while another process is writing`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(bad, to: "a.json")
        let batch = try sandbox.conversation("batch")
        try batch.say(#"{"op": "delete", "ref": "expand-sign-in"}"#)
        _ = try batch.hear()
        let run = try sandbox.motif("validate", "a.json")
        #expect(run.exit == 1)
        #expect(run.lines.count == 2 && run.errors == "", "\(run.transcript)")
        #expect(try batch.end().exit == 0)
    }

    @Test func `a pattern in the catalog that a file's kind no longer fits is reported`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let kind = try sandbox.document("kind:expand")
        let narrow = kind.replacing("\"maximum\": 10", with: "\"maximum\": 0.2")
        try sandbox.write(narrow.replacing("\"default\": 0.35", with: "\"default\": 0.1"), to: "kind.json")
        try expect(try sandbox.motif("validate", "kind.json"), matches: "validate-dependents")
        #expect(try sandbox.contents() == before)
    }

    @Test func `missing files and documents are reported`() throws {
        let sandbox = try Sandbox()
        try expect(
            try sandbox.motif("validate", "expnd"), try sandbox.motif("validate", "expand@1"),
            try sandbox.motif("validate", "nothing.json"), matches: "validate-missing")
    }
}
