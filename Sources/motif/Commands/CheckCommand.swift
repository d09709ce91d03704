import ArgumentParser
import MotifCatalog
import MotifCore
import MotifText

/// `motif check`: whether patterns hold what their kinds promise, on every screen.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check patterns on every device, in both orientations",
        usage: "motif check [<ref> ...] [<options>]",
        discussion: """
            Runs the checks of each pattern's kind, and those that every kind has: finite-values, tracks-inside, \
            no-jump, reduced-motion, comfortable-duration and spring-residual. Where the app decides a frame, it is \
            put on five by five places, the corners among them. Exits with 1 where a check of level error does not \
            hold and the pattern does not accept it.

            The table has a line a pattern, the worst first, with its worst finding and how many more there are; json and jsonl have every check \
            of every pattern, csv a row for each, junit a test case for each.

            EXAMPLES
              motif check
              motif check expand expand@1 --device ipad-pro-13
              motif check --where "kind == 'punch-out'" --orientation landscape
              motif check --format junit > checks.xml
            """)

    @Argument(
        help: ArgumentHelp("The patterns; all unless said.", valueName: "ref"), completion: Completions.patterns)
    var references: [String] = []

    @Option(
        name: .customLong("where"), parsing: .unconditional,
        help: ArgumentHelp("Only patterns for which this holds.", valueName: "formula"))
    var filter: String?

    @Option(help: ArgumentHelp("Only patterns with this tag; may be repeated.", valueName: "tag"))
    var tag: [String] = []

    @Option(
        help: ArgumentHelp("Only this device; may be repeated.", valueName: "slug"), completion: Completions.devices)
    var device: [String] = []

    @Option(help: ArgumentHelp("Only portrait or landscape.", valueName: "way"))
    var orientation: String?

    @Option(help: ArgumentHelp("table, json, jsonl, csv or junit.", valueName: "form"))
    var format: String = CheckFormat.table.rawValue

    @Flag(name: .shortAndLong, help: "Say nothing but the data and what is wrong.")
    var quiet = false

    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        let format = try CheckFormat(argument: format)
        let request = try request()
        var options = OutputOptions()
        options.quiet = quiet
        let summary: CheckSummary
        do {
            summary = try run(request, format, options)
        } catch let problems as Problems {
            throw CommandError.unanswered(problems)
        }
        options.notice(summary.words)
        if summary.failing > 0 { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private func run(
        _ request: CheckRequest, _ format: CheckFormat, _ options: OutputOptions
    ) throws -> CheckSummary {
        try catalog.read { reader in
            let screens = try reader.screens(for: request)
            var summary = CheckSummary(screens: screens.count)
            let total = try reader.patternCount(request.patterns)
            let progress = Progress("Checking", options)
            defer { progress.end() }
            try options.print { output in
                var report = format.report(to: output)
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
        request.patterns = try selection()
        request.devices = try device.map { try Slug(device: $0) }
        if let orientation {
            guard let known = Orientation(rawValue: orientation) else {
                throw CommandError.unknownValue(
                    of: "--orientation", orientation, known: Orientation.allCases.map(\.rawValue))
            }
            request.orientations = [known]
        }
        return request
    }

    private func selection() throws -> Selection {
        let isFiltered = filter != nil || !tag.isEmpty
        if references.isEmpty {
            return isFiltered ? .listed(ListRequest(.pattern, filter: filter, tags: tag)) : .everything
        }
        if isFiltered { throw CommandError.usage("References and filters do not go together; check by one of them") }
        return .named(try references.map { try DocumentReference($0) })
    }
}

/// How many patterns a run has seen and what became of them.
struct CheckSummary {
    let screens: Int
    private(set) var patterns = 0
    /// Those in which a check of level error does not hold.
    private(set) var failing = 0
    /// Those that hold, but for a warning or a word.
    private(set) var warned = 0

    init(screens: Int) { self.screens = screens }

    mutating func count(_ report: PatternReport) {
        patterns += 1
        if report.fails {
            failing += 1
        } else if report.results.contains(where: { $0.failed > 0 && $0.acceptedReason == nil }) {
            warned += 1
        }
    }

    /// `11 patterns on 44 screens: 5 fail, 2 have warnings`
    var words: String {
        let patterns = String.counted(patterns, "pattern")
        let screens = String.counted(screens, "screen")
        if self.patterns == 0 { return "No pattern found" }
        let outcome = failing + warned == 0 ? "all hold" : "\(failing) fail, \(warned) with warnings"
        return "\(patterns) on \(screens): \(outcome)"
    }
}
