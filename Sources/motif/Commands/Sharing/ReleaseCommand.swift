import ArgumentParser
import MotifCatalog
import MotifCore
import MotifStore

/// `motif release`: a name for the state of the catalog.
struct ReleaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "release")

    @Argument(.init("name", read: OptionValue.newRelease), .key("name", of: .release))
    var name: ReleaseName

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let record = try catalog.open(for: .writing).release(name, as: change.note())
        try output.print(record.json) {
            if output.format == .csv { return try output.report([record]) }
            output.notice("Released \(name) as change \(record.number)")
        }
    }
}

/// `motif releases`: all releases.
struct ReleasesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "releases")

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    private static let columns = [
        Column("release"), Column("change", .trailing), Column("time", rank: 1), Column("author", fit: .cut, rank: 2),
        Column("message", fit: .wrap),
    ]

    func run() throws {
        let releases = try catalog.read { try $0.releases() }
        try output.report(Self.columns, releases.reversed(), json: \.json) { record in
            [
                Cell(record.release?.text ?? ""), Cell(record.number), Cell(record.note.date),
                Cell(record.note.author), Cell(record.note.message),
            ]
        }
        if releases.isEmpty, output.format == .table { output.notice("No releases; make one with 'motif release'") }
    }
}
