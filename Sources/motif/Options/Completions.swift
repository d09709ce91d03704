import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// What a shell offers when the user presses tab.
enum Completions {
    /// The documents of the nearest catalog, as references are written.
    static let references = custom { words, _ in names(in: words, [.pattern, .kind, .item, .device, .value]) }

    /// The slugs of the kinds of the nearest catalog.
    static let kinds = custom { words, _ in names(in: words, [.kind]).map { String($0.dropFirst("kind:".count)) } }

    /// The types of documents, and the slugs of the kinds of the nearest catalog.
    static let schemas = custom { words, _ in
        DocumentType.allCases.map(\.rawValue)
            + names(in: words, [.kind]).map { String($0.dropFirst("kind:".count)) }
    }

    /// The patterns of the nearest catalog.
    static let patterns = custom { words, _ in names(in: words, [.pattern]) }

    /// The slugs of the devices of the nearest catalog.
    static let devices = custom { words, _ in
        names(in: words, [.device]).map { String($0.dropFirst("device:".count)) }
    }

    /// The releases of the nearest catalog.
    static let releases = custom { words, _ in releases(in: words) }

    /// The documents of the nearest catalog, and its releases as starts of ranges.
    static let referencesAndReleases = custom { words, _ in
        names(in: words, [.pattern, .kind, .item, .device, .value]) + releases(in: words).map { "\($0).." }
    }

    private static func releases(in words: [String]) -> [String] {
        var names: [String] = []
        read(words) { names = try $0.releases().compactMap { $0.release?.text } }
        return names
    }

    /// The starter sets.
    static let sets = custom { _, _ in (try? StarterSet.all().map(\.name)) ?? [] }

    /// The tags of the nearest catalog, several separated by commas.
    static let tags = custom { words, prefix in
        var tags: Set<String> = []
        read(words) { reader in
            try reader.list(ListRequest(nil)) { document in
                tags.formUnion((document.json["tags"]?.array ?? []).compactMap(\.string))
            }
        }
        return listed(tags.sorted(), after: prefix)
    }

    /// The columns of lists of the type on the command line, several separated by commas.
    static let columns = custom { words, prefix in
        let type = words.lazy.compactMap { DocumentType(argument: $0) }.first ?? .pattern
        var names: [String] = []
        read(words) { names = try ListColumns.known(for: type, in: $0) }
        return listed(names, after: prefix)
    }

    /// The keys by which patterns are sorted.
    static let sortKeys = custom { words, prefix in
        var names = DocumentOrder.keyNames
        read(words) { names += try $0.names(of: ListRequest(.kind)).isEmpty ? [] : parameters(of: nil, $0).map(\.name) }
        return prefix.hasPrefix("-") ? names.map { "-" + $0 } : names
    }

    /// The operations of the pattern on the command line, or of all kinds.
    static let operations = custom { words, _ in
        var names: Set<String> = []
        read(words) { reader in
            for kind in try kinds(of: words, reader) {
                names.formUnion(kind.operations.filter { kind.choreography(of: $0.name) != nil }.map(\.name))
            }
        }
        return names.sorted()
    }

    /// The parameters of the pattern on the command line, followed by `=` and, after that, by the values that they have
    /// names for.
    static let assignments = custom { words, prefix in
        var offered: [String] = []
        read(words) { reader in
            let definitions = try parameters(of: words, reader)
            guard let mark = prefix.firstIndex(of: "=") else { return offered = definitions.map { $0.name + "=" } }
            let name = String(prefix[..<mark])
            guard let definition = definitions.first(where: { $0.name == name }) else { return }
            offered = try values(of: definition.type, reader).map { "\(name)=\($0)" }
        }
        return offered
    }

    /// The parameters of the pattern on the command line.
    static let parameterNames = custom { words, _ in
        var names: [String] = []
        read(words) { names = try parameters(of: words, $0).map(\.name) }
        return names
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
    private static func names(in words: [String], _ types: [DocumentType]) -> [String] {
        var names: [String] = []
        read(words) { reader in
            for type in types {
                names += try reader.names(of: ListRequest(type, limit: 1000)).map(\.description)
            }
        }
        return names
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
    private static func read(_ words: [String], _ body: (CatalogReader) throws -> Void) {
        var options = CatalogOptions()
        options.file = value(of: "--catalog", in: words)
        try? options.read(body)
    }

    private static func value(of option: String, in words: [String]) -> String? {
        words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }
    }
}
