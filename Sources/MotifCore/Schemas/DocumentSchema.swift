package import MotifJSON

/// The JSON Schema of documents, made from the kinds of a catalog, with which an editor completes and checks them.
///
/// It knows names, types, units, ranges, and spellings. What it can't know, such as whether formulas fit together, is
/// checked when a document is saved; so a document that it refuses for a range is refused by the catalog, too, but not
/// the other way around.
///
/// - Source: https://json-schema.org/draft/2020-12/json-schema-core
package struct DocumentSchema {
    /// The kinds of the catalog, by slug.
    package let kinds: [Kind]
    /// The slugs that an editor offers for references.
    package let slugs: [DocumentType: [Slug]]

    /// The schema of a catalog with these kinds and documents.
    package init(kinds: [Kind], slugs: [DocumentType: [Slug]]) {
        self.kinds = kinds
        self.slugs = slugs
    }

    /// The value of `format` in a file with many documents.
    package static let envelopeFormat = "motif/1"

    /// Documents of all types, or a file with many of them.
    package var all: JSON {
        let types = DocumentType.allCases
        let choice = JSONSchema(["properties": ["type": JSONSchema.choice(types.map(\.rawValue)).json]])
            .with("type", "object").with("required", ["type"])
            .with(
                "allOf",
                .array(
                    types.map { type in
                        Self.when("type", is: type.rawValue, JSONSchema.reference(to: type.rawValue)).json
                    }))
        let lists = types.map { ($0.plural, JSONSchema.list(of: .reference(to: $0.rawValue))) }
        let envelope = JSONSchema.object(
            lists + [
                (Document.schemaKey, .text), ("format", .constant(.string(Self.envelopeFormat))),
                ("revisions", .map(of: .integer(from: 1))),
            ], required: ["format"]
        ).with("additionalProperties", false)
        let either = JSONSchema(["if": ["required": ["format"]], "then": envelope.json, "else": choice.json])
        return root(either, title: "A motif document", definitions: types.map { ($0.rawValue, schema(of: $0)) })
    }

    /// Documents of one type.
    package func documents(of type: DocumentType) -> JSON {
        root(schema(of: type), title: "A motif \(type.rawValue)")
    }

    /// Patterns of one kind.
    package func patterns(of kind: Kind) -> JSON {
        let metadata = kind.metadata
        let schema = pattern(kind: .constant(.string(metadata.name.slug.text)), parameters: parameters(of: kind))
        return root(schema.described(metadata.summary), title: "A pattern of the kind '\(metadata.name.slug)'")
    }

    private func root(_ schema: JSONSchema, title: String, definitions: [(String, JSONSchema)] = []) -> JSON {
        let alias = JSONSchema.object([
            ValueAlias.slugKey: ParameterDefinition.reference(to: .value, known(.value)),
            "\(ValueAlias.resolvedKey)?": .anything.described("What the shared value was when the document was saved."),
        ]).described("The name of a shared value.")
        let definitions = definitions + [("color", .color), ("curve", .curve), ("alias", alias)]
        return schema.with("$schema", .string(JSONSchema.dialect)).with("title", .string(title))
            .with("$defs", .object(JSONObject(definitions.map { ($0.0, $0.1.json) }))).json
    }

    private func schema(of type: DocumentType) -> JSONSchema {
        switch type {
        case .kind: JSONSchema { Kind.read(&$0) }
        case .pattern: patterns
        case .item: JSONSchema(reading: Item.read)
        case .value: values
        case .device: JSONSchema(reading: Device.read)
        }
    }

    /// Shared values, whose type decides what they can be.
    private var values: JSONSchema {
        var rules = ParameterType.plain.map {
            ($0.word, ParameterDefinition(name: "", type: $0).schema(knowing: known, orAlias: true))
        }
        let parts = SharedValue.timingParts
        let timing = JSONSchema.object(
            parts.map { ($0.name, $0.schema(knowing: known, orAlias: true)) },
            required: parts.filter { !$0.isOptional }.map(\.name))
        rules.append((SharedValue.ValueType.timing.word, .either([timing, .reference(to: "alias")])))
        let ends = ParameterDefinition.boundKeys.map {
            ($0, JSONSchema.anything.described("An end of the value's range."))
        }
        return JSONSchema(reading: SharedValue.read).joined(.object(ParameterDefinition.keysOfParts + ends)).with(
            "allOf",
            .array(
                rules.map { word, schema in
                    Self.when(
                        SharedValue.typeKey, is: word,
                        JSONSchema(["properties": .object([SharedValue.valueKey: schema.json])])
                    ).json
                }))
    }

    private func known(_ type: DocumentType) -> [Slug] { slugs[type] ?? [] }

    /// Patterns of all kinds; the kind decides which parameters there are.
    private var patterns: JSONSchema {
        let choice = JSONSchema.choice(kinds.map { $0.metadata.name.slug.text }).described("The kind of the pattern.")
        let rules = kinds.map { kind in
            Self.when(
                "kind", is: kind.metadata.name.slug.text,
                JSONSchema(["properties": ["parameters": parameters(of: kind).json]]))
        }
        return pattern(kind: choice, parameters: .map(of: .anything))
            .with("allOf", rules.isEmpty ? nil : .array(rules.map(\.json)))
    }

    private func pattern(kind: JSONSchema, parameters: JSONSchema) -> JSONSchema {
        JSONSchema { reader in
            let metadata = DocumentMetadata.read(.pattern, &reader)
            _ = (reader.required("kind", kind), reader.value("parameters", parameters))
            _ = Pattern.accepts(&reader, [], isSaved: false)
            return metadata
        }
    }

    private func parameters(of kind: Kind) -> JSONSchema {
        .object(kind.parameters.map { ($0.name, $0.schema(knowing: known, orAlias: true)) })
            .described("The values of the parameters; those that are left out get the kind's defaults.")
    }

    private static func when(_ key: String, is value: String, _ schema: JSONSchema) -> JSONSchema {
        JSONSchema([
            "if": ["properties": .object([key: ["const": .string(value)]]), "required": [.string(key)]],
            "then": schema.json,
        ])
    }
}
