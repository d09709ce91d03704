import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif check`: the checks of patterns, on every screen.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "check")

    @Argument(
        help: ArgumentHelp("Patterns to check: slug[@revision] (default: all).", valueName: "ref"),
        completion: Completions.patterns, transform: OptionValue.reference)
    var references: [DocumentReference] = []

    @OptionGroup var filter: FilterOptions

    @Option(
        help: ArgumentHelp(
            "Check only what changed since then: a release, a date, a time, or the number of a change.",
            valueName: "when"),
        completion: Completions.releases, transform: OptionValue.historyMoment)
    var since: HistoryMoment?

    @Option(
        name: .customLong("device"), help: ArgumentHelp("Check on this device only (repeatable).", valueName: "slug"),
        completion: Completions.devices, transform: OptionValue.device)
    var devices: [Slug] = []

    @Option(help: ArgumentHelp("Check in this orientation only.", valueName: "orientation"))
    var orientation: Orientation?

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = CheckFormat.table

    @Option(
        help: ArgumentHelp(
            "With github and sarif, point at the documents in this file or folder, from which the catalog was built "
                + "(repeatable).",
            valueName: "path"),
        completion: .file())
    var files: [String] = []

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: ReadingOptions

    func run() throws {
        let request = try request()
        let summary = try CommandError.answering { try run(request) }
        notices.notice(summary.sentence)
        if summary.failing > 0 { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private func run(_ request: CheckRequest) throws -> CheckSummary {
        try catalog.read { reader in
            let plan = try reader.checkPlan(for: request)
            // With a mistyped tag, a check of nothing would pass in continuous integration.
            guard try reader.patternCount(request.patterns) > 0 else { throw CommandError.noMatch("pattern") }
            let places = try DocumentPlaces(catalog: catalog.present.path(), files: files)
            var summary = CheckSummary(of: plan)
            try Output.print { output in
                var report = format.report(to: output, notices, places)
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

    private func request() throws -> CheckRequest {
        var request = CheckRequest()
        if since != nil, !references.isEmpty { throw CommandError.usage("References and --since cannot be combined") }
        request.patterns = try filter.selection(references, of: filter.isEmpty ? nil : .pattern)
        request.since = since
        request.devices = devices
        if let orientation { request.orientations = [orientation] }
        return request
    }
}
