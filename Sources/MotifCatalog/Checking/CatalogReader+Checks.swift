public import MotifCore
import MotifFormula
import MotifStore
import MotifSystem

/// The results of all checks of one pattern.
public struct PatternReport: Sendable, Equatable {
    /// The pattern as it was selected: with its version if the selection names one.
    public let reference: DocumentReference
    /// The pattern.
    public var name: DocumentName { reference.name }
    /// The pattern's revision.
    public let revision: RevisionNumber
    /// The pattern's kind.
    public let kind: Slug
    /// The results of the kind's checks in order, then of the checks that every kind has.
    public let results: [CheckResult]

    /// Whether a check of level error fails and isn't accepted.
    public var fails: Bool { results.contains(where: \.fails) }
}

extension CatalogReader {
    /// Runs the checks of a plan, on all cores; memory doesn't grow with the number of patterns.
    ///
    /// - Parameters:
    ///   - plan: The patterns and their screens.
    ///   - each: Receives the reports in the order of the patterns.
    /// - Throws: `Problems` if the plan names a document that isn't a pattern; any error that `each` throws.
    public func check(_ plan: CheckPlan, each: (PatternReport) throws -> Void) throws {
        try ParallelMap.run { add in
            if case .named(let references) = plan.patterns {
                for reference in references {
                    let reference = try withPresentName(reference)
                    try add((reference, try motion(of: reference)))
                }
            } else if let request = plan.patterns.patternRequest {
                try motions(request) { try add((DocumentReference($0.name), $0)) }
            }
        } transform: { reference, stored in
            PatternReport(
                reference: reference, revision: stored.revision, kind: stored.motion.pattern.kind,
                results: CheckRun(stored.motion).results(on: plan.screens(of: stored.name)))
        } each: {
            try each($0)
        }
    }

    /// The number of patterns in a selection.
    public func patternCount(_ selection: Selection) throws -> Int {
        if case .named(let references) = selection { return references.count }
        return try selection.patternRequest.map(count) ?? 0
    }

    private func motions(
        _ request: ListRequest, _ take: (StoredMotion) throws -> Void
    ) throws {
        // The values of documents in formulas, looked up once; `nil` for those that have none.
        var values: [DocumentName: FormulaValue?] = [:]
        try store.documents(try query(request)) { stored in
            let kind = try stored.entry.kind.flatMap { try kinds.kind($0) }
            guard case .pattern(let pattern) = try document(stored.body, kind: kind), let kind,
                let key = stored.entry.kind
            else { return }
            let missing = pattern.documents.filter { values[$0] == nil }
            let found = try formulaValues(of: missing)
            for name in missing { values.updateValue(found[name], forKey: name) }
            try take(
                StoredMotion(
                    motion: PatternMotion(pattern, of: kind) { values[$0] ?? nil }, name: stored.entry.name,
                    revision: stored.entry.newest, kindRevision: key.number))
        }
    }
}
