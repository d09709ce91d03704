import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif schema`: the JSON Schema of documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "schema")

    @Argument(
        .text("kind|type", offering: Completions.schemas),
        "Kind of the patterns, or a type of documents: \(Self.types) (default: all types).")
    var subject: String?

    private static let types = DocumentType.allCases.map(\.rawValue).joined(separator: ", ")

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
            throw CommandError.usage("'\(text)' is not a kind; name a kind, or one of: \(types)")
        }
        return name.slug
    }
}
