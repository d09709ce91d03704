import MotifCore
import MotifFormula

/// The parts of formulas in Swift, with the types of Core Graphics: numbers are `CGFloat`, points `CGPoint`, sizes
/// `CGSize`, frames `CGRect`, colors `UIColor`.
///
/// Functions that the standard library doesn't have are members of `Formulas`, in `swift/uikit/`.
/// Where motif refuses a scene, Swift goes on: dividing by zero is infinity, an index in no row NaN, and `clamp` with
/// crossed bounds the upper one.
struct SwiftFormulas {
    /// The source of names that aren't written as they are.
    var names: [String: String] = [:]
    /// The functions that were called so far.
    var functions = Functions()

    /// Functions of `Formulas` that a file needs.
    final class Functions {
        fileprivate(set) var used: Set<String> = []
    }

    /// A number that is finite and not negative.
    func number(_ number: Double) -> String { SwiftText.number(number) }

    /// Text in quotes.
    func text(_ text: String) -> String { SwiftText.literal(text) }

    func name(_ name: String) -> FormulaTerm.Source {
        FormulaTerm.Source(names[name] ?? SwiftText.valueName(name))
    }

    // `CGRect.width` and `minX` turn negative sides around; these do not, as formulas do not.
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
        // Two signs in a row would be another operator, or none.
        FormulaTerm.Source(sign.rawValue + operand.moreThan(.prefix), .prefix, isTyped: operand.isTyped)
    }

    func arithmetic(
        _ sign: BinaryOperator, _ strength: FormulaTerm.Strength, _ left: FormulaTerm, _ right: FormulaTerm
    ) -> FormulaTerm.Source {
        // Swift would divide literals as integers, and refuse to multiply large ones.
        let isTyped = left.isTyped || right.isTyped
        return infix(
            sign.rawValue, strength, isTyped ? left : FormulaTerm(FormulaTerm.Source(receiver(left)), .number), right)
    }

    func remainder(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Source {
        // Swift has `%` for integers alone.
        FormulaTerm.Source("\(receiver(left)).truncatingRemainder(dividingBy: \(right.text))")
    }

    func equality(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Source {
        guard left.type == .text, right.type == .text else { return comparison(sign, left, right) }
        let negation = sign == .notEqual ? "!" : ""
        let strength: FormulaTerm.Strength = sign == .notEqual ? .prefix : .whole
        if right.text == "\"\"" { return FormulaTerm.Source("\(negation)\(left.atLeast(.whole)).isEmpty", strength) }
        // Strings are equal in Swift where they look the same; scalars are not.
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

    /// The source before a dot; a literal needs its type there.
    func receiver(_ term: FormulaTerm) -> String {
        term.isTyped ? term.atLeast(.whole) : "CGFloat(\(term.text))"
    }

    /// A left-associative operator.
    func infix(
        _ sign: String, _ strength: FormulaTerm.Strength, _ left: FormulaTerm, _ right: FormulaTerm
    ) -> FormulaTerm.Source {
        FormulaTerm.Source("\(left.atLeast(strength)) \(sign) \(right.moreThan(strength))", strength)
    }

    /// A comparison, which is not associative.
    private func comparison(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Source {
        let text = "\(left.moreThan(.comparison)) \(sign.rawValue) \(right.moreThan(.comparison))"
        return FormulaTerm.Source(text, .comparison)
    }

    private func bytes(_ text: FormulaTerm) -> String { "\(text.atLeast(.whole)).utf8" }

    /// A call of one of the functions that go along.
    func function(_ name: String, _ arguments: String...) -> FormulaTerm.Source {
        functions.used.insert(name)
        return FormulaTerm.Source("Formulas.\(name)(\(arguments.joined(separator: ", ")))")
    }
}
