import Foundation
import MotifJSON
import Testing

/// Catalogs that can't be opened or written: the reason is reported, and the file isn't changed.
@Suite struct BadInputCatalogTests {
    private let update = ["update", "expand", "--set", "expandDuration=1"]

    @Test func `a folder is not a catalog`() throws {
        let sandbox = try Sandbox(.nothing)
        try sandbox.write("", to: "motif.db/file")
        let run = try sandbox.motif("list")
        #expect(run.exit == 74)
        #expect(run.errors.contains("'motif.db' is a folder, not a catalog"))
        #expect(sandbox.files == ["motif.db"])
    }

    @Test(arguments: ["just text\n", "", "SQLite format 3\u{0}" + String(repeating: "x", count: 4096)])
    func `another file is not a catalog`(_ text: String) throws {
        let sandbox = try Sandbox(.nothing)
        try sandbox.write(text, to: "motif.db")
        for arguments in [["list"], update, ["batch"], ["import", "motif.db"]] {
            let run = try sandbox.run(arguments)
            #expect(run.exit == 74)
            #expect(run.errors.contains("'motif.db' is not a motif catalog"))
        }
        #expect(try sandbox.read("motif.db") == text)
        #expect(sandbox.files == ["motif.db"])
    }

    @Test func `a newer catalog is rejected and not changed`() throws {
        let sandbox = try Sandbox()
        try setVersion(99, of: sandbox.path("motif.db"))
        let before = try Data(contentsOf: sandbox.path("motif.db"))
        for arguments in [["list"], update, ["verify"], ["export"]] {
            let run = try sandbox.run(arguments)
            #expect(run.exit == 74)
            #expect(run.errors.contains("written by a newer motif: it has version 99; this motif reads up to 4"))
        }
        #expect(try Data(contentsOf: sandbox.path("motif.db")) == before)
        #expect(sandbox.files == ["motif.db"])
    }

    @Test func `verify reports the damage, even if the file can't be opened`() throws {
        let sandbox = try Sandbox()
        let whole = try sandbox.bytes("motif.db")
        try sandbox.write(Array(whole.prefix(100_000)), to: "motif.db")
        let cut = try sandbox.run(["verify"])
        #expect(cut.exit == 74)
        #expect(cut.output.contains("the file ends after 24 of its 46 pages"))
        #expect(cut.errors.contains("  If you have a backup or a clone:\n    motif salvage motif.db -o new.db --from"))
        #expect(!cut.errors.contains("run 'motif verify'"))
        let rows = try JSONReader().read(sandbox.run(["verify", "--format", "json"]).output).array
        #expect(rows?.first?["damage"] == "sqlite")
        for page in 9..<14 {
            var bytes = whole
            for index in stride(from: 4096 * page, to: 4096 * (page + 1), by: 29) { bytes[index] ^= 0xFF }
            try sandbox.write(bytes, to: "motif.db")
            let run = try sandbox.run(["verify"])
            #expect(run.exit == 74 && run.output.contains("able '"), "\(run.transcript)")
            #expect(run.errors.contains("The history is damaged") == run.output.contains("which contains"))
            #expect(!run.errors.contains("run 'motif verify' for"), "\(run.transcript)")
        }
    }

    @Test func `an older catalog is copied and then migrated`() throws {
        let sandbox = try Sandbox(.nothing)
        try older().write(to: sandbox.path("motif.db"))
        let run = try sandbox.motif("update", "expand", "--title", "x")
        #expect(run.exit == 66, "\(run.errors)")
        #expect(try sandbox.isSound())
        let copies = sandbox.files.filter { $0 != "motif.db" && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
        #expect(copies.count == 1)
        #expect(try copies.first.map { try Data(contentsOf: sandbox.path($0)) }?.prefix(16) == older().prefix(16))
    }

    @Test func `a read-only catalog can be read and is not changed`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        try sandbox.withoutPermission { motif in
            #expect(try motif(["show", "expand"], "").exit == 0)
            #expect(try motif(["batch"], #"{"op":"show","ref":"expand"}"#).exit == 0)
            #expect(try motif(["export", "--to", "jsonl"], "").exit == 0)
            for (arguments, input) in [
                (update, ""), (["delete", "expand"], ""), (["batch"], #"{"op":"delete","ref":"expand"}"#),
                (["import", "-"], #"{"type":"pattern","slug":"a","title":"A","kind":"expand"}"#), (["serve"], ""),
            ] {
                let run = try motif(arguments, input)
                #expect(run.exit == 77, "\(run.transcript)")
                #expect(run.errors.contains("You don't have permission to write to"))
                #expect(run.errors.hasSuffix("; use --read-only\n") == (arguments == ["serve"]))
            }
        }
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.isSound())
    }

    @Test func `a catalog that is locked for long is busy but readable`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let other = try sandbox.conversation("batch")
        try other.say(#"{"op":"update","ref":"expand","set":{"expandDuration":2}}"#)
        _ = try other.hear()
        let start = Date()
        let run = try sandbox.run(update)
        #expect((4.5...9).contains(Date().timeIntervalSince(start)))
        #expect(run.exit == 75)
        #expect(run.errors.contains("Another process is writing"))
        #expect(try sandbox.contents() == before)
        other.signal(SIGKILL)
        #expect(try other.end().signal == SIGKILL)
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.isSound())
        #expect(try sandbox.run(update).exit == 0)
    }

    @Test func `an outdated revision is rejected`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run(update).exit == 0)
        let before = try sandbox.contents()
        let run = try sandbox.motif("update", "expand", "--title", "Mine", "--expect", "1")
        #expect(run.exit == 73)
        #expect(run.errors.contains("Pattern 'expand' is at revision 2, not 1"))
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.isSound())
    }

    @Test func `a kind in use can't be deleted`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let run = try sandbox.motif("delete", "kind:expand")
        #expect(run.exit == 73)
        #expect(run.errors.contains("Kind 'expand' is used by 'expand', 'expand-sign-in'"))
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.isSound())
    }

    @Test(.enabled(if: geteuid() == 0)) func `a user with read-only access doesn't block others`() throws {
        let sandbox = try Sandbox()
        try sandbox.withoutPermission(catalog: 0o644, folder: 0o777) { motif in
            for arguments in [["show", "expand"], ["sql", "SELECT 1"], ["backup", "copy.db"]] {
                let run = try motif(arguments, "")
                #expect(run.exit == 0, "\(run.transcript)")
                #expect(sandbox.files.filter { $0.hasPrefix("motif.db") } == ["motif.db"])
            }
        }
        #expect(try sandbox.run(update).exit == 0)
    }

    @Test(.enabled(if: geteuid() == 0)) func `two users can write a catalog one after another`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run(update).exit == 0)
        try sandbox.withoutPermission(catalog: 0o666, folder: 0o777) { motif in
            let run = try motif(["update", "expand", "--title", "x"], "")
            #expect(run.exit == 0, "\(run.transcript)")
        }
        #expect(try sandbox.motif("update", "expand", "--title", "y").exit == 0)
        #expect(sandbox.files == ["motif.db"])
    }

    @Test func `a catalog that was removed can be created again`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run(update).exit == 0)
        try FileManager.default.removeItem(at: sandbox.path("motif.db"))
        let run = try sandbox.motif("init")
        #expect(run.exit == 0, "\(run.transcript)")
        #expect(sandbox.files == ["motif.db"])
    }

    @Test(.enabled(if: geteuid() == 0)) func `another user's log is named with its owner`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "motif.db-wal")
        try sandbox.withoutPermission(catalog: 0o666, folder: 0o777) { motif in
            let run = try motif(["update", "expand", "--title", "x"], "")
            #expect(run.exit == 77)
            #expect(
                run.errors == """
                    motif: 'motif.db-wal' belongs to the user 'root', and you don't have permission to write it; ask 'root' \
                    to remove it when no process has the catalog open

                    """)
            #expect(try motif(["show", "expand"], "").exit == 0)
        }
    }

    @Test(.enabled(if: geteuid() == 0)) func `a catalog that may not be read is not called missing or read-only`()
        throws
    {
        let sandbox = try Sandbox()
        try sandbox.withoutPermission(catalog: 0o000) { motif in
            let run = try motif(["list"], "")
            #expect(run.exit == 77)
            #expect(run.errors == "motif: You don't have permission to read 'motif.db'\n")
        }
    }

    /// - Source: https://sqlite.org/fileformat.html, section 1.3: `user_version` is at byte 60.
    private func setVersion(_ version: UInt8, of file: URL) throws {
        var data = try Data(contentsOf: file)
        data.replaceSubrange(60..<64, with: [0, 0, 0, version])
        try data.write(to: file)
    }

    /// A database with motif's mark and none of its tables: what stood there before the first step.
    private func older() throws -> Data {
        let folder = try Sandbox(.nothing)
        let run = try folder.shell("sqlite3 old.db 'PRAGMA application_id = 0x6D6F7466; VACUUM'")
        try #require(run.exit == 0, "\(run.errors)")
        return try Data(contentsOf: folder.path("old.db"))
    }
}

extension Sandbox {
    /// Runs commands in this folder that may read everything and write nothing; also where the tests run as root.
    fileprivate func withoutPermission(
        catalog: Int = 0o444, folder mode: Int = 0o555,
        _ body: (_ motif: ([String], String) throws -> Run) throws -> Void
    ) throws {
        let binary = path("binary")
        try FileManager.default.copyItem(at: try program([]).file, to: binary)
        try setMode(0o755, of: binary)
        try setMode(catalog, of: path("motif.db"))
        try setMode(mode, of: folder)
        defer {
            try? setMode(0o755, of: folder)
            try? setMode(0o644, of: path("motif.db"))
            try? FileManager.default.removeItem(at: binary)
        }
        try body { arguments, input in
            let whole = try self.program(arguments)
            let user = geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
            let line = user + [binary.path] + arguments
            // That user can't write the counts of a build that counts the lines it runs.
            let environment = whole.environment.merging(["LLVM_PROFILE_FILE": "/dev/null"]) { $1 }
            let program = Program(
                file: URL(fileURLWithPath: line[0]), arguments: Array(line.dropFirst()), environment: environment,
                folder: folder)
            let result = try program.run(input: input, output: .captured)
            return Run(
                arguments: arguments, output: result.output, errors: result.errors, exit: result.exit,
                signal: result.signal)
        }
    }

    private func setMode(_ mode: Int, of file: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }
}
