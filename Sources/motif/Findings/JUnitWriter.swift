import MotifExport

/// JUnit XML for continuous integration.
///
/// - Source: the schema of Jenkins's xUnit plugin, `junit-10.xsd`.
struct JUnitWriter {
    /// A test case, with the element that says how it ended unless it passed.
    struct TestCase {
        enum Outcome {
            case passed, skipped, failed
        }

        let name: String
        var outcome = Outcome.passed
        var element: String?
    }

    private let output: Output

    /// Writes the beginning.
    init(_ name: String, to output: Output) throws(OutputError) {
        self.output = output
        try output.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        try output.line("<testsuites name=\"\(name)\">")
    }

    /// Writes test cases under a name.
    func add(_ name: String, _ cases: [TestCase]) throws(OutputError) {
        let name = Escaping.markup(name)
        let (failed, skipped) = (cases.count { $0.outcome == .failed }, cases.count { $0.outcome == .skipped })
        try output.line(
            "  <testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\" "
                + "skipped=\"\(skipped)\">")
        for test in cases {
            let start = "    <testcase classname=\"\(name)\" name=\"\(Escaping.markup(test.name))\""
            let end = test.element.map { ">\n      \($0)\n    </testcase>" } ?? "/>"
            try output.line(start + end)
        }
        try output.line("  </testsuite>")
    }

    /// Writes the end.
    func finish() throws(OutputError) { try output.line("</testsuites>") }
}
