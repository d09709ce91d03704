import Foundation
import Testing

@testable import MotifStore

/// What people could hand to `motif sql` is refused, or ended, before it does harm.
@Suite struct `Hostile SQL` {
    private let folder: TemporaryFolder
    private var path: String { folder.file("motif.db") }

    init() throws {
        folder = try TemporaryFolder()
        try Samples.fill(try Store.create(at: path))
    }

    static let writes = [
        "INSERT INTO tag VALUES ('x', 1)", "REPLACE INTO name (text) VALUES ('x')", "UPDATE document SET title = ''",
        "DELETE FROM revision", "WITH x AS (SELECT 1) DELETE FROM tag", "INSERT INTO tag VALUES ('x', 1) RETURNING *",
        "UPDATE sqlite_schema SET sql = ''", "DELETE FROM sqlite_schema", "INSERT INTO patterns (slug) VALUES ('x')",
        "CREATE TABLE t (x)", "CREATE TABLE t AS SELECT 1", "CREATE TEMP TABLE t (x)", "CREATE VIEW v AS SELECT 1",
        "CREATE TEMP VIEW v AS SELECT 1", "CREATE INDEX i ON tag (document)", "CREATE UNIQUE INDEX i ON tag (document)",
        "CREATE TRIGGER t AFTER INSERT ON tag BEGIN SELECT 1; END",
        "CREATE TEMP TRIGGER t AFTER INSERT ON tag BEGIN SELECT 1; END", "CREATE VIRTUAL TABLE v USING fts5 (x)",
        "CREATE VIRTUAL TABLE v USING rtree (a, b, c)", "DROP TABLE tag", "DROP VIEW patterns",
        "DROP INDEX document_kind",
        "DROP TRIGGER revision_keeps_update", "ALTER TABLE tag RENAME TO t", "ALTER TABLE tag ADD COLUMN x",
        "ALTER TABLE document DROP COLUMN title", "REINDEX", "ANALYZE", "VACUUM", "VACUUM INTO 'copy.db'",
        "INSERT INTO search (search) VALUES ('delete-all')",
        "INSERT INTO search (search, rank) VALUES ('merge', 1)",
    ]

    static let others = [
        "ATTACH 'other.db' AS other", "ATTACH ':memory:' AS m", "DETACH main", "BEGIN", "COMMIT", "ROLLBACK",
        "SAVEPOINT s", "RELEASE s", "PRAGMA writable_schema = ON", "PRAGMA journal_mode = DELETE",
        "PRAGMA query_only = OFF", "PRAGMA trusted_schema = ON", "PRAGMA temp_store_directory = '/'",
        "PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA user_version = 9", "SELECT * FROM pragma_table_info('tag')",
        "SELECT load_extension('x')", "SELECT load_extension('x', 'y')", "SELECT readfile('/etc/passwd')",
        "SELECT writefile('x', 'y')", "SELECT edit('x')", "SELECT fts3_tokenizer('simple')",
        "SELECT fts3_tokenizer('x', x'00')", "SELECT 1; DELETE FROM tag", "EXPLAIN DELETE FROM tag",
    ]

    /// Each would run, or grow, without an end. The command also ends a single call of a function that takes too long.
    static let endless = [
        "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n",
        "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n ORDER BY x DESC",
        "WITH RECURSIVE n (x) AS (SELECT 'x' UNION ALL SELECT x || x FROM n) SELECT x FROM n",
        "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT group_concat(x) FROM n",
        "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(DISTINCT x) FROM n",
        "SELECT count(*) FROM revision a, revision b, revision c, revision d, revision e, revision f, revision g, "
            + "revision h, revision i, revision j, revision k, revision l",
        "SELECT replace(hex(zeroblob(4000000)), '0', hex(zeroblob(1000)))",
        "SELECT zeroblob(1000000000)", "SELECT randomblob(1000000000)",
    ]

    @Test func `there are more than forty statements`() {
        #expect(Self.writes.count + Self.others.count + Self.endless.count > 40)
    }

    @Test(arguments: writes + others) func `is refused, and no byte changes`(sql: String) throws {
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let error = #expect(throws: StoreError.self) { try run(ReadOnlySQL(sql)) }
        switch error?.kind {
        case .forbiddenSQL, .badSQL: break
        default: Issue.record("\(String(describing: error?.kind))")
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.allSatisfy { $0.hasPrefix("motif.db") })
    }

    @Test(arguments: endless) func `is ended in time`(sql: String) throws {
        let clock = ContinuousClock()
        let start = clock.now
        let error = #expect(throws: StoreError.self) { try run(ReadOnlySQL(sql, timeLimitSeconds: 0.2)) }
        switch error?.kind {
        case .timeout, .badSQL, .diskFull: break
        default: Issue.record("\(String(describing: error?.kind))")
        }
        // A multiple of the limit, since other tests run beside it.
        #expect(clock.now - start < .seconds(20))
    }

    private func run(_ sql: ReadOnlySQL) throws { try sql.run(on: path, columns: { _ in }, each: { _ in true }) }
}
