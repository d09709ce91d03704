import MotifCore
public import MotifStore

/// A document that refers to another one.
public struct DocumentUse: Sendable {
    /// The document that refers.
    public let entry: CatalogEntry
    /// Where it does: `kind`, and the names of parameters.
    public let places: [String]
}

extension CatalogReader {
    /// The documents that refer to this one, by type and slug: the patterns of a kind, and those whose parameters name
    /// it.
    ///
    /// - Throws: `Problems` with `not-found`.
    public func uses(of document: some DocumentReferenceConvertible) throws -> [DocumentUse] {
        let used = try entry(of: document)
        return try store.referrers(of: used.id).map { entry in
            var places: [String] = []
            switch try state(of: entry, at: entry.newest).document {
            case .pattern(let pattern):
                if used.name == DocumentName(.kind, pattern.kind) { places.append("kind") }
                for parameter in pattern.parameters.members {
                    parameter.visitReferences { name in
                        if name == used.name, places.last != parameter.name { places.append(parameter.name) }
                    }
                }
            case .kind(let kind):
                for parameter in kind.parameters {
                    parameter.defaultValue?.visitReferences { name in
                        if name == used.name, places.last != parameter.name { places.append(parameter.name) }
                    }
                }
            case .value: places.append(SharedValue.valueKey)
            case .item, .device: break
            }
            return DocumentUse(entry: entry, places: places)
        }
    }
}
