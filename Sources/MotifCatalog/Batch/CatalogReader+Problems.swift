public import MotifCore
public import MotifJSON
import MotifStore

extension CatalogReader {
    /// Tells of every document that has problems against the newest revision of its kind; in order of writing.
    ///
    /// - Returns: How many documents were looked at.
    public func problems(each: (DocumentName, [Problem]) throws -> Void) throws -> Int {
        var count = 0
        try store.documents(Query()) { stored in
            count += 1
            let problems = try problems(in: try json.read(stored.body))
            if !problems.isEmpty { try each(stored.entry.name, problems) }
        }
        return count
    }

    /// Every problem of a document that the catalog may not have.
    public func problems(in document: JSON) throws -> [Problem] {
        let result = try Document.read(document, kind: kinds.answer)
        return try result.problems + (result.document.map(missingReferences) ?? [])
    }
}
