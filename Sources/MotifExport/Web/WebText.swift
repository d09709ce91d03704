import MotifJSON

/// Numbers of style sheets and scripts.
enum WebText {
    /// A number in the fewest digits.
    static func number(_ value: Double) -> String { JSONNumber.text(value.clampedToFinite) }

    /// Returns seconds as milliseconds, rounded to the nanosecond, since 0.55 × 1000 isn't exactly 550.
    static func milliseconds(_ seconds: Double) -> String { number((seconds * 1e9).rounded() / 1e6) }
}

extension Double {
    /// Returns the nearest number that a file can contain: overflow becomes the largest number, and NaN becomes 0.
    var clampedToFinite: Double {
        isNaN ? 0 : Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}
