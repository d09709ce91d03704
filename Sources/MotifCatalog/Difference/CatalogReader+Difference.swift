public import MotifCore
import MotifJSON
import MotifStore

extension CatalogReader {
    /// What is different between two revisions.
    ///
    /// - Parameters:
    ///   - first: Where it is counted from. Without a revision and with no second: the one before the newest.
    ///   - second: Where it is counted to; `nil` for the newest revision of the same document.
    /// - Throws: `Problems` with `not-found`; with `wrong-type` where the two are of different types.
    public func difference(from first: DocumentReference, to second: DocumentReference?) throws -> Difference {
        let to = try state(of: second ?? DocumentReference(first.name))
        let from = try state(of: second == nil ? before(first, to) : first)
        guard from.name.type == to.name.type else {
            throw Problems(
                .wrongType(expected: "two documents of one type", found: "\(from.name.quoted) and \(to.name.quoted)"))
        }
        return Difference(
            from: Difference.Side(name: from.name, revision: from.revision),
            to: Difference.Side(name: to.name, revision: to.revision),
            entries: Comparison(from.document, to.document).entries)
    }

    /// The text before the newest one, where no revision is asked for; deletions between them have no text.
    private func before(_ reference: DocumentReference, _ newest: DocumentState) throws -> DocumentReference {
        guard reference.revision == nil else { return reference }
        var number = newest.revision.value - 1
        while let candidate = RevisionNumber(number) {
            let earlier = DocumentReference(reference.name, revision: candidate)
            if try store.revision(RevisionKey(newest.entry.id, candidate))?.body != nil { return earlier }
            number -= 1
        }
        return DocumentReference(reference.name, revision: newest.revision)
    }
}
