package import MotifCore
import MotifStore

extension CatalogReader {
    /// The JSON Schema of documents of this catalog.
    ///
    /// - Complexity: O(*n*) in the number of kinds.
    package func documentSchema() throws -> DocumentSchema {
        let kinds = try names(of: ListRequest(.kind)).map { try kind($0.slug) }
        var slugs: [DocumentType: [Slug]] = [:]
        for type in DocumentType.allCases {
            // More names than that don't help anybody to choose one.
            let names = try names(of: ListRequest(type, limit: Self.maximumOffered + 1))
            if names.count <= Self.maximumOffered { slugs[type] = names.map(\.slug) }
        }
        return DocumentSchema(kinds: kinds, slugs: slugs)
    }

    private static let maximumOffered = 1_000
}
