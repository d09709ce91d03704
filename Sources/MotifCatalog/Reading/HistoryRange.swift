public import MotifCore
public import MotifStore

/// Two places in a history, of which either may be missing.
///
///     try HistoryRange("1.3..1.4")
///     try HistoryRange("1.3..")         // up to now
///     try HistoryRange("1.3")           // the same
///     try HistoryRange("..2026-05-04")  // from the beginning
public struct HistoryRange: Sendable, Hashable, CustomStringConvertible {
    /// The place before the changes; `nil` for the beginning. A day counts from its start.
    public let first: HistoryMoment?
    /// The place after the changes; `nil` for now. A day counts to its end.
    public let last: HistoryMoment?

    /// The changes between two places.
    public init(from first: HistoryMoment? = nil, to last: HistoryMoment? = nil) {
        self.first = first
        self.last = last
    }

    /// The notation: `1.3..1.4`.
    public var description: String { "\(first?.description ?? "")..\(last?.description ?? "")" }

    /// Reads `A..B`, `A..`, `..B`, or `A`, which means `A..`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - now: The time that ages are relative to; without it, there are none.
    /// - Throws: `Problems` with `syntax`.
    public init(_ text: String, now: Timestamp? = nil) throws(Problems) {
        let dots = text.firstRange(of: "..")
        let (first, last) = (text[..<(dots?.lowerBound ?? text.endIndex)], dots.map { text[$0.upperBound...] } ?? "")
        if dots != nil, first.isEmpty && last.isEmpty || last.contains("..") || last.first == "." {
            throw Problems(.badText(text: text, expected: "a range, such as 1.3..1.4, 1.3.., or ..1.4"))
        }
        self.first = dots != nil && first.isEmpty ? nil : try HistoryMoment(String(first), now: now)
        self.last = last.isEmpty ? nil : try HistoryMoment(String(last), now: now)
    }
}
