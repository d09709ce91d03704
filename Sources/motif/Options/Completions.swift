import ArgumentParser
import MotifCatalog
import MotifCore

/// What a shell offers when the user presses tab.
enum Completions {
    /// The documents of the nearest catalog, as references are written.
    static let references = CompletionKind.custom { words, _, _ in
        names(in: words, [.pattern, .kind, .item, .device])
    }

    /// The slugs of the kinds of the nearest catalog.
    static let kinds = CompletionKind.custom { words, _, _ in
        names(in: words, [.kind]).map { String($0.dropFirst("kind:".count)) }
    }

    /// The patterns of the nearest catalog.
    static let patterns = CompletionKind.custom { words, _, _ in names(in: words, [.pattern]) }

    /// The slugs of the devices of the nearest catalog.
    static let devices = CompletionKind.custom { words, _, _ in
        names(in: words, [.device]).map { String($0.dropFirst("device:".count)) }
    }

    private static func names(in words: [String], _ types: [DocumentType]) -> [String] {
        var options = CatalogOptions()
        options.file = words.firstIndex(of: "--catalog").flatMap { words.dropFirst($0 + 1).first }
        var names: [String] = []
        // Whoever completes wants names or nothing, not words about a catalog that is not there.
        try? options.read { reader in
            for type in types {
                names += try reader.names(of: ListRequest(type, limit: 1000)).map(\.description)
            }
        }
        return names
    }
}
