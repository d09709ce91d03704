import MotifCatalog
import MotifCore
import MotifJSON
import MotifSystem
import MotifText

/// The conflicts of merged files and their problems, on standard error.
struct FileConflictReport {
    /// The name of the file.
    let file: String

    private static let columns = [
        Column("value"), Column("base", fit: .cut, rank: 1), Column("ours", fit: .cut), Column("theirs", fit: .cut),
    ]

    /// Prints what is left to decide or to fix.
    func print(_ merge: FileMerge, _ problems: [Problems]) throws {
        let output = Output(to: .errors)
        let rows = merge.documents.flatMap { document in
            document.merge.conflicts.map { Self.row($0, of: document.names.first) }
        }
        if !rows.isEmpty {
            try output.line("\(String.counted(rows.count, "conflict")) in \(file)".escaped)
            try output.line()
            var table = TableWriter(
                Self.columns, to: output, width: Terminal.width, style: Style(for: .errors))
            for row in rows { try table.add({ row.map { Cell($0) } }, { .null }) }
            try table.finish()
        }
        let lines = ProblemLines(output: output)
        for found in problems {
            for problem in found.problems {
                let source = problems.count == 1 ? file : nil
                try lines.add(DocumentProblem(problem: problem, name: found.document, file: source))
            }
        }
        try output.flush()
    }

    private static func row(_ conflict: MergeConflict, of name: DocumentName?) -> [String] {
        let label = name.map { MergeAnswers.label(of: conflict.shortPath, in: $0) } ?? conflict.shortPath
        return [label] + [conflict.base, conflict.ours, conflict.theirs].map(conflict.text(ofVersion:))
    }
}
