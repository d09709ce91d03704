import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog
@testable import MotifStore

/// A hub in memory and clones of it, each with its author; the clock counts changes.
final class Team {
    let hub: CatalogHub
    let origin: Catalog
    private var time: Int64 = 1_800_000_000_000

    init(_ contents: Catalog.Contents = .shipped) throws {
        let note = ChangeNote(author: "ada", message: "start", date: Timestamp(millisecondsSince1970: time))
        origin = try Catalog.inMemory(with: contents, as: note)
        hub = try CatalogHub(origin)
    }

    func note(_ author: String, _ message: String = "") -> ChangeNote {
        time += 1_000
        return ChangeNote(author: author, message: message, date: Timestamp(millisecondsSince1970: time))
    }

    func clone() throws -> Catalog { try Catalog.cloneInMemory(hub, url: "memory") }

    @discardableResult
    func write(_ author: String, to catalog: Catalog, _ body: (CatalogWriter) throws -> Void) throws -> ChangeNote {
        let note = note(author)
        try catalog.write(as: note, body)
        return note
    }
}

extension Catalog {
    /// All documents as JSON Lines.
    func exported() throws -> String {
        var bytes: [UInt8] = []
        _ = try read { try $0.export(.everything, as: .jsonLines, to: { bytes += $0 }) }
        return String(decoding: bytes, as: UTF8.self)
    }

    func head() throws -> HistoryPoint? { try read { try $0.head } }

    /// The value of a pattern's parameter, for people.
    func value(_ parameter: String, of pattern: String) throws -> String? {
        try read { reader in
            guard case .pattern(let pattern) = try reader.state(of: pattern).document else { return nil }
            return pattern.parameters.members.first { $0.name == parameter }?.value.text
        }
    }
}

/// Both histories are the same, and everything that is derived from them.
func expectSame(_ first: Catalog, _ second: Catalog, _ location: SourceLocation = #_sourceLocation) throws {
    let (heads, texts) = (try [first.head(), second.head()], try [first.exported(), second.exported()])
    #expect(heads[0] == heads[1], sourceLocation: location)
    #expect(texts[0] == texts[1], sourceLocation: location)
    for catalog in [first, second] {
        let damage = try catalog.verify()
        #expect(damage == [], sourceLocation: location)
    }
}

extension Team {
    /// The catalog as it was at the start.
    func yesterday() throws -> Catalog { try at(1) }

    /// A catalog with the hub's changes up to this one.
    func at(_ change: Int) throws -> Catalog {
        let past = Catalog(try Store.inMemory())
        try past.store.rewrite { writer in
            try origin.store.read { try $0.records(after: 0, through: change, each: writer.append) }
            try writer.reindex(derived: CatalogReader.derivedIndexes())
        }
        return past
    }
}
