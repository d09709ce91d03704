import MotifCatalog
import MotifJSON
import MotifText

/// The report of an import.
struct ImportReport {
    /// The number of documents by outcome.
    let summary: ImportSummary
    /// The outcome of each document, if requested.
    let outcomes: [WrittenRevision]?
    /// How the outcomes are printed.
    let form: WriteReport

    /// Prints it.
    func print(_ options: OutputOptions) throws {
        switch options.format {
        case .json: try options.print { try $0.line(json(withOutcomes: true).pretty) }
        case .jsonl:
            try options.print { output in
                for outcome in outcomes ?? [] { try output.line(outcome.json.canonical) }
                try output.line(json(withOutcomes: false).canonical)
            }
        case .csv: try printCSV(options)
        case .table where options.notices.quiet: break
        case .table:
            try form.print(outcomes ?? [], to: options)
            try options.print { try $0.line(sentence) }
        }
    }

    /// `Imported 3 documents: 1 created, 2 unchanged`
    private var sentence: String {
        var parts = summary.phrases
        if summary.dependents > 0 { parts.append("\(String.counted(summary.dependents, "dependent")) updated") }
        let verb = form.isDryRun ? "Would import" : "Imported"
        let total = "\(verb) \(String.counted(summary.total, "document"))"
        return parts.isEmpty ? total : total + ": " + parts.joined(separator: ", ")
    }

    private func json(withOutcomes: Bool) -> JSON {
        var object = JSONObject()
        for action in WriteOutcome.Action.allCases where ImportSummary.actions.contains(action) {
            object[action.rawValue] = .integer(summary.counts[action] ?? 0)
        }
        object["dependents"] = .integer(summary.dependents)
        object["total"] = .integer(summary.total)
        object["dryRun"] = .boolean(form.isDryRun)
        if withOutcomes { object["documents"] = outcomes.map { .array($0.map(\.json)) } }
        return .object(object)
    }

    private func printCSV(_ options: OutputOptions) throws {
        if let outcomes { return try options.write(outcomes) }
        let columns = [Column("action"), Column("documents", .trailing)]
        try options.report(columns, ImportSummary.actions, json: { _ in .null }) { action in
            [Cell(action.rawValue), Cell(summary.counts[action] ?? 0)]
        }
    }
}

extension ImportSummary {
    /// The possible outcomes of an imported document.
    static let actions: [WriteOutcome.Action] = [.created, .updated, .restored, .unchanged, .skipped, .deleted]

    /// `1 created`, `2 unchanged`: the outcomes that occurred.
    var phrases: [String] {
        Self.actions.compactMap { action in counts[action].map { "\($0) \(action.rawValue)" } }
    }
}
