import ArgumentParser
import MotifJSON

/// The format in which `motif check` and `motif validate` print: for people, for programs, and for services that run
/// them.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
    case table, json, jsonl, csv, junit, sarif, github

    /// The writer of a report in this format.
    ///
    /// - Parameters:
    ///   - table: The writer for people.
    ///   - junit: The writer of JUnit XML.
    ///   - findings: What services show of an entry.
    func writer<Entry: Reported>(
        to output: Output, table: @autoclosure () -> any ReportWriter<Entry>,
        junit: @autoclosure () throws -> any ReportWriter<Entry>, findings: @escaping (Entry) -> [Finding]
    ) rethrows -> any ReportWriter<Entry> {
        switch self {
        case .table: table()
        case .json: RowReport(.json, to: output)
        case .jsonl: RowReport(.jsonl, to: output)
        case .csv: RowReport(.csv, to: output)
        case .junit: try junit()
        case .sarif: FindingReport(writer: SARIFReport(to: output), findings: findings)
        case .github: FindingReport(writer: GitHubReport(to: output), findings: findings)
        }
    }
}

/// An entry of a report: a pattern that was checked, a problem of a document.
protocol Reported {
    /// The names of the columns of CSV.
    static var columns: [String] { get }
    /// Its rows in CSV.
    var rows: [[Cell]] { get }
    /// It in JSON.
    var json: JSON { get }
}

/// Writes the entries of a report as they arrive.
protocol ReportWriter<Entry> {
    associatedtype Entry
    /// Writes an entry, or keeps it for the end.
    mutating func add(_ entry: Entry) throws
    /// Writes what follows the last entry.
    mutating func finish() throws
}

extension ReportWriter {
    func finish() {}
}

/// JSON values or CSV rows.
private struct RowReport<Entry: Reported>: ReportWriter {
    private let report: Report
    private let format: OutputFormat

    init(_ format: OutputFormat, to output: Output) {
        self.format = format
        report = Report(Entry.columns.map { Column($0) }, format, to: output)
    }

    func add(_ entry: Entry) throws {
        for row in format == .csv ? entry.rows : [[]] { try report.add(row, json: entry.json) }
    }

    func finish() throws { try report.finish() }
}

/// Findings for a service.
private struct FindingReport<Entry>: ReportWriter {
    var writer: any ReportWriter<Finding>
    let findings: (Entry) -> [Finding]

    mutating func add(_ entry: Entry) throws {
        for finding in findings(entry) { try writer.add(finding) }
    }

    mutating func finish() throws { try writer.finish() }
}
