import MotifCore
import MotifJSON
import MotifStore

extension CatalogReader {
    /// What differs between two states of the catalog, by type and slug.
    ///
    ///     try reader.documentChanges(in: HistoryRange(from: HistoryMoment("1.3"), to: HistoryMoment("1.4")))
    ///
    /// - Throws: `Problems` with `not-found`, or with `conflict` if the first state comes after the second.
    /// - Complexity: O(*n*) in the number of revisions between them.
    public func documentChanges(in range: HistoryRange) throws -> [DocumentChange] {
        let (before, last) = try changeNumbers(range)
        return try documentChanges(after: before, through: last)
    }

    /// What differs between the states of the catalog after two changes, by type and slug.
    ///
    /// - Parameters:
    ///   - first: The number of the change before; 0 for an empty catalog.
    ///   - last: The number of the change after.
    /// - Complexity: O(*n*) in the number of revisions between them.
    public func documentChanges(after first: Int, through last: Int) throws -> [DocumentChange] {
        try store.touched(after: first, through: last).compactMap { try documentChange($0) }
            .sorted { $0.name < $1.name }
    }

    /// What differs between the documents of this catalog and those of another one, by type and slug. A document is the
    /// same in both if it has the same type and slug.
    ///
    /// - Parameter other: A reader of the other catalog.
    /// - Complexity: O(*n*) in the number of documents; only those that differ are read.
    public func documentChanges(to other: CatalogReader) throws -> [DocumentChange] {
        var entries: [DocumentName: CatalogEntry] = [:]
        try store.documents(Query(nil)) { entries[$0.entry.name] = $0.entry }
        var names = Set(entries.keys)
        var changes: [DocumentChange] = []
        try other.store.documents(Query(nil)) { stored in
            let name = stored.entry.name
            names.insert(name)
            let here = entries.removeValue(forKey: name)
            if let here, here.digest == stored.entry.digest, try hasSameKind(here, stored.entry, in: other) { return }
            let from = try here.map { try state(of: $0, at: $0.newest) }
            let to = try other.state(of: stored.entry, at: stored.entry.newest)
            if let change = try documentChange(from, to, in: other) { changes.append(change) }
        }
        for entry in entries.values {
            if let change = try documentChange(state(of: entry, at: entry.newest), nil, in: other) {
                changes.append(change)
            }
        }
        return changes.sorted { $0.name < $1.name }
    }

    func documentChange(_ touched: TouchedDocument) throws -> DocumentChange? {
        let (before, after) = try states(of: touched)
        return try documentChange(before, after, in: self)
    }

    /// The states of a document before and after changes; `nil` where it doesn't exist.
    func states(of touched: TouchedDocument) throws -> (before: DocumentState?, after: DocumentState?) {
        guard let entry = try store.entry(of: touched.document) else { return (nil, nil) }
        func state(_ number: RevisionNumber?) throws -> DocumentState? {
            guard let number, try store.revision(RevisionKey(entry.id, number))?.body != nil else { return nil }
            return try self.state(of: entry, at: number)
        }
        return (try state(touched.before), try state(touched.after))
    }

    /// What differs between two states; `nil` if nothing does.
    ///
    /// - Parameter other: The reader of the second state.
    func documentChange(
        _ from: DocumentState?, _ to: DocumentState?, in other: CatalogReader
    ) throws -> DocumentChange? {
        guard let known = to ?? from else { return nil }
        var effect = from == nil ? DocumentChange.Effect.added : .removed
        if let from, let to {
            let entries = from.canonical == to.canonical ? [] : try comparison(from, to, in: other)
            let kind = try kindChange(from, to, in: other)
            if entries.isEmpty, kind == nil { return nil }
            effect = .changed(entries, kind: kind)
        }
        var kind: Slug?
        if case .pattern(let pattern) = known.document { kind = pattern.kind }
        return DocumentChange(
            name: known.name, formerName: from.flatMap { $0.name == known.name ? nil : $0.name },
            title: known.document.metadata.title, kind: kind, before: from?.revision, after: to?.revision,
            effect: effect)
    }

    /// Whether two patterns with one text move alike.
    private func hasSameKind(_ entry: CatalogEntry, _ there: CatalogEntry, in other: CatalogReader) throws -> Bool {
        guard let key = entry.kind, let otherKey = there.kind else { return true }
        guard let kind = try kinds.kind(key), let otherKind = try other.kinds.kind(otherKey) else { return false }
        return otherKind.isChoreographed(like: kind.json)
    }
}
