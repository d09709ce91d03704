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
            entries: Comparison(from.document, to.document).entries, kind: try kindChange(from, to))
    }

    private func kindChange(_ from: DocumentState, _ to: DocumentState) throws -> Difference.KindChange? {
        guard let old = from.kind, let new = to.kind, old.key.document == new.key.document, old.key != new.key,
            !new.kind.isChoreographed(like: old.kind.json),
            case .pattern(let before) = from.document, case .pattern(let after) = to.document
        else { return nil }
        let values = try formulaValues(of: before.references + after.references)
        let changes = MotionChange.changes(
            from: PatternMotion(before, of: old.kind) { values[$0] },
            to: PatternMotion(after, of: new.kind) { values[$0] },
            on: try standardScreen(held: .portrait).size)
        return Difference.KindChange(from: old.reference, to: new.reference, motion: changes)
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
