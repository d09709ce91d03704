public import MotifCore
import MotifFormula
import MotifJSON
import MotifStore

/// What a new version of a kind or a shared value would do to a document that depends on it.
public struct DependentEffect: Sendable, Equatable {
    /// The document.
    public let name: DocumentName
    /// The problems that it would have; with any, the new version can't be saved.
    public let problems: [Problem]
    /// The checks of a pattern whose results would change; none if it has problems.
    public let changes: [CheckChange]
}

extension CatalogReader {
    /// What saving this version of a kind or a shared value would do to its dependents: shared values, then patterns by
    /// slug.
    ///
    /// - Parameters:
    ///   - json: A version that isn't in the catalog. Documents of other types have no dependents.
    ///   - screens: The screens to check on.
    ///   - limit: The number of dependents that are looked at; `nil` for all.
    /// - Returns: The effects that are any, and the number of dependents.
    /// - Throws: `Problems` of the document; `StoreError`.
    public func effects(
        ofSaving json: JSON, on screens: [Screen], limit: Int? = nil
    ) throws -> (effects: [DependentEffect], count: Int) {
        let source = try checked(json)
        guard [.kind, .value].contains(source.metadata.name.type),
            let entry = try store.entry(of: source.metadata.name), !entry.isDeleted
        else { return ([], 0) }
        let dependents = try store.dependents(of: [entry.id])
        var values: [Slug: SharedValue] = [:]
        if case .value(let value) = source { values[value.metadata.name.slug] = value }
        let effects = try dependents.prefix(limit ?? .max).compactMap { stored -> DependentEffect? in
            let name = stored.entry.name
            let known = values
            let resolver = ValueResolver { slug in
                try known[slug].map { .found($0) } ?? self.values.resolver.find(slug)
            }
            do {
                let json = try self.json.read(stored.body)
                let answer =
                    if case .kind(let kind) = source { Document.KindAnswer.found(kind) } else {
                        try kinds.answer(for: json)
                    }
                switch try document(json, kind: answer, resolver: resolver) {
                case .value(let value): values[name.slug] = value
                case .pattern(let pattern):
                    guard case .found(let kind) = answer else { return nil }
                    let changes = CheckChange.changes(
                        from: try motion(of: name).motion, to: try motion(of: pattern, kind), on: screens)
                    return DependentEffect(name: name, problems: [], changes: changes)
                case .kind, .item, .device: break
                }
                return nil
            } catch let problems as Problems {
                return DependentEffect(name: name, problems: problems.problems, changes: [])
            }
        }
        return (effects, dependents.count)
    }
}
