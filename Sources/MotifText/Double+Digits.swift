extension Double {
    /// The number for people, with at most `count` significant digits.
    ///
    ///     (0.1 + 0.2).short()   // 0.3
    ///     1594.123456.short()   // 1594.12
    ///     0.0625.short(digits: 2)   // 0.063
    ///
    /// The shortest decimal that reads back as the number is rounded, halves away from zero. A number closer to 0
    /// than 1e-12 is the rounding of a calculation and becomes "0"; there is no "-0".
    package func short(digits count: Int = 6) -> String {
        guard isFinite else { return "\(self)" }
        guard magnitude >= 1e-12 else { return "0" }
        var decimal = DecimalDigits(magnitude)
        decimal.round(to: count)
        return (self < 0 ? "-" : "") + decimal.text
    }
}

extension Double {
    /// The nearest number with this many decimals, halves away from zero; one too large to have as many is unchanged.
    ///
    ///     0.123456.rounded(decimals: 2)   // 0.12
    ///     1e308.rounded(decimals: 2)   // 1e308, where 1e308 * 100 would be infinite
    package func rounded(decimals: Int) -> Double {
        let scale = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
        let scaled = self * scale
        return scaled.magnitude < 0x1p53 ? scaled.rounded() / scale : self
    }
}

/// The decimal digits of a positive number: 0.digits × 10^exponent.
package struct DecimalDigits {
    private static let zero = UInt8(ascii: "0")

    /// ASCII digits; the first and the last aren't 0.
    private var digits: [UInt8]
    private var exponent: Int

    /// The fewest digits that read back as a number, which is finite and more than 0.
    package init(_ number: Double) {
        // Swift writes "0.00012", "12.0" and "1.2e-05".
        let parts = number.description.split(separator: "e")
        let mantissa = Array(parts[0].utf8)
        let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.count
        digits = mantissa.filter { $0 != UInt8(ascii: ".") }
        exponent = point + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        let zeros = digits.prefix { $0 == Self.zero }.count
        digits.removeFirst(zeros)
        exponent -= zeros
        removeTrailingZeros()
    }

    /// Keeps at most `count` digits, halves rounded up.
    package mutating func round(to count: Int) {
        precondition(count > 0, "A number needs at least one digit")
        guard digits.count > count else { return }
        let roundsUp = digits[count] >= UInt8(ascii: "5")
        digits.removeSubrange(count...)
        if roundsUp {
            while digits.last == UInt8(ascii: "9") { digits.removeLast() }
            if let last = digits.indices.last {
                digits[last] += 1
            } else {
                digits = [UInt8(ascii: "1")]
                exponent += 1
            }
        }
        removeTrailingZeros()
    }

    private mutating func removeTrailingZeros() {
        while digits.last == Self.zero { digits.removeLast() }
    }

    /// The number as ECMAScript writes it.
    package var text: String {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the number as ECMAScript writes it.
    ///
    /// - Source: ECMA-262, Number::toString, with its names k and n.
    package func write(into bytes: inout [UInt8]) {
        let point = UInt8(ascii: ".")
        let (k, n) = (digits.count, exponent)
        if k <= n, n <= 21 {
            bytes += digits
            bytes += repeatElement(Self.zero, count: n - k)
        } else if 0 < n, n <= 21 {
            bytes += digits.prefix(n)
            bytes.append(point)
            bytes += digits.dropFirst(n)
        } else if -6 < n, n <= 0 {
            bytes += [Self.zero, point]
            bytes += repeatElement(Self.zero, count: -n)
            bytes += digits
        } else {
            bytes += digits.prefix(1)
            if k > 1 { bytes.append(point) }
            bytes += digits.dropFirst()
            bytes += Array("e\(n > 0 ? "+" : "-")\((n - 1).magnitude)".utf8)
        }
    }
}
