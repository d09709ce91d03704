import MotifJSON

/// How the versions of a value merge.
indirect enum MergeRule: Sendable {
    /// As a whole, compared by its definition, if it has one; records by field.
    case value(ParameterDefinition?)
    /// By member, each by its own rule, the others as a whole; `isOptional` if an object without members is the same as
    /// none.
    case object([String: MergeRule], isOptional: Bool = false)
    /// By element; a missing list is the same as an empty one.
    case list(ElementKeys, isSet: Bool = false, MergeRule)
    /// The definition of a parameter, a field or an element in a kind.
    case definition
    /// A pattern whose kind each side changed to another one.
    case patternOfUnknownKind

    /// The rule for any value without parts.
    static let whole = MergeRule.value(nil)
}

extension MergeRule {
    /// Returns the rule of a document.
    static func document(_ versions: DocumentMerge.Versions, kind: (Slug) -> Kind?) -> MergeRule {
        let types = [versions.base, versions.ours, versions.theirs].compactMap { $0 }.map { $0["type"]?.string }
        guard let first = types.first, let word = first, let type = DocumentType(rawValue: word),
            types.allSatisfy({ $0 == word })
        else { return .whole }
        switch type {
        case .kind: return .object(metadata.merging(kindParts) { $1 })
        case .item: return fields(Item.fields)
        case .device: return fields(Device.fields)
        case .value: return .object(metadata)
        case .pattern: return pattern(versions, kind: kind)
        }
    }

    private static func pattern(_ versions: DocumentMerge.Versions, kind: (Slug) -> Kind?) -> MergeRule {
        guard let merged = versions["kind"].agreed else { return .patternOfUnknownKind }
        let definitions = merged.value?.string.flatMap { Slug($0) }.flatMap(kind)?.parameters ?? []
        let parameters = Dictionary(definitions.map { ($0.name, MergeRule.value($0)) }) { first, _ in first }
        return .object(
            metadata.merging(["parameters": .object(parameters, isOptional: true), "accepts": accepts]) { $1 })
    }

    private static func fields(_ fields: [ParameterDefinition]) -> MergeRule {
        .object(metadata.merging(fields.map { ($0.name, .value($0)) }) { $1 })
    }

    /// The members that every document can have and that aren't whole.
    static let metadata: [String: MergeRule] = [
        "tags": .list(.text, isSet: true, .whole), "extensions": .object([:], isOptional: true),
    ]

    private static let accepts = MergeRule.list(.member("check"), isSet: true, .object([:]))

    private static func named(_ element: MergeRule) -> MergeRule { .list(.member("name"), element) }

    private static let tracks = MergeRule.list(.track, .object([:]))

    private static let kindParts: [String: MergeRule] = [
        "parameters": named(.definition),
        "scene": named(.object([:])),
        "bindings": named(.object([:])),
        "layers": named(
            .object(["role": .object([:]), "shadow": .object([:]), "mask": .object([:]), "hole": .object([:])])),
        "operations": named(.object(["tracks": tracks])),
        "reduced": .object(["tracks": tracks]),
        "interactions": named(.object([:])),
        "checks": named(.object([:])),
    ]

    /// The members of a definition that aren't whole.
    ///
    /// Its default merges like a parameter if both sides agree on the type.
    static func definition(_ versions: DocumentMerge.Versions) -> [String: MergeRule] {
        var rules: [String: MergeRule] = ["fields": named(.definition), "element": .definition]
        if let ours = ParameterType.read(versions.ours), ours == ParameterType.read(versions.theirs) {
            rules["default"] = .value(ParameterDefinition(name: "default", type: ours))
        }
        return rules
    }
}

extension ParameterType {
    /// The type in a definition's JSON, if it is valid.
    fileprivate static func read(_ definition: JSON?) -> ParameterType? {
        guard let definition else { return nil }
        return try? ObjectReader.read(definition) { reader in
            reader.acceptAllKeys()
            return ParameterDefinition.type(&reader, depth: 0)
        }
    }
}
