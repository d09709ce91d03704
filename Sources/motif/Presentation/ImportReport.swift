import MotifCatalog
import MotifJSON
import MotifText

/// The report of an import.
struct ImportReport {
    /// The number of documents by outcome.
    let summary: ImportSummary
    /// The outcome of each document, if requested.
    let outcomes: [WriteOutcome]?
    /// Whether the import was saved.
    let mode: ImportOptions.Mode

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
        case .table:
            try options.print { output in
                for outcome in outcomes ?? [] { try output.line(outcome.description) }
                try output.line(sentence)
            }
        }
    }

    /// `Imported 3 documents: 1 created, 2 unchanged`
    private var sentence: String {
        var parts = summary.words
        if summary.dependents > 0 {
            parts.append("\(String.counted(summary.dependents, "pattern")) updated with their kinds")
        }
        let verb = mode == .dryRun ? "Would import" : "Imported"
        let total = "\(verb) \(String.counted(summary.total, "document"))"
        return parts.isEmpty ? total : total + ": " + parts.joined(separator: ", ")
    }

    private func json(withOutcomes: Bool) -> JSON {
        var object = JSONObject()
        for action in WriteOutcome.Action.allCases where ImportSummary.actions.contains(action) {
            object[action.rawValue] = .number(Double(summary.counts[action] ?? 0))
        }
        object["dependents"] = .number(Double(summary.dependents))
        object["total"] = .number(Double(summary.total))
        object["dryRun"] = .boolean(mode == .dryRun)
        if withOutcomes { object["documents"] = outcomes.map { .array($0.map(\.json)) } }
        return .object(object)
    }

    private func printCSV(_ options: OutputOptions) throws {
        if let outcomes { return try options.print(outcomes) }
        try options.report([Column("action"), Column("documents", .trailing)]) { report in
            for action in ImportSummary.actions {
                let count = summary.counts[action] ?? 0
                try report.add([Cell(action.rawValue), Cell(count)], json: .null)
            }
        }
    }
}

extension ImportSummary {
    /// The possible outcomes of an imported document.
    static let actions: [WriteOutcome.Action] = [.created, .updated, .restored, .unchanged, .skipped, .deleted]

    /// `1 created`, `2 unchanged`: the outcomes that occurred.
    var words: [String] {
        Self.actions.compactMap { action in counts[action].map { "\($0) \(action.rawValue)" } }
    }
}
