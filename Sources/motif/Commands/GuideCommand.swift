import ArgumentParser
import MotifFormula
import MotifText

/// `motif guide`: pages that explain what the help of a command has no room for.
struct GuideCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guide",
        abstract: "Explain documents, formulas, batches, SQL and exit codes, a page each",
        discussion: """
            EXAMPLES
              motif guide                      what there is
              motif guide formulas
              motif guide documents | less
            """)

    @Argument(
        help: "documents, formulas, batch, sql or exit-codes.", completion: .list(GuidePage.all.map(\.name)))
    var page: String?

    func run() throws {
        var options = OutputOptions()
        options.formatName = OutputFormat.table.rawValue
        options.quiet = false
        guard let name = page else { return try options.print { try GuidePage.overview.write(to: $0) } }
        guard let page = GuidePage.all.first(where: { $0.name == name }) else {
            let known = GuidePage.all.map(\.name)
            throw CommandError.unknownPage(name, nearest: nearestName(to: name, among: known), known: known)
        }
        try options.print { try page.write(to: $0) }
    }
}
