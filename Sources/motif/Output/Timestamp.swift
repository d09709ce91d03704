/// A moment in UTC, written by hand: formatters of Foundation cost more than the whole rest of a short command.
struct Timestamp: Equatable {
    /// Milliseconds since 1970 UTC.
    let milliseconds: Int64

    /// This many milliseconds after 1970 UTC.
    init(_ milliseconds: Int64) { self.milliseconds = milliseconds }

    /// - Parameter text: `2026-05-04T09:30:00Z`, with a fraction of the second or another zone if need be.
    /// - Source: RFC 3339, section 5.6.
    init?(rfc3339 text: String) {
        var scan = Scan(text)
        guard let year = scan.number(4), scan.skip("-"), let month = scan.number(2), scan.skip("-"),
            let day = scan.number(2), scan.skip("T") || scan.skip("t") || scan.skip(" "), let hour = scan.number(2),
            scan.skip(":"), let minute = scan.number(2), scan.skip(":"), let second = scan.number(2),
            let fraction = scan.fraction(), let offset = scan.offset(), scan.isAtEnd
        else { return nil }
        guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second <= 60 else { return nil }
        let days = Self.days(year: year, month: month, day: day)
        guard Self.civil(days: days) == (year, month, day) else { return nil }
        let seconds = ((days * 24 + hour) * 60 + minute - offset) * 60 + second
        milliseconds = Int64(seconds * 1000 + fraction)
    }

    /// `2026-05-04T09:30:00.000Z`, as JSON and CSV have it.
    var rfc3339: String { "\(date)T\(time).\(Self.digits(parts.millisecond, 3))Z" }

    /// `2026-05-04 09:30Z`, for tables.
    var short: String { "\(date) \(time.prefix(5))Z" }

    /// `2026-05-04 09:30:00Z`, for pages.
    var long: String { "\(date) \(time)Z" }

    private var parts: (days: Int, second: Int, millisecond: Int) {
        let (seconds, millisecond) = Self.divided(Int(milliseconds), by: 1000)
        let (days, second) = Self.divided(seconds, by: 86400)
        return (days, second, millisecond)
    }

    private var date: String {
        let (year, month, day) = Self.civil(days: parts.days)
        return "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
    }

    private var time: String {
        let second = parts.second
        return "\(Self.digits(second / 3600, 2)):\(Self.digits(second / 60 % 60, 2)):\(Self.digits(second % 60, 2))"
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// Rounded down, so that moments before 1970 come out right.
    private static func divided(_ number: Int, by divisor: Int) -> (Int, Int) {
        let rest = number % divisor
        return rest < 0 ? (number / divisor - 1, rest + divisor) : (number / divisor, rest)
    }
}

extension Timestamp {
    /// The date of a day counted from 1970-01-01.
    ///
    /// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
    static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = divided(days + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    /// The days from 1970-01-01 to a date.
    ///
    /// - Source: the same, `days_from_civil`.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let (era, yearOfEra) = divided(month <= 2 ? year - 1 : year, by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}

/// What of a text has yet to be read.
private struct Scan {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ mark: Character) -> Bool {
        guard rest.first == mark else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(_ count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.utf8.count == count, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        rest = rest.dropFirst(count)
        return Int(digits)
    }

    /// Milliseconds; 0 where there is no fraction.
    mutating func fraction() -> Int? {
        guard skip(".") else { return 0 }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        return Int((digits + "00").prefix(3))
    }

    /// Minutes east of UTC.
    mutating func offset() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(2), skip(":"), let minutes = number(2), hours < 24, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (isWest ? -1 : 1)
    }
}
