import Foundation
import MotifJSON
import Testing

@Suite struct ImportTests {
    private static func pattern(_ slug: String, _ parameters: String = "") -> String {
        #"{"type":"pattern","slug":"\#(slug)","title":"A","kind":"expand","parameters":{\#(parameters)}}"#
    }

    @Test func `importing a catalog's own export changes nothing`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        for form in ["json", "jsonl"] {
            let export = try sandbox.motif("export", "--to", form)
            let run = try sandbox.motif("import", "-", input: export.output)
            #expect(run.output == "Imported 48 documents: 48 unchanged\n")
            #expect(run.errors == "")
        }
        #expect(try sandbox.contents() == before)
    }

    @Test func `a byte order mark and carriage returns are accepted`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("\u{FEFF}" + Self.pattern("a"), to: "mark.json")
        try sandbox.write(Self.pattern("b") + "\r\n\r\n" + Self.pattern("c") + "\r\n", to: "returns.jsonl")
        let run = try sandbox.motif("import", "mark.json", "returns.jsonl")
        #expect(run.output == "Imported 3 documents: 3 created\n")
        #expect(try sandbox.isSound())
    }

    @Test func `a folder is read recursively in sorted order, without hidden files`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.pattern("b"), to: "in/patterns/b.json")
        try sandbox.write(Self.pattern("a") + "\n" + Self.pattern("c"), to: "in/a.jsonl")
        try sandbox.write("no JSON", to: "in/README.md")
        try sandbox.write("no JSON", to: "in/.hidden.json")
        try sandbox.write("no JSON", to: "in/.git/x.json")
        try expect(try sandbox.motif("import", "in", "--verbose"), matches: "import-folder")
        #expect(try sandbox.isSound())
    }

    @Test func `links in circles are read once, endings in any case, and the rest is counted`() throws {
        let sandbox = try Sandbox()
        let manager = FileManager.default
        try sandbox.write(Self.pattern("one"), to: "f/A.JSON")
        try sandbox.write(Self.pattern("two"), to: "f/deep/b.json")
        try sandbox.write("notes", to: "f/deep/notes.txt")
        try manager.createSymbolicLink(atPath: sandbox.path("f/loop").path, withDestinationPath: ".")
        try manager.createSymbolicLink(atPath: sandbox.path("f/deep/up").path, withDestinationPath: "../deep")
        try manager.createSymbolicLink(atPath: sandbox.path("f/z.json").path, withDestinationPath: "deep/b.json")
        let run = try sandbox.motif("import", "f")
        #expect(run.exit == 0 && run.errors.contains("Skipped 1 file without"), "\(run)")
        #expect(try sandbox.motif("show", "one").exit == 0 && sandbox.motif("show", "two").exit == 0)
        #expect(try sandbox.motif("import", "f", "--verbose").errors.contains(": f/deep/notes.txt"))
        #expect(try sandbox.motif("validate", "f").exit == 0)
        #expect(try sandbox.motif("diff", "--against", "f").exit == 0)
        #expect(try sandbox.motif("validate", "f/A.JSON").exit == 0)
    }

    /// A pipe that nobody writes to would keep a reader waiting.
    @Test func `a pipe in a folder is never read`() throws {
        let sandbox = try Sandbox()
        for name in ["in/a.json", "out/z.css", "gallery/gallery.json"] {
            try sandbox.write("", to: name)
            try FileManager.default.removeItem(at: sandbox.path(name))
            try #require(mkfifo(sandbox.path(name).path, 0o600) == 0)
        }
        let imported = try sandbox.motif("import", "in")
        #expect(imported.exit == 74 && imported.errors.contains("'in/a.json'"), "\(imported)")
        #expect(try sandbox.motif("export", "expand", "--to", "css", "-o", "out/").exit == 0)
        #expect(try sandbox.motif("gallery", "-o", "gallery").exit == 73)
    }

    @Test func `a pipe without documents has nothing to import, and a list says how to write it`() throws {
        let sandbox = try Sandbox()
        let motif = try sandbox.program([])
        let shell = Program(
            file: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "cat /dev/null | '\(motif.file.path)' import -"],
            environment: motif.environment, folder: sandbox.folder)
        let run = try shell.run(input: "", output: .captured)
        #expect(run.exit == 0, "\(run)")
        #expect(try sandbox.motif("import", "-", "--prune", input: "").exit == 65)
        try sandbox.write("", to: "empty.json")
        #expect(try sandbox.motif("import", "empty.json").exit == 65)
        let list = try sandbox.motif("import", "-", input: "[\(Self.pattern("one"))]")
        #expect(list.exit == 65 && list.errors.contains("write its documents one after another"), "\(list)")
    }

    @Test(arguments: [true, false]) func `a file may name its schema wherever a document may`(_ isFirst: Bool) throws {
        let sandbox = try Sandbox()
        let export = try sandbox.motif("export").output
        let key = #""$schema": "./motif.schema.json""#
        let marked =
            isFirst
            ? export.replacing("{\n", with: "{\n  \(key),\n", maxReplacements: 1) : export.dropLast(2) + ",\n\(key)}\n"
        #expect(try sandbox.motif("validate", "-", input: marked).exit == 0)
        let run = try sandbox.motif("import", "-", "--dry-run", "--exit-code", input: marked)
        #expect(run.exit == 0, "\(run)")
        let document = try sandbox.motif("export", "expand", "--to", "jsonl").output.dropFirst()
        #expect(try sandbox.motif("import", "-", "--dry-run", "--exit-code", input: "{\(key), " + document).exit == 0)
        let wrong = marked.replacing(key, with: #""$schema": 7"#)
        #expect(try sandbox.motif("validate", "-", input: wrong).exit == 1)
    }

    @Test func `a dry run lists the results and writes nothing`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        let bytes = try Data(contentsOf: sandbox.path("motif.db"))
        let lines = [Self.pattern("a"), Self.pattern("expand", #""expandDuration":"1s""#), Self.pattern("b")]
        let input = lines.joined(separator: "\n")
        try expect(
            try sandbox.motif("import", "-", "--dry-run", input: input),
            try sandbox.motif("import", "-", "--dry-run", "--format", "json", input: input),
            try sandbox.motif("import", "-", "--dry-run", "--format", "csv", input: input), matches: "import-dry-run")
        #expect(try sandbox.contents() == before)
        #expect(try Data(contentsOf: sandbox.path("motif.db")) == bytes)
    }

    @Test func `a dry run with --exit-code reports whether anything would change`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        func exit(_ input: String, _ options: String...) throws -> Int32 {
            try sandbox.run(["import", "-", "--dry-run", "--exit-code"] + options, input: input).exit
        }
        let changed = Self.pattern("expand", #""expandDuration":1"#)
        #expect(try exit(try sandbox.motif("export").output) == 0)
        #expect(try exit(changed) == 1)
        #expect(try exit(Self.pattern("new"), "-q") == 1)
        // Skipped documents don't change; pruned documents do.
        #expect(try exit(changed, "--on-conflict", "skip") == 0)
        #expect(try exit(try sandbox.motif("export", "--where", "slug != 'mask-reveal'").output, "--prune") == 1)
        #expect(try exit(#"{"type":"item"}"#) == 65)
        #expect(try sandbox.motif("import", "-", "--exit-code", input: changed).exit == 64)
        #expect(try sandbox.contents() == before)
    }

    @Test func `pruning deletes documents that aren't in the files`() throws {
        let sandbox = try Sandbox()
        let export = try sandbox.motif("export", "expand", "kind:expand", "item:twitter")
        let run = try sandbox.motif("import", "-", "--prune", "-m", "less", input: export.output)
        #expect(run.output == "Imported 3 documents: 3 unchanged, 45 deleted\n")
        #expect(try sandbox.motif("export").output == export.output)
        #expect(try sandbox.motif("restore", "punch-out").exit != 0)
        // The patterns alone leave out the kinds that they use.
        let alone = try sandbox.motif("export", "expand").output
        let refused = try sandbox.motif("import", "-", "--prune", input: alone)
        #expect(refused.exit == 73)
        #expect(
            refused.errors
                == """
                motif: Kind 'expand' is used by 'expand'; change or delete these first
                  --prune deletes all documents that aren't in the files; add those that are used, or omit --prune

                """)
        #expect(try sandbox.motif("restore", "kind:punch-out").exit == 0)
        #expect(try sandbox.isSound())
    }

    struct Conflict: CustomTestStringConvertible {
        let rule: String
        let exit: Int32
        let says: String
        let newest: String
        var testDescription: String { rule }
    }

    @Test(arguments: [
        Conflict(rule: "update", exit: 0, says: "Imported 2 documents: 1 created, 1 updated\n", newest: "expand@2"),
        Conflict(rule: "skip", exit: 0, says: "Imported 2 documents: 1 created, 1 skipped\n", newest: "expand@1"),
        Conflict(rule: "fail", exit: 65, says: "", newest: "expand@1"),
    ])
    func `a document that exists`(_ conflict: Conflict) throws {
        let sandbox = try Sandbox()
        let input = Self.pattern("new") + "\n" + Self.pattern("expand", #""expandDuration":1"#)
        let run = try sandbox.motif("import", "-", "--on-conflict", conflict.rule, input: input)
        #expect(run.exit == conflict.exit)
        #expect(run.output == conflict.says)
        #expect(try sandbox.motif("show", conflict.newest).exit == 0)
        #expect(try sandbox.motif("show", "new").exit == (conflict.exit == 0 ? 0 : 66))
        #expect(try sandbox.isSound())
    }

    @Test func `problems of all files are reported, each with its position`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.pattern("a", #""expandDuration":-1,"tresholdScale":2"#), to: "in/1.json")
        try sandbox.write(Self.pattern("b") + "\n" + #"{"type":"item"}"# + "\n", to: "in/2.jsonl")
        try expect(try sandbox.motif("import", "in"), matches: "import-problems")
    }

    @Test(arguments: ["patterns", "kinds", "items", "devices"])
    func `rows of a list are refused with the command that writes documents`(type: String) throws {
        let sandbox = try Sandbox()
        let rows = try sandbox.motif("list", type, "--format", "jsonl", "--limit", "2").output
        let run = try sandbox.motif("import", "-", input: rows)
        #expect(run.exit == 65)
        let problem = "unknown-key: This is a row of a list, which lacks parts of the document"
        #expect(
            run.errors == """
                motif: 2 documents have problems; nothing was written
                  <stdin>:1:1: \(problem); use 'motif export' instead of 'motif list'

                """)
        let list = try sandbox.motif("list", type, "--format", "json", "--limit", "2").output
        #expect(try sandbox.motif("import", "-", input: list).errors.contains("use 'motif export' instead"))
    }

    @Test func `a document that is in two files is reported with both`() throws {
        let sandbox = try Sandbox()
        for file in ["in/1.json", "in/2.json"] { try sandbox.write(Self.pattern("a"), to: file) }
        let run = try sandbox.motif("validate", "in")
        #expect(run.output == "in/2.json:1:1: exists: Pattern 'a' appears twice; the first is in in/1.json\n")
    }

    @Test func `a device without an end is refused at its start`() throws {
        let run = try Sandbox().motif("validate", "/dev/zero")
        #expect(run.output == "/dev/zero:1:1: syntax: Expected a value, found byte 0x00\n")
    }

    @Test func `unreadable files are reported before anything is written`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.contents()
        try sandbox.write("x", to: "empty/README.md")
        try expect(
            try sandbox.motif("import", "nothing.json"), try sandbox.motif("import", "empty"),
            try sandbox.motif("import", "empty", "--prune"),
            try sandbox.motif("import", "-", "--on-conflict", "upate"), matches: "import-unreadable")
        #expect(try sandbox.contents() == before)
    }

    @Test func `a file of a newer version is refused as such`() throws {
        let run = try Sandbox().motif("import", "-", input: #"{"format":"motif/2","patterns":[]}"#)
        #expect(run.exit == 65 && run.errors.contains("which a newer motif wrote; this one reads 'motif/1'"))
    }

    @Test func `documents from a pipe are imported as they arrive`() throws {
        let sandbox = try Sandbox()
        let running = try sandbox.conversation("import", "-", "--format", "jsonl")
        for number in 0..<100 { try running.say(Self.pattern("p-\(number)")) }
        let run = try running.end()
        #expect(run.exit == 0)
        #expect(try JSONReader().read(run.output)["created"] == 100)
        #expect(try sandbox.isSound())
    }
}
