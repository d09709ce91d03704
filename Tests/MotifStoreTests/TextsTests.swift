import MotifCore
import Testing

@testable import MotifStore

@Suite struct `Texts of many documents` {
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = try Store.create(at: folder.file("motif.db"))
        try store.write(as: Samples.note) { writer in
            for number in 0..<2_500 {
                // The order of their names isn't that in which they were created.
                try writer.add(try Samples.body(.item, "item-\(number * 7 % 2_500)", title: "T\(number)"))
            }
        }
        try store.write(as: Samples.note) { writer in
            for number in stride(from: 0, to: 2_500, by: 9) {
                let name = DocumentName(.item, try Slug.of("item-\(number)"))
                guard let entry = try writer.reader.entry(of: name) else { continue }
                try writer.save(.delete(entry))
            }
        }
    }

    private func texts(_ query: Query, _ reader: StoreReader, each: () throws -> Void = {}) throws -> [[UInt8]] {
        var texts: [[UInt8]] = []
        try reader.texts(query) { text in
            texts.append(text)
            try each()
        }
        return texts
    }

    private func bodies(_ query: Query, _ reader: StoreReader) throws -> [[UInt8]] {
        var bodies: [[UInt8]] = []
        try reader.documents(query) { bodies.append($0.body) }
        return bodies
    }

    @Test(arguments: [
        (Query(nil), 2_222), (Query(nil, deleted: .included), 2_500), (Query(nil, deleted: .only), 278),
        (Query(nil, order: .descending(.title)), 2_222), (Query(nil, limit: 2_000), 2_000),
        (Query(nil, limit: 1_000), 1_000), (Query(nil, limit: 0), 0),
    ])
    func `they are those of the documents, in the same order`(query: Query, count: Int) throws {
        try store.read { reader in
            let texts = try texts(query, reader)
            #expect(texts.count == count)
            #expect(try texts == bodies(query, reader))
        }
    }

    @Test func `they are those of the snapshot, whatever is written meanwhile`() throws {
        let other = try Store.open(at: store.path, for: .writing)
        try store.read { reader in
            let before = try bodies(Query(nil), reader)
            try other.write(as: Samples.note) { try $0.add(try Samples.body(.item, "aaa")) }
            #expect(try texts(Query(nil), reader) == before)
        }
        try store.read { reader in
            let before = try bodies(Query(nil), reader)
            var isFirst = true
            let texts = try texts(Query(nil), reader) {
                if isFirst { try other.write(as: Samples.note) { try $0.add(try Samples.body(.item, "aab")) } }
                isFirst = false
            }
            #expect(texts == before)
        }
    }

    @Test func `an altered text is not handed over`() throws {
        try tamperPastTriggers(store.path, "UPDATE revision SET body = replace(body, '\"T', '\"U') WHERE id = 2001")
        let error = #expect(throws: StoreError.self) { try store.read { try $0.texts(Query(nil)) { _ in } } }
        #expect(error?.kind == .damaged("the text of a revision was altered"))
    }

    @Test func `an error of the receiver ends the reading`() throws {
        struct Stop: Error {}
        var count = 0
        #expect(throws: Stop.self) {
            try store.read { reader in
                try reader.texts(Query(nil)) { _ in
                    count += 1
                    if count == 1_500 { throw Stop() }
                }
            }
        }
        #expect(count == 1_500)
        #expect(try store.damage() == [])
    }
}
