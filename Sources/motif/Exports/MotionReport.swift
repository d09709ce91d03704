import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing

/// A report on how exactly each target represents the motion of patterns. No file is written.
struct MotionReport {
    let targets: [ExportTarget]
    let selection: MotionSelection
    let output: OutputOptions

    static let columns = [
        Column("pattern"), Column("target"), Column("result"), Column("code"), Column("message", fit: .wrap),
    ]

    /// Writes the report, pattern by pattern.
    func run(_ reader: CatalogReader) throws {
        try output.report(Self.columns) { report in
            var count = 0
            try Progress.show("Exporting", output.notices) { progress in
                try CommandError.answering {
                    try selection.exports(to: targets, from: reader) { exports in
                        for (target, result) in exports.made { try add(result, target, exports.subject, to: report) }
                        count += 1
                        progress.update(count, of: selection.references.count)
                    }
                }
            }
        }
    }

    private func add(
        _ result: Result<MotionExport, Problems>, _ target: ExportTarget, _ subject: ExportSubject, to report: Report
    ) throws {
        var rows: [(result: String, code: String, message: String)]
        switch result {
        case .success(let made): rows = made.notes.map { ($0.degree.rawValue, $0.code.rawValue, $0.message) }
        case .failure(let problems): rows = problems.problems.map { ("refused", $0.code.rawValue, $0.line) }
        }
        if rows.isEmpty { rows = [("exact", "", target.simulation ?? "")] }
        try output.add(rows, of: subject, to: target.name, json: subject.report(result, of: target), report)
    }
}

extension OutputOptions {
    /// Adds what an export of a pattern says: a row for each note, or one JSON object with all of them.
    func add(
        _ rows: [(result: String, code: String, message: String)], of subject: ExportSubject, to target: String,
        json: @autoclosure () -> JSONObject, _ report: Report
    ) throws {
        guard format == .table || format == .csv else { return try report.add([], json: .object(json())) }
        let slug = subject.motion.pattern.metadata.name.slug.text
        for row in rows {
            try report.add([slug, target, row.result, row.code, row.message].map { Cell($0) })
        }
    }
}
