import Foundation
import Testing

@Suite struct `motif sql` {
    @Test func `returns typed values`() throws {
        let sandbox = try Sandbox()
        let types = "SELECT typeof(:a) a, typeof(:b) b, typeof(:c) c, :d AS d"
        let values = [
            "--param-json", "a=1", "--param-json", "b=1.5", "--param-json", "c=\"1x\"", "--param", "d=x=y",
        ]
        try expect(
            sandbox.motif(
                "sql", "SELECT kind, count(*) AS patterns FROM patterns GROUP BY kind ORDER BY 2 DESC, 1 LIMIT 3"),
            sandbox.run(["sql", types] + values + ["--format", "json"]),
            sandbox.motif("sql", "SELECT 9007199254740993 big, 9e999 inf, NULL n, x'00ff' b, 1 b", "--format", "jsonl"),
            sandbox.motif("sql", "SELECT 1 AS \"a,b\", 'x\"y' AS c, '' AS d", "--format", "csv"),
            sandbox.motif("sql", "SELECT slug FROM patterns WHERE slug = 'nothing'", "--format", "csv"),
            sandbox.motif("sql", "-", input: "SELECT slug FROM items LIMIT 1"), matches: "sql")
    }

    @Test func `parameters are text unless they are JSON`() throws {
        let sandbox = try Sandbox()
        func row(_ options: String...) throws -> String {
            try sandbox.run(["sql", "SELECT typeof(:a) t, :a v", "--format", "jsonl"] + options).output
        }
        #expect(try row("--param", "a=007") == "{\"t\":\"text\",\"v\":\"007\"}\n")
        #expect(try row("--param", "a=1e5") == "{\"t\":\"text\",\"v\":\"1e5\"}\n")
        #expect(try row("--param-json", "a=7") == "{\"t\":\"integer\",\"v\":7}\n")
        #expect(try row("--param-json", "a=true") == "{\"t\":\"integer\",\"v\":1}\n")
        #expect(try row("--param-json", "a=null") == "{\"t\":\"null\",\"v\":null}\n")
        #expect(try row("--param-json", "a=\"7\"") == "{\"t\":\"text\",\"v\":\"7\"}\n")
        let wide = "SELECT count(*) > 0 AS found FROM devices WHERE width > :w"
        let found = try sandbox.motif("sql", wide, "--param-json", "w=800", "--format", "jsonl")
        #expect(found.output == "{\"found\":1}\n")
        #expect(try sandbox.motif("copy", "expand", "007").exit == 0)
        let slug = "SELECT slug FROM patterns WHERE slug = :s"
        let named = try sandbox.motif("sql", slug, "--param", "s=007", "--format", "jsonl")
        #expect(named.output == "{\"slug\":\"007\"}\n")
        for wrong in ["a=x", "a=[1]", "a={}"] {
            let run = try sandbox.motif("sql", "SELECT :a", "--param-json", wrong)
            #expect(run.exit == 64 && run.errors.contains("it must be a number, text in quotes"), "\(run)")
        }
    }

    @Test func `a number as text that no row has is explained`() throws {
        let sandbox = try Sandbox()
        let query = ["sql", "SELECT slug FROM devices WHERE width = :w"]
        let run = try sandbox.run(query + ["--param", "w=744"])
        let hint = "No rows. For the number instead of the text, use --param-json w=744"
        #expect(run.exit == 0 && run.errors == hint + "\n", "\(run)")
        #expect(try sandbox.run(query + ["--param-json", "w=744"]).output.contains("ipad-mini-6"))
        // Other words and other formats are what they are.
        for rest in [["--param", "w=x"], ["--param", "w=744", "--format", "json"], ["--param-json", "w=1"]] {
            #expect(try sandbox.run(query + rest).errors == "")
        }
    }

    @Test func `a table of pragmas is refused for its true reason`() throws {
        let run = try Sandbox().motif("sql", "SELECT name FROM pragma_table_list")
        #expect(run.errors.contains("PRAGMA is not available"), "\(run)")
    }

    @Test func `rejects statements that do more than read`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.motif("log", "--format", "jsonl").output
        for statement in [
            "DELETE FROM revision", "UPDATE document SET slug = 'x'", "DROP TABLE revision",
            "PRAGMA journal_mode = DELETE",
            "ATTACH 'other.db' AS other", "VACUUM INTO 'copy.db'", "CREATE TABLE t (a)",
        ] {
            let run = try sandbox.motif("sql", statement)
            #expect(run.exit == 77 || run.exit == 65, "\(run.transcript)")
            #expect(run.output == "" && run.errors.hasPrefix("motif: "), "\(run.transcript)")
        }
        #expect(try sandbox.motif("log", "--format", "jsonl").output == before)
        #expect(sandbox.files == ["motif.db"])
    }

    @Test func `reports errors in a statement`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("sql", "SELEC 1"), sandbox.motif("sql", "SELECT nothing FROM patterns"),
            sandbox.motif("sql", ""),
            sandbox.motif("sql", "SELECT 1; SELECT 2"), sandbox.motif("sql", "SELECT :a", "--param", "a"),
            sandbox.motif("sql", "DELETE FROM revision"), matches: "sql-mistakes")
    }

    @Test func `stops slow statements`() throws {
        let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
        let run = try Sandbox().motif("sql", endless, "--timeout", "0.2")
        #expect(run.exit == 65)
        #expect(run.errors == "motif: The query was stopped because it ran for more than 0.2 s\n")
    }

    /// The source ID of a variant begins with its name.
    @Test(.enabled(if: asked != nil)) func `the command runs with the SQLite that was asked for`() throws {
        let run = try Sandbox().motif("sql", "SELECT sqlite_source_id() AS id", "--format", "csv")
        #expect(run.output.hasPrefix("id\r\n\(Self.asked ?? "") "), "\(run.transcript)")
    }

    private static let asked = ProcessInfo.processInfo.environment["MOTIF_TEST_SQLITE"]

    @Test func `leaves nothing beside the catalog`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("sql", "SELECT 1").exit == 0)
        #expect(sandbox.files == ["motif.db"])
    }

    /// 30 values of 15 MB are more than the 256 MB that a query can use.
    @Test func `limits memory`() throws {
        let values = [String](repeating: "zeroblob(15000000)", count: 30).joined(separator: ", ")
        let run = try Sandbox().motif("sql", "SELECT \(values)", "--format", "csv")
        #expect(run.exit == 65)
        #expect(run.errors == "motif: SQLite rejected this query: the query needs too much memory\n")
    }

    @Test(arguments: ["patterns", "parameters", "items", "kinds", "devices", "history"])
    func `the views have the columns listed in the guide`(view: String) throws {
        let sandbox = try Sandbox()
        let header = try sandbox.motif("sql", "SELECT * FROM \(view) LIMIT 0", "--format", "csv").output
        let guide = try sandbox.motif("guide", "sql", environment: ["COLUMNS": "100"]).output
        let words = guide.split { $0.isWhitespace }.joined(separator: " ")
        let columns = header.split(separator: "\r\n").first?.split(separator: ",").joined(separator: ", ") ?? "none"
        #expect(words.contains("\(view) \(columns) "), "\(columns)")
    }
}
