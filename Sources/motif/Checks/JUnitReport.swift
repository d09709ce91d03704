import MotifCatalog
import MotifCore
import MotifExport

/// JUnit XML for continuous integration: one suite per pattern, one case per check.
///
/// A failed check of level error is a failure; one that the pattern accepts is skipped with its reason; warnings and
/// notes pass, with their message in `system-out`.
///
/// - Source: the schema of Jenkins's xUnit plugin, `junit-10.xsd`.
struct JUnitReport: CheckReport {
    private let output: Output
    private var isFirst = true

    init(to output: Output) { self.output = output }

    mutating func add(_ report: PatternReport) throws {
        try begin()
        let failures = report.results.filter(\.fails).count
        let skipped = report.results.filter(Self.isSkipped).count
        let name = Escaping.markup(report.reference.description)
        try output.line(
            "  <testsuite name=\"\(name)\" tests=\"\(report.results.count)\" failures=\"\(failures)\" "
                + "errors=\"0\" skipped=\"\(skipped)\">")
        for result in report.results { try add(result, of: name) }
        try output.line("  </testsuite>")
    }

    mutating func finish() throws {
        try begin()
        try output.line("</testsuites>")
    }

    private mutating func begin() throws {
        guard isFirst else { return }
        isFirst = false
        try output.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        try output.line("<testsuites name=\"motif check\">")
    }

    private func add(_ result: CheckResult, of pattern: String) throws {
        let entry = "    <testcase classname=\"\(pattern)\" name=\"\(Escaping.markup(result.check))\""
        guard result.failed > 0, let worst = result.worst else { return try output.line(entry + "/>") }
        let message = Escaping.markup(
            "\(result.failed) of \(result.cases) cases; \(worst.screen): \(result.message ?? "")")
        try output.line(entry + ">")
        if let reason = result.acceptedReason {
            try output.line("      <skipped message=\"\(Escaping.markup(reason))\"/>")
        } else if result.fails {
            try output.line("      <failure message=\"\(message)\" type=\"\(result.level.rawValue)\"/>")
        } else {
            try output.line("      <system-out>\(result.level.rawValue): \(message)</system-out>")
        }
        try output.line("    </testcase>")
    }

    private static func isSkipped(_ result: CheckResult) -> Bool {
        result.failed > 0 && result.acceptedReason != nil
    }
}
