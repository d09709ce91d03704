import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON

/// One row per pattern with its worst failure, the worst patterns first.
struct CheckTable: ReportWriter {
    /// A row and its sort keys: severity, then the share of failing cases.
    private struct Row {
        let rank: Int
        let share: Double
        let slug: String
        let cells: [Cell]
    }

    private let output: Output
    private let notices: NoticeOptions
    private var rows: [Row] = []

    init(to output: Output, _ notices: NoticeOptions) { (self.output, self.notices) = (output, notices) }

    mutating func add(_ pattern: PatternReport) {
        let slug = pattern.reference.description
        let found = pattern.results.filter { $0.failed > 0 }
        guard let worst = found.min(by: { Self.key($0) < Self.key($1) }) else {
            rows.append(Row(rank: 9, share: 0, slug: slug, cells: [Cell(slug), "ok", "", "", "", ""]))
            return
        }
        let (rank, share) = Self.key(worst)
        let others = found.count { $0.acceptedReason == nil } - (worst.acceptedReason == nil ? 1 : 0)
        let check = others > 0 ? "\(worst.check) +\(others)" : worst.check
        let level = worst.acceptedReason == nil ? worst.level.rawValue : "accepted"
        let message = worst.acceptedWords ?? worst.message ?? ""
        rows.append(
            Row(
                rank: rank, share: share, slug: slug,
                cells: [
                    Cell(slug), Cell(level), Cell(check), Cell("\(worst.failed) of \(worst.cases)"),
                    Cell(worst.worst.map(Self.worstCase) ?? ""), Cell(message),
                ]))
    }

    mutating func finish() throws {
        let columns = [
            Column("pattern"), Column("level"), Column("check"), Column("failed", .trailing),
            Column("worst case", fit: .wrap, rank: 2), Column("message", fit: .wrap, rank: 1),
        ]
        let report = Report(columns, .table, to: output)
        for row in rows.sorted(by: { ($0.rank, $0.share, $0.slug) < ($1.rank, $1.share, $1.slug) }) {
            try report.add(row.cells)
        }
        try report.finish()
        try output.flush()
        notices.hidden(report.hiddenColumns)
    }

    /// The sort key of a result: its level, then the share of failing cases. The smallest key is the worst result.
    private static func key(_ result: CheckResult) -> (Int, Double) {
        let share = result.cases > 0 ? Double(result.failed) / Double(result.cases) : 0
        return (result.level.rank + (result.acceptedReason == nil ? 0 : 3), -share)
    }

    /// `ipad-pro-13, landscape, view at 0, 976`
    private static func worstCase(_ finding: CheckResult.Failure) -> String {
        guard let placement = finding.placement, case .frame(let frame) = placement.value else {
            return finding.screen.description
        }
        let point = [frame.x, frame.y].map { JSONNumber.text($0.rounded()) }.joined(separator: ", ")
        return "\(finding.screen), \(placement.name) at \(point)"
    }
}
