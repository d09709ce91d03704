import MotifCore
import MotifFormula

/// The parts of formulas in Swift, with the types of Core Graphics: numbers are `CGFloat`, points `CGPoint`, sizes
/// `CGSize`, frames `CGRect`, colors `UIColor`.
///
/// Functions that the standard library doesn't have are members of `MotifFormulas`, in `swift/uikit/`.
/// If motif rejects a scene, the Swift code continues: division by zero is infinity, an index outside all rows is NaN,
/// and `clamp` with bounds in the wrong order is the upper one.
struct SwiftFormulas {
    /// The source of names that are written differently.
    var names: [String: String] = [:]
    /// The functions that were called so far.
    var functions = Functions()
    /// The type whose members those are.
    var owner = "MotifFormulas"

    /// Functions of the shared code that a file needs.
    final class Functions {
        fileprivate(set) var used: Set<String> = []
    }

    /// Returns a number, which is finite and not negative.
    func number(_ number: Double) -> String { SwiftText.number(number) }

    /// Returns a text in quotes.
    func text(_ text: String) -> String { SwiftText.literal(text) }

    func name(_ name: String) -> FormulaTerm.Source {
        FormulaTerm.Source(names[name] ?? SwiftText.valueName(name))
    }

    // `CGRect.width` and `minX` standardize negative sizes; these, like formulas, don't.
    func member(_ field: String, of base: FormulaTerm) -> FormulaTerm.Source {
        if base.type == ParameterType.colorType { return function("component", base.text, ".\(field)") }
        let path =
            switch (base.type, field) {
            case (.frame, "x"), (.frame, "y"): "origin.\(field)"
            case (.frame, _): "size.\(field)"
            case (.record, _): SwiftText.valueName(field)
            default: field
            }
        return FormulaTerm.Source("\(base.atLeast(.whole)).\(path)")
    }

    func element(of list: FormulaTerm, at index: FormulaTerm) -> FormulaTerm.Source {
        if list.type == .list(.number) { return function("element", list.text, index.text) }
        return FormulaTerm.Source("\(list.atLeast(.whole))[Int(\(index.text))]")
    }

    func unary(_ sign: UnaryOperator, _ operand: FormulaTerm) -> FormulaTerm.Source {
        // Two signs in a row would be another operator, or invalid.
        FormulaTerm.Source(sign.rawValue + operand.moreThan(.prefix), .prefix, isTyped: operand.isTyped)
    }

    func arithmetic(
        _ sign: BinaryOperator, _ strength: FormulaTerm.Strength, _ left: FormulaTerm, _ right: FormulaTerm
    ) -> FormulaTerm.Source {
        // Swift would divide literals as integers, and reject large products.
        let isTyped = left.isTyped || right.isTyped
        return infix(
            sign.rawValue, strength, isTyped ? left : FormulaTerm(FormulaTerm.Source(receiver(left)), .number), right)
    }

    func remainder(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Source {
        // Swift has `%` only for integers.
        FormulaTerm.Source("\(receiver(left)).truncatingRemainder(dividingBy: \(right.text))")
    }

    func equality(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Source {
        guard left.type == .text, right.type == .text else { return comparison(sign, left, right) }
        let negation = sign == .notEqual ? "!" : ""
        let strength: FormulaTerm.Strength = sign == .notEqual ? .prefix : .whole
        if right.text == "\"\"" { return FormulaTerm.Source("\(negation)\(left.atLeast(.whole)).isEmpty", strength) }
        // Canonically equivalent strings are equal in Swift; their scalars aren't.
        return FormulaTerm.Source("\(negation)\(bytes(left)).elementsEqual(\(bytes(right)))", strength)
    }

    func order(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Source {
        guard left.type == .text, right.type == .text else { return comparison(sign, left, right) }
        let isSwapped = sign == .greater || sign == .lessOrEqual
        let (first, second) = isSwapped ? (right, left) : (left, right)
        let text = "\(bytes(first)).lexicographicallyPrecedes(\(bytes(second)))"
        let isNegated = sign == .lessOrEqual || sign == .greaterOrEqual
        return isNegated ? FormulaTerm.Source("!\(text)", .prefix) : FormulaTerm.Source(text)
    }

    func membership(of element: FormulaTerm, in list: FormulaTerm) -> FormulaTerm.Source {
        guard element.type == .text else {
            return FormulaTerm.Source("\(list.atLeast(.whole)).contains(\(element.text))")
        }
        return FormulaTerm.Source("\(list.atLeast(.whole)).contains { $0.utf8.elementsEqual(\(bytes(element))) }")
    }

    func coalesce(_ value: FormulaTerm, _ fallback: FormulaTerm) -> FormulaTerm.Source {
        FormulaTerm.Source("\(value.moreThan(.coalesce)) ?? \(fallback.atLeast(.coalesce))", .coalesce)
    }

    /// Returns the source before a dot; a literal needs its type there.
    func receiver(_ term: FormulaTerm) -> String {
        term.isTyped ? term.atLeast(.whole) : "CGFloat(\(term.text))"
    }

    /// Returns a left-associative operation.
    func infix(
        _ sign: String, _ strength: FormulaTerm.Strength, _ left: FormulaTerm, _ right: FormulaTerm
    ) -> FormulaTerm.Source {
        FormulaTerm.Source("\(left.atLeast(strength)) \(sign) \(right.moreThan(strength))", strength)
    }

    /// Returns a comparison, which isn't associative.
    private func comparison(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Source {
        let text = "\(left.moreThan(.comparison)) \(sign.rawValue) \(right.moreThan(.comparison))"
        return FormulaTerm.Source(text, .comparison)
    }

    private func bytes(_ text: FormulaTerm) -> String { "\(text.atLeast(.whole)).utf8" }

    /// Returns a call of one of the functions in `SwiftFormulaFunctions`.
    func function(_ name: String, _ arguments: String...) -> FormulaTerm.Source {
        functions.used.insert(name)
        return FormulaTerm.Source("\(owner).\(name)(\(arguments.joined(separator: ", ")))")
    }
}
