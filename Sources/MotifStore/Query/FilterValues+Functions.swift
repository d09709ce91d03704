import MotifFormula

extension FilterValues {
    /// A function as SQLite has it; the others are refused.
    func call(
        _ callee: Syntax.Callee, _ arguments: [Syntax], at span: SourceSpan
    ) throws(FilterError) -> SQLFragment {
        guard let function = callee.function else { throw unavailable(span) }
        if function == .count, let list = arguments.first {
            return SQLFragment("json_array_length(\(Self.body), ?)", [.text(try path(list))])
        }
        var values: [SQLFragment] = []
        for argument in arguments { values.append(try value(argument)) }
        guard let call = Self.call(function, values) else { throw unavailable(callee.name.span) }
        return call
    }

    private static func call(_ function: FormulaFunction, _ values: [SQLFragment]) -> SQLFragment? {
        switch (function, values.count) {
        // With one value SQLite's functions of these names go over rows instead; one value may also be a list.
        case (.min, 2...), (.max, 2...): "\(function.rawValue)(" + values.joined(", ") + ")"
        case (.abs, 1), (.sign, 1), (.sqrt, 1), (.floor, 1), (.ceil, 1), (.round, 1):
            "\(function.rawValue)(" + values[0] + ")"
        case (.hypot, 2): "sqrt(" + values[0] + " * " + values[0] + " + " + values[1] + " * " + values[1] + ")"
        case (.clamp, 3): "max(" + values[1] + ", min(" + values[2] + ", " + values[0] + "))"
        case (.lerp, 3):
            "(" + values[0] + " + (" + values[1] + " - " + values[0] + ") * " + values[2] + ")"
        case (.contains, 2): "(instr(" + values[0] + ", " + values[1] + ") > 0)"
        case (.startsWith, 2):
            "(substr(" + values[0] + ", 1, length(" + values[1] + ")) = " + values[1] + ")"
        case (.endsWith, 2):
            "(" + values[1] + " IN ('', substr(" + values[0] + ", -length(" + values[1] + "))))"
        default: nil
        }
    }
}
