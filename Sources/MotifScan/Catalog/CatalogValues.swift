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
        /// The time of the track's start in its operation.
        package let begin: Double?

        /// The names of its parameters: `expandDuration+expandCurve`.
        package var member: String { members.joined(separator: "+") }
        /// The name for links: `expand.expandDuration`, `value:standard`.
        package var name: String { document.description + (members.isEmpty ? "" : "." + member) }
        /// Whether it is a curve with a duration, or a spring that doesn't need one.
        package var isComplete: Bool { curve != nil && (duration != nil || curve?.settlingDuration != nil) }
    }

    /// The revisions of a document with timing, newest first.
    package struct History: Sendable {
        package let newest: RevisionNumber
        /// The entries of each revision, with its number and its change.
        package let revisions: [(number: RevisionNumber, entries: [Entry], note: ChangeNote)]
        /// The entries of the newest revision.
        package var current: [Entry] { revisions.first?.entries ?? [] }
    }

    package private(set) var histories: [DocumentName: History] = [:]
    /// The entries of the newest revisions.
    package private(set) var current: [Entry] = []
    /// The number of the catalog's last change.
    package let change: Int

    /// Reads all patterns and shared values with their histories.
    package init(_ reader: CatalogReader) throws {
        change = try reader.head?.number ?? 0
        for type in [DocumentType.pattern, .value] {
            var request = ListRequest()
            request.type = type
            for name in try reader.names(of: request) { try add(name, reader) }
        }
    }

    private mutating func add(_ name: DocumentName, _ reader: CatalogReader) throws {
        let entry = try reader.entry(of: name)
        var revisions: [(number: RevisionNumber, entries: [Entry], note: ChangeNote)] = []
        try reader.history(of: name) { item in
            guard item.action != .deleted else { return }
            let state = try reader.state(of: entry, at: item.key.number)
            revisions.append((item.key.number, Self.entries(of: state, named: name), item.note))
        }
        let history = History(newest: entry.newest, revisions: revisions)
        histories[name] = history
        current += history.current
    }

    /// The values of a revision: each duration and curve, and the pairs that tracks use.
    static func entries(of state: DocumentState, named name: DocumentName) -> [Entry] {
        func entry(_ members: [String], _ curve: Curve?, _ duration: Double?, begin: Double? = nil) -> Entry {
            Entry(
                document: name, members: members, revision: state.revision, curve: curve, duration: duration,
                begin: begin)
        }
        guard case .pattern(let pattern) = state.document, let kind = state.kind?.kind else {
            return sharedEntries(of: state.document, entry)
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
                var members: [String] = []
                if pattern.parameters[duration.formula.formula.source] != nil {
                    members.append(duration.formula.formula.source)
                }
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
            return [entry([], curve, seconds, nil)]
        default: return []
        }
    }

    /// The document and the member that a link names; `nil` if the catalog doesn't have them.
    package func target(_ link: String) -> (document: DocumentName, member: String?)? {
        let link = link.hasPrefix("{") && link.hasSuffix("}") ? "value:" + link.dropFirst().dropLast() : link
        let parts = link.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first, let name = (try? DocumentReference(first))?.name,
            let history = histories[name]
        else { return nil }
        guard parts.count > 1 else { return (name, nil) }
        let isKnown = history.revisions.contains { $0.entries.contains { $0.member == parts[1] } }
        return isKnown ? (name, parts[1]) : nil
    }
}
