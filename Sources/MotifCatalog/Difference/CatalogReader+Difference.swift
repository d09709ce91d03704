public import MotifCore
import MotifJSON
public import MotifStore

extension Catalog {
    /// The difference between two revisions, such as `"expand@1"` and `"expand"`.
    ///
    /// - Throws: `Problems` with `not-found`, or with `wrong-type` if the documents have different types.
    public func difference(
        from first: some DocumentReferenceConvertible, to second: (any DocumentReferenceConvertible)? = nil
    ) throws -> Difference {
        try read { try $0.difference(from: first, to: second) }
    }
}

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

    /// The difference between two revisions of one document.
    ///
    /// - Throws: `Problems` with `not-found`: no such revision, or one is a deletion.
    public func difference(
        of document: CatalogEntry, from first: RevisionNumber, to second: RevisionNumber
    ) throws -> Difference {
        try difference(try state(of: document, at: first), try state(of: document, at: second))
    }

    private func difference(_ first: DocumentReference, _ second: DocumentReference?) throws -> Difference {
        let to = try state(of: second ?? DocumentReference(first.name))
        let from = try second == nil ? before(first, to) : state(of: first)
        guard from.name.type == to.name.type else {
            throw Problems(
                .wrongType(
                    expected: "two documents of one type",
                    found: "\(from.name.quotedInside) and \(to.name.quotedInside)"))
        }
        return try difference(from, to)
    }

    private func difference(_ from: DocumentState, _ to: DocumentState) throws -> Difference {
        Difference(
            from: Difference.Side(name: from.name, currentName: from.entry.name, revision: from.revision),
            to: Difference.Side(name: to.name, currentName: to.entry.name, revision: to.revision),
            entries: try comparison(from, to, in: self), kind: try kindChange(from, to, in: self))
    }

    /// The values that differ between two states, with the shared values through which they do.
    ///
    /// - Parameter other: The reader of the second state.
    func comparison(
        _ from: DocumentState, _ to: DocumentState, in other: CatalogReader
    ) throws -> [Difference.Entry] {
        let sources = other.sources(of: RevisionKey(to.entry.id, to.revision))
        return try Comparison(from.document, to.document, through: sources).entries()
    }

    /// The kind of two patterns, if its choreography differs between them.
    ///
    /// - Parameter other: The reader of the second state; two catalogs have the same kind if it has the same slug.
    func kindChange(
        _ from: DocumentState, _ to: DocumentState, in other: CatalogReader
    ) throws -> Difference.KindChange? {
        guard let old = from.kind, let new = to.kind,
            other === self
                ? old.key.document == new.key.document && old.key != new.key
                : old.reference.name == new.reference.name,
            !new.kind.isChoreographed(like: old.kind.json),
            case .pattern(let before) = from.document, case .pattern(let after) = to.document
        else { return nil }
        let changes = MotionChange.changes(
            from: try motion(of: before, old.kind, in: from), to: try other.motion(of: after, new.kind, in: to),
            on: try standardScreen(held: .portrait).size)
        return Difference.KindChange(from: old.reference, to: new.reference, motion: changes)
    }

    /// The revision before the newest one, if no revision is named; deletions between them have no text.
    private func before(_ reference: DocumentReference, _ newest: DocumentState) throws -> DocumentState {
        guard reference.version == .newest else { return try state(of: reference) }
        let key = RevisionKey(newest.entry.id, newest.revision)
        return try store.number(before: key).map { try state(of: newest.entry, at: $0) } ?? newest
    }
}
