import MotifSource

extension SourceExpression {
    /// The number or time that CSS computes: literals, arithmetic, `calc()`, `min()`, `max()`, `clamp()`, and Sass's
    /// `math.div()`; `nil` for anything else.
    ///
    /// - Source: CSS Values and Units Level 4, 10.
    var styleNumber: SourceNumber? {
        switch form {
        case .number(let number): return SourceNumber(number.value, unit: number.unit.lowercased())
        case .unary("+", let operand): return operand.styleNumber
        case .unary("-", let operand): return operand.styleNumber.map { SourceNumber(-$0.value, unit: $0.unit) }
        case .binary(let sign, let left, let right):
            guard let left = left.styleNumber, let right = right.styleNumber else { return nil }
            return left.combined(sign, right)
        case .call(let callee, let arguments):
            let numbers = arguments.compactMap(\.value.styleNumber)
            guard numbers.count == arguments.count, let first = numbers.first else { return nil }
            switch (callee.lastName?.lowercased(), numbers.count) {
            case ("calc", 1): return first
            case ("min", _): return first.least(numbers.dropFirst(), <)
            case ("max", _): return first.least(numbers.dropFirst(), >)
            // The least value wins over the greatest.
            case ("clamp", 3): return numbers[1].least(numbers[2...], <)?.least(numbers[..<1], >)
            case ("div", 2): return first.combined("/", numbers[1])
            default: return nil
            }
        default: return nil
        }
    }
}

extension SourceNumber {
    /// The seconds, if it is a time.
    var seconds: Double? {
        switch unit {
        case "s": value
        case "ms": value.milliseconds
        default: nil
        }
    }

    fileprivate func combined(_ sign: String, _ other: SourceNumber) -> SourceNumber? {
        let result: SourceNumber?
        switch sign {
        case "+", "-":
            let pair = aligned(other)
            result = pair.map { SourceNumber(sign == "+" ? $0.0 + $0.1 : $0.0 - $0.1, unit: $0.unit) }
        case "*" where unit.isEmpty || other.unit.isEmpty:
            result = SourceNumber(value * other.value, unit: unit + other.unit)
        case "/" where other.value != 0 && other.unit.isEmpty: result = SourceNumber(value / other.value, unit: unit)
        case "/" where other.value != 0: result = aligned(other).map { SourceNumber($0.0 / $0.1) }
        default: result = nil
        }
        return result.flatMap { $0.value.isFinite ? SourceNumber($0.value.cleaned, unit: $0.unit) : nil }
    }

    /// Both numbers in one unit.
    private func aligned(_ other: SourceNumber) -> (Double, Double, unit: String)? {
        if unit == other.unit { return (value, other.value, unit) }
        guard let seconds, let others = other.seconds else { return nil }
        return (seconds, others, "s")
    }

    fileprivate func least(_ others: some Sequence<SourceNumber>, _ isBefore: (Double, Double) -> Bool) -> SourceNumber?
    {
        var found = self
        for other in others {
            guard let pair = other.aligned(found) else { return nil }
            if isBefore(pair.0, pair.1) { found = other }
        }
        return found
    }
}
