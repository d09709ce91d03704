public import MotifCore
import MotifFormula
import MotifJSON

/// What a new version of a kind would do to one of its patterns.
public struct KindEffect: Sendable, Equatable {
    /// The pattern.
    public let name: DocumentName
    /// The problems that it would have; with any, the kind can't be saved.
    public let problems: [Problem]
    /// The checks whose results would change; none if the pattern has problems.
    public let changes: [Change]

    /// The result of a check now, and with the new version of the kind.
    public struct Change: Sendable, Equatable {
        /// The result now; `nil` if the kind doesn't have the check yet.
        public let before: CheckResult?
        /// The result with the new version; `nil` if it doesn't have the check any more.
        public let after: CheckResult?
    }
}

extension CatalogReader {
    /// What saving this version of a kind would do to the patterns of the kind, by slug.
    ///
    /// - Parameters:
    ///   - kind: A version that isn't in the catalog.
    ///   - screens: The screens to check on.
    ///   - limit: The number of patterns that are looked at; `nil` for all.
    /// - Throws: `StoreError`.
    public func effects(of kind: Kind, on screens: [Screen], limit: Int? = nil) throws -> [KindEffect] {
        guard let entry = try store.entry(of: kind.metadata.name), !entry.isDeleted else { return [] }
        var names: [DocumentName] = []
        try store.patterns(of: entry.id) { names.append($0.entry.name) }
        return try names.prefix(limit ?? .max).map { try effect(of: kind, on: $0, screens) }
    }

    private func effect(of kind: Kind, on name: DocumentName, _ screens: [Screen]) throws -> KindEffect {
        let stored = try motion(of: name)
        let json = JSON.object(try object(of: try text(of: DocumentReference(name))))
        let document: Document
        do throws(Problems) {
            document = try Document(json, kind: .found(kind))
        } catch {
            return KindEffect(name: name, problems: error.problems, changes: [])
        }
        guard case .pattern(let pattern) = document else { return KindEffect(name: name, problems: [], changes: []) }
        let values = try formulaValues(of: pattern.references)
        let before = CheckRun(stored.motion).results(on: screens)
        let after = CheckRun(PatternMotion(pattern, of: kind) { values[$0] }).results(on: screens)
        let checks = before.map(\.check) + after.map(\.check).filter { check in !before.contains { $0.check == check } }
        return KindEffect(
            name: name, problems: [],
            changes: checks.compactMap { check in
                let change = KindEffect.Change(
                    before: before.first { $0.check == check }, after: after.first { $0.check == check })
                return change.before?.failed == change.after?.failed ? nil : change
            })
    }
}
