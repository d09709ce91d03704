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
        switch format {
        case .table where notices.quiet: break
        case .table:
            try print { try $0.line(outcome.description) }
            if !dependents.isEmpty {
                notice("Also updated \(String.counted(dependents.count, "document")): \(Self.names(dependents))")
            }
        case .json, .jsonl:
            let json = outcome.json
            try print { try $0.line(format == .json ? json.pretty : json.canonical) }
        case .csv: try write([outcome] + dependents)
        }
    }

    private func write(_ outcomes: [WriteOutcome]) throws {
        if format == .table {
            if notices.quiet { return }
            return try print { output in for outcome in outcomes { try output.line(outcome.description) } }
        }
        try report(["action", "type", "slug", "revision"].map { Column($0) }) { report in
            for outcome in outcomes {
                try report.add(
                    [
                        Cell(outcome.action.rawValue), Cell(outcome.name.type.rawValue), Cell(outcome.name.slug.text),
                        Cell(outcome.revision.value),
                    ], json: outcome.json)
            }
        }
    }

    private static func names(_ outcomes: [WriteOutcome]) -> String {
        let shown = outcomes.prefix(5).map { DocumentReference($0.name, revision: $0.revision).description }
        return shown.joined(separator: ", ") + (outcomes.count > 5 ? ", …" : "")
    }
}
