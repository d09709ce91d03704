import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif schema`: the JSON Schema of documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of documents, for editors and validators.",
        usage: "motif schema [<kind|type>] [<options>]",
        discussion: """
            The schema is made from the kinds of the catalog: the parameters of each with their types, units, ranges, \
            spellings, descriptions and defaults. An editor completes and checks documents with it, if a document has \
            the key "$schema", which isn't saved, or if the editor's settings assign it to files. Version 2020-12. \
            Whether formulas fit together is checked only by 'motif validate' and when a document is saved.

            EXAMPLES
              motif schema > motif.schema.json             Documents of all types
              motif schema expand > expand.schema.json     Patterns of the kind 'expand'
              motif schema kind                            Kinds
            """)

    @Argument(
        help: ArgumentHelp(
            "Kind of the patterns, or a type of documents: pattern, kind, item or device (default: all types).",
            valueName: "kind|type"),
        completion: Completions.schemas)
    var subject: String?

    @OptionGroup var catalog: ReadingOptions

    func run() throws {
        let schema = try catalog.read { reader in
            let schema = try reader.documentSchema()
            guard let subject else { return schema.all }
            if let type = DocumentType(argument: subject) { return schema.documents(of: type) }
            return schema.patterns(of: try reader.kind(try Self.slug(ofKind: subject)))
        }
        try Output.print(.json) { try $0.line(schema.pretty) }
    }

    /// The slug in `expand` or `kind:expand`.
    private static func slug(ofKind text: String) throws -> Slug {
        let name: DocumentName
        do {
            name = try OptionValue.name(text.contains(":") ? text : "\(DocumentType.kind):\(text)")
        } catch {
            throw CommandError.badValue(of: "<kind|type>", text, "\(error)")
        }
        guard name.type == .kind else {
            let types = DocumentType.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandError.usage("'\(text)' is not a kind; name a kind, or one of: \(types)")
        }
        return name.slug
    }
}
