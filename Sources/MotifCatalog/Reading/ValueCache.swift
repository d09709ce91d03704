import MotifCore
import MotifJSON
import MotifStore
import MotifText

/// The shared values that one read or change has needed so far.
final class ValueCache {
    private let reader: StoreReader
    private var newestBySlug: [Slug: SharedValue] = [:]

    init(_ reader: StoreReader) { self.reader = reader }

    /// The newest revision of a shared value; `nil` if there is no such value or it was deleted.
    func newest(_ slug: Slug) throws -> SharedValue? {
        if let value = newestBySlug[slug] { return value }
        guard let stored = try reader.document(named: DocumentName(.value, slug)), !stored.entry.isDeleted else {
            return nil
        }
        let value = try Self.value(stored.body)
        newestBySlug[slug] = value
        return value
    }

    /// A shared value in one of its revisions; `nil` if that is a deletion.
    func value(_ key: RevisionKey) throws -> SharedValue? {
        try reader.revision(key)?.body.map(Self.value)
    }

    /// The newest revision of every shared value.
    func all() throws -> [Slug: SharedValue] {
        var values: [Slug: SharedValue] = [:]
        for slug in try reader.slugs(of: .value) { values[slug] = try newest(slug) }
        return values
    }

    /// Resolves aliases by the newest revisions.
    var resolver: ValueResolver {
        ValueResolver { slug in
            if let value = try self.newest(slug) { return .found(value) }
            let name = DocumentName(.value, slug)
            if let entry = try self.reader.entry(of: name) { return .missing(.deleted(name, by: entry.newest)) }
            return .missing(.unknownValue(slug, among: try self.reader.slugs(of: .value)))
        }
    }

    /// Forgets which revisions are the newest, after a shared value was written.
    func forgetNewest() { newestBySlug = [:] }

    private static func value(_ text: [UInt8]) throws -> SharedValue {
        let document = try Document(try JSONReader().read(text))
        guard case .value(let value) = document else {
            throw Problems(
                .rule(.wrongType, "The catalog has \(document.metadata.name.quotedInside) instead of a value"))
        }
        return value
    }
}

extension Problem.Kind {
    /// The problem of a shared value that there isn't.
    static func unknownValue(_ slug: Slug, among known: [Slug]) -> Problem.Kind {
        .unknown("value", slug.text, among: known.map(\.text))
    }
}
