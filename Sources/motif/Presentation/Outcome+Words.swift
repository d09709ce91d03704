import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

extension Outcome {
    /// `updated expand@3`
    var line: String { "\(action.rawValue) \(DocumentReference(name, revision: revision))" }
}

extension OutputOptions {
    /// Prints what a write did to its document, and to those that followed it.
    func print(_ outcome: Outcome, dependents: [Outcome] = []) throws {
        switch format {
        case .table:
            try print { try $0.line(outcome.line) }
            if !dependents.isEmpty {
                notice("\(String.counted(dependents.count, "document")) followed: \(Self.names(dependents))")
            }
        case .json, .jsonl:
            var object = outcome.json.object ?? JSONObject()
            if !dependents.isEmpty { object["dependents"] = .array(dependents.map(\.json)) }
            let json = JSON.object(object)
            try print { try $0.line(format == .json ? json.pretty : json.canonical) }
        case .csv: try print([outcome] + dependents)
        }
    }

    /// Prints what a write did to several documents.
    func print(_ outcomes: [Outcome]) throws {
        if format == .table { return try print { output in for outcome in outcomes { try output.line(outcome.line) } } }
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

    private static func names(_ outcomes: [Outcome]) -> String {
        let shown = outcomes.prefix(5).map { DocumentReference($0.name, revision: $0.revision).description }
        return shown.joined(separator: ", ") + (outcomes.count > 5 ? ", …" : "")
    }
}
