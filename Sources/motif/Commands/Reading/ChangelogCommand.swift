import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif changelog`: what changed, for the people who use the catalog.
struct ChangelogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "changelog",
        abstract: "Report what changed, by release and by document.",
        usage: "motif changelog [<range>] [<options>]",
        discussion: """
            A range has two places with '..' between them, each a release, a date, a time, or the number of a change: \
            the changes after the first, up to the second. Of a date, the first counts from the start of the day and \
            the second to its end. Without the second, the range ends now; without a range, it starts at the last \
            release.

            EXAMPLES
              motif changelog                          Everything since the last release
              motif changelog 1.3..1.4 > CHANGES.md
              motif changelog 2026-05-01..2026-05-31   The changes of May
              motif changelog ..1.0                    Everything up to a release
              motif changelog 1.3.. --format json
            """)

    @Argument(
        help: ArgumentHelp("Range, such as 1.3..1.4, 1.3.. or ..1.4.", valueName: "range"),
        transform: OptionValue.historyRange)
    var range: HistoryRange?

    @Option(help: ArgumentHelp("Output format.", valueName: "format"))
    var format = Format.markdown

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var notices: NoticeOptions

    /// The formats of a changelog.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case markdown, json
    }

    func run() throws {
        let changelog = try catalog.read { try $0.changelog(in: range) }
        switch format {
        case .json: try Output.print(.json) { try $0.line(changelog.json.pretty) }
        case .markdown: try Output.print(.plain) { try $0.write(changelog.markdown) }
        }
        if changelog.sections.isEmpty, format == .markdown { notices.notice("No changes found") }
    }
}

extension OptionValue {
    /// `1.3..1.4`
    static func historyRange(_ text: String) throws -> HistoryRange {
        guard let marks = text.firstRange(of: "..") else {
            throw InvalidValue("it must be two places with '..' between them: '\(text)..' for everything since then")
        }
        func place(_ part: Substring) throws -> HistoryMoment? {
            part.isEmpty ? nil : try historyMoment(String(part))
        }
        return HistoryRange(from: try place(text[..<marks.lowerBound]), to: try place(text[marks.upperBound...]))
    }
}
