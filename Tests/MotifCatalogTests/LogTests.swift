import MotifCatalog
import MotifCore
import Testing

@Suite struct `The log` {
    private static func catalog() throws -> Catalog {
        let catalog = try Sample.catalog(.nothing)
        try catalog.write(as: Sample.note) {
            try $0.create("kind:fade", document: Sample.kind())
            try $0.create("a", document: Sample.pattern("a"))
        }
        try catalog.release(#require(ReleaseName("1.0")), as: Sample.note)
        try catalog.write(as: Sample.note) { writer in
            try writer.update("a") {
                $0["duration"] = .seconds(1)
                $0.tags = ["x", "y"]
            }
        }
        try catalog.write(as: Sample.note) { try $0.rename("a", to: "b") }
        try catalog.release(#require(ReleaseName("2.0")), as: Sample.note)
        return catalog
    }

    private static func rows(
        _ catalog: Catalog, of document: String? = nil, _ filter: HistoryFilter = HistoryFilter(), limit: Int? = nil
    ) throws -> [String] {
        var rows: [String] = []
        try catalog.read { reader in
            try reader.log(of: document, matching: filter, limit: limit) { entry in
                switch entry {
                case .release(let record): rows.append("released \(record.release?.text ?? "")")
                case .revision(let entry):
                    let values = try reader.changedValues(in: entry).map {
                        "\($0.name) \($0.oldText ?? "–") → \($0.newText ?? "–")"
                    }
                    let name = entry.currentName == entry.name ? "" : " (\(entry.name))"
                    rows.append(
                        ["\(entry.action.rawValue) \(entry.currentName)@\(entry.key.number)\(name)"]
                            .joined() + (values.isEmpty ? "" : ": " + values.joined(separator: ", ")))
                }
            }
        }
        return rows
    }

    private static let all = [
        "released 2.0", "renamed b@3: slug a → b",
        "updated b@2 (a): duration 0.5 s → 1 s, tags – → x, y", "released 1.0", "created b@1 (a)",
        "created kind:fade@1",
    ]

    @Test func `has releases, values, and present names`() throws {
        #expect(try Self.rows(Self.catalog()) == Self.all)
        #expect(try Self.rows(Self.catalog(), limit: 4) == Array(Self.all.prefix(4)))
        #expect(try Self.rows(Self.catalog(), of: "b") == [Self.all[1], Self.all[2], Self.all[4]])
    }

    @Test func `a document that is restored as it was has no changed values`() throws {
        let catalog = try Self.catalog()
        try catalog.write(as: Sample.note) { try $0.delete([Sample.name("b")]) }
        try catalog.write(as: Sample.note) { _ = try $0.restore(DocumentReference(Sample.name("b"))) }
        #expect(try Self.rows(catalog, limit: 1) == ["restored b@5"])
    }

    @Test func `is filtered by type and kind`() throws {
        let catalog = try Self.catalog()
        try catalog.write(as: Sample.note) {
            try $0.create("kind:other", document: Sample.kind("other"))
            try $0.create("c", document: Sample.pattern("c", kind: "other"))
        }
        #expect(try Self.rows(catalog, HistoryFilter(type: .kind)) == ["created kind:other@1", "created kind:fade@1"])
        let fade = try catalog.read { try $0.entry(of: "kind:fade").id }
        let expected = [Self.all[1], Self.all[2], Self.all[4], Self.all[5]]
        #expect(try Self.rows(catalog, HistoryFilter(kind: fade)) == expected)
        #expect(try Self.rows(catalog, HistoryFilter(author: "nobody")).isEmpty)
    }
}
