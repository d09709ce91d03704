import Foundation
import Testing

@testable import MotifStore

@Suite struct `The schema of a file` {
    private let folder: TemporaryFolder
    private var path: String { folder.file("motif.db") }

    init() throws {
        folder = try TemporaryFolder()
        try Samples.fill(try Store.create(at: path))
    }

    @Test func `the digest matches the migrations`() throws {
        let database = try Database.inMemory()
        try Schema.migrate(database, with: Migration.shipped)
        #expect(try SchemaCheck.digest(of: database) == SchemaCheck.shippedDigest)
    }

    @Test(arguments: [
        (
            "CREATE TRIGGER own AFTER INSERT ON tag BEGIN DELETE FROM parameter; END",
            "it has the trigger 'own', which isn't part of a catalog"
        ),
        ("CREATE TABLE t (x)", "it has the table 't', which isn't part of a catalog"),
        (
            "CREATE TABLE t (x, y AS (abs(x)))",
            "it has the table 't', which isn't part of a catalog"
        ),
        (
            "CREATE INDEX i ON tag (length(tag) * document)", "it has the index 'i', which isn't part of a catalog"
        ),
        (
            "CREATE INDEX i ON tag (document) WHERE abs(document) > 1",
            "it has the index 'i', which isn't part of a catalog"
        ),
        (
            "CREATE VIRTUAL TABLE v USING fts5 (x)", "it has the table 'v', which isn't part of a catalog"
        ),
        (
            "CREATE VIEW v AS SELECT load_extension('x')", "it has the view 'v', which isn't part of a catalog"
        ),
        (
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = replace(sql, 'text TEXT NOT NULL', 'text TEXT CHECK (abs(text))')
            WHERE name = 'name'
            """,
            "its table 'name' isn't the one that motif made"
        ),
        (
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = replace(sql, 'title TEXT NOT NULL', 'title TEXT DEFAULT (randomblob(9))')
            WHERE name = 'document'
            """,
            "its table 'document' isn't the one that motif made"
        ),
        ("CREATE INDEX i ON tag (document)", "it has the index 'i', which isn't part of a catalog"),
        ("DROP TRIGGER change_keeps_update", "it lacks the trigger 'change_keeps_update'"),
        ("DROP TABLE search", "it lacks the table 'search'"),
        (
            "DROP VIEW history; CREATE VIEW history AS SELECT 1 AS id",
            "its view 'history' isn't the one that motif made"
        ),
        (
            "DROP TABLE tag; CREATE VIEW tag AS SELECT '' AS tag, 0 AS document",
            "it lacks the table 'tag'"
        ),
        (
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = replace(sql, '%H:%M', '%M:%H') WHERE name = 'newest'
            """,
            "its view 'newest' isn't the one that motif made"
        ),
    ])
    func `a foreign or altered object is refused by name, and nothing is changed`(sql: String, words: String) throws {
        try tamper(path, sql)
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        for access in [Store.Access.reading, .writing] {
            let error = #expect(throws: StoreError.self) { try Store.open(at: path, for: access) }
            #expect(error?.kind == .altered(words))
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["motif.db"])
    }

    @Test func `another database with the mark of a catalog is refused`() throws {
        let other = folder.file("other.db")
        try tamper(other, "CREATE TABLE t (x); PRAGMA application_id = 1836020838; PRAGMA user_version = 1")
        let error = #expect(throws: StoreError.self) { try Store.open(at: other, for: .reading) }
        #expect(error?.kind == .altered("it lacks the index 'document_kind'"))
    }

    @Test(arguments: [
        "ANALYZE",
        """
        CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);
        CREATE TABLE _litestream_lock (id INTEGER); INSERT INTO _litestream_seq VALUES (1, 7)
        """,
    ])
    func `the tables of ANALYZE and Litestream aren't damage`(sql: String) throws {
        try tamper(path, sql)
        #expect(try Store.open(at: path, for: .writing).damage() == [])
    }

    @Test func `a table with another's name but other columns is refused`() throws {
        try tamper(path, "CREATE TABLE _litestream_lock (id INTEGER, more INTEGER)")
        let error = #expect(throws: StoreError.self) { try Store.open(at: path, for: .reading) }
        #expect(error?.kind == .altered("it has the table '_litestream_lock', which isn't part of a catalog"))
    }
}
