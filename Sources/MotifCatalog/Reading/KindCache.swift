import MotifCore
import MotifFormula
import MotifJSON
import MotifStore
import MotifText

/// The kinds that one read or change has needed so far.
final class KindCache {
    /// A kind in its newest revision.
    struct Entry {
        let kind: Kind
        let key: RevisionKey
    }

    private let reader: StoreReader
    private let parsed: ParsedKinds
    private var newestBySlug: [Slug: Entry] = [:]
    private var byKey: [RevisionKey: Kind] = [:]
    private var durations: [RevisionKey: OperationDurations] = [:]

    init(_ reader: StoreReader, _ parsed: ParsedKinds) {
        self.reader = reader
        self.parsed = parsed
    }

    /// The newest revision of a kind; `nil` if there is no such kind or it was deleted.
    func newest(_ slug: Slug) throws -> Entry? {
        if let entry = newestBySlug[slug] { return entry }
        guard let stored = try reader.document(named: DocumentName(.kind, slug)), !stored.entry.isDeleted else {
            return nil
        }
        let key = stored.entry.key
        let entry = Entry(kind: try byKey[key] ?? parse(stored.body), key: key)
        newestBySlug[slug] = entry
        byKey[key] = entry.kind
        return entry
    }

    /// A kind in one of its revisions, which a pattern names; `nil` if it is a deletion.
    func kind(_ key: RevisionKey) throws -> Kind? {
        if let kind = byKey[key] { return kind }
        guard let stored = try reader.revision(key) else {
            throw reader.damage("revision \(key.number) of a kind is missing")
        }
        guard let body = stored.body else { return nil }
        let kind = try parse(body)
        byKey[key] = kind
        return kind
    }

    private func parse(_ body: [UInt8]) throws -> Kind {
        do {
            return try parsed.kind(body)
        } catch let problems as Problems {
            throw reader.damage("a revision of a kind isn't valid: \(problems.problems.first?.message ?? "")")
        }
    }

    /// The total durations of a pattern's operations, as this revision of its kind has them; none for other documents.
    func durations(of document: Document, kind key: RevisionKey?) throws -> [OperationDuration] {
        guard case .pattern(let pattern) = document, let key else { return [] }
        if let known = durations[key] { return known.durations(for: pattern.parameters) }
        guard let kind = try kind(key) else { return [] }
        let made = OperationDurations(of: kind)
        durations[key] = made
        return made.durations(for: pattern.parameters)
    }

    /// Whether patterns move alike with two revisions of a kind; documents without a kind do.
    func areChoreographedAlike(_ first: RevisionKey?, _ second: RevisionKey?) throws -> Bool {
        if first == second { return true }
        guard let first, let second, first.document == second.document, let old = try kind(first),
            let new = try kind(second)
        else { return false }
        return new.isChoreographed(like: old.json)
    }

    /// The newest revision of every kind.
    func all() throws -> [Slug: Kind] {
        var kinds: [Slug: Kind] = [:]
        for slug in try reader.slugs(of: .kind) { kinds[slug] = try newest(slug)?.kind }
        return kinds
    }

    /// Returns the newest revision of a pattern's kind, which checking it needs; `unknown` for other documents.
    func answer(for json: JSON) throws -> Document.KindAnswer {
        guard let slug = Pattern.kind(of: json) else { return .unknown(nearest: nil) }
        if let entry = try newest(slug) { return .found(entry.kind) }
        let known = try reader.slugs(of: .kind).map(\.text)
        return .unknown(nearest: nearestName(to: slug.text, among: known), known: known)
    }

    /// Forgets which revisions are the newest, after a kind was written.
    func forgetNewest() { newestBySlug = [:] }
}
