import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif changelog`: what changed, for the people who use the catalog.
struct ChangelogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "changelog")

    @Argument(.range, .key("range", of: .changelog))
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
