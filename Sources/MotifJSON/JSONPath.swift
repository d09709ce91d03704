/// The way from the root of a document to a value: `$.parameters.duration`, `$.items[2]`, `$["a b"]`.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
    /// One step of the way.
    public enum Element: Sendable {
        /// To the member of an object.
        case key(String)
        /// To the value of an array, from 0.
        case index(Int)
    }

    /// The steps, from the root.
    public var elements: [Element]

    /// The whole document, `$`.
    public static let root = JSONPath()

    /// The path of these steps.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// The path to the member `key` of the object here.
    public func appending(key: String) -> JSONPath {
        JSONPath(elements + CollectionOfOne(.key(key)))
    }

    /// The path to value `index` of the array here.
    public func appending(index: Int) -> JSONPath {
        JSONPath(elements + CollectionOfOne(.index(index)))
    }

    /// The path to what holds this; the root's is the root.
    public var parent: JSONPath { JSONPath(Array(elements.dropLast())) }

    /// The path as text; a key that is no identifier is written as `["a b"]`.
    public var description: String {
        var text = "$"
        for element in elements {
            switch element {
            case .index(let index): text += "[\(index)]"
            case .key(let key): text += Self.isIdentifier(key) ? ".\(key)" : "[\(JSON.string(key).canonical)]"
            }
        }
        return text
    }

    private static func isIdentifier(_ key: String) -> Bool {
        guard let first = key.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
        return key.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}

extension JSONPath.Element: Hashable {
    /// Whether both are the same step; keys are compared by their scalars.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.key(let left), .key(let right)): ScalarOrder.areSame(left, right)
        case (.index(let left), .index(let right)): left == right
        default: false
        }
    }

    /// Feeds what `==` compares to `hasher`.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .key(let key): hasher.combine(key)
        case .index(let index): hasher.combine(index)
        }
    }
}
