public import MotifCore
import MotifFormula
import MotifJSON
import MotifStore

/// A pattern of the catalog with its kind, ready for timelines.
public struct StoredMotion: Sendable {
    /// The pattern with its kind.
    public let motion: PatternMotion
    /// The pattern's name and revision.
    public let name: DocumentName
    /// The pattern's revision.
    public let revision: RevisionNumber
    /// The kind's revision, which the pattern was checked against.
    public let kindRevision: RevisionNumber
}

extension CatalogReader {
    /// A pattern with the revision of its kind that it was checked against, and the items and devices that it names as
    /// they are now.
    ///
    /// - Throws: `Problems` if there is no such pattern or revision, or the document has another type.
    public func motion(of document: some DocumentReferenceConvertible) throws -> StoredMotion {
        try motion(in: state(of: document))
    }

    /// The motion of a pattern in a state of its document.
    func motion(in state: DocumentState) throws -> StoredMotion {
        guard case .pattern(let pattern) = state.document, let kind = state.kind else {
            throw Problems(.rule(.wrongType, "'\(state.name)' is not a pattern; only patterns have motion"))
        }
        return StoredMotion(
            motion: try motion(of: pattern, kind.kind, in: state), name: state.name, revision: state.revision,
            kindRevision: kind.revision)
    }

    /// A pattern with other values, which aren't saved.
    ///
    /// - Throws: The problems of saving it.
    func trying(_ values: JSONObject, in stored: StoredMotion) throws -> StoredMotion {
        guard !values.members.isEmpty else { return stored }
        let kind = stored.motion.kind
        var draft = Draft(stored.name, Document.pattern(stored.motion.pattern).json.object ?? [:], of: kind)
        draft.set(values)
        guard case .pattern(let pattern) = try document(draft.json, kind: .found(kind), besides: draft.problems) else {
            return stored
        }
        return StoredMotion(
            motion: try motion(of: pattern, kind), name: stored.name, revision: stored.revision,
            kindRevision: stored.kindRevision)
    }

    /// The motion of a pattern with what its formulas read of other documents.
    ///
    /// - Parameter state: The state that the pattern is of, whose documents have the names of then; `nil` for now.
    func motion(of pattern: Pattern, _ kind: Kind, in state: DocumentState? = nil) throws -> PatternMotion {
        let key = state.flatMap { $0.revision == $0.entry.newest ? nil : RevisionKey($0.entry.id, $0.revision) }
        let values = try formulaValues(of: pattern.documents, when: key)
        return PatternMotion(pattern, of: kind) { values[$0] }
    }

    /// The values of documents in formulas; deleted documents have none.
    ///
    /// - Parameter key: The revision of a document that refers to them by the names of then; `nil` for now.
    func formulaValues(
        of names: [DocumentName], when key: RevisionKey? = nil
    ) throws -> [DocumentName: FormulaValue] {
        var values: [DocumentName: FormulaValue] = [:]
        for name in names {
            let entry = if let key { try store.entry(named: name, when: key) } else { try store.entry(of: name) }
            guard let entry, !entry.isDeleted else { continue }
            values[name] = try state(of: entry, at: entry.newest).document.formulaValue
        }
        return values
    }

    /// A device.
    ///
    /// - Throws: `Problems` with `not-found` and the nearest name.
    public func device(_ slug: Slug) throws -> Device {
        let state = try state(of: DocumentReference(DocumentName(.device, slug)))
        guard case .device(let device) = state.document else {
            throw Problems(.rule(.wrongType, "'\(state.name)' is not a device"))
        }
        return device
    }

    /// All devices, by slug.
    public func devices() throws -> [Device] {
        try names(of: ListRequest(.device)).map { try device($0.slug) }
    }
}
