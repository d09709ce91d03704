import Foundation
import MotifCore
import Testing

@testable import MotifStore

@Suite struct `Opening a catalog` {
    private let folder: TemporaryFolder
    private var path: String { folder.file("motif.db") }

    init() throws { folder = try TemporaryFolder() }

    private func failure(_ body: () throws -> Void) -> StoreError.Kind? {
        #expect(throws: StoreError.self) { try body() }?.kind
    }

    @Test func `settings hold after opening`() throws {
        try Samples.fill(try Store.create(at: path))
        let store = try Store.open(at: path, for: .writing)
        let pragmas = [
            "journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "trusted_schema": "0",
            "cell_size_check": "1", "user_version": "4", "application_id": "1836020838", "fullfsync": "1",
            "checkpoint_fullfsync": "1",
        ]
        for (name, value) in pragmas { #expect(try store.rows("PRAGMA \(name)") == [[value]], "\(name)") }
    }

    @Test func `an existing catalog is not created again`() throws {
        try Samples.fill(try Store.create(at: path))
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(failure { _ = try Store.create(at: path) } == .exists)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["motif.db"])
    }

    @Test func `nothing is left of a catalog that can't be filled`() throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try Store.create(at: path) { store in
                try Samples.fill(store)
                throw Stop()
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        let store = try Store.create(at: path) { try Samples.fill($0) }
        #expect(try store.slugs(Query(.pattern)).count == 3)
        #expect(try store.damage() == [])
        #expect(throws: StoreError.self) { try Store.create(at: path) { _ in throw Stop() } }
        #expect(try store.slugs(Query(.pattern)).count == 3)
    }

    @Test func `a file that isn't a catalog is rejected`() throws {
        #expect(failure { _ = try Store.open(at: path, for: .reading) } == .noSuchFile)
        #expect(failure { _ = try Store.open(at: folder.path, for: .reading) } == .isFolder)
        for content in ["", "Hello", String(repeating: "text ", count: 100)] {
            try content.write(toFile: path, atomically: false, encoding: .utf8)
            #expect(failure { _ = try Store.open(at: path, for: .writing) } == .notACatalog)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == content)
        }
        try tamper(folder.file("other.db"), "CREATE TABLE t (x)")
        #expect(failure { _ = try Store.open(at: folder.file("other.db"), for: .reading) } == .notACatalog)
    }

    @Test func `a newer catalog is left untouched`() throws {
        _ = try Store.create(at: path)
        try tamper(path, "PRAGMA user_version = 9")
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let newer = StoreError.Kind.newer(version: 9, known: 4)
        #expect(failure { _ = try Store.open(at: path, for: .writing) } == newer)
        #expect(failure { _ = try Store.open(at: path, for: .reading) } == newer)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["motif.db"])
    }

    @Test func `an older catalog is copied and then migrated`() throws {
        try Samples.fill(try Store.create(at: path))
        let next = Migration(name: "0005_next", sql: "CREATE TABLE next (x INTEGER) STRICT")
        let store = try Store.open(
            at: path, for: .reading, busyTimeoutSeconds: 1, with: Migration.shipped + [next], derived: Samples.derived)
        #expect(try store.rows("SELECT count(*) FROM next") == [["0"]])
        #expect(try store.slugs(Query(.pattern)).count == 3)
        let before = try Store.open(at: path + ".before-5", for: .reading)
        #expect(try before.slugs(Query(.pattern)).count == 3)
        #expect(failure { _ = try Store.open(at: path, for: .reading) } == .newer(version: 5, known: 4))
    }

    @Test func `a failed migration leaves the catalog unchanged`() throws {
        try Samples.fill(try Store.create(at: path))
        let next = Migration(name: "0005_next", sql: "CREATE TABLE next (x INTEGER) STRICT; SELECT nothing")
        #expect(throws: StoreError.self) {
            try Store.open(
                at: path, for: .writing, busyTimeoutSeconds: 1, with: Migration.shipped + [next],
                derived: Samples.derived)
        }
        #expect(try Store.open(at: path, for: .writing).damage() == [])
    }

    @Test func `a migration whose indexes can't be made leaves the catalog unchanged`() throws {
        try Samples.fill(try Store.create(at: path))
        let next = Migration(name: "0005_next", sql: "CREATE TABLE next (x INTEGER) STRICT")
        let error = #expect(throws: StoreError.self) {
            try Store.open(at: path, for: .writing, busyTimeoutSeconds: 1, with: Migration.shipped + [next]) { _, _ in
                throw CancellationError()
            }
        }
        #expect(error?.kind == .damaged("a document of change 1 can't be read: CancellationError()"))
        #expect(try Store.open(at: path, for: .writing).damage() == [])
    }

    @Test func `an older catalog isn't migrated without a way to make its indexes`() throws {
        try Samples.fill(try Store.create(at: path))
        let next = Migration(name: "0005_next", sql: "CREATE TABLE next (x INTEGER) STRICT")
        let error = failure {
            _ = try Store.open(
                at: path, for: .writing, busyTimeoutSeconds: 1, with: Migration.shipped + [next], derived: nil)
        }
        #expect(error == .outdated(version: 4))
    }

    @Test func `another process's lock is waited for, then reported`() throws {
        let first = try Store.create(at: path)
        let second = try Store.open(at: path, for: .writing, busyTimeoutSeconds: 0.05)
        try first.write(as: Samples.note) { writer in
            try writer.add(try Samples.body(.item, "twitter"))
            #expect(failure { try second.write(as: Samples.note) { _ in } } == .busy)
            #expect(try second.slugs(Query(nil)) == [])
        }
        #expect(try second.slugs(Query(nil)) == ["twitter"])
    }

    @Test func `a reader can't write`() throws {
        _ = try Store.create(at: path)
        let store = try Store.open(at: path, for: .reading)
        #expect(failure { try store.write(as: Samples.note) { _ in } } == .notPermitted)
    }

    @Test func `a read-only file is read without a log`() throws {
        let odd = folder.file("a b%?#é.db")
        try Samples.fill(try Store.create(at: odd))
        let database = try Database.open(odd, mode: .immutable, busyTimeoutSeconds: 1)
        #expect(try Store(database, for: .reading).slugs(Query(.pattern)).count == 3)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a b%?#é.db"])
    }

    @Test func `a file has a log while it is open, or if changes are left in one`() throws {
        #expect(!CatalogFile.hasLog(path))
        do {
            let store = try Store.create(at: path)
            _ = try store.slugs(Query(nil))
            #expect(CatalogFile.hasLog(path))
        }
        #expect(!CatalogFile.hasLog(path))
        try "".write(toFile: path + "-wal", atomically: false, encoding: .utf8)
        #expect(!CatalogFile.hasLog(path))
        try "frames".write(toFile: path + "-wal", atomically: false, encoding: .utf8)
        #expect(CatalogFile.hasLog(path))
    }

    @Test func `a file that is read without a log is read again after a change`() throws {
        let writer = try Store.create(at: path)
        let database = try Database.open(path, mode: .immutable, busyTimeoutSeconds: 1)
        let reader = Store(database, for: .reading, isImmutable: true)
        #expect(try reader.slugs(Query(.item)) == [])
        try writer.write(as: Samples.note) { try $0.add(try Samples.body(.item, "twitter")) }
        #expect(try reader.slugs(Query(.item)) == ["twitter"])
    }

    /// Permission bits do not bind root, so this runs for other users only; the way it takes is tested above.
    @Test(.enabled(if: geteuid() != 0)) func `a read-only folder can be read`() throws {
        try Samples.fill(try Store.create(at: path))
        chmod(folder.path, 0o500)
        defer { chmod(folder.path, 0o700) }
        #expect(try Store.open(at: path, for: .reading).slugs(Query(.pattern)).count == 3)
        #expect(failure { _ = try Store.open(at: path, for: .writing) } == .notPermitted)
    }

    @Test func `a rehearsal allows any change, even while another process writes`() throws {
        try Samples.fill(try Store.create(at: path))
        let writer = try Store.open(at: path, for: .writing)
        let store = try Store.open(at: path, for: .reading, busyTimeoutSeconds: 0.05)
        try writer.write(as: Samples.note) { held in
            try held.add(try Samples.body(.item, "unseen"))
            let rehearsal = try store.rehearsal()
            try rehearsal.write(as: Samples.note) { try $0.add(try Samples.body(.item, "tried")) }
            #expect(try rehearsal.slugs(Query(.item)) == ["tried", "twitter"])
            #expect(try rehearsal.damage() == [])
        }
        #expect(try store.slugs(Query(.item)) == ["twitter", "unseen"])
    }

    @Test func `a copy is complete while others write`() throws {
        let store = try Store.create(at: path)
        try Samples.fill(store)
        let other = try Store.open(at: path, for: .writing)
        var steps = 0
        try store.backUp(to: folder.file("copy.db")) { _, _ in
            steps += 1
            _ = try? other.write(as: Samples.note) { try $0.add(try Samples.body(.item, "late-\(steps)")) }
        }
        #expect(steps > 0)
        let copy = try Store.open(at: folder.file("copy.db"), for: .reading)
        #expect(try copy.damage() == [])
        #expect(try copy.slugs(Query(.item)) == ["twitter"])
        #expect(try store.slugs(Query(.item)).count == 1 + steps)
    }

    @Test func `every migration is compiled in`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appendingPathComponent("migrations")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(Migration.shipped.map { $0.name + ".sql" } == files)
        for migration in Migration.shipped {
            let text = try String(contentsOf: folder.appendingPathComponent(migration.name + ".sql"), encoding: .utf8)
            #expect(migration.sql == text)
        }
    }
}
