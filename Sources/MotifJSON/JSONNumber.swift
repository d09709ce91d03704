/// The text of numbers, as ECMAScript writes them.
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
    static func write(_ value: Double, into bytes: inout [UInt8]) {
        precondition(value.isFinite, "JSON has no text for \(value)")
        if value.magnitude < 0x1p53, value == value.rounded(.towardZero) {
            writeInteger(Int64(value), into: &bytes)
            return
        }
        var text = value.description
        text.withUTF8 { shortest in
            if let mark = shortest.firstIndex(of: UInt8(ascii: "e")) {
                writeExponential(shortest, mark: mark, into: &bytes)
            } else {
                // Swift writes 1e-4…2^53 without an exponent, as ECMAScript does; it alone adds '.0' to integers.
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

    /// Puts Swift's `d.ddde±xx` into the form that ECMAScript gives a number of these digits and this exponent.
    private static func writeExponential(
        _ text: UnsafeBufferPointer<UInt8>, mark: Int, into bytes: inout [UInt8]
    ) {
        var digits = text[..<mark].filter { $0 != UInt8(ascii: ".") }
        if digits.first == UInt8(ascii: "-") { bytes.append(digits.removeFirst()) }
        let exponent = Int(String(decoding: text[(mark + 1)...], as: UTF8.self)) ?? 0
        // The names of ECMA-262: the value is 0.digits × 10^n.
        let n = exponent + 1
        let zero = UInt8(ascii: "0")
        let point = UInt8(ascii: ".")
        switch n {
        case digits.count...max(digits.count, 21) where n <= 21:
            bytes += digits
            bytes += repeatElement(zero, count: n - digits.count)
        case 1...21:
            bytes += digits.prefix(n)
            bytes.append(point)
            bytes += digits.dropFirst(n)
        case -5...0:
            bytes += [zero, point]
            bytes += repeatElement(zero, count: -n)
            bytes += digits
        default:
            bytes += digits.prefix(1)
            if digits.count > 1 {
                bytes.append(point)
                bytes += digits.dropFirst()
            }
            bytes += [UInt8(ascii: "e"), UInt8(ascii: exponent < 0 ? "-" : "+")]
            writeInteger(Int64(exponent.magnitude), into: &bytes)
        }
    }
}
