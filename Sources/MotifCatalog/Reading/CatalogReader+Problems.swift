public import MotifCore
public import MotifJSON
import MotifStore
import MotifText

extension CatalogReader {
    /// Reports every document with problems against the newest revision of its kind, kinds first.
    ///
    /// - Returns: The number of documents checked.
    public func problems(each: (DocumentName, [Problem]) throws -> Void) throws -> Int {
        var count = 0
        try store.documents(Query(nil)) { stored in
            count += 1
            let problems = try problems(in: try json.read(stored.body))
            if !problems.isEmpty { try each(stored.entry.name, problems) }
        }
        return count
    }

    /// Every problem of a document in the catalog, against the newest revision of its kind.
    public func problems(of document: some DocumentReferenceConvertible) throws -> [Problem] {
        try problems(in: .object(object(of: text(of: DocumentReference(document.documentName())))))
    }

    /// Every problem of a document that the catalog may not have.
    public func problems(in document: JSON) throws -> [Problem] {
        do {
            _ = try checked(document)
            return []
        } catch let problems as Problems {
            return problems.problems
        }
    }

    /// The problems of a pattern, with its kind as deleted instead of unknown if the catalog had it.
    func namingDeletedKind(in problems: [Problem]) throws -> [Problem] {
        try problems.map { problem in
            guard case .unknownKind(let text, _, _) = problem.kind, let slug = Slug(text),
                let entry = try store.entry(of: DocumentName(.kind, slug)), entry.isDeleted
            else { return problem }
            return Problem(.deleted(entry.name, by: entry.newest), at: problem.path, position: problem.position)
        }
    }

    /// A problem for each document that this one refers to and the catalog doesn't have.
    func missingReferences(_ document: Document) throws -> [Problem] {
        var problems: [Problem] = []
        for name in document.references where name != document.metadata.name {
            if let entry = try store.entry(of: name) {
                if entry.isDeleted {
                    problems.append(Problem(.deleted(name, by: entry.newest), at: document.path(of: name)))
                }
                continue
            }
            let known = try store.slugs(of: name.type).map(\.text)
            let kind = Problem.Kind.unknown(name.type.rawValue, name.slug.text, among: known)
            problems.append(Problem(kind, at: document.path(of: name)))
        }
        return problems
    }
}
