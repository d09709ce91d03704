/// The number of one state of a document, counted from 1.
public struct RevisionNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// 1 or more.
    public let value: Int

    /// - Returns: `nil` for 0 and less.
    public init?(_ value: Int) {
        guard value >= 1 else { return nil }
        self.value = value
    }

    /// The first state of every document.
    public static let first = RevisionNumber(unchecked: 1)

    /// The one after this.
    public var next: RevisionNumber { RevisionNumber(unchecked: value + 1) }

    /// The number in digits.
    public var description: String { String(value) }

    /// In the order in which they were written.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    private init(unchecked value: Int) { self.value = value }
}
