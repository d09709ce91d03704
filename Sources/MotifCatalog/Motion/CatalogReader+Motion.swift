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
        let values = try formulaValues(of: pattern, in: state)
        return StoredMotion(
            motion: PatternMotion(pattern, of: kind.kind) { values[$0] }, name: state.name, revision: state.revision,
            kindRevision: kind.revision)
    }

    /// A pattern with other values, which aren't saved.
    ///
    /// - Throws: The problems of saving it.
    func trying(_ values: JSONObject, in stored: StoredMotion) throws -> StoredMotion {
        guard !values.members.isEmpty else { return stored }
        let kind = stored.motion.kind
        var document = Document.pattern(stored.motion.pattern).json.object ?? [:]
        var parameters = document["parameters"]?.object ?? [:]
        for member in values.members { parameters[member.key] = member.value }
        document["parameters"] = .object(parameters)
        guard case .pattern(let pattern) = try self.document(.object(document), kind: .found(kind)) else {
            return stored
        }
        let fields = try formulaValues(of: pattern.documents)
        return StoredMotion(
            motion: PatternMotion(pattern, of: kind) { fields[$0] }, name: stored.name, revision: stored.revision,
            kindRevision: stored.kindRevision)
    }

    /// The values of documents in formulas; deleted documents have none.
    func formulaValues(of names: [DocumentName]) throws -> [DocumentName: FormulaValue] {
        var values: [DocumentName: FormulaValue] = [:]
        for name in names {
            guard let entry = try store.entry(of: name), !entry.isDeleted else { continue }
            values[name] = try state(of: entry, at: entry.newest).document.formulaValue
        }
        return values
    }

    /// The values of the documents that a revision of a pattern refers to, by the names that they had then.
    func formulaValues(of pattern: Pattern, in state: DocumentState) throws -> [DocumentName: FormulaValue] {
        guard state.revision != state.entry.newest else { return try formulaValues(of: pattern.documents) }
        var values: [DocumentName: FormulaValue] = [:]
        let key = RevisionKey(state.entry.id, state.revision)
        for name in pattern.documents {
            guard let entry = try store.entry(named: name, when: key), !entry.isDeleted else { continue }
            values[name] = try self.state(of: entry, at: entry.newest).document.formulaValue
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
