import Foundation
import MotifCore
import MotifJSON
import Synchronization
import Testing

@testable import MotifCatalog
@testable import MotifStore

/// Catalogs that released versions of motif made, kept as they were, with what those versions exported and logged.
///
/// `Fixtures/make` makes those of a new version.
@Suite struct `A catalog of an earlier version` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var path: String { folder.appendingPathComponent("motif.db").path }

    /// The number of the last change, and its hash as that version computed it. Versions 1 and 3 have the same history,
    /// which version 4 goes on with shared values, since the hash doesn't depend on the version.
    static let heads = [
        1: (change: 21, hash: "4fc9a2fd21587e02518d28c8e5315fe6de359915c64524a72b6f3493e613dfeb"),
        2: (change: 10, hash: "ca1fc4017958018255b606b565698773c72b2ed85ed0a23cc96c3c89bb846fb2"),
        3: (change: 21, hash: "4fc9a2fd21587e02518d28c8e5315fe6de359915c64524a72b6f3493e613dfeb"),
        4: (change: 26, hash: "9e0f3a84946a28f4470e777772601db4217997da0d793a5531800eb8e08f29de"),
    ]

    private static func fixture(_ version: Int, _ ending: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/version-\(version).\(ending)")
    }

    @Test func `is kept for every migration`() throws {
        #expect(
            Self.heads.keys.sorted() == Array(1...Migration.shipped.count),
            "A new migration needs a catalog: Tests/MotifCatalogTests/Fixtures/make, then its last hash above")
        for version in Self.heads.keys {
            for ending in ["db", "jsonl", "log"] {
                let data = try Data(contentsOf: Self.fixture(version, ending))
                #expect(!data.isEmpty && data.count < 300_000, "version-\(version).\(ending)")
            }
        }
    }

    @Test func `is read, including content that can't be saved anymore`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: Sample.note)
        let expand = try #require(try catalog.json("expand")?.object)
        var twice = expand
        let acceptance: JSON = ["check": "covers-screen", "reason": "a"]
        (twice["slug"], twice["accepts"]) = ("twice", [acceptance, acceptance])
        try catalog.write(as: Sample.note) { writer in
            #expect(throws: Problems.self) { try writer.add(.object(twice)) }
            let kind = try writer.kind(try #require(Slug("expand")))
            let document = try Document(.object(twice), kind: .found(kind), isSaved: true)
            _ = try writer.write(document, to: nil, as: .created)
        }
        #expect(try catalog.json("twice")?["accepts"]?.array?.count == 2)
        #expect(try catalog.verify() == [])
        #expect(try catalog.read { try $0.problems(of: "twice").map(\.code) } == [.exists])
    }

    @Test(arguments: heads.keys.sorted())
    func `is migrated, and answers as it did`(version: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Self.fixture(version, "db"), to: URL(fileURLWithPath: path))
        #expect(try Self.version(of: path) == version)
        let catalog = try Catalog.open(at: path, for: .writing)
        #expect(try catalog.verify() == [])
        let head = try #require(try catalog.head())
        #expect(head.number == Self.heads[version]?.change && head.hash.description == Self.heads[version]?.hash)
        #expect(try catalog.exported() == String(contentsOf: Self.fixture(version, "jsonl"), encoding: .utf8))
        #expect(try Self.log(of: catalog) == Self.log(in: Self.fixture(version, "log")))

        try catalog.write(as: Sample.note) { try $0.delete("grow") }
        #expect(try catalog.verify() == [])
        let newest = Migration.shipped.count
        guard version < newest else { return }
        let before = path + ".before-\(newest)"
        #expect(try Self.version(of: before) == version)
        #expect(try Catalog.open(at: before, for: .reading).head() == head)
    }

    @Test(arguments: heads.keys.sorted())
    func `is migrated once by those that open it at once`(version: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let head = try #require(Self.heads[version]).change
        for round in 0..<5 {
            let path = folder.appendingPathComponent("\(round).db").path
            try FileManager.default.copyItem(atPath: Self.fixture(version, "db").path, toPath: path)
            let found = Mutex<[String]>([])
            let end = DispatchSemaphore(value: 0)
            for access in [Catalog.Access.reading, .writing, .reading, .writing] {
                Thread.detachNewThread {
                    let number = Result { try Catalog.open(at: path, for: access).head()?.number ?? 0 }
                    found.withLock { $0.append("\(number)") }
                    end.signal()
                }
            }
            for _ in 0..<4 { end.wait() }
            #expect(found.withLock { $0 } == Array(repeating: "success(\(head))", count: 4))
        }
    }

    /// The history, newest first, in the keys that every version had.
    private static func log(of catalog: Catalog) throws -> [JSON] {
        var entries: [JSON] = []
        try catalog.read { try $0.history { entries.append($0.json) } }
        return entries.map(common)
    }

    private static func log(in file: URL) throws -> [JSON] {
        let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
        return try lines.map { common(try JSONReader().read(Array($0))) }
    }

    private static func common(_ entry: JSON) -> JSON {
        let keys = ["action", "author", "message", "revision", "slug", "time", "type"]
        return .object(JSONObject(keys.compactMap { key in entry[key].map { (key, $0) } }))
    }

    /// The `user_version` of a SQLite file, which is at byte 60.
    private static func version(of path: String) throws -> Int {
        let header = Array(try Data(contentsOf: URL(fileURLWithPath: path)).prefix(64))
        return header.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
