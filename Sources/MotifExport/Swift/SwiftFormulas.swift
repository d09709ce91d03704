import MotifCore
import MotifFormula

/// Translates formulas to Swift source with the same meaning, with the types of Core Graphics: numbers are `CGFloat`,
/// points `CGPoint`, sizes `CGSize`, frames `CGRect`, colors `UIColor`.
///
///     SwiftFormulas(scope: kind.formulaScope).term(binding.formula).text   // "screen.height * endDiameterFactor"
///
/// Parentheses are written only where Swift needs them. Functions that the standard library doesn't have are members of
/// `MotifFormulas`, in `swift/uikit/`. If motif rejects a scene, the Swift code continues: division by zero is infinity,
/// an index outside all rows is NaN, and `clamp` with bounds in the wrong order is the upper one.
struct SwiftFormulas {
    /// The scope in which the formulas have been checked.
    var scope: FormulaScope
    /// The source of names that are written differently.
    var names: [String: SwiftCode] = [:]
    /// The type whose members the shared functions are.
    var owner = "MotifFormulas"

    /// Returns the whole formula.
    ///
    /// - Complexity: O(*n* · *d*), where *n* is the number of parts of the formula and *d* its depth, which
    ///   `FormulaLimits` bounds.
    func term(_ formula: CheckedFormula) -> FormulaTerm { term(formula.formula.syntax, formula.formula) }

    private func term(_ syntax: Syntax, _ formula: Formula) -> FormulaTerm {
        var term = source(syntax, formula)
        term.type = scope.type(of: syntax, in: formula)
        return term
    }

    private func source(_ syntax: Syntax, _ formula: Formula) -> FormulaTerm {
        func term(_ part: Syntax) -> FormulaTerm { self.term(part, formula) }
        return switch syntax.node {
        case .number(let number): FormulaTerm(number)
        case .text(let text): FormulaTerm("\(SwiftText.literal(text))")
        case .boolean(let boolean): FormulaTerm(boolean ? "true" : "false")
        case .name(let name): FormulaTerm(names[name] ?? "\(SwiftText.valueName(name))")
        case .member(let base, let field): member(field.text, of: term(base))
        case .index(let list, let index): element(of: term(list), at: term(index))
        case .call(let callee, let arguments):
            // A checked formula calls no other functions.
            callee.function.map { call($0, arguments.map(term)) } ?? FormulaTerm("\(callee.name.text)")
        case .unary(let sign, let operand): unary(sign, term(operand))
        case .binary(let sign, let left, let right): binary(sign, term(left), term(right))
        case .conditional(let condition, let first, let second):
            conditional(term(condition), term(first), term(second))
        case .coalesce(let value, let fallback): coalesce(term(value), term(fallback))
        }
    }

    // `CGRect.width` and `minX` standardize negative sizes; these, like formulas, don't.
    private func member(_ field: String, of base: FormulaTerm) -> FormulaTerm {
        if base.type == ParameterType.colorType { return function("component", [base.code, ".\(field)"]) }
        let path =
            switch (base.type, field) {
            case (.frame, "x"), (.frame, "y"): "origin.\(field)"
            case (.frame, _): "size.\(field)"
            case (.record, _): SwiftText.valueName(field)
            default: field
            }
        return FormulaTerm(base.atLeast(.whole).appending(".\(path)"))
    }

    private func element(of list: FormulaTerm, at index: FormulaTerm) -> FormulaTerm {
        if list.type == .list(.number) { return function("element", [list.code, index.code]) }
        let index = SwiftCode.call("Int", [index.code])
        return FormulaTerm(.brackets(.arguments, list.atLeast(.whole).appending("["), [index], "]"))
    }

    private func unary(_ sign: UnaryOperator, _ operand: FormulaTerm) -> FormulaTerm {
        // Two signs in a row would be another operator, or invalid.
        FormulaTerm(operand.moreThan(.prefix).prefixed(sign.rawValue), .prefix, isTyped: operand.isTyped)
    }

    private func conditional(_ condition: FormulaTerm, _ first: FormulaTerm, _ second: FormulaTerm) -> FormulaTerm {
        let operands = [condition.moreThan(.conditional), first.moreThan(.conditional).prefixed("? ")]
        return FormulaTerm(
            .operation(operands + SwiftCode.prefixed(second.operands(.conditional), ": ")), .conditional,
            isTyped: first.isTyped || second.isTyped)
    }

    private func coalesce(_ value: FormulaTerm, _ fallback: FormulaTerm) -> FormulaTerm {
        let rest = SwiftCode.prefixed(fallback.operands(.coalesce), "?? ")
        return FormulaTerm(.operation([value.moreThan(.coalesce)] + rest), .coalesce)
    }

    private func binary(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        switch sign {
        case .add, .subtract: arithmetic(sign, .sum, left, right)
        case .multiply, .divide: arithmetic(sign, .product, left, right)
        // Swift has `%` only for integers.
        case .remainder:
            FormulaTerm(
                .call(left.receiver.appending(".truncatingRemainder"), [right.code.prefixed("dividingBy: ")]))
        case .equal, .notEqual: equality(sign, left, right)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: order(sign, left, right)
        case .within: membership(of: left, in: right)
        case .and: left.infix(sign.rawValue, .and, right)
        case .or: left.infix(sign.rawValue, .or, right)
        }
    }

    private func arithmetic(
        _ sign: BinaryOperator, _ strength: FormulaTerm.Strength, _ left: FormulaTerm, _ right: FormulaTerm
    ) -> FormulaTerm {
        // Swift would divide literals as integers, and reject large products.
        let isTyped = left.isTyped || right.isTyped
        return (isTyped ? left : FormulaTerm(left.receiver)).infix(sign.rawValue, strength, right)
    }

    private func equality(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        guard left.type == .text, right.type == .text else { return comparison(sign, left, right) }
        // Canonically equivalent strings are equal in Swift; their scalars aren't.
        let test =
            right.text == "\"\""
            ? left.atLeast(.whole).appending(".isEmpty")
            : .call(bytes(left).appending(".elementsEqual"), [bytes(right)])
        return sign == .notEqual ? FormulaTerm(test.prefixed("!"), .prefix) : FormulaTerm(test)
    }

    private func order(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        guard left.type == .text, right.type == .text else { return comparison(sign, left, right) }
        let isSwapped = sign == .greater || sign == .lessOrEqual
        let (first, second) = isSwapped ? (right, left) : (left, right)
        let test = SwiftCode.call(bytes(first).appending(".lexicographicallyPrecedes"), [bytes(second)])
        let isNegated = sign == .lessOrEqual || sign == .greaterOrEqual
        return isNegated ? FormulaTerm(test.prefixed("!"), .prefix) : FormulaTerm(test)
    }

    private func membership(of element: FormulaTerm, in list: FormulaTerm) -> FormulaTerm {
        let contains = list.atLeast(.whole).appending(".contains")
        guard element.type == .text else { return FormulaTerm(.call(contains, [element.code])) }
        return FormulaTerm("\(contains) { $0.utf8.elementsEqual(\(bytes(element))) }")
    }

    /// Returns a comparison, which isn't associative.
    private func comparison(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        let last = right.moreThan(.comparison).prefixed("\(sign.rawValue) ")
        return FormulaTerm(.operation([left.moreThan(.comparison), last]), .comparison)
    }

    private func bytes(_ text: FormulaTerm) -> SwiftCode { text.atLeast(.whole).appending(".utf8") }
}

extension SwiftFormulas {
    private func call(_ function: FormulaFunction, _ arguments: [FormulaTerm]) -> FormulaTerm {
        let codes = arguments.map(\.code)
        guard let first = arguments.first else { return FormulaTerm("\(function.rawValue)()") }
        let isTyped = arguments.contains(where: \.isTyped)
        return switch function {
        case .min, .max: extreme(function, arguments)
        case .abs, .hypot: FormulaTerm(.call("\(function.rawValue)", codes), isTyped: isTyped)
        case .sqrt: FormulaTerm(first.receiver.appending(".squareRoot()"))
        case .floor: FormulaTerm(first.receiver.appending(".rounded(.down)"))
        case .ceil: FormulaTerm(first.receiver.appending(".rounded(.up)"))
        case .round: FormulaTerm(first.receiver.appending(".rounded()"))
        case .clamp where codes.count == 3:
            FormulaTerm(.call("min", [.call("max", Array(codes.prefix(2))), codes[2]]), isTyped: isTyped)
        case .point: FormulaTerm(.call("CGPoint", ["x", "y"], codes))
        case .size: FormulaTerm(.call("CGSize", ["width", "height"], codes))
        case .frame: FormulaTerm(.call("CGRect", ["x", "y", "width", "height"], codes))
        case .bounds: FormulaTerm(.call("CGRect", ["origin", "size"], [".zero"] + codes))
        case .color: FormulaTerm(.call("UIColor", ["red", "green", "blue", "alpha"], codes + ["1"]))
        case .count: FormulaTerm(.call("CGFloat", [first.receiver.appending(".count")]))
        case .sum: FormulaTerm(first.receiver.appending(".reduce(0, +)"))
        case .sign, .center, .clamp, .lerp, .farthest, .inset, .row, .column, .contains, .startsWith, .endsWith,
            .settlingDuration:
            self.function(function.rawValue, codes)
        }
    }

    /// Swift's `min` and `max` take two or more numbers; a list has methods instead.
    private func extreme(_ function: FormulaFunction, _ arguments: [FormulaTerm]) -> FormulaTerm {
        guard arguments.count == 1 else {
            let call = SwiftCode.call("\(function.rawValue)", arguments.map(\.code))
            return FormulaTerm(call, isTyped: arguments.contains(where: \.isTyped))
        }
        guard case .list = arguments[0].type else { return arguments[0] }
        let list = arguments[0].atLeast(.whole)
        return FormulaTerm(.parentheses(.operation([list.appending(".\(function.rawValue)()"), "?? .nan"])))
    }

    /// Returns a call of one of the shared functions.
    private func function(_ name: String, _ arguments: [SwiftCode]) -> FormulaTerm {
        FormulaTerm(.call("\(owner).\(name)", arguments, uses: [.function(name)]))
    }
}
