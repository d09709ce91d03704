/// Evaluates the syntax of a checked formula with the values of its names.
///
/// Types are checked in advance, but values come from outside, and names may have the type `.any`. So the type of every
/// operand is checked again, and an error has its place. Nothing traps, and no number is ever NaN.
struct FormulaEvaluator {
    let source: String
    let values: FormulaValues
    let optionalNames: Set<String>

    /// Returns the value of a whole formula of this type.
    func result(of syntax: Syntax, as type: FormulaType) throws(FormulaError) -> FormulaValue {
        let value = try value(syntax)
        if case .missing = value, !type.isOptional, type != .any {
            throw refusal(.missing(text(of: syntax)), at: syntax)
        }
        return value
    }

    /// Returns the value of a part; `.missing` for a name or member without a value.
    func value(_ syntax: Syntax) throws(FormulaError) -> FormulaValue {
        switch syntax.node {
        case .number(let number): .number(number)
        case .text(let text): .text(text)
        case .boolean(let boolean): .boolean(boolean)
        case .name(let name): try value(ofName: name, at: syntax)
        case .member(let base, let field): try member(field.text, of: base, at: syntax)
        case .index(let list, let index): try element(index, of: list, at: syntax)
        case .call(let callee, let arguments): try call(callee, arguments, at: syntax)
        case .unary(let sign, let operand): try unary(sign, operand)
        case .binary(let sign, let left, let right): try binary(sign, left, right, at: syntax)
        case .conditional(let condition, let first, let second):
            try value(boolean(condition) ? first : second)
        case .coalesce(let value, let fallback): try coalesce(value, fallback)
        }
    }

    func refusal(_ problem: EvaluationProblem, at syntax: Syntax) -> FormulaError {
        FormulaError(.evaluation(problem), at: syntax.span, of: source)
    }

    func text(of syntax: Syntax) -> String {
        FormulaError.quotable(syntax.span, of: source)
    }

    /// Returns the value if its numbers are finite.
    func finite(_ value: FormulaValue, at syntax: Syntax) throws(FormulaError) -> FormulaValue {
        guard value.isFinite else { throw refusal(.notFinite(text(of: syntax)), at: syntax) }
        return value
    }

    private func value(ofName name: String, at syntax: Syntax) throws(FormulaError) -> FormulaValue {
        if let value = values[name] { return try finite(value, at: syntax) }
        guard optionalNames.contains(name) else { throw refusal(.noValue(name), at: syntax) }
        return .missing
    }

    private func member(_ field: String, of base: Syntax, at syntax: Syntax) throws(FormulaError) -> FormulaValue {
        let value = try value(base)
        switch (value, field) {
        case (.point(let point), "x"): return .number(point.x)
        case (.point(let point), "y"): return .number(point.y)
        case (.size(let size), "width"): return .number(size.width)
        case (.size(let size), "height"): return .number(size.height)
        case (.frame(let frame), "x"): return .number(frame.x)
        case (.frame(let frame), "y"): return .number(frame.y)
        case (.frame(let frame), "width"): return .number(frame.width)
        case (.frame(let frame), "height"): return .number(frame.height)
        case (.record(let fields), _): return try finite(fields[field] ?? .missing, at: syntax)
        case (.missing, _): return .missing
        default: throw wrongValue(value, of: base, needed: "a value with '\(field)'")
        }
    }

    private func element(_ index: Syntax, of list: Syntax, at syntax: Syntax) throws(FormulaError) -> FormulaValue {
        let elements = try self.list(list)
        let position = try count(number(index), at: index)
        guard position < elements.count else {
            throw refusal(.noElement(of: text(of: list), at: position, count: elements.count), at: index)
        }
        return try finite(elements[position], at: syntax)
    }

    private func coalesce(_ syntax: Syntax, _ fallback: Syntax) throws(FormulaError) -> FormulaValue {
        let value = try value(syntax)
        guard case .missing = value else { return value }
        return try self.value(fallback)
    }
}
