import MotifPlatform

/// A number in a source text.
public struct SourceNumber: Hashable, Sendable {
    /// How a number divides.
    public enum Kind: Hashable, Sendable {
        /// A number with a fraction.
        case real
        /// A literal without a point, which takes the type that is needed.
        case whole
        /// An integer; when it is divided by an integer, the fraction is lost.
        case integer
    }

    /// The value, without its unit.
    public let value: Double
    /// The letters after the number: `ms`, `s`, `f`, `%`; empty if there are none.
    public let unit: String
    /// How it divides.
    public let kind: Kind

    /// A number.
    public init(_ value: Double, unit: String = "", kind: Kind = .real) {
        self.value = value
        self.unit = unit
        self.kind = kind
    }

    /// Reads a literal; `nil` if it isn't a finite number.
    init?(_ bytes: ArraySlice<UInt8>, in language: SourceLanguage) {
        let digits = bytes.filter { $0 != UInt8(ascii: "_") }
        let text = String(decoding: digits.prefix(Self.mostDigits), as: UTF8.self)
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.lowercased().hasPrefix(prefix) {
            guard let value = Int(text.dropFirst(2), radix: radix) else { return nil }
            self.init(Double(value), kind: language.wholeNumbers)
            return
        }
        let length = Self.length(of: digits)
        // A number that is too large for a Double can't be compared.
        guard length <= Self.mostDigits, digits.count - length <= Self.longestUnit,
            let value = Double(String(decoding: digits.prefix(length), as: UTF8.self)), value.isFinite
        else { return nil }
        let unit = String(decoding: digits.dropFirst(length), as: UTF8.self)
        let hasFraction = digits.prefix(length).contains { !Self.isDigit($0) }
        let isReal = hasFraction || unit.lowercased() == "f" || unit.lowercased() == "d"
        self.init(value, unit: unit, kind: isReal ? .real : language.wholeNumbers)
    }
}

extension SourceNumber {
    private static let mostDigits = 400
    private static let longestUnit = 7

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// The length of the digits of a literal, with its fraction and exponent.
    private static func length(of literal: [UInt8]) -> Int {
        func digits(from start: Int) -> Int { literal[start...].prefix(while: isDigit).count }
        var end = digits(from: 0)
        if end < literal.count, literal[end] == UInt8(ascii: "."), case let more = digits(from: end + 1), more > 0 {
            end += 1 + more
        }
        guard end < literal.count, literal[end] | 0x20 == UInt8(ascii: "e") else { return end }
        var start = end + 1
        if start < literal.count, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(literal[start]) { start += 1 }
        let more = digits(from: start)
        return more > 0 ? start + more : end
    }
}

/// The part of an expression that keeps it from being a number.
public struct SourceUnknown: Error, Hashable, Sendable {
    /// The part.
    public let expression: SourceExpression
}

extension SourceExpression {
    /// Types whose initializers keep a number's value.
    private static let realTypes: Set<String> = [
        "CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval", "NSTimeInterval", "Float32", "Float64",
        "Number",
    ]
    private static let integerTypes: Set<String> = ["Int", "Int32", "Int64", "UInt", "Long"]

    /// Whether a function only converts a number to another type.
    public static func isConversion(_ name: String) -> Bool { realTypes.contains(name) || integerTypes.contains(name) }

    /// Returns the number that the expression evaluates to by arithmetic alone.
    ///
    /// It can have literals, signs, `+ - * /`, casts, initializers such as `CGFloat(…)`, and pi. Integers divide as
    /// such.
    /// - Throws: The first part that isn't a number.
    public func number(in language: SourceLanguage) throws(SourceUnknown) -> SourceNumber {
        switch form {
        case .number(let number): return number
        case .unary(let sign, let operand) where sign == "-" || sign == "+":
            let number = try operand.number(in: language)
            return SourceNumber(sign == "-" ? -number.value : number.value, unit: number.unit, kind: number.kind)
        case .binary(let sign, let left, let right): return try combined(sign, left, right, in: language)
        case .cast(let value, let type): return try value.number(in: language).converted(to: type)
        case .call(let callee, let arguments):
            // CSS's calc(…) has the value of its argument.
            guard let name = callee.path?.last, arguments.count == 1, let value = arguments.first?.value,
                arguments[0].label == nil
            else { throw SourceUnknown(expression: self) }
            if name == "calc", language.isStyle { return try value.number(in: language) }
            if name == "log", callee.path?.count == 1, case let number = try value.number(in: language).value,
                number > 0
            {
                return SourceNumber(log(number))
            }
            guard Self.isConversion(name), callee.path?.count == 1 else {
                throw SourceUnknown(expression: self)
            }
            let number = try value.number(in: language)
            // Literals divide as integers here: Double(1 / 2) is 0, which nobody intends.
            if number.kind == .whole, value.divides { throw SourceUnknown(expression: value) }
            return number.converted(to: name)
        case .implicit("pi"), .member(_, "pi"), .member(_, "PI"):
            if let path, path.count == 2, Self.realTypes.union(["", "Math", "math"]).contains(path[0]) {
                return SourceNumber(.pi)
            }
            throw SourceUnknown(expression: self)
        default: throw SourceUnknown(expression: self)
        }
    }

    private var divides: Bool {
        if case .binary("/", _, _) = form { true } else { parts.contains(where: \.divides) }
    }

    private func combined(
        _ sign: String, _ left: SourceExpression, _ right: SourceExpression, in language: SourceLanguage
    ) throws(SourceUnknown) -> SourceNumber {
        let (first, second) = (try left.number(in: language), try right.number(in: language))
        let isInteger = first.kind == .integer || second.kind == .integer
        let isReal = first.kind == .real || second.kind == .real
        let kind: SourceNumber.Kind = isReal ? .real : isInteger ? .integer : .whole
        let (a, b) = (first.value, second.value)
        let isScaling = ["*", "/", "~/"].contains(sign)
        guard first.unit == second.unit || isScaling || first.unit.isEmpty || second.unit.isEmpty else {
            throw SourceUnknown(expression: self)
        }
        let value: Double
        switch sign {
        case "+": value = a + b
        case "-": value = a - b
        case "*": value = a * b
        case "/" where b != 0: value = kind == .integer ? (a / b).rounded(.towardZero) : a / b
        // Dart's integer division.
        case "~/" where b != 0: value = (a / b).rounded(.towardZero)
        default: throw SourceUnknown(expression: self)
        }
        guard value.isFinite else { throw SourceUnknown(expression: self) }
        return SourceNumber(value, unit: first.unit.isEmpty ? second.unit : first.unit, kind: kind)
    }
}

extension SourceNumber {
    fileprivate func converted(to type: String) -> SourceNumber {
        switch type {
        case "Int", "Int32", "Int64", "UInt", "Long":
            SourceNumber(value.rounded(.towardZero), unit: unit, kind: .integer)
        default: SourceNumber(value, unit: unit, kind: .real)
        }
    }
}
