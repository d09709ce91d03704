import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif check`: the checks of patterns, on every screen.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "check")

    @Argument(.documentOrRange, "Patterns to check, slug[@revision], or what changed in a range: 1.3.. (default: all).")
    var scope: [DocumentOrRange] = []

    @OptionGroup var filter: FilterOptions

    @Option(.device, .key("device", of: .check), name: .customLong("device"))
    var devices: [Slug] = []

    @Option(help: ArgumentHelp(.key("orientation", of: .check)))
    var orientation: Orientation?

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = ReportFormat.table

    @Option(
        .file("path"),
        "With github and sarif, point at the documents in this file or folder, from which the catalog was built "
            + "(repeatable).")
    var files: [String] = []

    @Flag(help: "Fail for warnings as well.")
    var strict = false

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: ReadingOptions

    func validate() throws {
        let (references, range) = try DocumentOrRange.split(scope)
        if range != nil, !references.isEmpty { throw ValidationError("References and a range cannot be combined") }
        if range?.last != nil, catalog.moment != nil {
            throw ValidationError("A range with an end and --at cannot be combined")
        }
    }

    func run() throws {
        let (references, range) = try DocumentOrRange.split(scope)
        let present = self.catalog.present
        // As it was at its end, a catalog doesn't know what comes later.
        if let range { _ = try CommandError.answering { try present.read { try $0.changeNumbers(range) } } }
        var request = CheckRequest()
        request.patterns = try filter.selection(references, of: filter.isEmpty ? nil : .pattern)
        request.since = range?.first
        request.devices = devices
        if let orientation { request.orientations = [orientation] }
        var catalog = catalog
        catalog.moment = range?.last ?? catalog.moment
        let summary = try CommandError.answering { try run(request, in: catalog) }
        notices.notice(summary.sentence)
        if summary.failing > 0 || strict && summary.warned > 0 { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private func run(_ request: CheckRequest, in catalog: ReadingOptions) throws -> CheckSummary {
        try catalog.read { reader in
            let plan = try reader.checkPlan(for: request)
            // With a mistyped tag, a check of nothing would pass in continuous integration.
            guard try reader.patternCount(request.patterns) > 0 else { throw CommandError.noMatch("pattern") }
            let places = try DocumentPlaces(catalog: catalog.present.path(), files: files)
            var summary = CheckSummary(of: plan)
            try Output.print { output in
                var report: any ReportWriter<PatternReport> = try format.writer(
                    to: output, table: CheckTable(to: output, notices), junit: try JUnitReport(to: output)
                ) { pattern in
                    pattern.results.compactMap { Finding($0, of: pattern, in: places) }
                }
                try Progress.show("Checking", notices) { progress in
                    try reader.check(plan) { pattern in
                        summary.count(pattern)
                        try report.add(pattern)
                        progress.update(summary.patterns, of: plan.patternCount)
                    }
                }
                try report.finish()
            }
            return summary
        }
    }
}
