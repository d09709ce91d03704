import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif check`: the checks of patterns, on every screen.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check patterns on every device, in both orientations.",
        usage: "motif check [<ref> ...] [<options>]",
        discussion: """
            Runs the checks that each pattern's kind defines, and the built-in ones: finite-values, tracks-inside, \
            no-jump, reduced-motion, comfortable-duration, spring-residual, no-negative-size and no-fixed-role. A \
            frame that the app would decide is tried in 25 positions, including the corners. Exits with 1 if a check \
            of level error fails and the pattern does not accept the failure, and with 66 if no pattern matches.

            The table has one row per pattern, worst first, with its worst failure and the number of others. json and \
            jsonl list every check of every pattern, csv has a row for each of them, and junit a test case. sarif and \
            github have the failures, for code scanning and as annotations of a pull request.

            EXAMPLES
              motif check
              motif check expand expand@1 --device ipad-pro-13
              motif check --where "kind == 'punch-out'" --orientation landscape
              motif check --format junit > checks.xml
            """)

    @Argument(
        help: ArgumentHelp("Patterns to check: slug[@revision] (default: all).", valueName: "ref"),
        completion: Completions.patterns, transform: OptionValue.reference)
    var references: [DocumentReference] = []

    @OptionGroup var filter: FilterOptions

    @Option(
        name: .customLong("device"), help: ArgumentHelp("Check on this device only (repeatable).", valueName: "slug"),
        completion: Completions.devices, transform: OptionValue.device)
    var devices: [Slug] = []

    @Option(help: ArgumentHelp("Check in this orientation only.", valueName: "orientation"))
    var orientation: Orientation?

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = CheckFormat.table

    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: ReadingOptions

    func run() throws {
        let request = try request()
        let summary: CheckSummary
        do {
            summary = try run(request)
        } catch let problems as Problems {
            throw CommandError.unanswered(problems)
        }
        notices.notice(summary.words)
        if summary.failing > 0 { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private func run(_ request: CheckRequest) throws -> CheckSummary {
        try catalog.read { reader in
            let screens = try reader.screens(for: request)
            var summary = CheckSummary(screens: screens.count)
            let total = try reader.patternCount(request.patterns)
            // With a mistyped tag, a check of nothing would pass in continuous integration.
            guard total > 0 else { throw CommandError.noMatch("pattern") }
            let progress = Progress("Checking", notices)
            defer { progress.end() }
            try Output.print { output in
                var report = format.report(to: output, notices)
                try reader.check(request.patterns, on: screens) { pattern in
                    summary.count(pattern)
                    try report.add(pattern)
                    progress.update(summary.patterns, of: total)
                }
                progress.end()
                try report.finish()
            }
            return summary
        }
    }

    private func request() throws -> CheckRequest {
        var request = CheckRequest()
        request.patterns = try filter.selection(references, of: filter.isEmpty ? nil : .pattern)
        request.devices = devices
        if let orientation { request.orientations = [orientation] }
        return request
    }
}
