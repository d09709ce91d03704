import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

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

    /// The tags of the nearest catalog.
    static let tags = CompletionKind.custom { words, _, _ in
        var tags: Set<String> = []
        read(words) { reader in
            try reader.list(ListRequest(nil)) { document in
                tags.formUnion((document.json["tags"]?.array ?? []).compactMap(\.string))
            }
        }
        return tags.sorted()
    }

    private static func names(in words: [String], _ types: [DocumentType]) -> [String] {
        var names: [String] = []
        read(words) { reader in
            for type in types {
                names += try reader.names(of: ListRequest(type, limit: 1000)).map(\.description)
            }
        }
        return names
    }

    /// Reads the catalog of a command line. Completion offers names or nothing, and never prints an error about a missing
    /// catalog.
    private static func read(_ words: [String], _ body: (CatalogReader) throws -> Void) {
        var options = CatalogOptions()
        options.file = words.firstIndex(of: "--catalog").flatMap { words.dropFirst($0 + 1).first }
        try? options.read(body)
    }
}
