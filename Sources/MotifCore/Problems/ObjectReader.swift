import MotifFormula
public import MotifJSON
import MotifText

/// Reads the keys of a JSON object and collects every problem: wrong types, missing keys, unknown keys.
///
/// The keys that were read are the keys of the format; `finish` reports all others. What reads a key also describes it:
/// `JSONSchema(reading: read)` is the schema of the objects that a function reads.
package struct ObjectReader: ~Copyable {
    package let object: JSONObject
    let path: JSONPath
    /// Whether the value is an object.
    let isObject: Bool
    private(set) var problems: [Problem] = []
    private var asked: [String] = []
    /// What the keys mean, in the order in which they were last read; `nil` unless the reader only describes a format.
    private var described: [KeyDescription]?

    /// - Parameter expected: The expected value, for the message if it isn't an object.
    /// - Returns: A reader of the object; if the value isn't an object, of an empty one, with a problem.
    init(_ value: JSON, at path: JSONPath, expecting expected: @autoclosure () -> String = "an object") {
        self.path = path
        object = value.object ?? JSONObject()
        isObject = value.object != nil
        // No part of the format has many more keys, and growing the list took longer than reading.
        asked.reserveCapacity(16)
        if !isObject {
            problems.append(Problem(.wrongType(expected: expected(), found: value.typeInWords), at: path))
        }
    }

    /// Reads a whole object, and throws every problem.
    ///
    /// - Parameters:
    ///   - expected: The expected value, for the message if it isn't an object.
    ///   - read: Reads the keys. It returns `nil` only after it has reported a problem.
    package static func read<Value>(
        _ value: JSON, at path: JSONPath = .root, expecting expected: @autoclosure () -> String = "an object",
        _ read: (inout ObjectReader) -> Value?
    ) throws(Problems) -> Value {
        var reader = ObjectReader(value, at: path, expecting: expected())
        let result = reader.isObject ? read(&reader) : nil
        let problems = reader.finish()
        guard problems.isEmpty, let result else { throw Problems(problems) }
        return result
    }

    /// Returns the descriptions of the keys that a function reads. It must read every key, whatever the others are.
    ///
    /// - Parameter example: An object of the form that is described, if the keys depend on it.
    static func keys<Value>(
        of example: JSONObject = [:], _ read: (inout ObjectReader) -> Value?
    ) -> [KeyDescription] {
        var reader = ObjectReader(.object(example), at: .root)
        reader.described = []
        _ = read(&reader)
        return reader.described ?? []
    }

    /// Describes a key, if that is what the reader is for.
    mutating func describe(_ key: String, _ schema: @autoclosure () -> JSONSchema, isRequired: Bool = false) {
        describe(KeyDescription(name: key, schema: schema(), query: nil, summary: ""), isRequired: isRequired)
    }

    /// Of several descriptions of a key, the first one that says anything counts: what reads a value knows more of it
    /// than the functions that it calls.
    private mutating func describe(_ key: @autoclosure () -> KeyDescription, isRequired: Bool = false) {
        guard var keys = described else { return }
        let new = key()
        let old = keys.firstIndex { $0.name == new.name }.map { keys.remove(at: $0) }
        var kept = old.flatMap { $0.saysNothing ? nil : $0 } ?? new
        kept.isRequired = isRequired || old?.isRequired == true
        described = keys + [kept]
    }

    /// Reads the value of a key, of any type.
    package mutating func value(_ key: String, _ schema: @autoclosure () -> JSONSchema = .anything) -> JSON? {
        describe(key, schema())
        asked.append(key)
        return object[key]
    }

    /// Reads the value of a required key.
    package mutating func required(
        _ key: String, _ schema: @autoclosure () -> JSONSchema = .anything, is purpose: String? = nil
    ) -> JSON? {
        describe(key, schema(), isRequired: true)
        let found = value(key)
        if found == nil { report(.missing(key: key, for: purpose)) }
        return found
    }

    /// Reads the text of a key.
    package mutating func text(_ key: String, _ schema: @autoclosure () -> JSONSchema = .text) -> String? {
        value(key, schema()).flatMap { take($0.string, $0, "text", at: key) }
    }

    /// Reads the text of a required key, which must not be blank.
    package mutating func requiredText(
        _ key: String, _ schema: @autoclosure () -> JSONSchema = .wording, is purpose: String? = nil
    ) -> String? {
        guard let found = required(key, schema(), is: purpose), let text = take(found.string, found, "text", at: key)
        else { return nil }
        guard text.isBlank else { return text }
        report(.empty(label: "'\(key)'", for: purpose), at: key)
        return nil
    }

    /// Reads a value as a key describes it.
    package subscript<Value>(key: ObjectKey<Value>) -> Value? {
        mutating get {
            describe(key.description)
            return key.read(&self, key.name)
        }
    }

    /// Reads a required value as a key describes it.
    ///
    /// - Parameter purpose: What the value is, for the message if it is missing.
    package mutating func required<Value>(_ key: ObjectKey<Value>, is purpose: String) -> Value? {
        describe(key.description, isRequired: true)
        return required(key.name, is: purpose) == nil ? nil : key.read(&self, key.name)
    }

    /// Reports these keys if more than one of them is present.
    package mutating func exclude(_ names: [String]) {
        let present = names.filter { object[$0] != nil }
        guard present.count > 1 else { return }
        let list = present.map { "'\($0)'" }.joined(separator: " and ")
        report(.rule(.conflict, "\(list) can't be combined"))
    }

    /// Reads the boolean of a key.
    package mutating func boolean(_ key: String) -> Bool? {
        value(key, .boolean).flatMap { take($0.boolean, $0, "true or false", at: key) }
    }

    /// Reads the number of a key.
    package mutating func number(_ key: String, _ schema: @autoclosure () -> JSONSchema = .number) -> Double? {
        value(key, schema()).flatMap { take($0.number, $0, "a number", at: key) }
    }

    /// Reads the number of a key, within a range.
    package mutating func number(_ key: String, within bounds: NumericBounds, unit: String = "") -> Double? {
        guard let number = number(key, .number(within: bounds)) else { return nil }
        if bounds.contains(number) { return number }
        report(
            .outOfRange(label: key, value: JSONNumber.text(number) + unit, range: bounds.rule(unit: unit)), at: key)
        return nil
    }

    /// Reads the whole number of a key, `least` or more.
    package mutating func integer(_ key: String, from least: Int) -> Int? {
        guard let number = number(key, .integer(from: least)) else { return nil }
        if let integer = Int(exactly: number), integer >= least { return integer }
        let range = "must be a whole number, \(least) or more"
        report(.outOfRange(label: key, value: JSONNumber.text(number), range: range), at: key)
        return nil
    }

    /// Reads the texts of a key: one, or a list of them.
    package mutating func texts(_ key: String) -> [String]? {
        guard let value = value(key, .oneOrMore(.text)) else { return nil }
        if let text = value.string { return [text] }
        let texts = value.array?.compactMap(\.string)
        return take(texts?.count == value.array?.count ? texts : nil, value, "text or a list of texts", at: key)
    }

    /// Reads the members of a key.
    package mutating func members(
        _ key: String, _ schema: @autoclosure () -> JSONSchema = .map(of: .anything)
    ) -> JSONObject? {
        value(key, schema()).flatMap { take($0.object, $0, "an object", at: key) }
    }

    /// Reads the list of a key.
    mutating func list(_ key: String, _ schema: @autoclosure () -> JSONSchema = .list(of: .anything)) -> [JSON]? {
        value(key, schema()).flatMap { take($0.array, $0, "a list", at: key) }
    }

    /// Reads the value of a key with a definition.
    mutating func value(_ key: String, as definition: ParameterDefinition) -> ParameterValue? {
        guard let found = value(key, definition.schema()) else { return nil }
        let path = path
        return collect { () throws(Problems) in try definition.value(from: found, at: path.appending(key: key)) }
    }

    /// Reads the value of a required key with a definition.
    mutating func required(_ definition: ParameterDefinition, is purpose: String) -> ParameterValue? {
        required(definition.name, definition.schema(), is: purpose) == nil
            ? nil : value(definition.name, as: definition)
    }

    /// Returns the result of `read`; its problems are added to those of the object.
    package mutating func collect<Value>(_ read: () throws(Problems) -> Value) -> Value? {
        do throws(Problems) {
            return try read()
        } catch {
            problems += error.problems
            return nil
        }
    }

    /// Accepts every key, after a problem that leaves the keys of the format unknown.
    mutating func acceptAllKeys() {
        for key in object.keys { _ = value(key) }
    }

    /// Reports a problem at a key or an element of its list, or at the object itself.
    package mutating func report(_ kind: Problem.Kind, at key: String? = nil, index: Int? = nil) {
        let place = key.map(path.appending(key:)) ?? path
        problems.append(Problem(kind, at: index.map(place.appending(index:)) ?? place))
    }

    /// Adds the problems of a part.
    mutating func take(_ found: [Problem]) { problems += found }

    /// An object with more unknown keys has another format; suggesting names for all of them would only take time.
    static let maximumSuggestions = 100

    /// Reports the keys that weren't read, and returns all problems.
    consuming func finish() -> [Problem] {
        let unknown = object.members.filter { !isAsked($0.key) }
        let hasSuggestions = (1...Self.maximumSuggestions).contains(unknown.count)
        // A key may have been read twice.
        let known = hasSuggestions ? asked.enumerated().filter { !asked[..<$0].contains($1) }.map(\.element) : []
        for member in unknown {
            let kind = Problem.Kind.unknownKey(
                member.key, nearest: nearestName(to: member.key, among: known), known: known)
            problems.append(Problem(kind, at: path.appending(key: member.key)))
        }
        return problems
    }

    /// Canonically equivalent names of one length are equal, since the keys of the format are ASCII.
    private func isAsked(_ key: String) -> Bool {
        let count = key.utf8.count
        return asked.contains { $0.utf8.count == count && $0 == key }
    }

    private mutating func take<Value>(
        _ converted: Value?, _ found: JSON, _ expected: String, at key: String
    ) -> Value? {
        if converted == nil { report(.wrongType(expected: expected, found: found.typeInWords), at: key) }
        return converted
    }
}

extension JSON {
    /// The type for sentences: `a number`, `text`, `a list`.
    public var typeInWords: String {
        switch self {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
