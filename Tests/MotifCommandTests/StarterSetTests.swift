import Foundation
import Testing

/// Starter sets on the command line.
@Suite struct StarterSetTests {
    @Test func `are listed by both commands, as data as well`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("import", "--list-sets"), sandbox.motif("import", "--list-sets", "--format", "json"),
            matches: "sets")
        #expect(try sandbox.motif("init", "--list-sets").output == sandbox.motif("import", "--list-sets").output)
        #expect(sandbox.files.isEmpty)
    }

    @Test func `are in a new catalog with those that they require, however often they are named`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("init", "--with", "everyday", "--with", "material", "--with", "everyday"),
            sandbox.motif("init", "--empty", "--with", "carbon", "carbon.db"),
            sandbox.motif("init", "--with", "aple", "none.db"), sandbox.motif("show", "sheet"),
            sandbox.motif("log", "--limit", "1", "--catalog", "carbon.db"), matches: "sets-init")
        #expect(sandbox.files == ["carbon.db", "motif.db"])
        #expect(try sandbox.motif("verify").exit == 0)
    }

    @Test func `are imported into a catalog, and report what they leave alone`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("create", "value:carbon-duration-fast-01", "--set", "valueType=duration", "--set", "value=1s")
        let runs = [
            try sandbox.motif("import", "--set", "carbon", "--dry-run", "--exit-code", "-q"),
            try sandbox.motif("import", "--set", "carbon", "--set", "carbon", "--format", "json"),
            try sandbox.motif("update", "value:carbon-duration-slow-01", "--set", "value=450ms"),
            try sandbox.motif("delete", "value:carbon-duration-slow-02"),
            try sandbox.motif("import", "--set", "carbon"),
            try sandbox.motif("import", "--set", "carbon", "--on-conflict", "skip"),
            try sandbox.motif("import", "--set", "carbon", "--on-conflict", "fail"),
            try sandbox.motif("import", "--set", "carbon", "--on-conflict", "update", "--verbose"),
            try sandbox.motif("log", "--limit", "1"),
        ]
        try expect(runs, matches: "sets-import")
    }

    /// A pattern of the set can't fit a kind of the team's own that has the same name.
    @Test func `write nothing if a document doesn't fit a kind of the catalog`() throws {
        let sandbox = try Sandbox()
        let kind = """
            {"type": "kind", "slug": "sheet", "title": "Ours", "layers": [{"name": "page", "role": "source", "frame":
            "frame(0, 0, 100, 100)"}], "operations": [{"name": "present", "system": true}]}
            """
        #expect(try sandbox.motif("import", "-", input: kind).exit == 0)
        try expect(sandbox.motif("import", "--set", "everyday"), matches: "sets-misfit")
        #expect(try sandbox.motif("list", "values").output == "")
    }

    @Test func `go with neither files nor a catalog that can't be written`() throws {
        let sandbox = try Sandbox()
        let runs = [
            try sandbox.motif("import"), try sandbox.motif("import", "--set", "aple"),
            try sandbox.motif("import", "--set", "apple", "motif.json"),
            try sandbox.motif("import", "--set", "apple", "--prune"),
        ]
        try expect(runs, matches: "sets-mistakes")
        let another = try sandbox.motif("import", "--set", "apple", "carbon")
        #expect(another.errors.hasPrefix("motif: --set and --list-sets cannot be combined with files"))
        #expect(another.errors.contains("; for another set, add --set carbon\n"))
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o444]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: sandbox.path("motif.db").path)
        if !FileManager.default.isWritableFile(atPath: sandbox.path("motif.db").path) {
            #expect(try sandbox.motif("import", "--set", "apple").exit != 0)
        }
    }
}
