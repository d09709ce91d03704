import ArgumentParser
import MotifCatalog
import MotifCore
import MotifStore

/// `motif release`: a name for the state of the catalog.
struct ReleaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release",
        abstract: "Give the current state of the catalog a name, for good.",
        usage: "motif release <name> [-m <text>] [<options>]",
        discussion: """
            Everything that reads the catalog can read it as of a release: 'motif show expand --at 1.4', 'motif export \
            --at 1.4', or 'expand@1.4'. A release is shared like a change, and its name can't be used again.

            EXAMPLES
              motif release 1.4 -m 'App Store, May'
              motif release spring-2026
            """)

    @Argument(help: "Name of the release, such as 1.4.", transform: OptionValue.release)
    var name: ReleaseName

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let record = try catalog.open(for: .writing).release(name, as: change.note())
        switch output.format {
        case .table: output.notice("Released \(name) as change \(record.number)")
        case .json: try output.print { try $0.line(record.json.pretty) }
        case .jsonl: try output.print { try $0.line(record.json.canonical) }
        case .csv: try SharingReport(output: output, isDryRun: false).changes([record])
        }
    }
}

/// `motif releases`: all releases.
struct ReleasesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "releases",
        abstract: "List the releases, newest first.",
        usage: "motif releases [<options>]",
        discussion: """
            EXAMPLES
              motif releases
              motif releases --format json
            """)

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("release"), Column("change", .trailing), Column("time", rank: 1), Column("author", fit: .cut, rank: 2),
        Column("message", fit: .wrap),
    ]

    func run() throws {
        let releases = try catalog.read { try $0.releases() }
        try output.report(Self.columns) { report in
            for record in releases.reversed() {
                try report.add(
                    [
                        Cell(record.release?.text ?? ""), Cell(record.number), Cell(record.note.date),
                        Cell(record.note.author), Cell(record.note.message),
                    ], json: record.json)
            }
        }
        if releases.isEmpty, output.format == .table { output.notice("No releases; make one with 'motif release'") }
    }
}
