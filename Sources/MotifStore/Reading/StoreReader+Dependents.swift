import MotifCore

extension StoreReader {
    /// The documents that depend on kinds and shared values, directly or through other shared values: shared values, each
    /// after those that it uses, then patterns by slug.
    ///
    /// - Complexity: O(*n*) in the number of dependents; their texts are in memory.
    public func dependents(of sources: [DocumentID]) throws -> [StoredDocument] {
        var values: [DocumentID: StoredDocument] = [:]
        var users: [DocumentID: [DocumentID]] = [:]
        // Sources that others use come last, and each after its own users.
        var reversed: [DocumentID] = []
        func visit(_ source: DocumentID) throws {
            guard users[source] == nil else { return }
            var found: [StoredDocument] = []
            try referrers(of: source, ofType: .value) { found.append($0) }
            users[source] = found.map(\.entry.id)
            for value in found {
                values[value.entry.id] = value
                try visit(value.entry.id)
            }
            reversed.append(source)
        }
        for source in sources { try visit(source) }
        var patterns: [DocumentID: StoredDocument] = [:]
        for source in reversed {
            try referrers(of: source, ofType: .pattern) { patterns[$0.entry.id] = $0 }
        }
        return reversed.reversed().compactMap { values[$0] }
            + patterns.values.sorted { $0.entry.name.slug < $1.entry.name.slug }
    }
}
