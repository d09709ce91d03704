import MotifCore
import MotifExport
import MotifText

/// JUnit XML with a test case for every file or document that was validated.
struct JUnitProblems: ReportWriter {
    private let writer: JUnitWriter
    private var names: [String] = []
    private var problems: [String: [String]] = [:]

    /// - Parameter subjects: What is validated, whether it has problems or not.
    init(of subjects: [String], to output: Output) throws(OutputError) {
        writer = try JUnitWriter("motif validate", to: output)
        for subject in subjects { begin(subject) }
    }

    private mutating func begin(_ subject: String) {
        if problems.updateValue(problems[subject] ?? [], forKey: subject) == nil { names.append(subject) }
    }

    mutating func add(_ found: DocumentProblem) {
        let subject = found.file ?? found.name?.description ?? "catalog"
        begin(subject)
        let location = found.file.map { found.problem.location(in: $0) + ": " } ?? ""
        problems[subject]?.append("\(location)\(found.problem.code.rawValue): \(found.problem.line)".onOneLine)
    }

    func finish() throws {
        let cases = names.map { name in
            let found = (problems[name] ?? []).map(Escaping.markup)
            guard let first = found.first else { return JUnitWriter.TestCase(name: name) }
            let text = found.joined(separator: "\n")
            let element = "<failure message=\"\(first)\" type=\"error\">\(text)</failure>"
            return JUnitWriter.TestCase(name: name, outcome: .failed, element: element)
        }
        try writer.add("motif validate", cases)
        try writer.finish()
    }
}
