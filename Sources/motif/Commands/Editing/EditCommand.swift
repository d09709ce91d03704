import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif edit`: a document in an editor.
struct EditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "edit")

    @Argument(.name, "Document to edit: [type:]slug.")
    var name: DocumentName

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let (entry, text, schema) = try writing.catalog.read { reader in
            let entry = try reader.entry(of: name)
            let text = try JSONReader().read(try reader.canonicalText(of: DocumentReference(entry.name)))
            return (entry, text, try Self.schema(of: text, entry.name.type, reader))
        }
        let editor = try Editor()
        let draft = try EditedDocument(text, named: entry.name, schema: schema)
        while true {
            let outcome: WriteOutcome?
            do {
                try editor.open(draft.path)
                outcome = try save(try draft.result(), over: entry)
            } catch {
                try draft.recover(from: error)
                continue
            }
            draft.remove()
            if let outcome { try writing.output.print(outcome) }
            return
        }
    }

    /// The schema of the document: for a pattern, that of its kind.
    private static func schema(of document: JSON, _ type: DocumentType, _ reader: CatalogReader) throws -> JSON {
        let schema = try reader.documentSchema()
        guard let kind = document["kind"]?.string.flatMap({ Slug($0) }) else { return schema.documents(of: type) }
        return schema.patterns(of: try reader.kind(kind))
    }

    /// Saves what the editor has left, if there is anything to save.
    private func save(_ result: EditedDocument.Result, over entry: CatalogEntry) throws -> WriteOutcome? {
        let file: TextFile
        switch result {
        case .changed(let changed): file = changed
        case .empty:
            writing.output.notice("The text is empty; nothing was saved")
            return nil
        case .unchanged:
            writing.output.notice("Nothing was changed")
            return nil
        }
        var edit = Edit()
        edit.document = try file.json()
        do {
            return try writing.write { try $0.update(entry.name, edit, expecting: entry.newest) }
        } catch let problems as Problems where problems.document == nil && problems.problems.allSatisfy(\.isOfData) {
            throw CommandError.problems(file: file.name, file.placed(problems.problems))
        }
    }
}

extension Problem {
    /// Whether another text would solve it, as opposed to what others have done to the catalog.
    fileprivate var isOfData: Bool { OperationFailure.Reason([self]) == .invalid }
}
