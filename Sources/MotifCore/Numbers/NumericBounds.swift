import MotifJSON

/// The range of a number: each end inclusive, exclusive or open.
public struct NumericBounds: Sendable, Equatable {
    /// One end of the range.
    public struct End: Sendable, Equatable {
        /// The number at the end, finite.
        public let value: Double
        /// Whether the number itself is allowed.
        public let isInclusive: Bool

        /// An end at this number.
        public init(_ value: Double, isInclusive: Bool) {
            self.value = value
            self.isInclusive = isInclusive
        }
    }

    /// The lower end, if there is one.
    public let lower: End?
    /// The upper end, if there is one.
    public let upper: End?

    /// A range between these ends; open where one is `nil`.
    public init(lower: End? = nil, upper: End? = nil) {
        self.lower = lower
        self.upper = upper
    }

    /// The range from 0 to 1, both inclusive.
    public static let fraction = NumericBounds(
        lower: End(0, isInclusive: true), upper: End(1, isInclusive: true))

    /// The range of numbers that aren't negative.
    static let notNegative = NumericBounds(lower: End(0, isInclusive: true))

    /// The range in which a double represents every whole number exactly (RFC 7493, 2.2).
    static let exactIntegers = NumericBounds(
        lower: End(-0x1F_FFFF_FFFF_FFFF, isInclusive: true), upper: End(0x1F_FFFF_FFFF_FFFF, isInclusive: true))

    /// Whether the number is in the range.
    public func contains(_ number: Double) -> Bool {
        if number.isNaN { return false }
        if let lower, number < lower.value || (number == lower.value && !lower.isInclusive) { return false }
        if let upper, number > upper.value || (number == upper.value && !upper.isInclusive) { return false }
        return true
    }

    /// Whether no number is in the range.
    public var isEmpty: Bool {
        guard let lower, let upper else { return false }
        return lower.value > upper.value
            || (lower.value == upper.value && !(lower.isInclusive && upper.isInclusive))
    }

    /// Whether no whole number is in the range.
    var hasNoInteger: Bool {
        guard !isEmpty, let lower, let upper else { return isEmpty }
        let first = lower.isInclusive ? lower.value.rounded(.up) : lower.value.rounded(.down) + 1
        return !contains(first) || first > upper.value
    }

    /// Returns the intersection of two ranges.
    public func intersection(_ other: NumericBounds) -> NumericBounds {
        NumericBounds(
            lower: Self.stricter(lower, other.lower) { $0 > $1 }, upper: Self.stricter(upper, other.upper) { $0 < $1 })
    }

    /// Returns the range in words that follow `it`: `must be between 0 s and 2 s`, `must be more than 0 s and at most
    /// 10 s`.
    public func rule(unit: String) -> String {
        guard let lower, let upper else {
            return (self == NumericBounds() ? "can be " : "must be ") + phrase(unit: unit)
        }
        func text(_ end: End) -> String { JSONNumber.text(end.value) + unit }
        if lower.isInclusive, upper.isInclusive { return "must be between \(text(lower)) and \(text(upper))" }
        return "must be " + (lower.isInclusive ? "at least " : "more than ") + text(lower)
            + (upper.isInclusive ? " and at most " : " and less than ") + text(upper)
    }

    /// Returns the range in words for a table: `from 0 s to 2 s`, `over 0 s, up to 10 s`, `more than 0 s`.
    public func phrase(unit: String) -> String {
        func text(_ end: End) -> String { JSONNumber.text(end.value) + unit }
        switch (lower, upper) {
        case (nil, nil): return "any number"
        case (let lower?, nil): return (lower.isInclusive ? "at least " : "more than ") + text(lower)
        case (nil, let upper?): return (upper.isInclusive ? "at most " : "less than ") + text(upper)
        case (let lower?, let upper?):
            if lower.isInclusive, upper.isInclusive { return "from \(text(lower)) to \(text(upper))" }
            return (lower.isInclusive ? "at least " : "over ") + text(lower)
                + (upper.isInclusive ? ", up to " : ", under ") + text(upper)
        }
    }

    private static func stricter(_ left: End?, _ right: End?, isStricter: (Double, Double) -> Bool) -> End? {
        guard let left else { return right }
        guard let right else { return left }
        if left.value == right.value { return left.isInclusive ? right : left }
        return isStricter(left.value, right.value) ? left : right
    }
}
