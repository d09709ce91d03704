/// The number under which a catalog keeps a document, whatever it is named.
public struct DocumentID: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// 1 or more; a number is never given to a second document.
    public let value: Int64

    /// The number in digits.
    public var description: String { String(value) }

    /// In the order in which they were created.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    init(_ value: Int64) { self.value = value }
}
