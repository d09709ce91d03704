import ArgumentParser
import MotifJSON
import MotifScan
import MotifSource
import MotifText

/// The format in which `motif scan` prints.
enum ScanFormat: String, CaseIterable, ExpressibleByArgument {
    case text, table, json, jsonl, sarif, github

    /// Prints findings.
    ///
    /// - Parameter isWhole: Whether people see those that are accepted, too; programs always do.
    func print(_ all: [ScanFinding], of report: ScanReport, isWhole: Bool, _ notices: NoticeOptions) throws {
        let findings = self == .text || self == .table ? all.filter { $0.isNew || isWhole } : all
        try Output.print { output in
            switch self {
            case .text: for finding in findings { try output.line(Self.line(finding)) }
            case .table, .json, .jsonl: try printRows(findings, Self.columns, to: output, notices, \.json, \.cells)
            case .sarif:
                let rules = Dictionary(uniqueKeysWithValues: ScanRule.allCases.map { ($0.rawValue, $0.summary) })
                var writer = SARIFReport(to: output, declaring: rules)
                for finding in findings { writer.add(Finding(finding)) }
                try writer.finish()
            case .github:
                let writer = GitHubReport(to: output)
                for finding in findings where !finding.isKnown { try writer.add(Finding(finding)) }
            }
        }
    }

    /// Prints a survey.
    func print(_ survey: ScanSurvey, of report: ScanReport, _ notices: NoticeOptions) throws {
        let columns = [Column("places", .trailing), Column("timing", fit: .wrap), Column("where", fit: .cut, rank: 1)]
        try Output.print { output in
            try printRows(survey.groups, columns, to: output, notices, \.json) { group in
                let more = group.places.count - 1
                let list = (group.places.first?.shownPlace ?? "") + (more > 0 ? ", and \(more) more" : "")
                return [Cell(group.places.count), Cell(group.timing), Cell(list)]
            }
        }
        notices.notice(report.surveySentence)
    }

    private static let columns = [
        Column("place"), Column("level"), Column("rule"), Column("in", fit: .cut, rank: 1),
        Column("message", fit: .wrap),
    ]

    /// Prints rows as a table, or as JSON if that is the format.
    private func printRows<Row>(
        _ rows: [Row], _ columns: [Column], to output: Output, _ notices: NoticeOptions, _ json: (Row) -> JSON,
        _ cells: (Row) -> [Cell]
    ) throws {
        let format: OutputFormat = self == .json ? .json : self == .jsonl ? .jsonl : .table
        let report = Report(columns, format, to: output)
        for row in rows { try report.add(cells(row), json: json(row)) }
        try report.finish()
        notices.hidden(report.hiddenColumns)
    }

    /// `path:line:column: level: rule: message`, which Xcode and editors read.
    private static func line(_ finding: ScanFinding) -> String {
        let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(finding.file)\(place): \(finding.shownLevel): \(finding.rule.rawValue): \(finding.shownMessage)"
            .onOneLine
            .escaped
    }
}

extension ScanFinding {
    fileprivate var shownPlace: String { file + (position.map { ":\($0.line)" } ?? "") }

    fileprivate var cells: [Cell] {
        [Cell(shownPlace), Cell(shownLevel), Cell(rule.rawValue), Cell(scope), Cell(shownMessage)]
    }

    /// What is accepted is only a note.
    fileprivate var shownLevel: String { isNew ? level.rawValue : FindingLevel.note.rawValue }

    /// The message with the reason why it is accepted.
    fileprivate var shownMessage: String {
        message + (ignoredReason.map { " (accepted: \($0))" } ?? (isKnown ? " (in the baseline)" : ""))
    }
}

extension Finding {
    /// A finding of a scan.
    init(_ finding: ScanFinding) {
        rule = finding.rule.rawValue
        level = finding.level
        message = finding.message
        document = finding.targets.first
        file = finding.file
        position = finding.position.map { TextPosition(line: $0.line, column: $0.column) }
        acceptedReason = finding.ignoredReason ?? (finding.isKnown ? "in the baseline" : nil)
        fingerprint = finding.fingerprint
    }
}
