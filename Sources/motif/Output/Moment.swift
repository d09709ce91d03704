import MotifCatalog

/// A moment in UTC, as text. Formatters of Foundation cost more than the whole rest of a short command.
struct Moment: Equatable {
    /// Milliseconds since 1970 UTC.
    let milliseconds: Int64

    /// This many milliseconds after 1970 UTC.
    init(_ milliseconds: Int64) { self.milliseconds = milliseconds }

    /// `2026-05-04T09:30:00.000Z`, as JSON and CSV have it.
    var rfc3339: String { Timestamp.text(milliseconds: milliseconds) }

    /// `2026-05-04 09:30Z`, for tables.
    var short: String { spaced(droppingLast: ":00.000Z".count) + "Z" }

    /// `2026-05-04 09:30:00Z`, for pages.
    var long: String { spaced(droppingLast: ".000Z".count) + "Z" }

    private func spaced(droppingLast count: Int) -> String {
        String(rfc3339.dropLast(count).map { $0 == "T" ? " " : $0 })
    }
}

extension Moment {
    /// - Parameter text: `2026-05-04T09:30:00Z`, with a fraction of the second or another zone if need be.
    /// - Source: RFC 3339, section 5.6.
    init?(rfc3339 text: String) {
        var scan = Scan(text)
        guard let year = scan.number(4), scan.skip("-"), let month = scan.number(2), scan.skip("-"),
            let day = scan.number(2), scan.skip("T") || scan.skip("t") || scan.skip(" "), let hour = scan.number(2),
            scan.skip(":"), let minute = scan.number(2), scan.skip(":"), let second = scan.number(2),
            let fraction = scan.fraction(), let offset = scan.offset(), scan.isAtEnd
        else { return nil }
        guard (1...12).contains(month), hour < 24, minute < 60, second <= 60 else { return nil }
        let days = Self.days(year: year, month: month, day: day)
        // A day that its month does not have comes back as another date.
        guard Timestamp.text(milliseconds: days * 86_400_000).prefix(10) == text.prefix(10) else { return nil }
        milliseconds = (((days * 24 + hour) * 60 + minute - offset) * 60 + second) * 1000 + fraction
    }

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

    mutating func number(_ count: Int) -> Int64? {
        let digits = rest.prefix(count)
        guard digits.utf8.count == count, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        rest = rest.dropFirst(count)
        return Int64(digits)
    }

    /// Milliseconds; 0 where there is no fraction.
    mutating func fraction() -> Int64? {
        guard skip(".") else { return 0 }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        return Int64((digits + "00").prefix(3))
    }

    /// Minutes east of UTC.
    mutating func offset() -> Int64? {
        if skip("Z") || skip("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(2), skip(":"), let minutes = number(2), hours < 24, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (isWest ? -1 : 1)
    }
}
