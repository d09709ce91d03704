/// A moment in UTC, to the millisecond.
///
///     Timestamp("2026-05-04T09:30:00Z")
///     Timestamp(secondsSince1970: Date().timeIntervalSince1970)
///
/// It stands in for Foundation's `Date`, so that a program that uses a catalog needn't link Foundation. The library
/// never reads the clock.
public struct Timestamp: Sendable, Hashable {
    /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
    public let millisecondsSince1970: Int64

    /// A moment by its milliseconds.
    public init(millisecondsSince1970: Int64) { self.millisecondsSince1970 = millisecondsSince1970 }

    /// A moment by its seconds, rounded to the millisecond, such as `Date().timeIntervalSince1970`.
    ///
    /// - Precondition: `seconds` is finite and within 285,000 years of 1970.
    public init(secondsSince1970 seconds: Double) {
        precondition(abs(seconds) < 9e12, "A timestamp must be within 285,000 years of 1970")
        self.init(millisecondsSince1970: Int64((seconds * 1000).rounded()))
    }
}

extension Timestamp: Comparable {
    /// Whether one moment is before another.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.millisecondsSince1970 < right.millisecondsSince1970
    }
}

extension Timestamp: CustomStringConvertible {
    /// ISO 8601 with milliseconds, `2027-01-15T08:00:00.000Z`; years after 9999 have more digits.
    ///
    /// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
    public var description: String {
        let (days, time) = Self.floorDivided(millisecondsSince1970, by: 86_400_000)
        // Days since 0000-03-01, so that a leap day ends its year.
        let (era, dayOfEra) = Self.floorDivided(days + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        let date =
            "\(Self.padded(year, 4))-\(Self.padded(month < 10 ? month + 3 : month - 9, 2))-\(Self.padded(day, 2))"
        let (hour, minute, second) = (time / 3_600_000, time / 60_000 % 60, time / 1000 % 60)
        let clock = "\(Self.padded(hour, 2)):\(Self.padded(minute, 2)):\(Self.padded(second, 2))"
        return "\(date)T\(clock).\(Self.padded(time % 1000, 3))Z"
    }

    private static func floorDivided(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Timestamp: LosslessStringConvertible {
    /// Reads a date and time as in RFC 3339.
    ///
    /// - Parameter text: `2026-05-04T09:30:00Z`, possibly with a fraction of the second or another zone; anything
    ///   finer than a millisecond is dropped.
    /// - Returns: `nil` if the text isn't a date and time.
    /// - Source: RFC 3339, section 5.6.
    public init?(_ text: String) {
        guard let parts = text.wholeMatch(of: Self.format)?.output, let year = Int64(parts.1),
            let month = Int64(parts.2), let day = Int64(parts.3), let hour = Int64(parts.4),
            let minute = Int64(parts.5), let second = Int64(parts.6),
            let fraction = Int64(((parts.7 ?? "") + "000").prefix(3)), let zoneHours = Int64(parts.9 ?? "0"),
            let zoneMinutes = Int64(parts.10 ?? "0"), (1...12).contains(month), hour < 24, minute < 60, second <= 60,
            zoneHours < 24, zoneMinutes < 60
        else { return nil }
        let offset = (zoneHours * 60 + zoneMinutes) * (parts.8 == "-" ? -1 : 1)
        let days = Self.days(year: year, month: month, day: day)
        // A day that its month doesn't have becomes another date.
        guard Self(millisecondsSince1970: days * 86_400_000).description.prefix(10) == text.prefix(10) else {
            return nil
        }
        self.init(millisecondsSince1970: (((days * 24 + hour) * 60 + minute - offset) * 60 + second) * 1000 + fraction)
    }

    /// It never changes, but `Regex` doesn't promise that it is `Sendable`.
    nonisolated(unsafe) private static let format =
        #/
        ([0-9]{4})-([0-9]{2})-([0-9]{2}) [Tt\x20] ([0-9]{2}):([0-9]{2}):([0-9]{2}) (?:\.([0-9]+))?
        (?: [Zz] | ([+-])([0-9]{2}):([0-9]{2}) )
        /#

    /// The days from 1970-01-01 to a date.
    ///
    /// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`; years from 0 on.
    private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
        let shifted = month <= 2 ? year + 399 : year + 400
        let (era, yearOfEra) = shifted.quotientAndRemainder(dividingBy: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return (era - 1) * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
