import MotifCatalog

/// A time on the command line.
enum Moment {
    /// A moment, `2026-05-04T09:30:00Z`.
    case time(Timestamp)
    /// A day in UTC, by its start.
    case day(Timestamp)
    /// A day in UTC, by the number of days since.
    case daysAgo(Int64)
    /// So long ago, in milliseconds.
    case ago(Int64)

    private static let day: Int64 = 86_400_000

    /// Reads a date, a date and time, `today`, `yesterday`, or an age such as `7d`.
    init?(_ text: String) {
        switch (HistoryMoment.inCalendar(text), text) {
        case (.time(let time)?, _): self = .time(time)
        case (.day(let start)?, _): self = .day(start)
        case (_, "today"): self = .daysAgo(0)
        case (_, "yesterday"): self = .daysAgo(1)
        default:
            let units: [Character: Int64] = ["h": 3_600_000, "d": Self.day, "w": 7 * Self.day]
            guard let unit = text.last.flatMap({ units[$0] }), let count = Int64(text.dropLast()),
                (0...100_000).contains(count)
            else { return nil }
            self = .ago(count * unit)
        }
    }

    /// The first moment that is not before it.
    func start(_ now: Timestamp) -> Timestamp {
        switch self {
        case .time(let time), .day(let time): time
        case .daysAgo(let days):
            Timestamp(millisecondsSince1970: (now.millisecondsSince1970 / Self.day - days) * Self.day)
        case .ago(let milliseconds): Timestamp(millisecondsSince1970: now.millisecondsSince1970 - milliseconds)
        }
    }

    /// The moment after it: for a day, the start of the next one.
    func end(_ now: Timestamp) -> Timestamp {
        switch self {
        case .time, .ago: start(now)
        case .day, .daysAgo: Timestamp(millisecondsSince1970: start(now).millisecondsSince1970 + Self.day)
        }
    }
}

extension OptionValue {
    static func moment(_ text: String) throws -> Moment {
        guard let moment = Moment(text) else {
            throw InvalidValue(
                "it must be a date (2026-05-04), a date and time (2026-05-04 09:30), today, yesterday, or an age (7d)")
        }
        return moment
    }
}
