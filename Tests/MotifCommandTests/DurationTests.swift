import Foundation
import Testing

/// Lists, filters, and SQL by how long operations take in total.
@Suite struct `total durations` {
    /// The operations of expand take 0.35 s of growing and 0.35 s more for the controls; zoom-icons waits 0.2 s.
    @Test func `find patterns longer than half a second, whatever the names of their parameters`() throws {
        let sandbox = try Sandbox()
        _ = try sandbox.motif("update", "zoom-icons", "--set", "duration=500ms")
        _ = try sandbox.motif("update", "zoom-icons", "--set", "duration=600ms")
        let run = try sandbox.motif("list", "--where", "totalDuration > 0.5", "--format", "csv", "--columns", "slug")
        #expect(run.lines.contains("expand") && run.lines.contains("zoom-icons"))
        #expect(!run.lines.contains("peek-over-the-edge"))
        let none = try sandbox.motif("list", "--where", "!(totalDuration >= 0)", "--columns", "slug", "--format", "csv")
        #expect(!none.lines.contains("expand"))
        let swapped = try sandbox.motif(
            "list", "--where", "0.75 < totalDuration && totalDuration < 0.85", "--columns", "slug,totalDuration")
        #expect(swapped.output.contains("zoom-icons          0.8 s"), "\(swapped.output)")
        #expect(try sandbox.motif("verify").exit == 0)
    }

    @Test func `are columns and sort keys, each operation too`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif(
            "list", "--where", "durations.push > 0.5", "--sort", "-durations.push", "--columns",
            "slug,durations.push,totalDuration,durations.present", "--format", "csv")
        #expect(run.lines.first == "slug,durations.push,totalDuration,durations.present")
        #expect(run.lines.contains("zoom-icons,0.8,0.8,"))
        let sorted = run.lines.dropFirst().compactMap { Double($0.split(separator: ",")[1]) }
        #expect(sorted == sorted.sorted(by: >) && sorted.count > 1)
        let longest = try sandbox.motif(
            "list", "--sort", "-totalDuration", "--columns", "totalDuration", "--limit", "1")
        #expect(longest.lines.last == "          1 s", "\(longest.output)")
        #expect(try sandbox.motif("list", "--sort", "durations.psh").exit == 64)
        #expect(try sandbox.motif("list", "--columns", "durations.psh").exit == 64)
        #expect(try sandbox.motif("list", "--where", "durations.psh > 1").exit == 65)
    }

    @Test func `follow the values of a pattern and the motion of its kind`() throws {
        let sandbox = try Sandbox()
        _ = try sandbox.motif("update", "expand", "--set", "expandDuration=2")
        func total(_ slug: String) throws -> String {
            try sandbox.motif("sql", "SELECT total_duration FROM patterns WHERE slug = '\(slug)'", "--format", "csv")
                .output
        }
        #expect(try total("expand") == "total_duration\r\n2.35\r\n")
        var kind = try sandbox.document("kind:mask-reveal")
        kind = kind.replacingOccurrences(of: #""duration": "duration""#, with: #""duration": "duration * 2""#)
        try sandbox.write(kind, to: "kind.json")
        #expect(try sandbox.motif("update", "kind:mask-reveal", "--file", "kind.json").exit == 0)
        #expect(try total("mask-reveal") == "total_duration\r\n2\r\n")
        #expect(try sandbox.motif("delete", "expand").exit == 0)
        let rows = try sandbox.motif("sql", "SELECT count(*) AS n FROM durations WHERE pattern = 'expand'")
        #expect(rows.lines.last == "0")
        _ = try sandbox.motif("restore", "expand@1")
        #expect(try total("expand") == "total_duration\r\n0.7\r\n")
        #expect(try sandbox.motif("verify").exit == 0)
    }

    @Test func `are shown, and answered in a batch`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("show", "zoom-icons").output.contains("duration  push 0.8 s, pop 0.6 s\n"))
        let lines = """
            {"op": "show", "ref": "expand"}
            {"op": "list", "where": "totalDuration == 0.8", "sort": "-totalDuration"}
            """
        let run = try sandbox.motif("batch", input: lines)
        #expect(run.output.contains(#""durations":{"present":0.7}"#), "\(run.output)")
        #expect(run.output.contains(#""totalDuration":0.8"#))
    }

    @Test func `are rounded for people only`() throws {
        let sandbox = try Sandbox()
        let values = ["--set", "expandDuration=0.1", "--set", "presentDuration=0.2"]
        #expect(try sandbox.run(["update", "expand"] + values).exit == 0)
        #expect(try sandbox.motif("show", "expand").output.contains("\nduration  present 0.3 s\n"))
        let list = ["list", "--where", "slug == 'expand'", "--columns", "totalDuration,durations.present"]
        #expect(try sandbox.run(list).lines.last?.split(separator: " ") == ["0.3", "s", "0.3", "s"])
        let sum = 0.1 + 0.2
        #expect(try sandbox.run(list + ["--format", "csv"]).lines.last == "\(sum),\(sum)")
    }

    @Test func `are made for a catalog from before them`() throws {
        let sandbox = try Sandbox()
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let first = tests.deletingLastPathComponent().appendingPathComponent("migrations/0001_catalog.sql")
        let schema = try String(contentsOf: first, encoding: .utf8)
        let columns = [
            "change": "id, author, message, time", "change_hash": "*", "document": "*", "revision": "*", "name": "*",
            "parameter": "*", "tag": "*", "reference": "*",
        ]
        let copies = columns.map { "INSERT INTO \($0) SELECT \($1) FROM new.\($0);\n" }.joined()
        let sql = """
            \(schema)
            ATTACH 'motif.db' AS new;
            \(copies)
            INSERT INTO search (search) VALUES ('rebuild');
            PRAGMA application_id = 1836020838; PRAGMA user_version = 1; PRAGMA journal_mode = WAL;
            """
        try sandbox.write(sql, to: "first.sql")
        let sqlite = try sandbox.shell("sqlite3 old.db < first.sql && mv old.db motif.db")
        try #require(sqlite.exit == 0, "\(sqlite.errors)")
        let run = try sandbox.motif("list", "--where", "totalDuration == 0.8", "--columns", "slug", "--format", "csv")
        #expect(run.output == "slug\r\nzoom-icons\r\n", "\(run.errors)")
        #expect(try sandbox.motif("verify").exit == 0)
        #expect(sandbox.files.contains("motif.db.before-4"))
    }
}
