import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif create`: a new document.
struct CreateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "create")

    @Argument(.newName, .key("ref", of: .create))
    var name: DocumentName

    @Option(.kind, .key("kind", of: .create))
    var kind: Slug?

    @OptionGroup var edit: EditOptions
    @OptionGroup var source: SourceOptions
    @OptionGroup var writing: WritingOptions

    func run() throws {
        let tokens = try source.tokenInput()
        let edit = try edit.edit(of: name.type)
        try requireSource()
        try source.check(edit)
        let outcome = try source.apply(edit) { edit in
            var edit = edit
            edit.kind = kind?.text
            return try writing.write(isDryRun: source.dryRun) { writer in
                if let tokens { try tokens.fill(&edit, of: try tokenKind(writer), writer) }
                return try writer.create(name, edit)
            }
        }
        try writing.output.print(outcome, rehearsed: source.dryRun ? WrittenRevision(outcome) : nil)
        if outcome.action == .restored {
            writing.output.notice(
                "\(name) continues the history of a deleted \(name.type.rawValue); see 'motif log \(name)'")
        }
    }

    /// Refuses a document that can't be complete without a kind or a file.
    private func requireSource() throws(CommandError) {
        guard source.file == nil, source.tokens == nil else { return }
        switch name.type {
        case .pattern where kind == nil:
            throw .usage("A pattern needs a kind: use --kind <slug>; 'motif list kinds' lists them")
        case .kind:
            throw .usage(
                "A kind is read from JSON: use --file <file>; 'motif show kind:expand --format jsonl' shows an example")
        default: break
        }
    }

    /// The kind whose parameters the tokens name.
    private func tokenKind(_ reader: CatalogReader) throws -> Kind {
        guard name.type == .pattern, let kind else {
            throw CommandError.usage("--tokens sets the parameters of a pattern and requires --kind")
        }
        return try reader.kind(kind)
    }
}
