/// Times as text, the same in every answer and in the views of `motif sql`.
public enum Timestamp {
    /// `2027-01-15T08:00:00.000Z` for milliseconds since 1970 UTC; years beyond 9999 take more digits.
    ///
    /// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
    public static func text(milliseconds: Int64) -> String {
        let (days, time) = floorDivided(milliseconds, by: 86_400_000)
        // Days since 0000-03-01, so that a leap day ends its year.
        let (era, dayOfEra) = floorDivided(days + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        let date = "\(padded(year, 4))-\(padded(month < 10 ? month + 3 : month - 9, 2))-\(padded(day, 2))"
        let (hour, minute, second) = (time / 3_600_000, time / 60_000 % 60, time / 1000 % 60)
        return "\(date)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2)).\(padded(time % 1000, 3))Z"
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
