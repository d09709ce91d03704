import MotifJSON
import MotifText

/// Numbers with a unit as text: `350ms`, `0.25turn`, `12pt`, `50%`.
enum Measure {
    /// A unit of a number, such as `ms`.
    struct Unit {
        let name: String
        /// The power of ten by which the unit differs from the type's own.
        var shift = 0
        /// The rest of the conversion, as a factor.
        var factor = 1.0
    }

    /// Reads a number with one of these units; of two units that end alike, the longer one must come first.
    ///
    /// - Returns: The number in the type's own unit, perhaps infinite; `nil` if the text is not such a number.
    static func number(_ text: String, in units: [Unit]) -> Double? {
        let text = text.trimmed
        for unit in units where text.hasSuffix(unit.name) {
            guard let number = plain(text.dropLast(unit.name.count), shift: unit.shift) else { continue }
            return number * unit.factor
        }
        return nil
    }

    /// Reads a decimal number times 10^`shift`, without hexadecimal, `inf` and `nan`; spaces around it are skipped.
    ///
    ///     Measure.plain("16.7", shift: -3)   // 0.0167; the division of two doubles may miss it
    ///
    /// - Returns: The nearest double, infinite beyond its range; `nil` if the text isn't a number.
    static func plain(_ text: some StringProtocol, shift: Int = 0) -> Double? {
        let parts = text.trimmed.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        guard let digits = parts.first, parts.count <= 2, digits.utf8.contains(where: \.isDigit),
            digits.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") || isSign($0) })
        else { return nil }
        var exponent = shift
        if parts.count == 2 {
            guard let written = Int(parts[1]) else { return nil }
            exponent += min(max(written, -100_000), 100_000)
        }
        return Double("\(digits)e\(exponent)")
    }

    /// Returns a number in percent, converted digit by digit: `0.07` becomes `7%`, which `plain` reads as the same
    /// double.
    static func percent(_ number: Double) -> String {
        let text = JSONNumber.text(number)
        let sign = text.hasPrefix("-") ? "-" : ""
        let parts = text.dropFirst(sign.count).split(separator: "e")
        if parts.count == 2, let exponent = Int(parts[1]) { return "\(sign)\(parts[0])e\(exponent + 2)%" }
        let halves = text.dropFirst(sign.count).split(separator: ".")
        let fraction = halves.count == 2 ? String(halves[1]) : ""
        let moved = fraction.prefix(2) + String(repeating: "0", count: max(0, 2 - fraction.count))
        let whole = (halves[0] + moved).drop { $0 == "0" }
        let rest = fraction.dropFirst(2)
        return sign + (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : "." + rest) + "%"
    }

    private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
}
