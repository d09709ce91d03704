import MotifCore
import MotifJSON
import MotifStore

/// Finds texts that the catalog has as they are, so that they need no check. Belongs to the thread of its reader.
///
/// A text was checked when it was saved. That check still counts if the text has the same digest and, for a pattern, was
/// saved for the revision of the kind that is the newest.
final class KnownTexts {
    private let catalog: StoreReader
    private var kinds: [Slug: RevisionKey?] = [:]

    init(_ catalog: StoreReader) { self.catalog = catalog }

    /// The document that has this text; `nil` if there is none, or if its kind has changed since.
    func entry(holding json: JSON) throws(StoreError) -> CatalogEntry? {
        guard let name = Document.name(of: json), let entry = try catalog.entry(of: name), !entry.isDeleted,
            ContentDigest(of: json.canonicalBytes) == entry.digest
        else { return nil }
        if let kind = entry.kind {
            guard let slug = Pattern.kind(of: json), try newest(slug) == kind else { return nil }
        }
        return entry
    }

    private func newest(_ kind: Slug) throws(StoreError) -> RevisionKey? {
        if let key = kinds[kind] { return key }
        let key = try catalog.entry(of: DocumentName(.kind, kind))?.key
        kinds[kind] = key
        return key
    }
}
