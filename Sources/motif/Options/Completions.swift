import ArgumentParser
import MotifCatalog
import MotifCore

/// Shell completion for names of documents.
enum Completions {
    /// References to the documents of the catalog.
    static let references = CompletionKind.custom { words, _, _ in
        names(in: words, [.pattern, .kind, .item, .device])
    }

    /// The slugs of the kinds in the catalog.
    static let kinds = CompletionKind.custom { words, _, _ in
        names(in: words, [.kind]).map { String($0.dropFirst("kind:".count)) }
    }

    /// The patterns in the catalog.
    static let patterns = CompletionKind.custom { words, _, _ in names(in: words, [.pattern]) }

    /// The slugs of the devices in the catalog.
    static let devices = CompletionKind.custom { words, _, _ in
        names(in: words, [.device]).map { String($0.dropFirst("device:".count)) }
    }

    private static func names(in words: [String], _ types: [DocumentType]) -> [String] {
        var options = CatalogOptions()
        options.file = words.firstIndex(of: "--catalog").flatMap { words.dropFirst($0 + 1).first }
        var names: [String] = []
        // Completion offers names or nothing; it never reports a missing catalog.
        try? options.read { reader in
            for type in types {
                names += try reader.names(of: ListRequest(type, limit: 1000)).map(\.description)
            }
        }
        return names
    }
}
