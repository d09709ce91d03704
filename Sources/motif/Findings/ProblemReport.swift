import MotifCatalog
import MotifCore
import MotifJSON

/// A problem of a document, and where the document is from.
struct DocumentProblem: Reported {
    let problem: Problem
    /// The document; `nil` if none could be read.
    let name: DocumentName?
    /// The file that it was read from; `nil` for a document of the catalog.
    let file: String?

    static let columns = ["file", "line", "column", "ref", "path", "code", "message"]

    var rows: [[Cell]] {
        let place = [problem.position?.line, problem.position?.column].map { $0.map(String.init) ?? "" }
        let texts = [file ?? "", place[0], place[1], name?.description ?? "", problem.path.description]
        return [(texts + [problem.code.rawValue, problem.message]).map { Cell($0) }]
    }

    var json: JSON { problem.json(of: name).with(["file": file.map(JSON.string)]) }
}

/// Writes problems of many documents, and counts them.
final class ProblemReport {
    /// The number of problems so far.
    private(set) var count = 0
    private var writer: any ReportWriter<DocumentProblem>

    init(_ writer: any ReportWriter<DocumentProblem>) { self.writer = writer }

    /// Writes the problems of one document.
    ///
    /// - Parameter file: The file that it was read from; `nil` for a document of the catalog.
    func add(_ problems: [Problem], of name: DocumentName?, in file: String? = nil) throws {
        count += problems.count
        for problem in problems { try writer.add(DocumentProblem(problem: problem, name: name, file: file)) }
    }

    /// Writes the end of the report.
    func finish() throws { try writer.finish() }
}

/// Problems as lines that editors understand: `patterns/expand.json:3:5: out-of-range: …`
struct ProblemLines: ReportWriter {
    let output: Output

    func add(_ found: DocumentProblem) throws {
        let problem = found.problem
        let location = found.file.map { problem.location(in: $0) } ?? found.name?.description ?? ""
        try output.line("\(location): \(problem.code.rawValue): \(problem.line)".escaped)
    }
}
