import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// What a shell offers when the user presses tab.
enum Completions {
    /// The documents of the nearest catalog, as references are written.
    static let references = offering { try names(of: DocumentType.allCases, $0) }

    /// The slugs of the kinds of the nearest catalog.
    static let kinds = offering { try slugs(of: .kind, $0) }

    /// The types of documents, and the slugs of the kinds of the nearest catalog.
    static let schemas = custom { words, _ in
        DocumentType.allCases.map(\.rawValue) + read(words) { try slugs(of: .kind, $0) }
    }

    /// The patterns of the nearest catalog.
    static let patterns = offering { try names(of: [.pattern], $0) }

    /// The slugs of the devices of the nearest catalog.
    static let devices = offering { try slugs(of: .device, $0) }

    /// The releases of the nearest catalog.
    static let releases = offering { try releases($0) }

    /// The documents of the nearest catalog, and its releases as starts of ranges.
    static let referencesAndReleases = offering { reader in
        try names(of: DocumentType.allCases, reader) + releases(reader).map { "\($0).." }
    }

    /// The starter sets.
    static let sets = custom { _, _ in (try? StarterSet.all().map(\.name)) ?? [] }

    /// The tags of the nearest catalog, several separated by commas.
    static let tags = custom { words, prefix in
        let tags = read(words) { reader in
            var tags: Set<String> = []
            try reader.list(ListRequest(nil)) { document in
                tags.formUnion((document.json["tags"]?.array ?? []).compactMap(\.string))
            }
            return tags.sorted()
        }
        return listed(tags, after: prefix)
    }

    /// The columns of lists of the type on the command line, several separated by commas.
    static let columns = custom { words, prefix in
        let type = words.lazy.compactMap { DocumentType(argument: $0) }.first ?? .pattern
        return listed(read(words) { try ListColumns.known(for: type, in: $0) }, after: prefix)
    }

    /// The keys by which patterns are sorted.
    static let sortKeys = custom { words, prefix in
        let names = DocumentOrder.keyNames + read(words) { try parameters(of: nil, $0).map(\.name) }
        return prefix.hasPrefix("-") ? names.map { "-" + $0 } : names
    }

    /// The operations of the pattern on the command line, or of all kinds.
    static let operations = custom { words, _ in
        read(words) { reader in
            let operations = try kinds(of: words, reader).flatMap { kind in
                kind.operations.map(\.name).filter { kind.choreography(of: $0) != nil }
            }
            return Set(operations).sorted()
        }
    }

    /// The parameters of the pattern on the command line, followed by `=` and, after that, by the values that they have
    /// names for.
    static let assignments = custom { words, prefix in
        read(words) { reader in
            let definitions = try parameters(of: words, reader)
            guard let mark = prefix.firstIndex(of: "=") else { return definitions.map { $0.name + "=" } }
            let name = String(prefix[..<mark])
            guard let definition = definitions.first(where: { $0.name == name }) else { return [] }
            return try values(of: definition.type, reader).map { "\(name)=\($0)" }
        }
    }

    /// The parameters of the pattern on the command line.
    static let parameterNames = custom { words, _ in
        read(words) { try parameters(of: words, $0).map(\.name) }
    }

    /// A function that returns what is offered for the words of a command line and the start of the last one.
    static func custom(_ offer: @escaping @Sendable ([String], String) -> [String]) -> CompletionKind {
        .custom { words, _, prefix in
            let offered = offer(words, prefix)
            // Zsh reads what follows a colon as a description.
            guard CompletionShell.requesting == .zsh else { return offered }
            return offered.map { $0.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:") }
        }
    }
}

extension Completions {
    /// What the catalog of the command line has.
    private static func offering(_ names: @escaping @Sendable (CatalogReader) throws -> [String]) -> CompletionKind {
        custom { words, _ in read(words, names) }
    }

    private static func names(of types: [DocumentType], _ reader: CatalogReader) throws -> [String] {
        try types.flatMap { try reader.names(of: ListRequest($0, limit: 1000)).map(\.description) }
    }

    private static func slugs(of type: DocumentType, _ reader: CatalogReader) throws -> [String] {
        try reader.names(of: ListRequest(type, limit: 1000)).map(\.slug.text)
    }

    private static func releases(_ reader: CatalogReader) throws -> [String] {
        try reader.releases().compactMap { $0.release?.text }
    }

    /// The names after those that a list already has.
    private static func listed(_ names: [String], after prefix: String) -> [String] {
        guard let comma = prefix.lastIndex(of: ",") else { return names }
        return names.map { prefix[...comma] + $0 }
    }

    /// The parameters that can be set: of the pattern or the kind on the command line, or the fields of its document.
    private static func parameters(of words: [String]?, _ reader: CatalogReader) throws -> [ParameterDefinition] {
        for word in words?.dropFirst(2) ?? [] {
            guard let name = try? DocumentReference(word).name else { continue }
            if name.type == .item { return Item.fields }
            if name.type == .device { return Device.fields }
            if name.type == .value { return try valueFields(of: name, reader) }
        }
        var definitions: [ParameterDefinition] = []
        for kind in try kinds(of: words ?? [], reader) {
            for definition in kind.parameters where !definitions.contains(where: { $0.name == definition.name }) {
                definitions.append(definition)
            }
        }
        return definitions
    }

    private static func valueFields(of name: DocumentName, _ reader: CatalogReader) throws -> [ParameterDefinition] {
        guard case .value(let value)? = try? reader.state(of: name).document else { return SharedValue.fields(of: [:]) }
        return SharedValue.fields(of: value.json)
    }

    /// The kind of `--kind`, or of the first pattern on the command line; all kinds if there is neither.
    private static func kinds(of words: [String], _ reader: CatalogReader) throws -> [Kind] {
        if let slug = value(of: "--kind", in: words).flatMap({ Slug($0) }), let kind = try? reader.kind(slug) {
            return [kind]
        }
        for word in words.dropFirst(2) {
            if let reference = try? DocumentReference(word), let kind = try? reader.state(of: reference).kind {
                return [kind.kind]
            }
        }
        return try reader.names(of: ListRequest(.kind)).map { try reader.kind($0.slug) }
    }

    /// The values of a type that have names.
    private static func values(of type: ParameterType, _ reader: CatalogReader) throws -> [String] {
        switch type {
        case .boolean: ["true", "false"]
        case .choice(let choices): choices
        case .curve: NamedCurve.allCases.map(\.rawValue) + CurvePreset.names
        case .reference(let type): try reader.names(of: ListRequest(type)).map(\.slug.text)
        default: []
        }
    }

    /// Reads the catalog of a command line. Completion offers names or nothing; it never reports a missing catalog.
    private static func read(_ words: [String], _ body: (CatalogReader) throws -> [String]) -> [String] {
        var options = CatalogOptions()
        options.file = value(of: "--catalog", in: words)
        return (try? options.read(body)) ?? []
    }

    private static func value(of option: String, in words: [String]) -> String? {
        words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }
    }
}
