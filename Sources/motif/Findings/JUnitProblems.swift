import MotifCore
import MotifExport
import MotifText

/// JUnit XML for continuous integration: a test case for every file or document that was validated.
///
/// - Source: the schema of Jenkins's xUnit plugin, `junit-10.xsd`.
struct JUnitProblems: ProblemWriter {
    private let output: Output
    private var names: [String] = []
    private var problems: [String: [String]] = [:]

    init(to output: Output) { self.output = output }

    mutating func begin(_ subject: String) {
        if problems[subject] == nil { names.append(subject) }
        problems[subject, default: []] += []
    }

    mutating func add(_ problem: Problem, of name: DocumentName?, in file: String?) {
        let subject = file ?? name?.description ?? "catalog"
        begin(subject)
        let location = file.map { problem.location(in: $0) + ": " } ?? ""
        problems[subject]?.append("\(location)\(problem.code.rawValue): \(problem.line)".onOneLine)
    }

    func finish() throws {
        let failures = names.count { problems[$0]?.isEmpty == false }
        try output.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        try output.line("<testsuites name=\"motif validate\">")
        try output.line(
            "  <testsuite name=\"motif validate\" tests=\"\(names.count)\" failures=\"\(failures)\" errors=\"0\" "
                + "skipped=\"0\">")
        for name in names {
            let found = problems[name] ?? []
            let entry = "    <testcase classname=\"motif validate\" name=\"\(Escaping.markup(name))\""
            guard let first = found.first else {
                try output.line(entry + "/>")
                continue
            }
            try output.line(entry + ">")
            let text = found.map(Escaping.markup).joined(separator: "\n")
            try output.line("      <failure message=\"\(Escaping.markup(first))\" type=\"error\">\(text)</failure>")
            try output.line("    </testcase>")
        }
        try output.line("  </testsuite>")
        try output.line("</testsuites>")
    }
}
