import MotifCatalog
import MotifCore
import MotifJSON

/// Writes the problems of documents in a format.
protocol ProblemWriter {
    /// Notes that a file or a document is validated, whether it has problems or not.
    mutating func begin(_ subject: String)
    /// Writes a problem of a document.
    ///
    /// - Parameter file: The file that it was read from; `nil` for a document of the catalog.
    mutating func add(_ problem: Problem, of name: DocumentName?, in file: String?) throws
    /// Writes the end of the report.
    mutating func finish() throws
}

extension ProblemWriter {
    func begin(_ subject: String) {}
    func finish() {}
}

/// Writes problems of many documents, and counts them.
final class ProblemReport {
    /// The number of problems so far.
    private(set) var count = 0
    private var writer: any ProblemWriter

    init(_ writer: any ProblemWriter) { self.writer = writer }

    /// Notes that a file or a document is validated.
    func begin(_ subject: String) { writer.begin(subject) }

    /// Writes the problems of one document.
    ///
    /// - Parameter file: The file that it was read from; `nil` for a document of the catalog.
    func add(_ problems: [Problem], of name: DocumentName?, in file: String? = nil) throws {
        count += problems.count
        for problem in problems { try writer.add(problem, of: name, in: file) }
    }

    /// Writes the end of the report.
    func finish() throws { try writer.finish() }
}

/// Problems as lines that editors understand: `patterns/expand.json:3:5: out-of-range: …`
struct ProblemLines: ProblemWriter {
    let output: Output

    func add(_ problem: Problem, of name: DocumentName?, in file: String?) throws {
        let location = file.map { problem.location(in: $0) } ?? name?.description ?? ""
        try output.line("\(location): \(problem.code.rawValue): \(problem.line)".escaped)
    }
}

/// Problems as rows or objects.
struct ProblemRows: ProblemWriter {
    private let rows: Report

    private static let columns = ["file", "line", "column", "ref", "path", "code", "message"]

    init(_ format: OutputFormat, to output: Output) {
        rows = Report(Self.columns.map { Column($0) }, format, to: output)
    }

    func add(_ problem: Problem, of name: DocumentName?, in file: String?) throws {
        try rows.add(Self.cells(problem, name, file), json: Self.json(problem, name, file))
    }

    func finish() throws { try rows.finish() }

    private static func cells(_ problem: Problem, _ name: DocumentName?, _ file: String?) -> [Cell] {
        [
            Cell(file ?? ""), Cell(problem.position.map { String($0.line) } ?? ""),
            Cell(problem.position.map { String($0.column) } ?? ""), Cell(name?.description ?? ""),
            Cell(problem.path.description), Cell(problem.code.rawValue), Cell(problem.message),
        ]
    }

    private static func json(_ problem: Problem, _ name: DocumentName?, _ file: String?) -> JSON {
        problem.json(of: name).with(["file": file.map(JSON.string)])
    }
}

/// A finding per problem.
struct FindingReport: ProblemWriter {
    var writer: any FindingWriter

    mutating func add(_ problem: Problem, of name: DocumentName?, in file: String?) throws {
        try writer.add(Finding(problem, of: name, in: file))
    }

    mutating func finish() throws { try writer.finish() }
}
