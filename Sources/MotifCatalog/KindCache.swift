import MotifCore
import MotifFormula
import MotifJSON
import MotifStore
import MotifText

/// The kinds that one read or change has needed so far, parsed once.
final class KindCache {
    /// A kind as it is now.
    struct Entry {
        let kind: Kind
        let key: RevisionKey
    }

    private let reader: StoreReader
    private var newestBySlug: [Slug: Entry] = [:]
    private var byKey: [RevisionKey: Kind] = [:]
    private let json = JSONReader()

    init(_ reader: StoreReader) { self.reader = reader }

    /// The newest revision of a kind; `nil` where there is none of that name or it was deleted.
    func newest(_ slug: Slug) throws -> Entry? {
        if let entry = newestBySlug[slug] { return entry }
        let name = DocumentName(.kind, slug)
        guard let stored = try reader.document(named: name), !stored.entry.isDeleted else { return nil }
        let entry = Entry(kind: try parse(stored.body, name), key: stored.entry.key)
        newestBySlug[slug] = entry
        byKey[entry.key] = entry.kind
        return entry
    }

    /// A kind in a revision of its own.
    func kind(_ key: RevisionKey) throws -> Kind? {
        if let kind = byKey[key] { return kind }
        guard let stored = try reader.revision(key), let body = stored.body else { return nil }
        let kind = try parse(body, nil)
        byKey[key] = kind
        return kind
    }

    /// What checking a pattern asks for.
    func answer(_ slug: Slug) throws -> Document.KindAnswer {
        if let entry = try newest(slug) { return .found(entry.kind) }
        return .unknown(nearest: nearestName(to: slug.text, among: try reader.slugs(of: .kind).map(\.text)))
    }

    /// Forgets what is known of the newest revisions, after a kind was written.
    func forgetNewest() { newestBySlug = [:] }

    private func parse(_ body: [UInt8], _ name: DocumentName?) throws -> Kind {
        let result = Document.read(try json.read(body)) { _ in .unknown(nearest: nil) }
        guard case .kind(let kind)? = result.document else { throw Problems(result.problems) }
        return kind
    }
}
