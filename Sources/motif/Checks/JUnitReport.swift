import MotifCatalog
import MotifCore
import MotifExport

/// JUnit XML with a suite for every pattern, and a test case for every check.
///
/// A failed check of level error is a failure; one that the pattern accepts is skipped with its reason; warnings and
/// notes pass, with their message in `system-out`.
struct JUnitReport: ReportWriter {
    private let writer: JUnitWriter

    init(to output: Output) throws(OutputError) { writer = try JUnitWriter("motif check", to: output) }

    func add(_ report: PatternReport) throws {
        try writer.add(report.reference.description, report.results.map(Self.testCase))
    }

    func finish() throws { try writer.finish() }

    private static func testCase(_ result: CheckResult) -> JUnitWriter.TestCase {
        guard result.failed > 0, let worst = result.worst else { return .init(name: result.check) }
        let level = result.level.rawValue
        let message = Escaping.markup(
            "\(result.failed) of \(result.cases) cases; \(worst.screen): \(result.message ?? "")")
        if let reason = result.acceptedReason {
            let element = "<skipped message=\"\(Escaping.markup(reason))\"/>"
            return .init(name: result.check, outcome: .skipped, element: element)
        }
        if !result.fails {
            return .init(name: result.check, element: "<system-out>\(level): \(message)</system-out>")
        }
        let element = "<failure message=\"\(message)\" type=\"\(level)\"/>"
        return .init(name: result.check, outcome: .failed, element: element)
    }
}
