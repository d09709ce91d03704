/// A JSON value.
///
/// Two values are equal when they have the same canonical text: strings are compared by their Unicode scalars, so a
/// composed and a decomposed 'é' differ; members are in one order, so their order in the text doesn't matter.
///
///     let spring: JSON = ["spring": ["mass": 1, "stiffness": 120]]
///     spring["spring"]?["mass"]?.number   // 1
public enum JSON: Sendable {
    /// The word `null`.
    case null
    /// The word `true` or `false`.
    case boolean(Bool)
    /// A number; never infinite, never NaN.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSON])
    /// Members with unique keys.
    case object(JSONObject)

    /// A whole number.
    public static func integer(_ value: some BinaryInteger) -> JSON { .number(Double(value)) }

    /// The members, if this is an object.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The values, if this is an array.
    public var array: [JSON]? {
        if case .array(let array) = self { array } else { nil }
    }

    /// The text, if this is a string.
    public var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The number, if this is a number.
    public var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The truth value, if this is a boolean.
    public var boolean: Bool? {
        if case .boolean(let boolean) = self { boolean } else { nil }
    }

    /// The value of the member `key`; `nil` if there is no such member, or if this isn't an object.
    public subscript(key: String) -> JSON? {
        object?[key]
    }
}

extension JSON: Equatable {
    /// Whether both have the same canonical text.
    public static func == (left: JSON, right: JSON) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): ScalarOrder.areSame(left, right)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }
}

// There is no literal for `null`: with one, `nil` in `found ? value : nil` would quietly mean `null`, not "no value".

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }

    /// A number without a fraction.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }

    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }

    /// Values in order.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }

    /// An object; if a key appears twice, the last value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(JSONObject(elements)) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object; if a key appears twice, the last value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self.init(elements)
    }
}

extension JSON {
    /// Returns an object without the members that are `nil`.
    public static func members(_ members: [(key: String, value: JSON?)]) -> JSON {
        .object(JSONObject(members.compactMap { member in member.value.map { (member.key, $0) } }))
    }

    /// Returns an object without the members that are `nil`.
    public static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .members(members.map { ($0.key, $0.value) })
    }

    /// Returns a text, or `nil` if it is empty.
    public static func filled(_ text: String) -> JSON? { text.isEmpty ? nil : .string(text) }

    /// Returns the object with some members set, and without those that are `nil`.
    public func with(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        var object = object ?? JSONObject()
        for (key, value) in members { object[key] = value }
        return .object(object)
    }
}
