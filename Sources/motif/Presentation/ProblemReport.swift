import MotifCatalog
import MotifCore
import MotifJSON

/// Writes the problems of many documents, as lines that editors understand or as rows.
final class ProblemReport {
    /// The number of problems.
    private(set) var count = 0
    private let format: OutputFormat
    private let output: Output
    private let rows: Report

    private static let columns = ["file", "line", "column", "ref", "path", "code", "message"]

    /// Creates a report in a format.
    init(_ format: OutputFormat, to output: Output) {
        self.format = format
        self.output = output
        rows = Report(Self.columns.map { Column($0) }, format, to: output)
    }

    /// Writes the problems of one document.
    ///
    /// - Parameter file: The file it was read from; `nil` for a document of the catalog.
    func add(_ problems: [Problem], of name: DocumentName?, in file: String? = nil) throws(OutputError) {
        count += problems.count
        for problem in problems {
            if format == .table {
                let place = file.map { problem.place(in: $0) } ?? name?.description ?? ""
                try output.line("\(place): \(problem.code.rawValue): \(problem.line)".escaped)
            } else {
                try rows.add(Self.cells(problem, name, file), json: Self.json(problem, name, file))
            }
        }
    }

    /// Writes what follows the last problem.
    func finish() throws(OutputError) { if format != .table { try rows.finish() } }

    private static func cells(_ problem: Problem, _ name: DocumentName?, _ file: String?) -> [Cell] {
        [
            Cell(file ?? ""), Cell(problem.position.map { String($0.line) } ?? ""),
            Cell(problem.position.map { String($0.column) } ?? ""), Cell(name?.description ?? ""),
            Cell(problem.path.description), Cell(problem.code.rawValue), Cell(problem.message),
        ]
    }

    private static func json(_ problem: Problem, _ name: DocumentName?, _ file: String?) -> JSON {
        var object = problem.json.object ?? JSONObject()
        object["file"] = file.map(JSON.string)
        object["ref"] = name.map { .string($0.description) }
        return .object(object)
    }
}
