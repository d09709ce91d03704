import Foundation
import Testing

@testable import MotifStore

@Suite struct DatabaseTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func make(_ name: String, _ script: String = "CREATE TABLE t (x)") throws -> Database {
        let path = folder.file(name)
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let database = try Database.open(path, mode: .writable, busyTimeoutSeconds: 0.05)
        try database.execute(script)
        return database
    }

    private func kind(_ body: () throws -> Void) -> StoreError.Kind? {
        #expect(throws: StoreError.self) { try body() }?.kind
    }

    @Test func `values are returned as they were bound`() throws {
        let database = try Database.inMemory()
        let statement = try database.prepare("SELECT ?1, ?2, ?3, ?4, ?5, ?6")
        statement.bind(Int64.max, 0.1, "é\0😀", "", ReadOnlySQL.Value.blob([0, 255]), String?.none)
        #expect(try statement.step())
        #expect(statement.int64(0) == .max)
        #expect(statement.double(1) == 0.1)
        #expect(statement.text(2) == "é\0😀")
        #expect(statement.text(3).isEmpty && !statement.isNull(3))
        #expect(statement.bytes(4) == [0, 255])
        #expect(statement.isNull(5) && statement.bytes(5).isEmpty)
        #expect(try !statement.step())
    }

    @Test func `a statement that has ended can get other values and run again`() throws {
        let statement = try Database.inMemory().prepare("SELECT ?1")
        for value in 1...3 {
            statement.bind(value)
            #expect(try statement.step())
            #expect(statement.int(0) == value)
            #expect(try !statement.step())
        }
        let isAgainAtItsFirstRow = try statement.step()
        #expect(isAgainAtItsFirstRow)
    }

    @Test func `a transaction that throws is rolled back, and the next one works`() throws {
        struct Stop: Error {}
        let database = try make("a.db")
        #expect(throws: Stop.self) {
            try database.transaction(.immediate) { session in
                try session.execute("INSERT INTO t VALUES (1)")
                throw Stop()
            }
        }
        try database.transaction(.immediate) { try $0.execute("INSERT INTO t VALUES (2)") }
        #expect(try database.int("SELECT sum(x) FROM t") == 2)
    }

    @Test func `a statement with remaining rows doesn't keep the snapshot`() throws {
        let reader = try make("a.db", "PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1), (2)")
        try reader.transaction(.deferred) { session in
            let isRow = try session.statement("SELECT x FROM t").step()
            #expect(isRow)
        }
        let writer = try Database.open(folder.file("a.db"), mode: .writable, busyTimeoutSeconds: 0)
        try writer.execute("INSERT INTO t VALUES (3)")
        // It would fail with SQLITE_BUSY in column 0 if a reader held an older snapshot.
        #expect(try writer.int("PRAGMA wal_checkpoint(TRUNCATE)") == 0)
    }

    @Test func `a transaction reads one snapshot`() throws {
        let reader = try make("a.db", "PRAGMA journal_mode = WAL; CREATE TABLE t (x)")
        let writer = try Database.open(folder.file("a.db"), mode: .writable, busyTimeoutSeconds: 0)
        try reader.transaction(.deferred) { session in
            #expect(try session.int("SELECT count(*) FROM t") == 0)
            try writer.execute("INSERT INTO t VALUES (1)")
            #expect(try session.int("SELECT count(*) FROM t") == 0)
        }
        #expect(try reader.int("SELECT count(*) FROM t") == 1)
    }

    /// The names that SQLite would read as a URI, a database in memory or one without a name.
    @Test(arguments: ["file:a.db", "file:a.db?mode=ro", ":memory:", "a%20b?#é.db", "-a.db"])
    func `a path is only a name`(name: String) throws {
        #expect(Database.fileName(name) == "./" + name)
        #expect(Database.fileName("/x/\(name)") == "/x/\(name)")
        try make(name, "CREATE TABLE t (x); INSERT INTO t VALUES (7)").close()
        for mode in [CatalogFile.Mode.readOnly, .immutable] {
            let database = try Database.open(folder.file(name), mode: mode, busyTimeoutSeconds: 0)
            #expect(try database.int("SELECT x FROM t") == 7)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    }

    @Test func `SQLite's errors have kinds`() throws {
        let database = try make("a.db", "CREATE TABLE t (x UNIQUE, y CHECK (y > 0)); INSERT INTO t VALUES (1, 1)")
        #expect(kind { try database.execute("INSERT INTO t VALUES (1, 1)") } == .stale)
        // SQLite's words differ by version.
        guard case .sqlite(code: 275, _) = kind({ try database.execute("INSERT INTO t VALUES (2, 0)") }),
            case .sqlite(code: 1, let words) = kind({ _ = try database.prepare("SELECT z FROM t") })
        else {
            Issue.record("The codes are others")
            return
        }
        #expect(words.contains("z") && database.errorOffset == 7)
        let reader = try Database.open(folder.file("a.db"), mode: .readOnly, busyTimeoutSeconds: 0)
        #expect(kind { try reader.execute("INSERT INTO t VALUES (3, 3)") } == .notPermitted)
        try database.transaction(.immediate) { _ in
            let other = try Database.open(folder.file("a.db"), mode: .writable, busyTimeoutSeconds: 0)
            #expect(kind { try other.execute("BEGIN IMMEDIATE") } == .busy)
        }
        try database.execute("PRAGMA max_page_count = 2")
        #expect(kind { try database.execute("INSERT INTO t VALUES (zeroblob(100000), 3)") } == .diskFull)
        let text = folder.file("text.db")
        try String(repeating: "text ", count: 1_000).write(toFile: text, atomically: true, encoding: .utf8)
        #expect(kind { _ = try Database.open(text, mode: .writable, busyTimeoutSeconds: 0) } == .notACatalog)
        guard
            case .inputOutput(let reason) = kind({
                _ = try Database.open(folder.file("none.db"), mode: .writable, busyTimeoutSeconds: 0)
            })
        else {
            Issue.record("A missing file was opened")
            return
        }
        #expect(reason.hasSuffix(" (No such file or directory)"))
    }

    @Test func `a copy is of one snapshot, however many steps it takes`() throws {
        let source = try make(
            "a.db",
            """
            PRAGMA journal_mode = WAL; CREATE TABLE t (x);
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
            INSERT INTO t SELECT zeroblob(4000) FROM n
            """)
        let writer = try Database.open(folder.file("a.db"), mode: .writable, busyTimeoutSeconds: 0)
        let target = try Database.inMemory()
        var steps: [Int] = []
        try source.copy(to: target, pagesPerStep: 20) { done, total in
            steps.append(done)
            #expect(done <= total)
            _ = try? writer.execute("INSERT INTO t VALUES (zeroblob(4000))")
        }
        #expect(steps.count > 4)
        #expect(steps == steps.sorted(), "The copy started again")
        #expect(try target.int("SELECT count(*) FROM t") == 100)
        #expect(try writer.int("SELECT count(*) FROM t") == 100 + steps.count)
    }

    @Test func `a store can't be entered twice by one thread`() async {
        await #expect(processExitsWith: .failure) {
            let store = try Store.inMemory()
            try store.read { _ in try store.read { _ in } }
        }
    }

    @Test func `a reader is invalid outside its closure`() async {
        await #expect(processExitsWith: .failure) {
            let store = try Store.inMemory()
            let reader = try store.read { $0 }
            _ = try reader.statistics()
        }
    }
}
