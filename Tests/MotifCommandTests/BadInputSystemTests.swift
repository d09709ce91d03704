import Foundation
import MotifJSON
import Testing

/// What goes wrong around a command: a full disk, an interrupt, a reader that leaves.
@Suite struct BadInputSystemTests {
    /// A catalog whose export is longer than any buffer on its way.
    private func large() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.patterns(1...2000), to: "many.jsonl")
        try #require(try sandbox.motif("import", "many.jsonl").exit == 0)
        return sandbox
    }

    private static func patterns(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { #"{"type":"pattern","slug":"p-\#($0)","title":"P","kind":"expand"}"# + "\n" }.joined()
    }

    @Test(.requiresFullDisk) func `a full disk behind standard output is reported`() throws {
        let sandbox = try large()
        for arguments in [["export"], ["export", "--to", "jsonl"], ["list"], ["log"]] {
            let run = try sandbox.run(arguments, output: .fullDisk)
            #expect(run.exit == 74)
            #expect(run.errors.contains("No space left on device"), "\(run.errors)")
        }
        #expect(try sandbox.isSound())
    }

    @Test(.requiresFullDisk) func `a change that can't be printed is named as saved`() throws {
        let sandbox = try Sandbox()
        let words = "motif: Standard output: No space left on device"
        let update = ["update", "expand", "--title", "Grow"]
        let run = try sandbox.run(update, output: .fullDisk)
        #expect(run.exit == 74)
        #expect(run.errors == words + "; saved expand@2\n")
        // The second time nothing changes.
        #expect(try sandbox.run(update, output: .fullDisk).errors == words + "\n")
    }

    @Test(arguments: [
        (
            #"create new --kind expand --title "$(printf 'caf\351')""#,
            "Argument 6, 'caf\u{FFFD}', is not UTF-8: byte 4 is 0xE9"
        ),
        (#"show "$(printf '\377')""#, "Argument 2, '\u{FFFD}', is not UTF-8: byte 1 is 0xFF"),
        (#"list --search "$(printf '\303')""#, "Argument 3, '\u{FFFD}', is not UTF-8: byte 1 is 0xC3"),
    ])
    func `an argument that isn't UTF-8 is refused with its place`(arguments: String, words: String) throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let run = try sandbox.shell("motif " + arguments)
        #expect((run.exit, run.output, run.errors) == (64, "", "motif: \(words)\n"))
        // U+FFFD itself is a character like others.
        #expect(try sandbox.motif("update", "expand", "--title", "a\u{FFFD}", "--dry-run").exit == 0)
        #expect(try sandbox.contents() == before)
    }

    @Test func `a full disk during an export leaves the old file`() throws {
        let sandbox = try large()
        try sandbox.write("the old file", to: "out/motif.json")
        // A limit on the size of files simulates a full disk: nothing beyond it is written.
        let run = try sandbox.shell("ulimit -f 200; motif export -o out/motif.json")
        #expect(run.exit == 74)
        #expect(run.errors.contains("The disk is full"), "\(run.errors)")
        #expect(try sandbox.read("out/motif.json") == "the old file")
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("out").path) == ["motif.json"])
        #expect(try sandbox.isSound())
    }

    @Test func `a full disk during init leaves nothing, and init can be repeated`() throws {
        let sandbox = try Sandbox(.nothing)
        let run = try sandbox.shell("ulimit -f 200; motif init")
        #expect(run.exit == 74, "\(run.errors)")
        #expect(sandbox.files == [])
        #expect(try sandbox.motif("init").exit == 0)
        #expect(try sandbox.isSound())
    }

    @Test func `a full disk during an import leaves the catalog unchanged`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        try sandbox.write(Self.patterns(1...5_000), to: "many.jsonl")
        let run = try sandbox.shell("ulimit -f 1000; motif import many.jsonl")
        #expect(run.exit == 74)
        // SQLite has words for a full disk only; this limit is an I/O error to it.
        #expect(run.errors.contains("Could not read or write 'motif.db'"), "\(run.errors)")
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.isSound())
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
    func `an interrupted import leaves the catalog unchanged`(_ signal: Int32) throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let running = try sandbox.conversation("import", "-")
        // More than the pipe holds: when it is written, most of it has been read.
        for chunk in 0..<20 { try running.say(Self.patterns(chunk * 500 + 1...chunk * 500 + 500)) }
        running.signal(signal)
        #expect(try running.end().signal == signal)
        #expect(try sandbox.contents() == before)
        #expect(try sandbox.isSound())
        #expect(try sandbox.motif("update", "expand", "--title", "Still here").exit == 0)
    }

    @Test func `a closed pipe ends the command quietly`() throws {
        let sandbox = try large()
        for arguments in [["export"], ["list"], ["log"], ["export", "--to", "jsonl"]] {
            let run = try sandbox.run(arguments, output: .closedPipe)
            #expect(run.exit == 0)
            #expect(run.errors == "")
        }
        let run = try sandbox.shell("motif export --to jsonl | head -1")
        #expect(run.lines.count == 1)
        #expect(run.errors == "")
        #expect(try sandbox.isSound())
    }

    @Test func `a batch whose output is closed rolls back and reports it`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let line = #"{"op":"update","ref":"expand","set":{"expandDuration":2}}"# + "\n"
        let list = String(repeating: #"{"op":"list"}"# + "\n", count: 100)
        let run = try sandbox.motif("batch", input: line + list, output: .closedPipe)
        #expect(run.exit == 74)
        #expect(run.errors == "motif: Output was closed; the batch was rolled back\n")
        #expect(try sandbox.contents() == before)
    }
}
