import Foundation
import Testing

@Suite struct `a message` {
    /// What a run prints about its failure, without `motif: `.
    private func errors(_ sandbox: Sandbox, _ arguments: String..., exit: Int32, input: String = "") throws -> String {
        let run = try sandbox.run(arguments, input: input)
        #expect(run.exit == exit, "\(run.transcript)")
        #expect(run.output == "", "\(run.transcript)")
        return run.errors
    }

    @Test func `names the ways out of a revision of two documents`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("rename", "expand", "grow")
        try sandbox.motif("create", "expand", "--kind", "expand")
        #expect(
            try errors(sandbox, "show", "expand@1", exit: 66)
                == """
                motif: 'expand@1' is a revision of several documents: write 'expand#1@1' (now grow) or 'expand#2@1'

                """)
        try sandbox.motif("update", "expand", "--set", "expandDuration=1s")
        for command in [["show"], ["export"], ["restore"], ["export", "--to", "css"], ["sample"], ["diff"]] {
            #expect(try sandbox.run(command + ["expand#2@1"]).exit == 0)
        }
        #expect(try sandbox.motif("show", "expand").output.contains("0.35 s"))
    }

    @Test func `about a former name appears once`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("rename", "expand", "grow")
        #expect(try sandbox.motif("export", "expand@1").errors == "'expand' is now 'grow'\n")
    }

    @Test func `names the deleted document that must be restored first`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("delete", "zoom-icons", "kind:zoom-icons", "item:twitter")
        #expect(
            try errors(sandbox, "restore", "zoom-icons", exit: 65).contains(
                "$.kind: Kind 'zoom-icons' was deleted by revision 2; run 'motif restore kind:zoom-icons' to bring it back"
            ))
        #expect(
            try errors(sandbox, "restore", "kind:zoom-icons", exit: 65).contains(
                "Item 'twitter' was deleted by revision 2; run 'motif restore item:twitter' to bring it back"))
        for name in ["item:twitter", "kind:zoom-icons", "zoom-icons"] {
            #expect(try sandbox.motif("restore", name).exit == 0)
        }
        try sandbox.motif("delete", "zoom-icons")
        #expect(
            try errors(sandbox, "rename", "expand", "zoom-icons", exit: 73)
                == "motif: A deleted pattern has the slug 'zoom-icons', and its history stays; choose another slug\n")
    }

    @Test func `suggests the name that was probably meant`() throws {
        let sandbox = try Sandbox()
        let kinds = try errors(sandbox, "create", "x", "--kind", "nosuch", exit: 65)
        #expect(kinds.contains("Unknown kind 'nosuch'; expected one of: connect-the-dots, dive-deeper, expand, "))
        let parameters = "; expected one of: expandDuration, presentDuration, thresholdScale, expandCurve, presentCurve"
        for option in ["--reset=nosuch", "--set=nosuch=1"] {
            #expect(try errors(sandbox, "update", "expand", option, exit: 65).hasSuffix(parameters + "\n"))
        }
        #expect(
            try errors(sandbox, "changelog", "--from", "1.3", exit: 64).contains(
                "Usage: motif changelog [<range>] [<options>]"))
        #expect(
            try errors(sandbox, "export", "-o", "motion", exit: 0)
                == "Exported 48 documents to motion, a single file; for a folder of files, use -o motion/\n")
        #expect(try errors(sandbox, "export", "-o", "m/all", exit: 0).hasSuffix("use -o m/all/\n"))
        for path in ["motion.json", "m"] { #expect(try !errors(sandbox, "export", "-o", path, exit: 0).contains("-o")) }
    }

    @Test func `refuses a search without words`() throws {
        let sandbox = try Sandbox()
        for words in ["", " "] {
            #expect(try errors(sandbox, "list", "--search", words, exit: 65) == "motif: The search is empty\n")
        }
    }

    @Test func `shows the way to the newest revision`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--title", "Grow")
        #expect(
            try errors(sandbox, "update", "expand", "--title", "x", "--expect", "1", exit: 73)
                == """
                motif: Pattern 'expand' is at revision 2, not 1; it was changed in the meantime; run 'motif diff \
                expand@1' to see what changed, then use --expect 2

                """)
        #expect(
            try errors(sandbox, "delete", "expand", "--expect", "7", exit: 73)
                == """
                motif: Pattern 'expand' is at revision 2, not 7; run 'motif show expand' to see that revision, then \
                use --expect 2

                """)
    }

    @Test(arguments: [("500", ". Did you mean '500ms'?\n"), ("12", "at most 10 s\n"), ("50000", "at most 10 s\n")])
    func `suggests milliseconds that are in range`(number: String, end: String) throws {
        let sandbox = try Sandbox()
        let words = try errors(sandbox, "update", "expand", "--set", "expandDuration=\(number)", exit: 65)
        #expect(words.hasSuffix(end), "\(words)")
    }

    @Test func `has a heading for several problems of a whole document`() throws {
        #expect(
            try errors(Sandbox(), "create", "device:new", exit: 65)
                == """
                motif: 2 problems; nothing was written
                  'family' is missing; it is phone or tablet
                  'screen' is missing; it is the width and height in points, in portrait

                """)
    }

    @Test func `names the views for SQL, and a file's formats`() throws {
        let sandbox = try Sandbox()
        #expect(
            try errors(sandbox, "sql", "SELECT * FROM pattern", exit: 65)
                == "motif: SQL error: no such view: pattern. Did you mean 'patterns'?\n")
        #expect(
            try errors(sandbox, "sql", "SELECT * FROM anything", exit: 65)
                == """
                motif: SQL error: no such view: anything; available: patterns, parameters, durations, items, kinds, \
                devices, shared_values, history

                """)
        try sandbox.write("slug,title\na,b\n", to: "patterns.csv")
        #expect(
            try errors(sandbox, "import", "patterns.csv", exit: 65).hasSuffix(
                "\n  'patterns.csv' isn't JSON; documents are read from JSON or JSON Lines, as exported\n"))
        try sandbox.write("{\"name\": \"x\"}", to: "package.json")
        #expect(try errors(sandbox, "import", "package.json", exit: 65).contains("1:1: missing: This isn't a document"))
    }

    @Test func `asks for a file instead of filling a terminal with a picture's source`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.run(["preview", "expand"], output: .terminal(columns: 200))
        #expect(run.exit == 64)
        #expect(
            run.output
                == "motif: A terminal doesn't show pictures; name a file, such as '-o expand.html', or use '-o -'\n")
        let asked = try sandbox.run(["preview", "expand", "-o", "-"], output: .terminal(columns: 200))
        #expect(asked.output.hasPrefix("<svg "))
        #expect(try sandbox.motif("preview", "expand").output.hasPrefix("<svg "))
    }

    @Test func `about an empty result appears only in text output`() throws {
        let sandbox = try Sandbox()
        let log = try sandbox.motif("log", "--author", "nobody")
        #expect((log.exit, log.output, log.errors) == (0, "", "No changes found\n"))
        #expect(try sandbox.motif("log", "--author", "nobody", "--format", "jsonl").errors == "")
        let uses = try sandbox.motif("uses", "device:iphone-15")
        #expect((uses.exit, uses.output, uses.errors) == (0, "", "Nothing uses device 'iphone-15'\n"))
    }
}
