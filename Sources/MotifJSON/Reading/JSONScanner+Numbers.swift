extension JSONScanner {
    /// Scans the number that starts at `offset` and returns its range.
    mutating func scanNumber() throws(JSONError) -> Range<Int> {
        let start = offset
        if byte == UInt8(ascii: "-") { offset += 1 }
        let integer = try scanDigits(after: "'-'")
        if integer.count > 1, bytes[integer.lowerBound] == UInt8(ascii: "0") {
            let digits = bytes[integer].drop { $0 == UInt8(ascii: "0") }
            let right = digits.isEmpty ? "0" : String(decoding: digits.prefix(20), as: UTF8.self)
            let found = text(in: integer).prefix(20)
            let message = "A number can't have leading zeros; expected \(right), found '\(found)'"
            throw fault(.syntax(message), at: integer.lowerBound)
        }
        if byte == UInt8(ascii: ".") {
            offset += 1
            _ = try scanDigits(after: "'.'")
        }
        if let mark = byte, mark | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
            _ = try scanDigits(after: "the exponent sign")
        }
        return start..<offset
    }

    private mutating func scanDigits(after part: String) throws(JSONError) -> Range<Int> {
        let start = offset
        while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
        if offset == start { throw fault(.syntax("Expected a digit after \(part), found \(try found())")) }
        return start..<offset
    }
}

/// The conversion of a number's text to a double.
enum JSONNumberConversion: Equatable {
    case kept(Double)
    case inexact, notFinite

    /// Converts a number in JSON's grammar.
    ///
    /// A fraction is rounded to the nearest double, as usual. An integer must be exact: it is kept if it is exactly a
    /// double, or the canonical text of one (1152921504606847000 means 2^60).
    init(of bytes: UnsafeRawBufferPointer) {
        if let value = Self.short(bytes) {
            self = .kept(value)
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            self = .notFinite
            return
        }
        let isInteger = bytes.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
        if !isInteger || value.magnitude < 0x1p53 {
            // An integer has one zero: '-0' is 0, though '-0.0' keeps its sign.
            self = .kept(isInteger && value == 0 ? 0 : value)
            return
        }
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
        let isKept = digits == JSONNumber.text(value.magnitude) || digits.utf8.elementsEqual(Self.digits(of: value))
        self = isKept ? .kept(value) : .inexact
    }

    /// The value of a number with at most 15 digits and without an exponent; `nil` for others.
    ///
    /// The digits and the power of ten are exact as doubles, so that their quotient is the nearest double.
    /// - Source: W. D. Clinger, "How to Read Floating Point Numbers Accurately", 1990,
    ///   https://doi.org/10.1145/93542.93557
    private static func short(_ bytes: UnsafeRawBufferPointer) -> Double? {
        let isNegative = bytes.first == UInt8(ascii: "-")
        // 15 digits and a point.
        guard bytes.count <= (isNegative ? 17 : 16) else { return nil }
        var (digits, count, isFraction, divisor) = (0, 0, false, 1.0)
        for byte in bytes.dropFirst(isNegative ? 1 : 0) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                count += 1
                if isFraction { divisor *= 10 }
            case UInt8(ascii: "."): isFraction = true
            default: return nil
            }
        }
        guard count <= 15 else { return nil }
        if !isFraction { return Double(isNegative ? -digits : digits) }
        let value = Double(digits) / divisor
        return isNegative ? -value : value
    }

    /// All decimal digits of an integer of 2^53 or more, without its sign.
    private static func digits(of value: Double) -> [UInt8] {
        let billion: UInt64 = 1_000_000_000
        // Groups of nine digits, the lowest first.
        var rest = value.significandBitPattern | 1 << 52
        var limbs: [UInt64] = []
        while rest > 0 {
            limbs.append(rest % billion)
            rest /= billion
        }
        for _ in 0..<(Int(value.exponent) - 52) {
            var carry: UInt64 = 0
            for index in limbs.indices {
                let doubled = limbs[index] * 2 + carry
                limbs[index] = doubled % billion
                carry = doubled / billion
            }
            if carry > 0 { limbs.append(carry) }
        }
        var digits: [UInt8] = []
        for limb in limbs {
            var rest = limb
            for _ in 0..<9 {
                digits.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
                rest /= 10
            }
        }
        return digits.reversed().drop { $0 == 0x30 } + []
    }
}
