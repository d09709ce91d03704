import MotifCatalog
import MotifCore

extension StarterSet {
    /// Prints all sets.
    static func list(_ format: OutputFormat) throws {
        let columns = ["set", "documents", "edition", "title", "source"].map { Column($0, fit: .wrap) }
        try Output.print(DataText(format)) { output in
            let report = Report(columns, format, to: output)
            for summary in try all().map(\.summary) {
                try report.add(columns.map { Cell(summary[$0.name]?.plain ?? "") }, json: .object(summary))
            }
            try report.finish()
        }
    }
}

extension SetMerge.Finding {
    /// What an import has left as it is, in words.
    var lines: [String] {
        switch self {
        case .changed(let name, []): ["Kept your changes to \(name)"]
        case .changed(let name, let conflicts):
            conflicts.map { conflict in
                "Kept \(MergeAnswers.label(of: conflict.shortPath, in: name)) as you changed it; the set has "
                    + "\(conflict.text(ofVersion: conflict.theirs)) instead of \(conflict.text(ofVersion: conflict.base))"
            }
        case .unrelated(let name): ["Left out \(name); the catalog has a document of its own with this name"]
        case .deleted(let name): ["Left out \(name), which was deleted here"]
        }
    }
}
