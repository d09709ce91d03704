package import MotifCatalog
package import MotifCore
import MotifFormula
package import MotifStore

/// The timing in a catalog's documents, in all their revisions.
package struct CatalogValues: Sendable {
    /// A duration, a curve, or both, with its name.
    package struct Entry: Sendable {
        /// The document.
        package let document: DocumentName
        /// The parameters that it consists of; empty for a shared value.
        package let members: [String]
        package let revision: RevisionNumber
        package let curve: Curve?
        package let duration: Double?
        /// The time of the track's start in its operation, or the delay of a shared timing.
        package let begin: Double?
        /// The delay that code has to have.
        package var delay: Double? { document.type == .value ? begin : nil }

        /// The names of its parameters: `expandDuration+expandCurve`.
        package var member: String { members.joined(separator: "+") }
        /// The name for links: `expand.expandDuration`, `value:standard`.
        package var name: String { document.description + (members.isEmpty ? "" : "." + member) }
        /// Whether it is a curve with a duration, or a spring that doesn't need one.
        package var isComplete: Bool { curve != nil && (duration != nil || curve?.settlingDuration != nil) }

        /// Which of the parts of a timing it is.
        package enum Kind { case duration, curve, timing }

        package var kind: Kind { curve == nil ? .duration : duration == nil ? .curve : .timing }
    }

    /// The revisions of a document with timing, newest first.
    package struct History: Sendable {
        package let newest: RevisionNumber
        /// The entries of each revision, with its number, what it is as an origin, and its change.
        package let revisions: [(number: RevisionNumber, origin: DocumentOrigin, entries: [Entry], note: ChangeNote)]
        /// What the parameters of the newest revision that aren't timing are, in words: `a number`; that of a shared
        /// value has an empty name.
        let others: [String: String]
        /// The entries of the newest revision.
        package var current: [Entry] { revisions.first?.entries ?? [] }
    }

    package private(set) var histories: [DocumentName: History] = [:]
    /// The present names of documents by their former ones.
    private(set) var presentNames: [DocumentName: DocumentName] = [:]
    /// The digests of kinds.
    private var kinds: [RevisionKey: UInt64] = [:]
    /// The entries of the newest revisions.
    private(set) var current = TimingIndex()
    /// The entries of earlier revisions, the newest of each document first.
    private(set) var earlier = TimingIndex()
    /// The number of the catalog's last change; `nil` if its revisions mean nothing.
    package let change: Int?
    /// The identity of the catalog, the same in every clone.
    package let identity: String?

    /// No values.
    package init() { (change, identity) = (nil, nil) }

    /// Reads all patterns and shared values with their histories.
    ///
    /// - Parameter isBuilt: Whether the catalog was built from files, so that its revisions and changes mean nothing.
    package init(_ reader: CatalogReader, isBuilt: Bool = false) throws {
        change = isBuilt ? nil : try reader.head?.number ?? 0
        identity = isBuilt ? nil : try reader.identity.map { String($0.description.prefix(16)) }
        for type in [DocumentType.pattern, .value] {
            var request = ListRequest()
            request.type = type
            for name in try reader.names(of: request).sorted() { try add(name, reader) }
        }
    }

    private mutating func add(_ name: DocumentName, _ reader: CatalogReader) throws {
        let entry = try reader.entry(of: name)
        var revisions: [(number: RevisionNumber, origin: DocumentOrigin, entries: [Entry], note: ChangeNote)] = []
        var others: [String: String] = [:]
        try reader.history(of: name) { item in
            guard item.action != .deleted else { return }
            let state = try reader.state(of: entry, at: item.key.number)
            let entries = Self.entries(of: state.document, state.kind?.kind, named: name, at: state.revision)
            if state.name != name { presentNames[state.name] = name }
            if revisions.isEmpty { others = Self.others(in: state) }
            for entry in entries { revisions.isEmpty ? current.add(entry) : earlier.add(entry) }
            let origin = DocumentOrigin(state.document, kind: state.kind.map { digest(of: $0) } ?? 0)
            revisions.append((item.key.number, origin, entries, item.note))
        }
        histories[name] = History(newest: entry.newest, revisions: revisions, others: others)
    }

    private mutating func digest(of kind: DocumentState.KindState) -> UInt64 {
        let digest = kinds[kind.key] ?? DocumentOrigin.digest(of: .kind(kind.kind))
        kinds[kind.key] = digest
        return digest
    }

    private static func others(in state: DocumentState) -> [String: String] {
        if case .value(let shared) = state.document, case .parameter(let type) = shared.type {
            return ["": type.withArticle]
        }
        let definitions = state.kind?.kind.parameters ?? []
        return Dictionary(definitions.map { ($0.name, $0.type.withArticle) }) { first, _ in first }
    }

    /// The values of a revision: each duration and curve, and the pairs that tracks use.
    static func entries(
        of document: Document, _ kind: Kind?, named name: DocumentName, at revision: RevisionNumber
    ) -> [Entry] {
        func entry(_ members: [String], _ curve: Curve?, _ duration: Double?, begin: Double? = nil) -> Entry {
            Entry(
                document: name, members: members, revision: revision, curve: curve, duration: duration, begin: begin)
        }
        guard case .pattern(let pattern) = document, let kind else {
            return sharedEntries(of: document, entry)
        }
        var found: [Entry] = []
        for member in pattern.parameters.members {
            switch member.value {
            case .duration(let seconds): found.append(entry([member.name], nil, seconds))
            case .curve(let curve): found.append(entry([member.name], curve, nil))
            default: break
            }
        }
        var values: FormulaValues = [:]
        for member in pattern.parameters.members { values[member.name] = member.value.formulaValue() }
        for operation in kind.operations {
            for track in kind.choreography(of: operation.name)?.tracks ?? [] {
                guard let duration = track.duration, let seconds = try? duration.number(in: values) else { continue }
                var members = [duration.formula.formula.source].filter { pattern.parameters[$0] != nil }
                let curve: Curve
                switch track.curve {
                case .fixed(let own): curve = own
                case .parameter(let name, let standard):
                    members.append(name)
                    if case .curve(let own)? = pattern.parameters[name] { curve = own } else { curve = standard }
                }
                let begin = try? track.begin?.number(in: values)
                let isKnown = found.contains { $0.members == members && $0.curve == curve && $0.duration == seconds }
                if !members.isEmpty, !isKnown { found.append(entry(members, curve, seconds, begin: begin)) }
            }
        }
        return found
    }

    /// The value of another document, if it is timing.
    private static func sharedEntries(
        of document: Document, _ entry: ([String], Curve?, Double?, Double?) -> Entry
    ) -> [Entry] {
        guard case .value(let shared) = document else { return [] }
        switch shared.value {
        case .duration(let seconds): return [entry([], nil, seconds, nil)]
        case .curve(let curve): return [entry([], curve, nil, nil)]
        case .record(let parts):
            guard case .curve(let curve)? = parts["curve"], case .duration(let seconds)? = parts["duration"] else {
                return []
            }
            return [entry([], curve, seconds, parts["delay"]?.number)]
        default: return []
        }
    }
}
