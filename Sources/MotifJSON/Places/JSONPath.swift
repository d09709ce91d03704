import MotifText

/// The path from the root of a document to a value: `$.parameters.duration`, `$.items[2]`, `$["a b"]`.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
    /// One step of the path.
    public enum Element: Sendable {
        /// The member of an object.
        case key(String)
        /// The value of an array, counted from 0.
        case index(Int)
    }

    /// The steps, from the root.
    public var elements: [Element]

    /// The whole document, `$`.
    public static let root = JSONPath()

    /// A path with these steps.
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

    /// The path to the container of the value; for the root, the root.
    public var parent: JSONPath { JSONPath(Array(elements.dropLast())) }

    /// The path as text; a key that isn't an identifier is written as `["a b"]`.
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
        key.utf8.first?.isDigit == false && key.utf8.allSatisfy(\.isNameByte)
    }
}

extension JSONPath.Element: Hashable {
    /// Whether both are the same step; keys are compared by their Unicode scalars.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.key(let left), .key(let right)): ScalarOrder.areSame(left, right)
        case (.index(let left), .index(let right)): left == right
        default: false
        }
    }
}

extension JSONPath {
    /// The start of the value at this path in a document; for a missing member, the start of its object.
    ///
    /// - Returns: `nil` if there is neither.
    /// - Complexity: O(n) in the length of the text before the value.
    public func position(in bytes: UnsafeRawBufferPointer) -> TextPosition? {
        var scanner = JSONScanner(bytes)
        let offset = offset(&scanner)
        return offset.map { scanner.position(of: $0) }
    }

    /// The start of the value at this path in a document; for a missing member, the start of its object.
    ///
    /// - Returns: `nil` if there is neither.
    public func position(in bytes: [UInt8]) -> TextPosition? {
        bytes.withUnsafeBytes { position(in: $0) }
    }

    private func offset(_ scanner: inout JSONScanner) -> Int? {
        // The number of open containers that are at the step of this path.
        var matched = 0
        var enclosing: Int?
        while let event = try? scanner.next() {
            let depth = scanner.containers.count - (event.opensContainer ? 1 : 0)
            matched = min(matched, depth)
            if case .closes = event {
                // Nothing after the enclosing container can be on the path.
                if enclosing != nil, depth < elements.count { return enclosing }
                continue
            }
            if depth > 0, depth <= elements.count, matched >= depth - 1 {
                matched = isStep(depth - 1, of: scanner) ? depth : depth - 1
            }
            if case .key = event { continue }
            if matched == depth, depth == elements.count { return scanner.eventStart }
            if matched == depth, depth == elements.count - 1, event.opensContainer { enclosing = scanner.eventStart }
        }
        return enclosing
    }

    private func isStep(_ index: Int, of scanner: JSONScanner) -> Bool {
        let container = scanner.containers[index]
        return switch elements[index] {
        case .key(let key): container.key.map { ScalarOrder.areSame(scanner.text(of: $0), key) } ?? false
        case .index(let index): !container.isObject && container.index == index
        }
    }
}

extension JSONScanner.Event {
    fileprivate var opensContainer: Bool {
        if case .opens = self { true } else { false }
    }
}
