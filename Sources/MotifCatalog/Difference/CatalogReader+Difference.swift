import MotifCore
import MotifJSON
import MotifStore

extension CatalogReader {
    /// The difference between two revisions.
    ///
    ///     try reader.difference(from: "expand@1", to: "expand")
    ///
    /// - Parameters:
    ///   - first: The revision before. Without a number and a second document, the revision before the newest.
    ///   - second: The revision after; `nil` for the newest revision of the same document.
    /// - Throws: `Problems` with `not-found`, or with `wrong-type` if the documents have different types.
    public func difference(
        from first: some DocumentReferenceConvertible, to second: (any DocumentReferenceConvertible)? = nil
    ) throws -> Difference {
        try difference(try first.documentReference(), try second?.documentReference())
    }

    private func difference(_ first: DocumentReference, _ second: DocumentReference?) throws -> Difference {
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

    /// The revision before the newest one, if no revision is named; deletions between them have no text.
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
