import MotifJSON

/// A key of an object: its name, its meaning, and how its value is read. One description serves the reader, the
/// guides, and the schemas.
///
///     let limit = reader[.integer("limit", from: 0, "The maximum number of documents.")]
package struct ObjectKey<Value>: Sendable {
    /// The meaning of the key, as data.
    package let description: KeyDescription
    /// Reads the value, and reports its problems at the key.
    let read: @Sendable (inout ObjectReader, _ key: String) -> Value?

    /// The name of the key.
    package var name: String { description.name }

    /// A key whose value is read by a function.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - schema: The values.
    ///   - query: The notation of a value in the query of a URL; `nil` if it has none.
    ///   - summary: The meaning, in a sentence.
    ///   - read: Reads the value.
    package init(
        _ name: String, _ schema: JSONSchema, query: KeyDescription.Query? = .text, _ summary: String,
        read: @escaping @Sendable (inout ObjectReader, _ key: String) -> Value?
    ) {
        description = KeyDescription(name: name, schema: schema, query: query, summary: summary)
        self.read = read
    }
}

/// The meaning of a key, as data.
package struct KeyDescription: Sendable {
    /// The notation of a value in the query of a URL.
    package enum Query: Sendable {
        /// The text itself, as on the command line: `350ms`.
        case text
        /// A text for each time that the name appears.
        case texts
        /// A value as JSON writes it: `true`, `12`.
        case json
    }

    /// The name of the key.
    package let name: String
    /// The values.
    package let schema: JSONSchema
    /// The notation of a value in the query of a URL; `nil` if it has none.
    package let query: Query?
    /// The meaning, in a sentence.
    package let summary: String
    /// Whether the object must have the key.
    package var isRequired = false

    /// Whether only the name is known.
    var saysNothing: Bool { summary.isEmpty && schema.json == JSONSchema.anything.json }

    /// The values in the query of a URL.
    package var querySchema: JSONSchema {
        switch query {
        case .texts: .list(of: .text)
        case .text where !schema.isText: .text
        default: schema
        }
    }
}

extension ObjectKey where Value == String {
    /// A text.
    package static func text(_ name: String, _ summary: String) -> Self {
        Self(name, .text, summary) { $0.text($1) }
    }
}

extension ObjectKey where Value == [String] {
    /// A text, or a list of texts.
    package static func texts(_ name: String, _ summary: String) -> Self {
        Self(name, .oneOrMore(.text), query: .texts, summary) { $0.texts($1) }
    }
}

extension ObjectKey where Value == Bool {
    /// True or false.
    package static func flag(_ name: String, _ summary: String) -> Self {
        Self(name, .boolean, query: .json, summary) { $0.boolean($1) }
    }
}

extension ObjectKey where Value == Int {
    /// A whole number, `least` or more.
    package static func integer(_ name: String, from least: Int, _ summary: String) -> Self {
        Self(name, .integer(from: least), query: .json, summary) { $0.integer($1, from: least) }
    }
}

extension ObjectKey where Value == JSON {
    /// A value that is read later.
    package static func json(
        _ name: String, _ schema: JSONSchema, query: KeyDescription.Query? = nil, _ summary: String
    ) -> Self {
        Self(name, schema, query: query, summary) { $0.value($1) }
    }
}

extension ObjectKey where Value == JSONObject {
    /// The members of an object.
    package static func members(_ name: String, of schema: JSONSchema = .anything, _ summary: String) -> Self {
        Self(name, .map(of: schema), query: nil, summary) { $0.members($1) }
    }
}

extension ObjectKey where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of the words of a type; `what` names the type in messages.
    package static func word(_ name: String, _ what: String, _ summary: String) -> Self {
        Self(name, .choice(Value.allCases.map(\.rawValue)), summary) { $0.word($1, what) }
    }
}

extension ObjectKey {
    /// A list of objects.
    package static func objects<Element>(
        _ name: String, _ format: ObjectFormat<Element>, _ summary: String
    ) -> Self where Value == [Element] {
        Self(name, .list(of: format.schema()), query: nil, summary) { reader, key in
            reader.list(key)?.enumerated().compactMap { index, json in
                let path = reader.path.appending(key: key).appending(index: index)
                return reader.collect { () throws(Problems) in try format.read(json, at: path) }
            }
        }
    }
}
