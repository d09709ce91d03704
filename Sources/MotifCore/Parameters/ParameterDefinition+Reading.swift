import MotifFormula
import MotifJSON
import MotifText

extension ParameterDefinition {
    /// The place of a definition, which determines whether it has a name and a default.
    enum Role {
        /// A parameter of a kind: a name and a default.
        case parameter
        /// A field of a record: a name; it is required or optional, or has a default.
        case field
        /// The element of a list: no name and no default.
        case element
    }

    /// Reads and checks a definition.
    ///
    /// - Returns: `nil` after a problem.
    static func read(_ reader: inout ObjectReader, as role: Role, depth: Int = 0) -> ParameterDefinition? {
        guard depth <= maximumDepth else {
            reader.report(.tooDeep(limit: maximumDepth))
            reader.acceptAllKeys()
            return nil
        }
        let before = reader.problems.count
        let name = role == .element ? "" : reader.name("name", is: "the name in formulas")
        let type = Self.type(&reader, depth: depth)
        let bounds = Self.bounds(&reader, type)
        let summary = reader.text("summary") ?? ""
        let isOptional = role == .field && reader.boolean("optional") == true
        var definition = ParameterDefinition(
            name: name ?? "", type: type ?? .number, bounds: bounds, isOptional: isOptional, summary: summary)
        if role == .element {
            // An element has no default, so the key is reported as unknown.
        } else if type == nil {
            reader.describe("default", .anything, isRequired: role == .parameter)
            _ = reader.value("default")
        } else if let value = defaultValue(of: definition, role, &reader) {
            definition = ParameterDefinition(
                name: definition.name, type: definition.type, defaultValue: value, bounds: bounds,
                isOptional: isOptional, summary: summary)
        }
        return reader.problems.count == before && name != nil && type != nil ? definition : nil
    }

    /// Returns the canonical form of a definition that was read from this JSON.
    func canonicalJSON(of json: JSON) -> JSON {
        guard var object = json.object else { return json }
        if let defaultValue { object["default"] = defaultValue.json }
        switch type {
        case .record(let fields):
            let inner = object["fields"]?.array ?? []
            object["fields"] = .array(zip(fields, inner).map { $0.canonicalJSON(of: $1) })
        case .list(let element):
            if let inner = object["element"] { object["element"] = element.canonicalJSON(of: inner) }
        default: break
        }
        return .object(object)
    }

    /// The maximum depth of nested lists and records.
    static let maximumDepth = 8

    /// Whether formulas can use the name.
    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 64 else { return false }
        return !first.isDigit && text.utf8.allSatisfy(\.isNameByte)
    }

    private static func defaultValue(
        of definition: ParameterDefinition, _ role: Role, _ reader: inout ObjectReader
    ) -> ParameterValue? {
        if role == .parameter, reader.object["default"] == nil {
            reader.report(.missing(key: "default", for: "the value of patterns that don't set one"))
        }
        return reader.value("default", as: definition)
    }

    /// Reads the range of a numeric type; the ends of other types are left to be reported as unknown keys.
    ///
    /// - Parameter number: Reads an end; in kinds, it is a plain number.
    static func bounds(
        _ reader: inout ObjectReader, _ type: ParameterType?,
        number: (inout ObjectReader, String) -> Double? = { $0.number($1) }
    ) -> NumericBounds {
        guard let type, type.isNumeric else {
            // Without a type, the right keys aren't known.
            if type == nil { for (key, schema) in keysOfTypes { _ = reader.value(key, schema) } }
            return NumericBounds()
        }
        func end(_ key: String, isInclusive: Bool) -> NumericBounds.End? {
            number(&reader, key).map { NumericBounds.End($0, isInclusive: isInclusive) }
        }
        let inclusive = NumericBounds(
            lower: end("minimum", isInclusive: true), upper: end("maximum", isInclusive: true))
        let exclusive = NumericBounds(
            lower: end("exclusiveMinimum", isInclusive: false), upper: end("exclusiveMaximum", isInclusive: false))
        let bounds = inclusive.intersection(exclusive)
        let allowed = type.bounds.map(bounds.intersection) ?? bounds
        if type == .integer ? allowed.hasNoInteger : allowed.isEmpty {
            let sort = type == .integer ? "whole number" : type == .fraction ? "number from 0 to 1" : "number"
            reader.report(.rule(.outOfRange, "No \(sort) is between the minimum and the maximum"))
            return NumericBounds()
        }
        return bounds
    }

    /// The keys that only some types of definitions have.
    private static let keysOfTypes = boundKeys.map { ($0, .number) } + keysOfParts
    /// The keys of the types that have parts; those of the parts are checked when a document is saved.
    static let keysOfParts: [(String, JSONSchema)] = [
        ("cases", .list(of: .wording).with("minItems", 1).with("uniqueItems", true)),
        ("documentType", .choice(DocumentType.allCases.map(\.rawValue))),
        ("fields", .list(of: .map(of: .anything))), ("element", .map(of: .anything)),
    ]
    /// The keys of a range.
    static let boundKeys = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]
}
