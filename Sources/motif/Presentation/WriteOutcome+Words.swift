import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

extension OutputOptions {
    /// Prints the outcome of a write for its document and its dependents.
    func print(_ outcome: WriteOutcome) throws {
        try printing([outcome]) { try write(outcome) }
    }

    /// Prints the outcomes of a write for several documents.
    func print(_ outcomes: [WriteOutcome]) throws {
        try printing(outcomes) { try write(outcomes) }
    }

    private func printing(_ outcomes: [WriteOutcome], _ print: () throws -> Void) throws {
        let saved = outcomes.filter { $0.action != .unchanged }
        try printing(saved: saved.isEmpty ? nil : Self.names(saved), print)
    }

    private func write(_ outcome: WriteOutcome) throws {
        let dependents = outcome.dependents
        try print(outcome.json) { try write(format == .csv ? [outcome] + dependents : [outcome]) }
        if format == .table, !dependents.isEmpty {
            notice("Also updated \(String.counted(dependents.count, "document")): \(Self.names(dependents))")
        }
    }

    private func write(_ outcomes: [WriteOutcome]) throws {
        try write(outcomes, json: \.json) { ($0.action.rawValue, $0.name, $0.revision) }
    }

    /// Prints a line or a row for each revision that was written: `updated expand@2`.
    func write<Element>(
        _ revisions: [Element], json: (Element) -> JSON,
        as parts: (Element) -> (action: String, name: DocumentName, revision: RevisionNumber)
    ) throws {
        if format == .table, notices.quiet { return }
        guard format == .table else {
            return try report(["action", "type", "slug", "revision"].map { Column($0) }, revisions, json: json) {
                let (action, name, revision) = parts($0)
                return [Cell(action), Cell(name.type.rawValue), Cell(name.slug.text), Cell(revision.value)]
            }
        }
        try print { output in
            for (action, name, revision) in revisions.map(parts) {
                try output.line("\(action) \(DocumentReference(name, revision: revision))")
            }
        }
    }

    private static func names(_ outcomes: [WriteOutcome]) -> String {
        let shown = outcomes.prefix(5).map { DocumentReference($0.name, revision: $0.revision).description }
        return shown.joined(separator: ", ") + (outcomes.count > 5 ? ", …" : "")
    }
}
