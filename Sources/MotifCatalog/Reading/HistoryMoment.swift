public import MotifCore
public import MotifStore

/// A place in the history of a catalog: a release, a change, a time, or a day.
///
///     try HistoryMoment("1.4")
///     try HistoryMoment("2026-05-04")
///     try HistoryMoment("2026-05-04T09:30:00Z")
///     try HistoryMoment("812")
///     try HistoryMoment("7d", now: now)
///
/// No text means two of them, since the name of a release is neither a number nor a date, and that of a new one isn't an
/// age.
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

extension HistoryMoment: CustomStringConvertible {
    /// Reads the name of a release, the number of a change, a date, a date and time, or, if the time is known, an age:
    /// `12h`, `7d`, `2w`, `today`, or `yesterday`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - now: The time that ages are relative to; without it, there are none.
    /// - Throws: `Problems` with `syntax`.
    public init(_ text: String, now: Timestamp? = nil) throws(Problems) {
        if let moment = Self.inCalendar(text) ?? now.flatMap({ Self.aged(text, now: $0) }) {
            self = moment
        } else if let name = ReleaseName(text) {
            self = .release(name)
        } else if let number = Int(text), number > 0, text.first != "+" {
            self = .change(number)
        } else {
            throw Problems(.badText(text: text, expected: Self.forms(withAges: now != nil)))
        }
    }

    /// Whether it is a release.
    package var isRelease: Bool { if case .release = self { true } else { false } }

    /// Reads a date, or a date and time, which is in UTC unless it has a zone: `2026-05-04`, `2026-05-04 09:30`.
    private static func inCalendar(_ text: String) -> HistoryMoment? {
        if let time = ["", "Z", ":00Z"].lazy.compactMap({ Timestamp(text + $0) }).first { return .time(time) }
        return Timestamp(text + "T00:00:00Z").map { .day($0) }
    }

    private static let day: Int64 = 86_400_000
    private static let units: [Character: Int64] = ["h": 3_600_000, "d": day, "w": 7 * day]

    /// Reads an age, or `today` or `yesterday`.
    fileprivate static func aged(_ text: String, now: Timestamp) -> HistoryMoment? {
        let milliseconds = now.millisecondsSince1970
        if let days = ["today": Int64(0), "yesterday": 1][text] {
            return .day(Timestamp(millisecondsSince1970: (milliseconds / day - days) * day))
        }
        guard let unit = text.last.flatMap({ units[$0] }), let count = Int64(text.dropLast()),
            (0...100_000).contains(count)
        else { return nil }
        return .time(Timestamp(millisecondsSince1970: milliseconds - count * unit))
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

    private static func forms(withAges: Bool) -> String {
        let time = "a date and time (2026-05-04T09:30:00Z)"
        let last = withAges ? "\(time), or an age (7d)" : "or \(time)"
        return "a release (1.4), the number of a change (812), a date (2026-05-04), \(last)"
    }
}

extension ReleaseName {
    /// The reason why no new release may have this name, or `nil`. Releases of earlier catalogs can have one that a range
    /// takes for something else.
    package var misreading: String? {
        let isAge = HistoryMoment.aged(text, now: Timestamp(millisecondsSince1970: 0)) != nil
        return text.contains("..") ? "'..' is between the ends of a range" : isAge ? "'\(text)' is an age" : nil
    }
}
