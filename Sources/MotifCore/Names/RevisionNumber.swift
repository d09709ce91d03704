/// The number of a revision of a document, counted from 1.
public struct RevisionNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number, at least 1.
    public let value: Int

    /// - Returns: `nil` for numbers below 1.
    public init?(_ value: Int) {
        guard value >= 1 else { return nil }
        self.value = value
    }

    /// The first revision of every document.
    public static let first = RevisionNumber(unchecked: 1)

    /// The next number.
    public var next: RevisionNumber { RevisionNumber(unchecked: value + 1) }

    /// The number in digits.
    public var description: String { String(value) }

    /// Whether the left revision was written first.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    private init(unchecked value: Int) { self.value = value }
}
