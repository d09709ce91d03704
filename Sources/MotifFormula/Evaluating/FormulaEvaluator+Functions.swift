import MotifPlatform

extension FormulaEvaluator {
    func call(
        _ callee: Syntax.Callee, _ arguments: [Syntax], at syntax: Syntax
    ) throws(FormulaError) -> FormulaValue {
        guard let function = callee.function, let first = arguments.first,
            arguments.count == function.parameters.count || function.isRepeating
        else { throw uncallable(callee, arguments) }
        let value: FormulaValue =
            switch function {
            case .min, .max: try extreme(function, arguments, first)
            case .abs, .sign, .sqrt, .floor, .ceil, .round: .number(rounded(function, try number(first)))
            case .center: .point(try frame(first).center)
            case .bounds: .frame(bounds(of: try size(first)))
            case .count: .number(Double(try list(first).count))
            case .sum: .number(try sum(first))
            case .hypot, .point, .size, .farthest, .inset: try call(function, first, arguments[1])
            case .row, .column: try cell(function, first, rows: arguments[1])
            case .settlingDuration: try curve(first).settlingDuration.map(FormulaValue.number) ?? .missing
            case .contains, .startsWith, .endsWith: .boolean(try find(function, first, arguments[1]))
            case .color:
                .record([
                    "red": .number(try number(first)), "green": .number(try number(arguments[1])),
                    "blue": .number(try number(arguments[2])), "alpha": .number(1),
                ])
            case .clamp, .lerp: .number(try call(function, first, arguments[1], arguments[2], at: syntax))
            case .frame:
                .frame(
                    MotionFrame(
                        x: try number(first), y: try number(arguments[1]),
                        width: try number(arguments[2]), height: try number(arguments[3])))
            }
        return try finite(value, at: syntax)
    }

    /// The error that the checker reports; only a formula that wasn't checked gets here.
    private func uncallable(_ callee: Syntax.Callee, _ arguments: [Syntax]) -> FormulaError {
        let problem: MeaningProblem =
            callee.function.map { .wrongCount($0, given: arguments.count) }
            ?? .unknownFunction(callee.name.text, nearest: nil)
        return FormulaError(.meaning(problem), at: callee.name.span, of: source)
    }

    private func extreme(
        _ function: FormulaFunction, _ arguments: [Syntax], _ first: Syntax
    ) throws(FormulaError) -> FormulaValue {
        func choose(_ one: Double, _ other: Double) -> Double {
            function == .min ? min(one, other) : max(one, other)
        }
        // Evaluated once; otherwise, each level of nested calls would double the time.
        let value = try value(first)
        guard case .list(let elements) = value, arguments.count == 1 else {
            var best = try number(value, at: first)
            for argument in arguments.dropFirst() { best = choose(best, try number(argument)) }
            return .number(best)
        }
        guard let start = elements.first else { throw refusal(.emptyList(text(of: first), function), at: first) }
        var best = try number(start, of: first)
        for element in elements.dropFirst() { best = choose(best, try number(element, of: first)) }
        return .number(best)
    }

    private func rounded(_ function: FormulaFunction, _ number: Double) -> Double {
        switch function {
        case .abs: number.magnitude
        case .sign: number > 0 ? 1 : number < 0 ? -1 : 0
        case .sqrt: number.squareRoot()
        case .floor: number.rounded(.down)
        case .ceil: number.rounded(.up)
        default: number.rounded(.toNearestOrAwayFromZero)
        }
    }

    private func bounds(of size: MotionSize) -> MotionFrame {
        MotionFrame(x: 0, y: 0, width: size.width, height: size.height)
    }

    private func sum(_ list: Syntax) throws(FormulaError) -> Double {
        var sum = 0.0
        for element in try self.list(list) { sum += try number(element, of: list) }
        return sum
    }

    private func call(
        _ function: FormulaFunction, _ first: Syntax, _ second: Syntax
    ) throws(FormulaError) -> FormulaValue {
        switch function {
        case .point: .point(MotionPoint(x: try number(first), y: try number(second)))
        case .size: .size(MotionSize(width: try number(first), height: try number(second)))
        case .farthest: .number(distance(from: try point(first), toFarthestCornerOf: try size(second)))
        case .inset: .frame(try frame(first).inset(by: try number(second)))
        default: .number(hypot(try number(first), try number(second)))
        }
    }

    private func distance(from point: MotionPoint, toFarthestCornerOf size: MotionSize) -> Double {
        hypot(
            max(point.x.magnitude, (size.width - point.x).magnitude),
            max(point.y.magnitude, (size.height - point.y).magnitude))
    }

    private func call(
        _ function: FormulaFunction, _ first: Syntax, _ second: Syntax, _ third: Syntax, at syntax: Syntax
    ) throws(FormulaError) -> Double {
        let numbers = (try number(first), try number(second), try number(third))
        guard function == .clamp else {
            // In this form, a fraction of 0 or 1 returns exactly the first or second number.
            let (start, end, fraction) = numbers
            return start * (1 - fraction) + end * fraction
        }
        let (number, lower, upper) = numbers
        guard lower <= upper else { throw refusal(.crossedBounds(lower: lower, upper: upper), at: syntax) }
        return min(max(number, lower), upper)
    }

    /// The row or column of an item, found by counting the items of the rows before it.
    private func cell(
        _ function: FormulaFunction, _ index: Syntax, rows: Syntax
    ) throws(FormulaError) -> FormulaValue {
        let item = try count(number(index), at: index)
        var before = 0
        for (row, length) in try list(rows).enumerated() {
            let length = try count(number(length, of: rows), at: rows)
            if item - before < length { return .number(Double(function == .row ? row : item - before)) }
            before += length
        }
        throw refusal(.noItem(in: text(of: rows), at: item, count: before), at: index)
    }

    /// Compares bytes: in UTF-8, no scalar starts in the middle of another, so scalars match if bytes do.
    private func find(_ function: FormulaFunction, _ whole: Syntax, _ part: Syntax) throws(FormulaError) -> Bool {
        let (whole, part) = (Array(try text(whole).utf8), Array(try text(part).utf8))
        guard whole.count >= part.count else { return false }
        switch function {
        case .startsWith: return whole.starts(with: part)
        case .endsWith: return whole.suffix(part.count).elementsEqual(part)
        default: return (0...(whole.count - part.count)).contains { whole[$0...].starts(with: part) }
        }
    }
}
