import Foundation
import MotifCore
import MotifJSON
import SeededRandom
import Testing

@testable import MotifStore

@Suite struct `Verifying a catalog` {
    private let folder: TemporaryFolder
    private var path: String { folder.file("motif.db") }

    init() throws {
        folder = try TemporaryFolder()
        try Samples.fill(try Store.create(at: path))
    }

    struct Case: CustomTestStringConvertible {
        let sql: String
        let kind: Damage.Kind
        var isKept = true
        var testDescription: String { sql }
    }

    /// By sha256sum.
    private static let digestOfBrace = "021fb596db81e6d02bf3d2586ee3981fe519f275c0ac9ca76bbcf2ebb4097d96"
    private static let twitter = "(SELECT revision FROM document WHERE slug = 'twitter')"

    @Test(arguments: [
        Case(sql: "UPDATE revision SET body = replace(body, 'Tw', 'tw') WHERE id = \(twitter)", kind: .altered),
        Case(sql: "UPDATE revision SET body = '{' WHERE id = \(twitter)", kind: .altered),
        Case(
            sql: "UPDATE revision SET body = '{', digest = x'\(digestOfBrace)' WHERE id = \(twitter)", kind: .unreadable
        ),
        Case(sql: "UPDATE revision SET digest = zeroblob(32) WHERE id = 1", kind: .brokenChain),
        Case(sql: "UPDATE revision SET kind_number = NULL, kind = NULL WHERE kind = 1", kind: .brokenChain),
        Case(sql: "UPDATE change SET author = 'eve'", kind: .brokenChain),
        Case(sql: "UPDATE change SET message = author, author = message", kind: .brokenChain),
        Case(sql: "UPDATE change SET time = time + 1", kind: .brokenChain),
        Case(sql: "UPDATE change_hash SET hash = zeroblob(32)", kind: .brokenChain),
        Case(sql: "DELETE FROM change_hash", kind: .brokenChain),
        Case(
            sql: "UPDATE revision SET id = \(Int64.max) WHERE id = (SELECT max(id) FROM revision)", kind: .brokenChain),
        Case(sql: "UPDATE revision SET number = 2 WHERE id = 1", kind: .missingRevision),
        Case(sql: "UPDATE document SET title = 'T' WHERE slug = 'twitter'", kind: .wrongEntry, isKept: false),
        Case(sql: "UPDATE document SET deleted = 1 WHERE slug = 'twitter'", kind: .wrongEntry, isKept: false),
        Case(sql: "DELETE FROM parameter WHERE value = 2", kind: .wrongIndex("parameter"), isKept: false),
        Case(sql: "UPDATE parameter SET value = 3 WHERE value = 2", kind: .wrongIndex("parameter"), isKept: false),
        Case(sql: "INSERT INTO parameter VALUES (1, 7, 2)", kind: .wrongIndex("parameter"), isKept: false),
        Case(sql: "DELETE FROM tag", kind: .wrongIndex("tag"), isKept: false),
        Case(sql: "INSERT INTO tag VALUES ('x', 1)", kind: .wrongIndex("tag"), isKept: false),
        Case(sql: "DELETE FROM reference", kind: .wrongIndex("reference"), isKept: false),
        Case(
            sql: "UPDATE search_config SET v = 0 WHERE k = 'version'", kind: .wrongIndex("search")),
        Case(
            sql: """
                INSERT INTO search (search, rowid, slug, title, summary, tags)
                VALUES ('delete', 3, 'twitter', 'Twitter', '', '')
                """,
            kind: .wrongIndex("search"), isKept: false),
    ])
    func `damage is found`(tampering: Case) throws {
        try tamperPastTriggers(path, tampering.sql)
        let store = try Store.open(at: path, for: .writing)
        let damage = try store.damage()
        #expect(damage.map(\.kind).contains(tampering.kind), "\(damage.map(\.message))")
        guard !tampering.isKept else { return }
        #expect(damage.filter { !$0.isRepairedByRebuilding }.isEmpty)
        try store.rebuildIndexes(derived: Samples.derived)
        #expect(try store.damage() == [])
    }

    @Test(arguments: [
        "change", "change_hash", "document", "revision", "name", "parameter", "tag", "reference", "duration",
        "search_data", "former_name",
    ])
    func `a page that can't be read names its table`(table: String) throws {
        let tables = "SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'"
        let root = try #require(try Store.open(at: path, for: .reading).rows(tables).joined().first.flatMap { Int($0) })
        try overwrite(page: root)
        let damage = (try? Store.open(at: path, for: .reading).damage()) ?? Store.fileDamage(at: path)
        let isNamed = damage.contains { if case .damagedTable(table, _, _) = $0.kind { true } else { false } }
        #expect(isNamed, "\(damage.map(\.message))")
        // Salvage proves the statement about whether the history is complete.
        let outcome = try? Salvage(of: path, beside: folder.file("new.db"))
            .write(to: folder.file("new.db"), rest: folder.file("new.jsonl")) { Samples.derived }
        #expect(outcome?.isWhole == true || damage.contains { !$0.isHarmless })
        let isHistory = ["change", "change_hash", "revision"].contains(table)
        #expect(damage.contains { !$0.isHarmless } == isHistory, "\(damage.map(\.message))")
    }

    @Test func `a page of an index names its table, and loses nothing`() throws {
        let indexes = "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_revision_1'"
        let root = try #require(
            try Store.open(at: path, for: .reading).rows(indexes).joined().first.flatMap { Int($0) })
        try overwrite(page: root)
        let damage = try Store.open(at: path, for: .reading).damage()
        // SQLite 3.53 also reports the number of entries.
        let subjects = Set(damage.map(\.message).map { $0.prefix { $0 != ":" } })
        #expect(subjects == ["An index of the table 'revision' is damaged"])
        #expect(!damage.contains { !$0.isHarmless })
    }

    @Test func `a schema that can't be read is named`() throws {
        try overwrite(page: 1, from: 100)
        let damage = Store.fileDamage(at: path).map(\.message)
        #expect(damage.map { $0.prefix(50) } == ["SQLite reports: the list of the tables can't be re"])
    }

    /// Writes zeros over a page.
    private func overwrite(page: Int, from start: Int = 0) throws {
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.seek(toOffset: UInt64((page - 1) * 4096 + start))
        try file.write(contentsOf: Data(count: 4096 - start))
        try file.close()
    }

    @Test func `an intact catalog has no damage, and progress ends at the total`() throws {
        let store = try Store.open(at: path, for: .reading)
        var last = (0, 0)
        #expect(try store.verify(derived: Samples.derived, progress: { last = ($0, $1) }) == [])
        #expect(last == (7, 7))
    }

    @Test(arguments: [UInt64(1), 2, 3, 4]) func `any sequence of writes leaves correct indexes`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try Store.inMemory()
        try Samples.fill(store)
        for _ in 0..<120 {
            try store.write(as: Samples.note) { writer in
                for _ in 0..<Int.random(in: 1...3, using: &generator) { try Self.step(writer, &generator) }
            }
        }
        #expect(try store.damage() == [])
        let before = try store.rows(Self.indexes)
        try store.rebuildIndexes(derived: Samples.derived)
        #expect(try store.damage() == [])
        #expect(try store.rows(Self.indexes) == before)
    }

    @Test func `canonically equivalent texts have separate index rows`() throws {
        let store = try Store.inMemory()
        let spellings = ["caf\u{E9}", "cafe\u{301}"]
        try store.write(as: Samples.note) { writer in
            let kind = try writer.add(try Samples.body(.kind, "label"))
            let bodies = try zip(["a", "b"], spellings).map { slug, text in
                try Samples.body(.pattern, slug, tags: [text], kind: "label", ["label": .string(text)])
            }
            for body in bodies { _ = try writer.insert(body, kind: kind.key) }
        }
        #expect(try store.damage() == [])
        let found = try store.rows("SELECT value, document FROM parameter ORDER BY document").map { $0[0] }
        #expect(found.map { Array($0.utf8) } == spellings.map { Array($0.utf8) })
        #expect(try store.rows("SELECT count(*) FROM tag") == [["2"]])
    }

    /// Creates, updates, renames, deletes or restores one of a few patterns.
    private static func step(_ writer: StoreWriter, _ generator: inout SeededGenerator) throws {
        let slugs = ["a", "b", "c", "d", "e", "x-0", "x-1"]
        let name = DocumentName(.pattern, try .of(slugs.randomElement(using: &generator) ?? "a"))
        let other = DocumentName(.pattern, try .of("x-\(Int.random(in: 0..<4, using: &generator))"))
        let kind = try #require(try writer.reader.entry(of: DocumentName(.kind, try .of("expand"))))
        let entry = try writer.reader.entry(of: name)
        if let entry, !entry.isDeleted, Int.random(in: 0..<4, using: &generator) == 0 {
            try writer.save(.delete(entry))
            return
        }
        let isRenamed = try entry != nil && writer.reader.entry(of: other) == nil && Bool.random(using: &generator)
        let body = try Samples.body(
            .pattern, isRenamed ? other.slug.text : name.slug.text,
            title: "T\(Int.random(in: 0..<9, using: &generator))",
            summary: Bool.random(using: &generator) ? "some words" : "",
            tags: [["t", "u"], ["u"], []].randomElement(using: &generator) ?? [], kind: "expand",
            [
                "duration": .number(Double.random(in: 0...1, using: &generator)),
                "on": .boolean(.random(using: &generator)),
                "curve": Bool.random(using: &generator) ? "easeIn" : ["steps": 3],
            ], deprecated: .random(using: &generator))
        let text = body
        try writer.save(entry.map { .revise($0, text, kind: kind.key) } ?? .create(text, kind: kind.key))
    }

    private static let indexes = """
        SELECT n.text, p.value, p.document FROM parameter p JOIN name n ON n.id = p.name
        UNION ALL SELECT 'tag', tag, document FROM tag UNION ALL SELECT 'ref', document, target FROM reference
        UNION ALL SELECT slug, title, summary || tags || deleted || number FROM document
        UNION ALL SELECT slug, first || '…' || last, document FROM former_name
        UNION ALL SELECT 'found', rowid, 0 FROM search WHERE search MATCH 'words' ORDER BY 1, 2, 3
        """
}
