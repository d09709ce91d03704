import CSQLite
import Foundation
import Testing

@testable import MotifStore

/// What builds of SQLite do differently. `script/sqlite-variants` runs all tests with such builds; some differences can
/// be made with any build, in a process of their own.
@Suite struct SQLiteLibraryTests {
    private static let asked = ProcessInfo.processInfo.environment["MOTIF_TEST_SQLITE"]

    /// The source ID of a variant begins with its name.
    @Test(.enabled(if: asked != nil)) func `the tests run with the SQLite that was asked for`() throws {
        let source = String(cString: sqlite3_sourceid())
        #expect(source.hasPrefix((Self.asked ?? "") + " "), "\(source)")
    }

    @Test func `logs are removed although SQLite keeps them by default`() async {
        await #expect(processExitsWith: .success) {
            keepLogsByDefault()
            let folder = try TemporaryFolder()
            let path = folder.file("motif.db")
            do {
                let other = folder.file("other.db")
                _ = FileManager.default.createFile(atPath: other, contents: nil)
                var handle: OpaquePointer?
                sqlite3_open(other, &handle)
                sqlite3_exec(handle, "PRAGMA journal_mode = WAL; CREATE TABLE t (x)", nil, nil, nil)
                sqlite3_close(handle)
                #expect(folder.files == ["other.db", "other.db-shm", "other.db-wal"])
                for name in folder.files { try FileManager.default.removeItem(atPath: folder.file(name)) }
            }
            do {
                let store = try Store.create(at: path)
                try Samples.fill(store)
                #expect(folder.files == ["motif.db", "motif.db-shm", "motif.db-wal"])
                try store.backUp(to: folder.file("copy.db"))
                try ReadOnlySQL("SELECT 1").run(on: path, columns: { _ in }, each: { _ in true })
            }
            #expect(folder.files == ["copy.db", "motif.db"])
            try FileManager.default.removeItem(atPath: path)
            _ = try Store.create(at: path)
            #expect(folder.files == ["copy.db", "motif.db"])
        }
    }

    @Test func `memory is limited if SQLite doesn't count it by default`() async {
        await #expect(processExitsWith: .success) {
            _ = motif_sqlite_count_memory(0)
            ReadOnlySQL.limitMemory(toBytes: 20 << 20)
            let store = try Store.inMemory()
            #expect(sqlite3_memory_used() > 0)
            let error = #expect(throws: StoreError.self) { try store.rows("SELECT zeroblob(30000000)") }
            #expect(error?.kind == .outOfMemory)
        }
    }

    /// With a build that doesn't count, such as Apple's, queries have no limit then.
    @Test func `memory that SQLite didn't count from the beginning has no limit`() async {
        await #expect(processExitsWith: .success) {
            _ = motif_sqlite_count_memory(0)
            sqlite3_initialize()
            ReadOnlySQL.limitMemory(toBytes: 20 << 20)
            let rows = try Store.inMemory().rows("SELECT length(hex(zeroblob(30000000)))")
            #expect(rows == [["60000000"]])
            #expect(sqlite3_memory_used() == 0)
        }
    }
}

/// Switches SQLITE_FCNTL_PERSIST_WAL on for each connection while it is opened. On Apple's systems it is on, and SQLite
/// has no automatic extensions.
private func keepLogsByDefault() {
    #if !canImport(Darwin)
        typealias Opening =
            @convention(c) (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, OpaquePointer?) ->
            Int32
        let opening: Opening = { connection, _, _ in
            var keepsLog: Int32 = 1
            sqlite3_file_control(connection, "main", SQLITE_FCNTL_PERSIST_WAL, &keepsLog)
            return SQLITE_OK
        }
        sqlite3_auto_extension(unsafeBitCast(opening, to: (@convention(c) () -> Void).self))
    #endif
}

extension TemporaryFolder {
    fileprivate var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
