import MotifText

extension FormulaChecker {
    mutating func type(ofCall callee: Syntax.Callee, _ arguments: [Syntax], at span: SourceSpan) -> FormulaType {
        let types = arguments.map { present($0) }
        guard let function = callee.function else {
            let name = callee.name
            let nearest = nearestName(to: name.text, among: FormulaFunction.allCases.map(\.rawValue))
            report(.unknownFunction(name.text, nearest: nearest), at: name.span)
            return .any
        }
        if function.isRepeating {
            checkRepeated(function, arguments, types, at: callee.name.span)
        } else if arguments.count != function.parameters.count {
            report(.wrongCount(function, given: arguments.count), at: span)
        } else {
            for (index, needed) in function.parameters.enumerated() {
                check(arguments[index], types[index], as: needed, number: index + 1, of: function)
            }
        }
        return function.result
    }

    /// Checks one list of numbers, or any number of numbers.
    private mutating func checkRepeated(
        _ function: FormulaFunction, _ arguments: [Syntax], _ types: [FormulaType], at span: SourceSpan
    ) {
        guard let first = types.first, let needed = function.parameters.first else {
            return report(.wrongCount(function, given: 0), at: span)
        }
        if types.count == 1, first.fits(.list(needed)) { return }
        for (index, (argument, type)) in zip(arguments, types).enumerated() {
            check(argument, type, as: needed, number: index + 1, of: function)
        }
    }

    private mutating func check(
        _ argument: Syntax, _ type: FormulaType, as needed: FormulaType, number: Int, of function: FormulaFunction
    ) {
        guard !type.fits(needed), needed != .curve || !isCurve(argument) else { return }
        report(.wrongArgument(function, number: number, needs: needed, subject(argument, type)), at: argument.span)
    }

    /// Whether a part is a curve, even if other parts of the formula read curves as text.
    private func isCurve(_ syntax: Syntax) -> Bool {
        switch syntax.node {
        case .name(let name): scope[name] == .curve
        case .conditional(_, let first, let second): isCurve(first) && isCurve(second)
        default: false
        }
    }
}
