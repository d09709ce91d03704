public import MotifCore
public import MotifStore

/// A place in the history of a catalog: a release, a change, a time, or a day.
///
///     try HistoryMoment("1.4")
///     try HistoryMoment("2026-05-04")
///     try HistoryMoment("2026-05-04T09:30:00Z")
///     try HistoryMoment("812")
///
/// No text means two of them, since the name of a release is neither a number nor a date.
public enum HistoryMoment: Sendable, Hashable {
    /// A release.
    case release(ReleaseName)
    /// A change, by its number: 1, 2, 3 …
    case change(Int)
    /// A time.
    case time(Timestamp)
    /// A day in UTC, by its first moment.
    case day(Timestamp)
}

/// Two places in a history, of which either may be missing.
public struct HistoryRange: Sendable, Hashable {
    /// The place before the changes; `nil` for the beginning.
    public let first: HistoryMoment?
    /// The place after the changes; `nil` for now.
    public let last: HistoryMoment?

    /// The changes between two places.
    public init(from first: HistoryMoment? = nil, to last: HistoryMoment? = nil) {
        self.first = first
        self.last = last
    }
}

extension HistoryMoment: CustomStringConvertible {
    /// Reads the name of a release, the number of a change, a date, or a date and time.
    ///
    /// - Throws: `Problems` with `syntax`.
    public init(_ text: String) throws(Problems) {
        if let moment = Self.inCalendar(text) {
            self = moment
        } else if let name = ReleaseName(text) {
            self = .release(name)
        } else if let number = Int(text), number > 0, text.first != "+" {
            self = .change(number)
        } else {
            throw Problems(.badText(text: text, expected: Self.forms))
        }
    }

    /// Reads a date, or a date and time, which is in UTC unless it has a zone: `2026-05-04`, `2026-05-04 09:30`.
    package static func inCalendar(_ text: String) -> HistoryMoment? {
        if let time = ["", "Z", ":00Z"].lazy.compactMap({ Timestamp(text + $0) }).first { return .time(time) }
        return Timestamp(text + "T00:00:00Z").map { .day($0) }
    }

    /// The notation: `1.4`, `812`, `2026-05-04`, `2026-05-04T09:30:00.000Z`.
    public var description: String {
        switch self {
        case .release(let name): name.text
        case .change(let number): String(number)
        case .time(let time): time.description
        case .day(let start): String(start.description.prefix { $0 != "T" })
        }
    }

    private static let forms =
        "a release (1.4), a date (2026-05-04), a date and time (2026-05-04T09:30:00Z), or the number of a change (812)"
}
