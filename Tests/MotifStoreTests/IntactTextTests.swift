import MotifCore
import Testing

@testable import MotifStore

@Suite struct `A text that was altered` {
    private let folder: TemporaryFolder
    private let name: DocumentName
    private var path: String { folder.file("motif.db") }

    init() throws {
        folder = try TemporaryFolder()
        name = DocumentName(.item, try Slug.of("twitter"))
        try Samples.fill(try Store.create(at: path))
    }

    /// Changes one letter of the title, and nothing that the indexes have.
    private func alter() throws {
        try tamperPastTriggers(
            path,
            """
            UPDATE revision SET body = replace(body, 'icon-twitter', 'icon-twittes')
            WHERE id = (SELECT revision FROM document WHERE slug = 'twitter')
            """)
    }

    private static let damaged = StoreError.Kind.damaged("the text of a revision was altered")

    static let reads: [(String, @Sendable (StoreReader, DocumentName) throws -> Void)] = [
        ("document", { _ = try $0.document(named: $1) }),
        (
            "revision",
            { reader, name in
                let entry = try reader.entry(of: name)
                if let entry { _ = try reader.revision(entry.key) }
            }
        ),
        ("list", { reader, _ in try reader.documents(Query(nil)) { _ in } }),
        ("export", { reader, _ in try reader.texts(Query(nil)) { _ in } }),
        ("history", { reader, _ in try reader.history(of: nil) { _ in } }),
    ]

    @Test(arguments: reads.indices) func `is damage to every read`(index: Int) throws {
        try alter()
        let store = try Store.open(at: path, for: .reading)
        let error = #expect(throws: StoreError.self) {
            try store.read { try Self.reads[index].1($0, name) }
        }
        #expect(error?.kind == Self.damaged, "\(Self.reads[index].0)")
    }

    @Test(arguments: [
        "SELECT image FROM items", "SELECT body FROM revision", "SELECT body FROM newest WHERE slug = 'twitter'",
        "SELECT slug FROM history",
    ])
    func `is damage to SQL`(sql: String) throws {
        try alter()
        let error = #expect(throws: StoreError.self) {
            try ReadOnlySQL(sql).run(on: path, columns: { _ in }) { _ in true }
        }
        #expect(error?.kind == Self.damaged)
    }

    @Test func `is damage to the history if it isn't JSON`() throws {
        try tamperPastTriggers(path, "UPDATE revision SET body = substr(body, 2) WHERE id = 1")
        let store = try Store.open(at: path, for: .reading)
        let error = #expect(throws: StoreError.self) { try store.read { try $0.history(of: nil) { _ in } } }
        #expect(error?.kind == .damaged("the text of a revision: malformed JSON"))
    }

    @Test(arguments: ["revision", "change"]) func `is damage to a list even if its row is missing`(table: String) throws
    {
        try tamperPastTriggers(path, "DELETE FROM \(table) WHERE id = 1")
        let store = try Store.open(at: path, for: .reading)
        let error = #expect(throws: StoreError.self) { try store.read { try $0.documents(Query(nil)) { _ in } } }
        guard case .damaged = error?.kind else {
            Issue.record("\(table): \(String(describing: error))")
            return
        }
        if table == "revision" {
            #expect(throws: StoreError.self) { try store.read { try $0.texts(Query(nil)) { _ in } } }
        }
    }

    @Test func `is not written upon`() throws {
        let store = try Store.open(at: path, for: .writing)
        let entry = try #require(try store.read { try $0.entry(of: name) })
        try alter()
        let error = #expect(throws: StoreError.self) {
            try store.write(as: Samples.note) { try $0.save(.delete(entry)) }
        }
        #expect(error?.kind == Self.damaged)
        #expect(try store.read { try $0.entry(of: name) } == entry)
    }

    @Test func `leaves other documents readable`() throws {
        try alter()
        let store = try Store.open(at: path, for: .reading)
        #expect(try store.slugs(Query(.pattern)) == ["expand", "expand-slow", "slide-in"])
    }

    @Test func `is damage even if it was removed`() throws {
        try tamperPastTriggers(path, "UPDATE revision SET body = NULL WHERE id = 1")
        let store = try Store.open(at: path, for: .reading)
        let error = #expect(throws: StoreError.self) { try store.read { try $0.texts(Query(nil)) { _ in } } }
        #expect(error?.kind == Self.damaged)
    }
}
