public import MotifCore
import MotifFormula
import MotifStore

/// A pattern of the catalog, ready for timelines.
public struct StoredMotion: Sendable {
    /// The pattern with its kind.
    public let motion: PatternMotion
    /// The pattern's name and revision.
    public let name: DocumentName
    /// Which revision of the pattern.
    public let revision: RevisionNumber
    /// Which revision of the kind; the one that the pattern was written against.
    public let kindRevision: RevisionNumber
}

extension CatalogReader {
    /// A pattern with the kind of its time, and the items and devices that it names as they are now.
    ///
    /// - Throws: `Problems`: no such pattern or revision, or a document that is no pattern.
    public func motion(of reference: DocumentReference) throws -> StoredMotion {
        let state = try state(of: reference)
        guard case .pattern(let pattern) = state.document, let kind = state.kind else {
            throw Problems(.rule(.wrongType, "\(reference.name) is no pattern; only patterns move"))
        }
        let values = try formulaValues(of: pattern.references)
        return StoredMotion(
            motion: PatternMotion(pattern, of: kind.kind) { values[$0] }, name: state.name, revision: state.revision,
            kindRevision: kind.revision)
    }

    /// What formulas see of documents; what is there no more has none.
    func formulaValues(of names: [DocumentName]) throws -> [DocumentName: FormulaValue] {
        var values: [DocumentName: FormulaValue] = [:]
        for name in names {
            guard let entry = try store.entry(of: name), !entry.isDeleted else { continue }
            switch try state(of: entry, at: entry.newest).document {
            case .item(let item): values[name] = item.formulaValue
            case .device(let device): values[name] = device.formulaValue
            case .kind, .pattern: break
            }
        }
        return values
    }

    /// The screen of a device.
    ///
    /// - Throws: `Problems` with `not-found` and the nearest name.
    public func device(_ slug: Slug) throws -> Device {
        let state = try state(of: DocumentReference(DocumentName(.device, slug)))
        guard case .device(let device) = state.document else {
            throw Problems(.rule(.wrongType, "\(state.name) is no device"))
        }
        return device
    }

    /// All devices, by slug.
    public func devices() throws -> [Device] {
        var names: [DocumentName] = []
        try list(ListRequest(.device)) { names.append($0.entry.name) }
        return try names.map { try device($0.slug) }
    }
}
