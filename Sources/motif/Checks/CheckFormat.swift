import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// The format in which `motif check` prints.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
    case table, json, jsonl, csv, junit, sarif, github

    /// The writer of reports in this format.
    func report(to output: Output, _ notices: NoticeOptions, _ places: DocumentPlaces) -> any CheckReport {
        switch self {
        case .table: CheckTable(to: output, notices)
        case .json: CheckDocuments(.json, to: output)
        case .jsonl: CheckDocuments(.jsonl, to: output)
        case .csv: CheckRows(to: output)
        case .junit: JUnitReport(to: output)
        case .sarif: CheckFindings(SARIFReport(to: output), places)
        case .github: CheckFindings(GitHubReport(to: output), places)
        }
    }
}

/// Writes reports of patterns as they arrive.
protocol CheckReport {
    /// Writes the report of a pattern.
    mutating func add(_ report: PatternReport) throws
    /// Writes what follows the last report.
    mutating func finish() throws
}

/// One JSON value per pattern.
struct CheckDocuments: CheckReport {
    private let report: Report

    init(_ format: OutputFormat, to output: Output) { report = Report([], format, to: output) }

    func add(_ pattern: PatternReport) throws { try report.add([], json: pattern.json) }

    func finish() throws { try report.finish() }
}

/// One CSV row per check.
struct CheckRows: CheckReport {
    private let report: Report

    init(to output: Output) {
        let names = [
            "pattern", "revision", "check", "level", "cases", "failed", "accepted", "device", "orientation",
            "shortfall", "message",
        ]
        report = Report(names.map { Column($0) }, .csv, to: output)
    }

    func add(_ pattern: PatternReport) throws {
        for result in pattern.results {
            let worst = result.worst
            let cells: [Cell] = [
                Cell(pattern.name.slug.text), Cell(pattern.revision.value), Cell(result.check),
                Cell(result.level.rawValue), Cell(result.cases), Cell(result.failed),
                Cell(result.acceptedReason ?? ""), Cell(worst?.screen.device?.text ?? ""),
                Cell(worst?.screen.orientation.rawValue ?? ""), Cell(worst?.shortfall.map(JSONNumber.text) ?? ""),
                Cell(result.message ?? ""),
            ]
            try report.add(cells, json: .null)
        }
    }

    func finish() throws { try report.finish() }
}

/// The checks that fail, for a service.
struct CheckFindings<Writer: FindingWriter>: CheckReport {
    private var writer: Writer
    private let places: DocumentPlaces

    init(_ writer: Writer, _ places: DocumentPlaces) { (self.writer, self.places) = (writer, places) }

    mutating func add(_ pattern: PatternReport) throws {
        for result in pattern.results {
            if let finding = Finding(result, of: pattern, in: places) { try writer.add(finding) }
        }
    }

    func finish() throws { try writer.finish() }
}
