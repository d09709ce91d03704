import Dispatch
public import MotifCore
import MotifFormula
import MotifStore

/// What became of all checks of one pattern.
public struct PatternReport: Sendable, Equatable {
    /// The pattern.
    public let name: DocumentName
    /// Which revision of it.
    public let revision: RevisionNumber
    /// Its kind.
    public let kind: Slug
    /// The checks of the kind in its order, then those that every kind has.
    public let results: [CheckResult]

    /// Whether a check of level error does not hold and is not accepted.
    public var fails: Bool { results.contains(where: \.fails) }
}

extension CatalogReader {
    /// Runs the checks of patterns on screens, on all cores; memory does not grow with their number.
    ///
    /// - Parameters:
    ///   - selection: Patterns; of everything, all of them.
    ///   - screens: The screens.
    ///   - each: Receives the reports in the order of the selection.
    /// - Throws: `Problems` of a selection that names no pattern; what `each` throws.
    public func check(
        _ selection: Selection, on screens: [Screen], each: (PatternReport) throws -> Void
    ) throws {
        var documents = DocumentValues()
        var chunk: [StoredMotion] = []
        func run() throws {
            for report in Self.reports(chunk, on: screens) { try each(report) }
            chunk.removeAll(keepingCapacity: true)
        }
        func take(_ motion: StoredMotion) throws {
            chunk.append(motion)
            if chunk.count >= Self.chunk { try run() }
        }
        switch selection {
        case .named(let references): for reference in references { try take(try motion(of: reference)) }
        case .everything: try motions(ListRequest(.pattern), &documents, take)
        case .listed(var request):
            request.type = .pattern
            try motions(request, &documents, take)
        }
        try run()
    }

    /// How many patterns a selection has.
    public func patternCount(_ selection: Selection) throws -> Int {
        switch selection {
        case .named(let references): return references.count
        case .everything: return try count(ListRequest(.pattern))
        case .listed(var request):
            request.type = .pattern
            return try count(request)
        }
    }

    /// So many patterns are in memory at a time.
    private static let chunk = 64

    private static func reports(_ motions: [StoredMotion], on screens: [Screen]) -> [PatternReport] {
        [PatternReport](unsafeUninitializedCapacity: motions.count) { buffer, count in
            // Each iteration writes a place of its own.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: motions.count) { index in
                let stored = motions[index]
                let report = PatternReport(
                    name: stored.name, revision: stored.revision, kind: stored.motion.pattern.kind,
                    results: CheckRun(stored.motion).results(on: screens))
                places.initializeElement(at: index, to: report)
            }
            count = motions.count
        }
    }

    private func motions(
        _ request: ListRequest, _ documents: inout DocumentValues, _ take: (StoredMotion) throws -> Void
    ) throws {
        try store.documents(try query(request)) { stored in
            guard let key = stored.entry.kind, let kind = try kinds.kind(key),
                case .pattern(let pattern) = try document(stored.body, kind: kind)
            else { return }
            let missing = pattern.references.filter { !documents.known.contains($0) }
            documents.add(try formulaValues(of: missing), for: missing)
            try take(
                StoredMotion(
                    motion: PatternMotion(pattern, of: kind) { documents.values[$0] }, name: stored.entry.name,
                    revision: stored.entry.newest, kindRevision: key.number))
        }
    }
}

/// What formulas see of documents, looked up once.
private struct DocumentValues {
    private(set) var known: Set<DocumentName> = []
    private(set) var values: [DocumentName: FormulaValue] = [:]

    mutating func add(_ found: [DocumentName: FormulaValue], for names: [DocumentName]) {
        known.formUnion(names)
        values.merge(found) { _, new in new }
    }
}
