import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif uses`: the documents that refer to one.
struct UsesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "uses")

    @Argument(.name, .key("ref", of: .uses))
    var name: DocumentName

    @OptionGroup var catalog: ReadingOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let uses = try catalog.read { try $0.uses(of: name) }
        try output.report([Column("document"), Column("used as", fit: .wrap)], uses, json: \.json) { use in
            [Cell(use.entry.name.description), Cell(use.places.joined(separator: ", "))]
        }
        if uses.isEmpty { output.notice("Nothing uses \(name.quotedInside)") }
    }
}
