import MotifJSON

/// Numbers of style sheets and scripts.
enum WebText {
    /// A number in the fewest digits.
    static func number(_ value: Double) -> String { JSONNumber.text(value.clampedToFinite) }

    /// Milliseconds for a number of seconds, to the nanosecond: 0.55 times 1000 is not 550.
    static func milliseconds(_ seconds: Double) -> String { number((seconds * 1e9).rounded() / 1e6) }
}

extension Double {
    /// The nearest number that a file can hold: overflow becomes the largest number, and what is not a number 0.
    var clampedToFinite: Double {
        isNaN ? 0 : Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
}
