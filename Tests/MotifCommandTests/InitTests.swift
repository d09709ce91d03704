import Foundation
import MotifSystem
import Testing

@Suite struct `motif init` {
    @Test func `a new catalog contains the shipped documents`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("init"), sandbox.motif("verify"), matches: "init")
        #expect(sandbox.files == ["motif.db"])
    }

    @Test func `an existing catalog is not changed`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.motif("log", "--format", "jsonl").output
        try expect(sandbox.motif("init"), matches: "init-exists")
        #expect(try sandbox.motif("log", "--format", "jsonl").output == before)
    }

    /// A file is in place a moment before its other name is removed.
    @Test func `the leftovers of a killed init are removed, even if its catalog is there`() throws {
        let sandbox = try Sandbox()
        let draft = DraftName.make().replacing("-\(ProcessInfo.processInfo.processIdentifier)-", with: "-999999999-")
        try FileManager.default.linkItem(at: sandbox.path("motif.db"), to: sandbox.path(draft))
        #expect(try sandbox.motif("init").exit == 73)
        #expect(sandbox.files == ["motif.db"])
    }

    @Test func `an empty catalog contains nothing`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(
            sandbox.motif("init", "--empty", "empty.db"), sandbox.motif("list", "--catalog", "empty.db"),
            matches: "init-empty")
    }

    @Test func `the path may be a folder, an option or a variable`() throws {
        let sandbox = try Sandbox(.nothing)
        try sandbox.write("", to: "folder/note")
        #expect(try sandbox.motif("init", "-q", "folder").errors == "")
        #expect(try sandbox.motif("init", "-q", "--catalog", "option.db").exit == 0)
        #expect(try sandbox.motif("init", "-q", environment: ["MOTIF_CATALOG": "variable.db"]).exit == 0)
        #expect(sandbox.files == ["folder", "option.db", "variable.db"])
        #expect(try sandbox.motif("show", "expand", in: "folder").exit == 0)
    }

    @Test func `creates missing folders, but not below a file`() throws {
        let sandbox = try Sandbox(.nothing)
        #expect(try sandbox.motif("init", "design/motion/motif.db").exit == 0)
        #expect(try sandbox.motif("list", "--catalog", "design/motion/motif.db").exit == 0)
        try sandbox.write("", to: "note")
        let run = try sandbox.motif("init", "note/motif.db")
        #expect(run.exit == 73)
        #expect(run.errors == "motif: 'note' is not a folder\n")
        #expect(sandbox.files == ["design", "note"])
    }
}
