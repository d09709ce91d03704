import MotifCore
import Testing

@testable import MotifStore

@Suite struct `The index of former names` {
    private let store: Store
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        store = try Store.create(at: folder.file("motif.db"))
        try Samples.fill(store)
    }

    private func rename(_ slug: String, to other: String) throws {
        try store.write(as: Samples.note) { writer in
            let kind = try #require(try writer.reader.entry(of: DocumentName(.kind, .of("expand"))))
            let entry = try #require(try writer.reader.entry(of: Self.pattern(slug)))
            let text = try Samples.body(.pattern, other, kind: "expand")
            try writer.save(.revise(entry, text, kind: kind.key))
        }
    }

    private func delete(_ slug: String) throws {
        try store.write(as: Samples.note) { writer in
            try writer.save(.delete(try #require(try writer.reader.entry(of: Self.pattern(slug)))))
        }
    }

    private static func pattern(_ slug: String) throws -> DocumentName { DocumentName(.pattern, try .of(slug)) }

    /// `slug: first…last of document`
    private var rows: [String] {
        get throws {
            try store.rows("SELECT slug, first, last, document FROM former_name ORDER BY last").map {
                "\($0[0]): \($0[1])…\($0[2]) of \($0[3])"
            }
        }
    }

    @Test func `has a row for each name that a document had`() throws {
        // Documents 1 to 7 have one revision each; expand is 5.
        try rename("expand", to: "expand")
        try rename("expand", to: "grow")
        #expect(try rows == ["expand: 5…8 of 5"])
        try delete("grow")
        try rename("grow", to: "swell")
        try rename("expand-slow", to: "expand")
        #expect(try rows == ["expand-slow: 6…6 of 6", "expand: 5…8 of 5", "grow: 9…10 of 5"])
        #expect(try store.damage() == [])
    }

    @Test func `finds the document that had a name at a time`() throws {
        try rename("expand", to: "grow")
        try rename("expand-slow", to: "expand")
        try rename("grow", to: "expand-slow")
        try store.read { (reader) throws -> Void in
            func holder(_ slug: String, afterChange number: Int) throws -> String? {
                try reader.entry(named: Self.pattern(slug), afterChange: number).map { "\($0.id)" }
            }
            #expect(try (1...4).map { try holder("expand", afterChange: $0) } == ["5", "5", "6", "6"])
            #expect(try (1...4).map { try holder("expand-slow", afterChange: $0) } == ["6", "6", "6", "5"])
            #expect(try (1...4).map { try holder("grow", afterChange: $0) } == [nil, "5", "5", "5"])
            #expect(
                try (0...4).map { try reader.number(of: DocumentID(5), afterChange: $0)?.value } == [nil, 1, 2, 2, 3])
        }
    }

    @Test(arguments: [
        "DELETE FROM former_name", "UPDATE former_name SET last = last + 1", "UPDATE former_name SET slug = 'x'",
        "INSERT INTO former_name VALUES (3, 'y', 1, 1, 1)", "UPDATE former_name SET document = 6",
    ])
    func `is verified and rebuilt`(sql: String) throws {
        try rename("expand", to: "grow")
        let before = try rows
        try store.withDatabase { try $0.execute(sql) }
        #expect(try store.damage().map(\.kind) == [.wrongIndex("former_name")])
        try store.rebuildIndexes(derived: Samples.derived)
        #expect(try store.damage() == [])
        #expect(try rows == before)
    }

    @Test func `is updated when the history is rewound and continued`() throws {
        try rename("expand", to: "grow")
        let before = try rows
        try rename("expand-slow", to: "expand")
        var records: [HistoryRecord] = []
        try store.read { try $0.records(after: 1) { records.append($0) } }
        let after = try rows
        try store.rewrite { writer in
            try writer.rewind(to: 2)
            try writer.reindex(derived: Samples.derived)
        }
        #expect(try rows == before)
        #expect(try store.damage() == [])
        try store.rewrite { writer in
            try writer.rewind(to: 1)
            for record in records { try writer.append(record) }
            try writer.reindex(derived: Samples.derived)
        }
        #expect(try rows == after)
        #expect(try store.damage() == [])
    }
}
