extension JSONScanner {
    /// Scans the number that starts at `offset` and returns its range.
    mutating func scanNumber() throws(JSONError) -> Range<Int> {
        let start = offset
        if byte == UInt8(ascii: "-") { offset += 1 }
        let integer = try scanDigits(after: "'-'")
        if integer.count > 1, bytes[integer.lowerBound] == UInt8(ascii: "0") {
            let digits = bytes[integer].drop { $0 == UInt8(ascii: "0") }
            let right = digits.isEmpty ? "0" : String(decoding: digits.prefix(20), as: UTF8.self)
            let words = "A number can't have leading zeros; expected \(right), found '\(text(in: integer).prefix(20))'"
            throw fault(.syntax(words), at: integer.lowerBound)
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

    private mutating func scanDigits(after place: String) throws(JSONError) -> Range<Int> {
        let start = offset
        while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
        if offset == start { throw fault(.syntax("Expected a digit after \(place), found \(try found())")) }
        return start..<offset
    }
}

/// The conversion of a number's text to a double.
enum JSONNumberConversion: Equatable {
    case kept(Double)
    case inexact, notFinite

    /// Converts `text`, a number in JSON's grammar.
    ///
    /// A fraction is rounded to the nearest double, as usual. An integer must be exact: it is kept if it is exactly a
    /// double, or the canonical text of one (1152921504606847000 means 2^60).
    init(of text: String) {
        guard let value = Double(text), value.isFinite else {
            self = .notFinite
            return
        }
        let isInteger = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
        if !isInteger || value.magnitude < 0x1p53 {
            // An integer has one zero: '-0' is 0, though '-0.0' keeps its sign.
            self = .kept(isInteger && value == 0 ? 0 : value)
            return
        }
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
        let isKept = digits == JSONNumber.text(value.magnitude) || digits.utf8.elementsEqual(Self.digits(of: value))
        self = isKept ? .kept(value) : .inexact
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
