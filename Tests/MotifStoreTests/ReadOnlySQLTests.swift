import Foundation
import Testing

@testable import MotifStore

@Suite struct `SQL of users` {
    private let folder: TemporaryFolder
    private var path: String { folder.file("motif.db") }

    init() throws {
        folder = try TemporaryFolder()
        try Samples.fill(try Store.create(at: path))
    }

    private func rows(_ sql: ReadOnlySQL) throws -> [[ReadOnlySQL.Value]] {
        var rows: [[ReadOnlySQL.Value]] = []
        try sql.run(on: path, columns: { _ in }) {
            rows.append($0)
            return true
        }
        return rows
    }

    private func failure(_ sql: ReadOnlySQL) -> StoreError.Kind? {
        #expect(throws: StoreError.self) { try rows(sql) }?.kind
    }

    @Test func `parameters are bound by name`() throws {
        let sql = ReadOnlySQL(
            "SELECT pattern, name, value FROM parameters WHERE value > :least AND name = @name",
            parameters: ["least": .real(0.1), "name": .text("duration")])
        #expect(
            try rows(sql) == [
                [.text("expand"), .text("duration"), .real(0.35)],
                [.text("expand-slow"), .text("duration"), .integer(2)],
            ])
        #expect(failure(ReadOnlySQL("SELECT :a")) == .badSQL("the parameter ':a' has no value", offset: nil))
        let unused = ReadOnlySQL("SELECT 1", parameters: ["a": .null])
        #expect(failure(unused) == .badSQL("the statement has no parameter ':a'", offset: nil))
    }

    struct Case: CustomTestStringConvertible {
        let sql: String
        let row: [ReadOnlySQL.Value]
        var testDescription: String { sql }
    }

    @Test(arguments: [
        Case(
            sql: "SELECT slug, title, kind, revision, deprecated, tags, updated_at, author FROM patterns",
            row: [
                .text("expand"), .text("Expand"), .text("expand"), .integer(1), .integer(0),
                .text(#"["reveal","big"]"#), .text("2023-11-14T22:13:20.123Z"), .text("ada"),
            ]),
        Case(
            sql: "SELECT parameters FROM patterns WHERE slug = 'expand'",
            row: [.text(#"{"curve":"easeInOut","duration":0.35,"offset":{"x":4,"y":0},"on":true,"steps":[1,2]}"#)]),
        Case(
            sql: "SELECT value FROM parameters WHERE pattern = 'expand-slow' AND name = 'curve'",
            row: [.text(#"{"cubicBezier":[0.42,0,1,1]}"#)]),
        Case(sql: "SELECT slug, image, tags FROM items", row: [.text("twitter"), .text("icon-twitter"), .text("[]")]),
        Case(
            sql: "SELECT slug, family, width, height FROM devices",
            row: [.text("iphone-15"), .text("phone"), .integer(393), .integer(852)]),
        Case(
            sql: "SELECT slug, summary, patterns FROM kinds",
            row: [.text("expand"), .text("Grows a view"), .integer(2)]),
        Case(
            sql: "SELECT type, slug, revision, action, author, message, time FROM history WHERE slug = 'twitter'",
            row: [
                .text("item"), .text("twitter"), .integer(1), .text("created"), .text("ada"), .text("why"),
                .text("2023-11-14T22:13:20.123Z"),
            ]),
        Case(sql: "SELECT rowid FROM search WHERE search MATCH 'twit*' -- words\n;", row: [.integer(3)]),
        Case(sql: "SELECT value FROM json_each('[7]')", row: [.integer(7)]),
        Case(sql: "SELECT atom FROM json_tree('[[7]]') WHERE atom", row: [.integer(7)]),
        Case(sql: "SELECT count(*) FROM revision", row: [.integer(7)]),
        Case(sql: "SELECT x'01', NULL", row: [.blob([1]), .null]),
    ])
    func `the views show`(view: Case) throws {
        #expect(try rows(ReadOnlySQL(view.sql)).first == view.row)
    }

    @Test(arguments: [
        ("PRAGMA user_version", "PRAGMA is not available"),
        ("ATTACH 'x.db' AS x", "other files can't be attached"),
        ("DELETE FROM tag", "it would change the catalog"),
        ("INSERT INTO search (search) VALUES ('rebuild')", "it would change the catalog"),
        ("CREATE TEMP TABLE t (x)", "it would change the catalog"),
        ("BEGIN", "transactions are not available"),
        (
            "SELECT body FROM main.revision",
            "'main' has texts that aren't compared with their digests; leave out 'main.'"
        ),
        (
            "SELECT title FROM main.patterns",
            "'main' has texts that aren't compared with their digests; leave out 'main.'"
        ),
    ])
    func `nothing other than reading`(sql: String, words: String) {
        #expect(failure(ReadOnlySQL(sql)) == .forbiddenSQL(words))
    }

    /// Apple's SQLite doesn't have the function.
    @Test func `no extensions`() {
        let unknown = StoreError.Kind.badSQL("no such function: load_extension", offset: 7)
        let denied = StoreError.Kind.forbiddenSQL("the function 'load_extension' is not available")
        #expect([unknown, denied].contains(failure(ReadOnlySQL("SELECT load_extension('x')"))))
    }

    @Test func `nothing is left beside the catalog`() throws {
        _ = try rows(ReadOnlySQL("SELECT slug FROM patterns"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["motif.db"])
    }

    /// The words are SQLite's, and differ by version.
    @Test(arguments: [("SELECT missing", 7, "missing"), ("SELEC 1", 0, "SELEC")])
    func `invalid SQL is reported with its position`(sql: String, position: Int, name: String) {
        guard case .badSQL(let words, offset: position) = failure(ReadOnlySQL(sql)) else {
            Issue.record("\(sql) isn't reported at \(position)")
            return
        }
        #expect(words.contains(name))
    }

    @Test func `anything but one statement is reported`() {
        #expect(failure(ReadOnlySQL(" ")) == .badSQL("the statement is missing", offset: nil))
        let two = StoreError.Kind.badSQL("expected one statement, but there is more text after it", offset: 9)
        #expect(failure(ReadOnlySQL("SELECT 1; SELECT 2")) == two)
    }

    @Test func `an endless statement is stopped`() {
        let sql = "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"
        #expect(failure(ReadOnlySQL(sql, timeLimitSeconds: 0.05)) == .timeout(seconds: 0.05))
    }

    @Test(arguments: [
        ("SELECT zeroblob(20000000)", "string or blob too big"),
        ("SELECT zeroblob(12000000), zeroblob(12000000), zeroblob(12000000)", "a row has more than 32 MB"),
    ])
    func `huge values are refused`(sql: String, words: String) {
        #expect(failure(ReadOnlySQL(sql)) == .badSQL(words, offset: nil))
    }

    @Test func `rows stop when the reader has enough`() throws {
        var count = 0
        var names: [String] = []
        try ReadOnlySQL("SELECT slug AS s, 1 FROM patterns").run(on: path, columns: { names = $0 }) { _ in
            count += 1
            return false
        }
        #expect(count == 1)
        #expect(names == ["s", "1"])
    }
}
