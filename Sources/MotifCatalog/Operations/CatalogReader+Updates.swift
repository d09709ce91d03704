package import MotifCore
package import MotifJSON
import MotifStore

extension CatalogReader {
    /// The problems that saving an update would find.
    ///
    /// - Parameter document: The document that replaces that of the update, if any.
    /// - Throws: `Problems` with `not-found` if the document doesn't exist.
    package func problems(of update: DocumentUpdate, with document: JSON? = nil) throws -> [Problem] {
        let text = try text(of: DocumentReference(try entry(of: update.name).name))
        let name = text.entry.name
        do {
            let object =
                try (document ?? update.edit.document).map { try Draft.object($0, named: name) } ?? object(of: text)
            let draft = try draft(object, of: name) { update.edit.apply(to: &$0) }
            _ = try checked(draft.json, besides: draft.problems)
            return []
        } catch let problems as Problems {
            return problems.problems
        }
    }
}
