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

    private static let mostDigits = 400
    private static let longestUnit = 7

    /// Reads a literal; `nil` if it isn't a finite number.
    init?(_ bytes: ArraySlice<UInt8>, in language: SourceLanguage) {
        let length = Self.end(in: Array(bytes), from: 0)
        let digits = String(decoding: bytes.prefix(length).filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        let unit = String(decoding: bytes.dropFirst(length), as: UTF8.self)
        if let radix = ["0x": 16, "0b": 2, "0o": 8][digits.lowercased()] {
            guard let value = Int(unit.filter { $0 != "_" }, radix: radix) else { return nil }
            self.init(Double(value), kind: language.wholeNumbers)
            return
        }
        // A number that is too large for a Double can't be compared.
        guard digits.utf8.count <= Self.mostDigits, unit.utf8.count <= Self.longestUnit, let value = Double(digits),
            value.isFinite
        else { return nil }
        let isReal = digits.contains { !$0.isNumber } || ["f", "d"].contains(unit.lowercased())
        self.init(
            value, unit: language.isStyle ? unit.lowercased() : unit, kind: isReal ? .real : language.wholeNumbers)
    }

    /// The offset after the digits of the literal that begins at another one, with its fraction and exponent, or after
    /// the prefix for another base.
    static func end(in bytes: [UInt8], from start: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
        func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
        func digits(_ start: Int) -> Int {
            var end = start
            while isDigit(byte(end)) || byte(end) == UInt8(ascii: "_") { end += 1 }
            return end
        }
        if byte(start) == UInt8(ascii: "0"), "xbo".utf8.contains(byte(start + 1) | 0x20) { return start + 2 }
        var end = digits(start)
        if byte(end) == UInt8(ascii: "."), isDigit(byte(end + 1)) { end = digits(end + 1) }
        guard byte(end) | 0x20 == UInt8(ascii: "e") else { return end }
        let exponent = end + ("+-".utf8.contains(byte(end + 1)) ? 2 : 1)
        return isDigit(byte(exponent)) ? digits(exponent) : end
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
    fileprivate static let integerTypes: Set<String> = ["Int", "Int32", "Int64", "UInt", "Long"]

    /// Whether a function only converts a number to another type.
    public static func isConversion(_ name: String) -> Bool { realTypes.contains(name) || integerTypes.contains(name) }

    /// Returns the number that the expression evaluates to by arithmetic alone.
    ///
    /// It can have literals, signs, `+ - * /`, casts, initializers such as `CGFloat(…)`, pi, and functions that round or
    /// select a number. Integers divide as such.
    /// - Throws: The first part that isn't a number.
    public func number(in language: SourceLanguage) throws(SourceUnknown) -> SourceNumber {
        let found: SourceNumber?
        switch form {
        case .number(let number): found = number
        case .unary(let sign, let operand) where sign == "-" || sign == "+":
            let number = try operand.number(in: language)
            found = SourceNumber(sign == "-" ? -number.value : number.value, unit: number.unit, kind: number.kind)
        case .binary(let sign, let left, let right):
            let numbers = (try left.number(in: language), try right.number(in: language))
            found = numbers.0.combined(sign, numbers.1, isStyle: language.isStyle)
        case .cast(let value, let type): found = try value.number(in: language).converted(to: type)
        case .call(let callee, let arguments): found = try result(of: callee, arguments.map(\.value), in: language)
        case .implicit("pi"), .member(_, "pi"), .member(_, "PI"):
            let isPi = path.map { $0.count == 2 && Self.realTypes.union(["", "Math", "math"]).contains($0[0]) }
            found = isPi == true ? SourceNumber(.pi) : nil
        default: found = nil
        }
        guard let found else { throw SourceUnknown(expression: self) }
        return found
    }

    /// The result of a function; `nil` if it isn't one of numbers.
    private func result(
        of callee: SourceExpression, _ values: [SourceExpression], in language: SourceLanguage
    ) throws(SourceUnknown) -> SourceNumber? {
        guard let name = callee.lastName, arguments.allSatisfy({ $0.label == nil }) else { return nil }
        let isConversion = callee.path?.count == 1 && values.count == 1 && (name == "log" || Self.isConversion(name))
        guard language.isStyle || isConversion || SourceNumber.hasFunction(name) else { return nil }
        var numbers: [SourceNumber] = []
        // `(0.5 * 300).toInt()`, but not `Math.round(300)`.
        if case .member(let base, _) = callee.form, base.path?.last?.lowercased() != "math" {
            numbers.append(try base.number(in: language))
        }
        for value in values { numbers.append(try value.number(in: language)) }
        guard isConversion, !language.isStyle else { return SourceNumber.result(of: name, numbers, in: language) }
        if name == "log" { return numbers[0].value > 0 ? SourceNumber(log(numbers[0].value)) : nil }
        // Literals divide as integers here: Double(1 / 2) is 0, which nobody intends.
        if numbers[0].kind == .whole, values[0].divides { throw SourceUnknown(expression: values[0]) }
        return numbers[0].converted(to: name)
    }

    private var divides: Bool { contains { if case .binary("/", _, _) = $0.form { true } else { false } } }
}

extension SourceNumber {
    /// The seconds, if it is a time of CSS.
    package var seconds: Double? {
        switch unit {
        case "s": value
        case "ms": value.milliseconds
        default: nil
        }
    }

    fileprivate func converted(to type: String) -> SourceNumber {
        SourceExpression.integerTypes.contains(type)
            ? SourceNumber(value.rounded(.towardZero), unit: unit, kind: .integer) : SourceNumber(value, unit: unit)
    }

    /// The result of an operator; in style sheets, times are added in any unit, and the quotient of two is a number.
    fileprivate func combined(_ sign: String, _ other: SourceNumber, isStyle: Bool) -> SourceNumber? {
        let kinds = [kind, other.kind]
        let kind: Kind = kinds.contains(.real) ? .real : kinds.contains(.integer) ? .integer : .whole
        let isQuotient = isStyle && sign == "/" && !other.unit.isEmpty
        let pair =
            isQuotient || sign == "+" || sign == "-"
            ? aligned(other, isStyle: isStyle) : (value, other.value, unit.isEmpty ? other.unit : unit)
        guard var (first, second, unit) = pair else { return nil }
        // `350 * 0.7f` of Kotlin is computed with 32 bits.
        let isSingle =
            !isStyle && kind == .real && [self, other].allSatisfy { $0.kind != .real || $0.unit.lowercased() == "f" }
        if isSingle { (first, second, unit) = (Double(Float(first)), Double(Float(second)), "f") }
        var result: Double
        switch sign {
        case "+": result = first + second
        case "-": result = first - second
        case "*" where !isStyle || self.unit.isEmpty || other.unit.isEmpty: result = first * second
        case "/" where second != 0: result = kind == .integer ? (first / second).rounded(.towardZero) : first / second
        // Dart's integer division.
        case "~/" where second != 0: result = (first / second).rounded(.towardZero)
        default: return nil
        }
        if isStyle { result = result.cleaned }
        if isSingle { result = Double("\(Float(result))") ?? result }
        return result.isFinite ? SourceNumber(result, unit: isQuotient ? "" : unit, kind: kind) : nil
    }

    /// Both values in one unit.
    private func aligned(_ other: SourceNumber, isStyle: Bool = true) -> (Double, Double, unit: String)? {
        if unit == other.unit { return (value, other.value, unit) }
        if !isStyle, unit.isEmpty || other.unit.isEmpty { return (value, other.value, unit + other.unit) }
        guard let seconds, let others = other.seconds else { return nil }
        return (seconds, others, "s")
    }

    private static let (least, greatest): (Set, Set) = (
        ["min", "minof", "fmin", "coerceatmost"], ["max", "maxof", "fmax", "coerceatleast"]
    )
    /// Functions of a number, with the way in which they round it.
    private static let roundings: [String: FloatingPointRoundingRule] = [
        "round": .toNearestOrAwayFromZero, "rounded": .toNearestOrAwayFromZero, "floor": .down, "ceil": .up,
        "roundtoint": .toNearestOrAwayFromZero, "roundtolong": .toNearestOrAwayFromZero, "toint": .towardZero,
        "tolong": .towardZero, "trunc": .towardZero, "truncate": .towardZero,
    ]

    /// Whether a name is that of a function in a programming language.
    fileprivate static func hasFunction(_ name: String) -> Bool {
        let name = name.lowercased()
        return least.contains(name) || greatest.contains(name) || roundings[name] != nil || name == "abs"
    }

    /// The result of a function.
    ///
    /// - Source: CSS Values and Units Level 4, 10; Sass's module `math`; the standard libraries of Swift, Kotlin,
    ///   JavaScript, and Dart.
    fileprivate static func result(
        of function: String, _ numbers: [SourceNumber], in language: SourceLanguage
    ) -> SourceNumber? {
        guard let first = numbers.first else { return nil }
        let name = function.lowercased()
        switch (name, numbers.count) {
        case ("calc", 1): return first
        case ("abs", 1): return SourceNumber(abs(first.value), unit: first.unit, kind: first.kind)
        // The least value wins over the greatest.
        case ("clamp", 3): return numbers[1].outermost(numbers[2...], <)?.outermost(numbers[..<1], >)
        case ("div", 2): return first.combined("/", numbers[1], isStyle: true)
        case (_, 1) where roundings[name] != nil && !language.isStyle:
            let value = first.value.rounded(roundings[name] ?? .down)
            return SourceNumber(value, kind: name.contains("to") ? language.wholeNumbers : .real)
        case _ where least.contains(name): return first.outermost(numbers.dropFirst(), <)
        case _ where greatest.contains(name): return first.outermost(numbers.dropFirst(), >)
        default: return nil
        }
    }

    /// The number that is before all others.
    private func outermost(_ others: ArraySlice<SourceNumber>, _ isBefore: (Double, Double) -> Bool) -> SourceNumber? {
        var found = self
        for other in others {
            guard let pair = other.aligned(found) else { return nil }
            if isBefore(pair.0, pair.1) { found = other }
        }
        return found
    }
}

extension Double {
    /// Milliseconds in seconds: the nearest double to the decimal number, which a division may miss.
    package var milliseconds: Double { Double("\(self)e-3") ?? self / 1000 }

    /// The number without the last digits that a sum of decimals leaves: 0.85 for 1 − 0.15.
    package var cleaned: Double {
        let decimal = (self * 1e12).rounded() / 1e12
        return abs(decimal - self) <= 4 * max(1, magnitude).ulp ? decimal : self
    }
}
