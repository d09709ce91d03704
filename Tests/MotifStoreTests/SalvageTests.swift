import Foundation
import MotifCore
import MotifJSON
import SeededRandom
import Testing

@testable import MotifStore

@Suite struct `Salvaging a catalog` {
    private let folder: TemporaryFolder
    private var path: String { folder.file("motif.db") }
    private var destination: String { folder.file("new.db") }
    private var rest: String { folder.file("new.jsonl") }

    /// Three changes: the samples, an update and a deletion, a new pattern.
    init() throws {
        folder = try TemporaryFolder()
        let store = try Store.create(at: path)
        try Samples.fill(store)
        try store.write(as: Samples.note) { writer in
            let kind = try #require(try writer.reader.entry(of: DocumentName(.kind, try .of("expand"))))
            try writer.add(try Self.expand("second"), kind: kind)
            let slow = try #require(try writer.reader.entry(of: DocumentName(.pattern, try .of("expand-slow"))))
            try writer.save(.delete(slow))
        }
        try store.write(as: ChangeNote(author: "bob", date: Timestamp(millisecondsSince1970: 5))) { writer in
            let kind = try #require(try writer.reader.entry(of: DocumentName(.kind, try .of("expand"))))
            try writer.add(try Self.expand("third"), kind: kind)
            try writer.add(try Samples.body(.pattern, "new", kind: "expand", ["duration": 1]), kind: kind)
        }
    }

    private static func expand(_ title: String, slug: String = "expand") throws -> PreparedDocument {
        try Samples.body(.pattern, slug, title: title, kind: "expand", ["duration": 1])
    }

    private static let history = """
        SELECT r.document, r.number, r.change, hex(r.digest), c.author, c.message, c.time, hex(h.hash)
        FROM revision r JOIN change c ON c.id = r.change JOIN change_hash h ON h.change = c.id ORDER BY r.id
        """

    /// Salvages the catalog, and checks that the new one is sound and the old one untouched.
    private func salvage(copies: [Store] = [], others: [Store] = []) throws -> (Store, Salvage.Outcome) {
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let outcome = try Salvage(of: path, beside: destination, copies: copies, others: others)
            .write(to: destination, rest: rest) { Samples.derived }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        let store = try Store.open(at: destination, for: .writing)
        #expect(try store.damage() == [])
        let made = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).subtracting(files)
        #expect(made.filter { !$0.hasPrefix("new.") } == [])
        return (store, outcome)
    }

    private func rows(_ sql: String) throws -> [[String]] {
        try Store.open(at: path, for: .reading).rows(sql)
    }

    @Test(arguments: [0, 1, 15, 16, 99, 100, 511, 512, 4095, 4096])
    func `a file that is cut off within its first page has nothing`(bytes: UInt64) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.truncate(atOffset: bytes)
        #expect(throws: StoreError.self) {
            try Salvage(of: path, beside: destination, copies: [], others: [])
                .write(to: destination, rest: rest) { Samples.derived }
        }
    }

    @Test func `a sound catalog is unchanged, with its hashes and its hub`() throws {
        try tamper(path, "INSERT INTO hub VALUES (1, '/srv/hub.db', 2)")
        let (store, outcome) = try salvage()
        #expect(outcome.isWhole)
        #expect((outcome.revisions, outcome.changes, outcome.texts) == (11, 3, 0))
        #expect(!FileManager.default.fileExists(atPath: rest))
        #expect(try store.rows(Self.history) == rows(Self.history))
        #expect(try store.read { try $0.hubLink() } == HubLink(url: "/srv/hub.db", shared: 2))
    }

    @Test(arguments: [
        "DROP VIEW history", "DROP TABLE search", "DELETE FROM document", "UPDATE document SET slug = id, title = ''",
        "DELETE FROM change_hash WHERE change = 2",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE revision'",
        "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema",
        "PRAGMA application_id = 0", "PRAGMA user_version = -1",
    ])
    func `damage beside the history costs nothing`(sql: String) throws {
        let history = try rows(Self.history)
        try tamperPastTriggers(path, sql)
        let (store, outcome) = try salvage()
        #expect(outcome.isWhole, "\(outcome.leftovers)")
        #expect(try store.rows(Self.history) == history)
    }

    /// The titles of the texts in the file of JSON Lines, with their slugs.
    private func texts() throws -> [String] {
        guard FileManager.default.fileExists(atPath: rest) else { return [] }
        let lines = try String(contentsOfFile: rest, encoding: .utf8).split(separator: "\n")
        return try lines.map { line in
            let json = try JSONReader().read(Array(line.utf8))
            return "\(json["slug"]?.string ?? ""): \(json["title"]?.string ?? "")"
        }
    }

    /// The leftovers as `slug@revision state`.
    private func states(_ outcome: Salvage.Outcome) -> [String] {
        outcome.leftovers.map { leftover in
            let state =
                switch leftover.state {
                case .lost: "lost"
                case .older: "older"
                case .deletion: "deletion"
                }
            return "\(leftover.name?.slug.text ?? "")@\(leftover.revision) \(state)"
        }
    }

    @Test func `changes before a damaged one are kept, and the newest texts after it are written`() throws {
        let before = try rows("SELECT hex(hash) FROM change_hash ORDER BY change")
        try tamperPastTriggers(path, "UPDATE revision SET body = replace(body, 'second', 'secant')")
        let (store, outcome) = try salvage()
        #expect((outcome.changes, outcome.isWhole) == (1, false))
        #expect(states(outcome) == ["expand@2 lost", "expand-slow@2 deletion"])
        #expect(try texts() == ["expand: third", "new: new"])
        #expect(try store.rows("SELECT hex(hash) FROM change_hash") == [before[0]])
        #expect(try store.rows("SELECT DISTINCT change FROM revision") == [["1"]])
    }

    @Test(arguments: ["UPDATE change SET author = 'eve' WHERE id = 2", "DELETE FROM change WHERE id = 2"])
    func `the texts of a change that isn't proven are written`(sql: String) throws {
        try tamperPastTriggers(path, sql)
        let (store, outcome) = try salvage()
        #expect((outcome.changes, outcome.isWhole) == (1, false))
        #expect(states(outcome) == ["expand@2 older", "expand-slow@2 deletion"])
        #expect(try texts() == ["expand: third", "new: new"])
        #expect(try store.rows("SELECT author FROM change") == [["ada"]])
    }

    @Test func `a catalog whose first change is damaged becomes texts`() throws {
        try tamperPastTriggers(path, "UPDATE revision SET body = '{}' WHERE id = 1")
        let (store, outcome) = try salvage()
        #expect((outcome.changes, outcome.revisions) == (0, 0))
        #expect(try store.rows("SELECT count(*) FROM document") == [["0"]])
        #expect(try texts().contains("expand: third"))
        #expect(states(outcome).filter { $0.hasSuffix("lost") }.count == 1)
        for leftover in outcome.leftovers {
            guard case .older(let text) = leftover.state else { continue }
            #expect(throws: Never.self) { try JSONReader().read(text) }
        }
    }

    @Test(arguments: ["revision", "sqlite_schema"]) func `a lost root page hides nothing`(table: String) throws {
        let text = String(repeating: "0123456789 ", count: 50)
        try Store.open(at: path, for: .writing).write(as: Samples.note) { writer in
            for number in 1...40 {
                try writer.add(try Samples.body(.item, "item-\(number)", summary: text, more: ["image": "x"]))
            }
        }
        let root = try rows("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'").joined().first ?? "1"
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.seek(toOffset: (try #require(UInt64(root)) - 1) * 4096)
        try file.write(contentsOf: Data(count: 4096))
        try file.close()
        let (_, outcome) = try salvage()
        #expect(outcome.isWhole)
        #expect(outcome.revisions == 51)
    }

    @Test func `a text that another catalog has is found by its digest`() throws {
        try tamperPastTriggers(path, "UPDATE revision SET body = '{}' WHERE id = 1")
        let other = try Store.inMemory()
        try Samples.fill(other)
        let (_, outcome) = try salvage(others: [other])
        #expect(outcome.isWhole)
        #expect(outcome.revisions == 11)
    }

    @Test func `lost records are restored from a copy`() throws {
        let store = try Store.open(at: path, for: .writing)
        try store.backUp(to: folder.file("backup.db"))
        try store.write(as: Samples.note) { try $0.add(try Samples.body(.item, "later", more: ["image": "x"])) }
        let history = try rows(Self.history)
        try tamperPastTriggers(
            path,
            "DELETE FROM revision WHERE change = 2; UPDATE change SET time = 0 WHERE id = 3; DELETE FROM document")
        let copy = try Store.open(at: folder.file("backup.db"), for: .reading)
        let (healed, outcome) = try salvage(copies: [copy])
        #expect(outcome.isWhole)
        #expect(try healed.rows(Self.history) == history)
    }

    @Test func `a name that a lost renaming has freed stays with the newer document`() throws {
        let store = try Store.open(at: path, for: .writing)
        let old = DocumentName(.pattern, try .of("new"))
        try store.write(as: Samples.note) { writer in
            let kind = try #require(try writer.reader.entry(of: DocumentName(.kind, try .of("expand"))))
            let entry = try #require(try writer.reader.entry(of: old))
            try writer.save(.revise(entry, try Self.expand("x", slug: "renamed"), kind: kind.key))
            try writer.add(try Self.expand("y", slug: "new"), kind: kind)
        }
        try tamperPastTriggers(path, "UPDATE revision SET body = '{}' WHERE body LIKE '%renamed%'")
        _ = try salvage()
        // An import accepts each name once.
        #expect(try texts() == ["new: y"])
    }

    @Test func `the log of a killed process is also read`() throws {
        let store = try Store.open(at: path, for: .writing)
        try store.write(as: Samples.note) { try $0.add(try Samples.body(.item, "logged", more: ["image": "x"])) }
        for ending in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: path + ending, toPath: folder.file("killed.db") + ending)
        }
        let log = try Data(contentsOf: URL(fileURLWithPath: folder.file("killed.db-wal")))
        let outcome = try Salvage(of: folder.file("killed.db"), beside: destination)
            .write(to: destination, rest: rest) { Samples.derived }
        #expect(outcome.isWhole)
        #expect(outcome.revisions == 12)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("killed.db-wal"))) == log)
        withExtendedLifetime(store) {}
    }

    @Test func `a large text on overflow pages comes out`() throws {
        let text = String(repeating: "0123456789 ", count: 20_000)
        let store = try Store.open(at: path, for: .writing)
        try store.write(as: Samples.note) {
            try $0.add(try Samples.body(.item, "large", summary: text, more: ["image": "x"]))
        }
        let (salvaged, outcome) = try salvage()
        #expect(outcome.isWhole)
        #expect(try salvaged.rows("SELECT summary FROM document WHERE slug = 'large'") == [[text]])
    }

    @Test(arguments: [UInt64(1), 2, 3]) func `whatever is done to the bytes, the new catalog is sound`(seed: UInt64)
        throws
    {
        var generator = SeededGenerator(seed: seed)
        let whole = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
        let sound = Set(try rows("SELECT hex(digest) FROM revision"))
        let titles = Set(
            try rows("SELECT json_extract(body, '$.slug') || ': ' || json_extract(body, '$.title') FROM revision")
                .joined())
        for round in 0..<40 {
            var bytes = whole
            switch round % 4 {
            case 0:
                bytes[Int.random(in: bytes.indices, using: &generator)] ^=
                    1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: bytes.removeLast(Int.random(in: bytes.indices, using: &generator))
            case 2:
                for _ in 0..<200 {
                    bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
                }
            default:
                let page = Int.random(in: 0..<bytes.count / 4096, using: &generator) * 4096
                bytes.replaceSubrange(page..<page + 4096, with: repeatElement(0, count: 4096))
            }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            do {
                let (store, outcome) = try salvage()
                #expect(
                    outcome.isWhole == (outcome.revisions == 11 && outcome.texts == 0), "seed \(seed), \(round)")
                let digests = Set(try store.rows("SELECT hex(digest) FROM revision"))
                #expect(digests.isSubset(of: sound))
                // What is written as intact has been written by motif.
                for text in try texts() { #expect(titles.contains(text), "seed \(seed), \(round)") }
            } catch let error as StoreError {
                let isNothing = error.kind == .notACatalog || error.kind == .nothingIntact
                #expect(isNothing, "seed \(seed), round \(round): \(error)")
            }
            for file in [destination, rest] { try? FileManager.default.removeItem(atPath: file) }
            for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: destination + ending) }
        }
    }

    @Test func `an impossible salvage is an error that names the reason`() throws {
        func error(_ path: String, to destination: String? = nil) throws -> StoreError.Kind? {
            #expect(throws: StoreError.self) {
                let destination = destination ?? self.destination
                _ = try Salvage(of: path, beside: destination)
                    .write(to: destination, rest: rest) { Samples.derived }
            }?.kind
        }
        #expect(try error(folder.file("none.db")) == .noSuchFile)
        #expect(try error(folder.path) == .isFolder)
        let other = folder.file("other.db")
        try tamper(other, "CREATE TABLE t (x)")
        #expect(try error(other) == .notACatalog)
        #expect(try error(path, to: other) == .exists)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: rest))
        #expect(try error(path) == .exists)
        #expect(try String(contentsOfFile: rest, encoding: .utf8) == "mine")
        try FileManager.default.removeItem(atPath: rest)
        try tamper(path, "PRAGMA user_version = 9")
        #expect(try error(path) == .newer(version: 9, known: Migration.shipped.count))
        let empty = folder.file("empty.db")
        _ = try Store.create(at: empty)
        #expect(try error(empty) == .nothingIntact)
        #expect(!FileManager.default.fileExists(atPath: destination))
    }

    @Test func `a catalog salvaged from a private one is private`() throws {
        try tamperPastTriggers(path, "UPDATE change SET author = 'eve' WHERE id = 2")
        for (mode, expected) in [(0o600, 0o600), (0o400, 0o600)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            _ = try salvage()
            for file in [destination, rest] {
                let attributes = try FileManager.default.attributesOfItem(atPath: file)
                #expect(attributes[.posixPermissions] as? Int == expected)
                try FileManager.default.removeItem(atPath: file)
            }
        }
    }

    @Test func `a copy of another catalog is known as one`() throws {
        let other = try Store.inMemory()
        try other.write(as: Samples.note) { try $0.add(try Samples.body(.item, "x", more: ["image": "x"])) }
        #expect(try !Salvage(of: path, beside: destination).hasChange(of: other))
        #expect(try Salvage(of: path, beside: destination).hasChange(of: Store.open(at: path, for: .reading)))
    }

    @Test(arguments: ["change", "change_hash", "document", "revision", "sqlite_schema"])
    func `a copy is known as one of this catalog by any change that is left`(table: String) throws {
        let copy = folder.file("copy.db")
        try Store.open(at: path, for: .reading).backUp(to: copy)
        let root = try rows("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'").joined().first ?? "1"
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.seek(toOffset: UInt64((try #require(Int(root)) - 1) * 4096))
        try file.write(contentsOf: Data(count: 4096))
        try file.close()
        let backup = try Store.open(at: copy, for: .reading)
        #expect(try Salvage(of: path, beside: destination, copies: [backup]).hasChange(of: backup))
        let (store, outcome) = try salvage(copies: [backup])
        #expect(outcome.isWhole, "\(outcome.leftovers)")
        #expect(try store.rows(Self.history) == backup.rows(Self.history))
    }
}
