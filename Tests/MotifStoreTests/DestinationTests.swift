import Foundation
import MotifCore
import Testing

@testable import MotifStore

/// A new file and what an earlier one of its name left behind.
@Suite struct DestinationTests {
    private let folder: TemporaryFolder
    private var path: String { folder.file("motif.db") }
    private var copy: String { folder.file("copy.db") }

    init() throws { folder = try TemporaryFolder() }

    private func failure(_ body: () throws -> Void) -> StoreError.Kind? {
        #expect(throws: StoreError.self) { try body() }?.kind
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    /// A catalog with one item, in the state in which a killed process leaves it: its last change is in the log alone.
    private func makeKilled(_ path: String, item: String) throws {
        let store = try Store.create(at: path)
        try store.write(as: Samples.note) { try $0.add(try Samples.body(.item, item)) }
        let files = ["", "-wal", "-shm"].map { path + $0 }
        for file in files { try FileManager.default.copyItem(atPath: file, toPath: file + ".kept") }
        try store.withDatabase { try $0.close() }
        for file in files {
            try? FileManager.default.removeItem(atPath: file)
            try FileManager.default.moveItem(atPath: file + ".kept", toPath: file)
        }
    }

    @Test func `the log of a killed process is not applied to a copy that replaces its catalog`() throws {
        try makeKilled(copy, item: "earlier")
        try Samples.fill(try Store.create(at: path))
        try Store.open(at: path, for: .reading).backUp(to: copy)
        let store = try Store.open(at: copy, for: .reading)
        #expect(try store.slugs(Query(.item)) == ["twitter"])
        #expect(try store.damage() == [])
    }

    /// SQLite leaves these if the system fails to remove them.
    @Test(arguments: [("-wal", ""), ("-wal", "log"), ("-shm", "index"), ("-journal", "")])
    func `a log that is no longer used is replaced with its catalog`(ending: String, content: String) throws {
        try Samples.fill(try Store.create(at: path))
        let store = try Store.open(at: path, for: .reading)
        try store.backUp(to: copy)
        let earlier = try Database.open(copy, mode: .writable, busyTimeoutSeconds: 0)
        try earlier.execute("PRAGMA journal_mode = DELETE")
        try earlier.close()
        #expect(FileManager.default.createFile(atPath: copy + ending, contents: Data(content.utf8)))
        try store.backUp(to: copy)
        #expect(!FileManager.default.fileExists(atPath: copy + ending))
        #expect(try Store.open(at: copy, for: .reading).damage() == [])
    }

    @Test(arguments: ["-wal", "-shm", "-journal"]) func `leftovers of a removed catalog are rejected`(
        ending: String
    ) throws {
        try makeKilled(copy, item: "earlier")
        try FileManager.default.removeItem(atPath: copy)
        for other in ["-wal", "-shm"] where other != ending { try FileManager.default.removeItem(atPath: copy + other) }
        if ending == "-journal" { _ = FileManager.default.createFile(atPath: copy + ending, contents: Data([1])) }
        let before = try Data(contentsOf: URL(fileURLWithPath: copy + ending))
        try Samples.fill(try Store.create(at: path))
        let store = try Store.open(at: path, for: .reading)
        let leftover = StoreError.Kind.leftover(copy + ending)
        #expect(failure { try store.backUp(to: copy) } == leftover)
        #expect(failure { _ = try Store.create(at: copy) } == leftover)
        #expect(try Data(contentsOf: URL(fileURLWithPath: copy + ending)) == before)
        #expect(!FileManager.default.fileExists(atPath: copy))
        try FileManager.default.removeItem(atPath: copy + ending)
        try store.backUp(to: copy)
        #expect(try Store.open(at: copy, for: .reading).slugs(Query(.item)) == ["twitter"])
    }

    @Test(arguments: ["-wal", "-journal"]) func `an empty log doesn't block a new catalog`(ending: String) throws {
        #expect(FileManager.default.createFile(atPath: copy + ending, contents: Data()))
        try Samples.fill(try Store.create(at: copy))
        let store = try Store.open(at: copy, for: .reading)
        #expect(try store.slugs(Query(.item)) == ["twitter"])
        #expect(try store.damage() == [])
    }

    @Test func `a destination that is open elsewhere is rejected`() throws {
        try Samples.fill(try Store.create(at: path))
        let reader = try Store.create(at: copy)
        _ = try reader.slugs(Query(nil))
        let store = try Store.open(at: path, for: .reading)
        #expect(failure { try store.backUp(to: copy, busyTimeoutSeconds: 0.05) } == .busy)
        #expect(try reader.slugs(Query(nil)) == [])
        #expect(!FileManager.default.fileExists(atPath: copy + ".kept"))
    }

    @Test func `a file that isn't a database is replaced`() throws {
        try "notes".write(toFile: copy, atomically: false, encoding: .utf8)
        try Samples.fill(try Store.create(at: path))
        try Store.open(at: path, for: .reading).backUp(to: copy)
        #expect(try Store.open(at: copy, for: .reading).damage() == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["copy.db", "motif.db"])
    }

    @Test(arguments: [(0o600, nil, 0o600), (0o644, 0o600, 0o600), (0o600, 0o666, 0o600), (0o640, nil, 0o640)])
    func `a copy is as private as the catalog and as the file it replaces`(
        own: Int, replaced: Int?, expected: Int
    ) throws {
        try Samples.fill(try Store.create(at: path))
        chmod(path, mode_t(own))
        if let replaced {
            _ = FileManager.default.createFile(atPath: copy, contents: nil)
            chmod(copy, mode_t(replaced))
        }
        try Store.open(at: path, for: .reading).backUp(to: copy)
        #expect(try permissions(copy) == expected)
    }

    @Test(arguments: ["file:a.db", ":memory:", String(repeating: "a", count: 240)])
    func `any name is used as a file name`(name: String) throws {
        let path = folder.file(name)
        try Samples.fill(try Store.create(at: path))
        #expect(try Store.open(at: path, for: .reading).slugs(Query(.item)) == ["twitter"])
        try Store.open(at: path, for: .reading).backUp(to: copy)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [name, "copy.db"].sorted())
    }

    @Test func `a pipe is not waited for`() throws {
        mkfifo(path, 0o600)
        #expect(failure { _ = try Store.open(at: path, for: .reading) } == .notACatalog)
    }

    @Test(arguments: [0, -1]) func `an impossible version is damage`(version: Int) throws {
        _ = try Store.create(at: path)
        try tamper(path, "PRAGMA user_version = \(version)")
        #expect(failure { _ = try Store.open(at: path, for: .reading) } == .damaged("its version is \(version)"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["motif.db"])
    }
}
