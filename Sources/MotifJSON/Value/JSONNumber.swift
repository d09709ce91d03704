import MotifText

/// Conversion of numbers to text, as ECMAScript does it.
public enum JSONNumber {
    /// The canonical text of a number: the fewest digits that read back as the same double.
    ///
    ///     JSONNumber.text(0.35)   // "0.35"
    ///     JSONNumber.text(1e21)   // "1e+21"
    ///     JSONNumber.text(-0.0)   // "0"
    ///
    /// - Parameter value: A finite number.
    /// - Source: RFC 8785, section 3.2.2.3; ECMA-262, Number::toString.
    public static func text(_ value: Double) -> String {
        var bytes: [UInt8] = []
        write(value, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the canonical text of `value`.
    package static func write(_ value: Double, into bytes: inout [UInt8]) {
        precondition(value.isFinite, "JSON has no text for \(value)")
        if value.magnitude < 0x1p53, value == value.rounded(.towardZero) {
            writeInteger(Int64(value), into: &bytes)
            return
        }
        var text = value.description
        text.withUTF8 { shortest in
            if shortest.contains(UInt8(ascii: "e")) {
                if value < 0 { bytes.append(UInt8(ascii: "-")) }
                DecimalDigits(value.magnitude).write(into: &bytes)
            } else {
                // Swift writes 1e-4…2^53 without an exponent, as ECMAScript does; but it adds '.0' to integers.
                let isInteger = shortest.count > 2 && shortest.suffix(2).elementsEqual(".0".utf8)
                bytes.append(contentsOf: isInteger ? shortest.dropLast(2) : shortest[...])
            }
        }
    }

    private static func writeInteger(_ value: Int64, into bytes: inout [UInt8]) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }
}
