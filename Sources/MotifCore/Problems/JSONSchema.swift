package import MotifJSON

/// A schema of JSON values.
///
///     JSONSchema.object(["ref": .text.described("The document."), "limit?": .integer]).json
///
/// - Source: https://json-schema.org/draft/2020-12/json-schema-core
package struct JSONSchema: Sendable {
    /// The URI of the dialect.
    package static let dialect = "https://json-schema.org/draft/2020-12/schema"

    private var keywords: JSONObject

    /// A schema with these keywords.
    package init(_ keywords: JSONObject) { self.keywords = keywords }

    /// The schema itself.
    package var json: JSON { .object(keywords) }

    /// Every value.
    package static let anything = JSONSchema([:])
    /// Texts.
    package static let text = JSONSchema(["type": "string"])
    /// Numbers.
    package static let number = JSONSchema(["type": "number"])
    /// Whole numbers.
    package static let integer = JSONSchema(["type": "integer"])
    /// True and false.
    package static let boolean = JSONSchema(["type": "boolean"])

    /// Whole numbers from this one on.
    package static func integer(from least: Int) -> JSONSchema {
        integer.with("minimum", .integer(least))
    }

    /// One of these texts.
    package static func choice(_ texts: [String]) -> JSONSchema {
        text.with("enum", .array(texts.map(JSON.string)))
    }

    /// This value.
    package static func constant(_ value: JSON) -> JSONSchema { JSONSchema(["const": value]) }

    /// Texts that match a regular expression of ECMA-262.
    package static func text(matching pattern: String) -> JSONSchema { text.with("pattern", .string(pattern)) }

    /// Lists of these values.
    package static func list(of element: JSONSchema) -> JSONSchema {
        JSONSchema(["type": "array", "items": element.json])
    }

    /// A value, or a list of such values.
    package static func oneOrMore(_ element: JSONSchema) -> JSONSchema { either([element, list(of: element)]) }

    /// Objects with these keys, and with others only if they have a schema.
    package static func object(
        _ properties: [(String, JSONSchema)], required: [String] = [], others: JSONSchema? = nil
    ) -> JSONSchema {
        var keywords: JSONObject = ["type": "object", "additionalProperties": others?.json ?? false]
        if !properties.isEmpty {
            keywords["properties"] = .object(JSONObject(properties.map { ($0.0, $0.1.json) }))
        }
        if !required.isEmpty { keywords["required"] = .array(required.map(JSON.string)) }
        return JSONSchema(keywords)
    }

    /// Objects with these keys, besides others that are required.
    init(_ keys: [KeyDescription], besides extra: [(String, JSONSchema)] = []) {
        self = .object(
            extra + keys.map { ($0.name, $0.schema.described($0.summary)) },
            required: extra.map(\.0) + keys.filter(\.isRequired).map(\.name))
    }

    /// The objects that a function reads. It must read every key, whatever the others are.
    ///
    /// - Parameter examples: An object of each form, if the keys depend on it.
    init<Value>(_ examples: [JSONObject] = [[:]], reading read: (inout ObjectReader) -> Value?) {
        let forms = examples.map { JSONSchema(ObjectReader.keys(of: $0, read)) }
        self = forms.count == 1 ? forms[0] : .either(forms)
    }

    /// Objects with these keys. The names of keys that may be missing end in a question mark.
    package static func object(
        _ members: KeyValuePairs<String, JSONSchema>, others: JSONSchema? = nil
    ) -> JSONSchema {
        object(
            members.map { ($0.key.replacing("?", with: ""), $0.value) },
            required: members.map(\.key).filter { !$0.hasSuffix("?") }, others: others)
    }

    /// Objects with the keys of this schema and of another one.
    func joined(_ other: JSONSchema) -> JSONSchema {
        let properties = [self, other].flatMap { $0.keywords["properties"]?.object?.members ?? [] }
        let required = [self, other].flatMap { $0.keywords["required"]?.array ?? [] }
        return with("properties", .object(JSONObject(properties.map { ($0.key, $0.value) })))
            .with("required", required.isEmpty ? nil : .array(required))
    }

    /// Objects with any keys, whose values match.
    package static func map(of value: JSONSchema) -> JSONSchema { object([], others: value) }

    /// Values that match at least one of these schemas.
    package static func either(_ schemas: [JSONSchema]) -> JSONSchema {
        JSONSchema(["anyOf": .array(schemas.map(\.json))])
    }

    /// Whether all values are texts.
    package var isText: Bool { keywords["type"] == "string" }

    /// The same values, with those that aren't objects as the member `result` of one.
    package var inObject: JSONSchema {
        if keywords["type"] == "object" { return self }
        if let choices = keywords["anyOf"]?.array {
            let objects = choices.map { JSONSchema($0.object ?? [:]).inObject.json }
            return with("type", "object").with("anyOf", .array(objects))
        }
        return .object(["result": self])
    }

    /// The schema that is defined under this name.
    package static func reference(to name: String) -> JSONSchema { JSONSchema(["$ref": .string("#/$defs/\(name)")]) }

    /// The same schema with a keyword.
    package func with(_ keyword: String, _ value: JSON?) -> JSONSchema {
        var schema = self
        schema.keywords[keyword] = value
        return schema
    }

    /// The same schema with a description for people.
    package func described(_ description: String) -> JSONSchema {
        description.isEmpty ? self : with("description", .string(description))
    }
}
