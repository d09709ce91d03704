import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif create`: a new document.
struct CreateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Write a new document",
        usage: "motif create <ref> [--kind <kind>] [--set <name=value> ...] [<options>]",
        discussion: """
            A pattern needs a kind; every parameter that is not set gets the kind's default. What is wrong is told all \
            at once, and nothing is written.

            EXAMPLES
              motif create slowly --kind expand --set expandDuration=600ms --tag slow
              motif create brand --kind expand --tokens design.tokens.json
              motif create item:mastodon --set 'color=#6364FF' --title Mastodon
              motif create device:my-phone --set family=phone --set screen=400,860
              motif create kind:drop --file drop.json -m 'a kind of our own'
            """)

    @Argument(help: ArgumentHelp("The new document: [type:]slug.", valueName: "ref"))
    var reference: String

    @Option(help: ArgumentHelp("The kind of a pattern.", valueName: "kind"), completion: Completions.kinds)
    var kind: String?

    @OptionGroup var edit: EditOptions
    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let name = try DocumentName(newest: reference)
        let tokens = try self.edit.tokenInput()
        let outcome = try self.edit.apply { edit in
            var edit = edit
            edit.kind = kind
            return try catalog.write(as: change.note()) { writer in
                if let tokens { try tokens.fill(&edit, of: writer.kind(named: kind, for: name)) }
                return try writer.create(name, edit)
            }
        }
        try output.print(outcome)
    }
}

extension CatalogReader {
    /// The kind of a new pattern whose parameters come from a file.
    fileprivate func kind(named slug: String?, for name: DocumentName) throws -> Kind {
        guard name.type == .pattern, let slug else {
            throw CommandError.usage("--tokens has parameters of a pattern, and needs its --kind")
        }
        let state = try state(of: DocumentReference(DocumentName(.kind, Slug(argument: slug))))
        guard case .kind(let kind) = state.document else { throw CommandError.noMatch("kind") }
        return kind
    }
}
