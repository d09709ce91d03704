import Foundation
import MotifJSON
import Testing

@Suite struct `motif log` {
    /// Three changes on three days by two authors, after those of `init` on 4 May.
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        for (day, author, arguments) in [
            ("05", "mia", ["update", "expand", "--set", "expandDuration=1"]),
            ("06", "noah", ["update", "expand", "--title", "Grow", "--tag", "calm,slow"]),
            ("08", "mia", ["delete", "mask-reveal"]),
        ] {
            let environment = ["MOTIF_TIME": "2026-05-\(day)T12:00:00Z", "MOTIF_AUTHOR": author]
            let run = try sandbox.run(arguments, environment: environment)
            try #require(run.exit == 0, "\(run.errors)")
        }
        return sandbox
    }

    private func documents(_ sandbox: Sandbox, _ arguments: String...) throws -> [String] {
        let now = ["MOTIF_TIME": "2026-05-09T12:00:00Z"]
        let run = try sandbox.run(["log", "--format", "jsonl"] + arguments, environment: now)
        #expect(run.exit == 0, "\(run.errors)")
        return try run.lines.map { line in
            let json = try JSONReader().read(String(line))
            return "\(json["slug"]?.string ?? "")@\(json["revision"]?.number ?? 0)"
        }
    }

    @Test func `finds changes by their time and author`() throws {
        let sandbox = try sandbox()
        #expect(try documents(sandbox, "2026-05-06..") == ["mask-reveal@2.0", "expand@3.0"])
        #expect(try documents(sandbox, "2026-05-06") == ["mask-reveal@2.0", "expand@3.0"])
        #expect(try documents(sandbox, "2026-05-05..2026-05-06") == ["expand@3.0", "expand@2.0"])
        #expect(try documents(sandbox, "2026-05-05T12:00:01Z..2026-05-08T11:59:59Z") == ["expand@3.0"])
        #expect(try documents(sandbox, "25h..") == ["mask-reveal@2.0"])
        #expect(try documents(sandbox, "--author", "noah") == ["expand@3.0"])
        #expect(try documents(sandbox, "expand", "--author", "mia", "2026-05-05..") == ["expand@2.0"])
        #expect(try documents(sandbox, "2026-05-05..", "expand", "--author", "mia") == ["expand@2.0"])
        #expect(try documents(sandbox, "yesterday..") == ["mask-reveal@2.0"])
        #expect(try documents(sandbox, "today") == [])
        let untilTheDayBefore = try documents(sandbox, "2026-05-05..2026-05-07")
        #expect(try documents(sandbox, "2026-05-05..2026-05-08 11:59") == untilTheDayBefore)
        for wrong in ["so on..", "..", "1.0...1.1"] {
            let run = try sandbox.motif("log", wrong)
            #expect(run.exit == 64)
            #expect(run.errors.contains(" is not a "), "\(run.errors)")
        }
        let two = try sandbox.motif("log", "1.0", "1.1")
        #expect(two.exit == 64 && two.errors.contains("write 1.0..1.1"), "\(two.errors)")
    }

    @Test func `lists the changes of each revision`() throws {
        let sandbox = try sandbox()
        let rows = try sandbox.motif("log", "expand", "--format", "csv").lines
        #expect(rows[0] == "change,time,author,action,document,changed,message")
        #expect(rows[1].contains("updated,expand@3,\"tags reveal → reveal, calm, slow, title Expand → Grow\""))
        #expect(rows[2].contains("updated,expand@2,expandDuration 0.35 s → 1 s,"))
        #expect(rows[3].contains("created,expand@1,,"))
    }

    @Test func `compares a document that was made again with the one that was deleted`() throws {
        let sandbox = try sandbox()
        for arguments in [["copy", "expand", "a"], ["delete", "a"], ["create", "a", "--kind", "punch-out"]] {
            #expect(try sandbox.run(arguments).exit == 0)
        }
        let row = try sandbox.motif("log", "a", "--format", "csv").lines[1]
        #expect(row.contains("restored,a@3,") && row.contains("kind expand → punch-out"), "\(row)")
    }

    @Test func `shows the start of very long values, and whole ones to programs`() throws {
        let sandbox = try Sandbox()
        let spring = "spring(dampingRatio: 0.5, initialVelocity: 0.25)"
        let summary = String(repeating: "far ", count: 30)
        try sandbox.motif("update", "expand", "--set", "expandCurve=\(spring)", "--summary", summary)
        let row = try sandbox.motif("log", "expand", "--format", "csv").lines[1]
        #expect(row.contains("expandCurve easeIn → \(spring)"))
        #expect(row.contains("→ \(summary)"), "\(row)")
        let table = try sandbox.motif("log", "expand", "--columns", "changed").output
        #expect(table.contains("far far far far far …") && !table.contains("far far far far far far"), "\(table)")
    }
}
