/// A text as a key: it equals only the text with the same scalars.
///
/// To the standard library, "é" and "e" followed by a combining accent are one `String`. Documents, hashes, and SQLite
/// keep them apart, so everything that looks up a text of a document has to.
package struct ExactText: Hashable, Comparable, Sendable {
    /// The text.
    package let text: String

    /// The key for a text.
    package init(_ text: String) { self.text = text }

    package static func == (left: Self, right: Self) -> Bool { ScalarOrder.areSame(left.text, right.text) }

    /// Sorts by scalar, as SQLite sorts text.
    package static func < (left: Self, right: Self) -> Bool { ScalarOrder.isSortedBefore(left.text, right.text) }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension Sequence<String> {
    /// Whether one of the texts has the same scalars as this one.
    package func contains(exactly text: String) -> Bool { contains { ScalarOrder.areSame($0, text) } }
}
