import MotifCore
import MotifFormula

/// Formulas as Swift writes them, with the types of Core Graphics: numbers are `CGFloat`, places `CGPoint`, sizes
/// `CGSize`, frames `CGRect`, colours `UIColor`.
///
/// Functions that the standard library does not have are members of `Formulas`, which `SwiftFormulaFunctions` writes.
/// Division by zero gives infinity, and an index in no row NaN, where motif refuses the scene.
struct SwiftFormulas: FormulaDialect {
    /// How a name of the scope is written where it is not written as it is.
    var names: [String: String] = [:]

    func number(_ number: Double) -> String { SwiftText.number(number) }

    func text(_ text: String) -> String { SwiftText.literal(text) }

    func name(_ name: String, _ type: FormulaType) -> FormulaTerm.Words {
        FormulaTerm.Words(names[name] ?? SwiftText.valueName(name))
    }

    // `CGRect.width` and `minX` turn negative sides around; these do not, as formulas do not.
    func member(_ field: String, of base: FormulaTerm) -> FormulaTerm.Words {
        if base.type == ParameterType.colorType { return function("component", base.text, ".\(field)") }
        let path =
            switch (base.type, field) {
            case (.frame, "x"), (.frame, "y"): "origin.\(field)"
            case (.frame, _): "size.\(field)"
            case (.record, _): SwiftText.valueName(field)
            default: field
            }
        return FormulaTerm.Words("\(base.atLeast(.whole)).\(path)")
    }

    func element(of list: FormulaTerm, at index: FormulaTerm) -> FormulaTerm.Words {
        if list.type == .list(.number) { return function("element", list.text, index.text) }
        return FormulaTerm.Words("\(list.atLeast(.whole))[Int(\(index.text))]")
    }

    func quotient(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words {
        // Where nothing but literals is divided, Swift may take them for integers.
        let hasName = (left.text + right.text).contains { $0.isLetter }
        let dividend = hasName ? left : FormulaTerm(FormulaTerm.Words("CGFloat(\(left.text))"), .number)
        return infix("/", .product, dividend, right)
    }

    func remainder(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words {
        // Swift has `%` for integers alone.
        FormulaTerm.Words("\(receiver(left)).truncatingRemainder(dividingBy: \(right.text))")
    }

    func equality(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words {
        guard left.type == .text, right.type == .text else { return comparison(sign.rawValue, left, right) }
        let negation = sign == .notEqual ? "!" : ""
        let strength: FormulaTerm.Strength = sign == .notEqual ? .prefix : .whole
        if right.text == "\"\"" { return FormulaTerm.Words("\(negation)\(left.atLeast(.whole)).isEmpty", strength) }
        // Strings are equal in Swift where they look the same; scalars are not.
        return FormulaTerm.Words("\(negation)\(bytes(left)).elementsEqual(\(bytes(right)))", strength)
    }

    func order(_ sign: BinaryOperator, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm.Words {
        guard left.type == .text, right.type == .text else { return comparison(sign.rawValue, left, right) }
        let isSwapped = sign == .greater || sign == .lessOrEqual
        let (first, second) = isSwapped ? (right, left) : (left, right)
        let text = "\(bytes(first)).lexicographicallyPrecedes(\(bytes(second)))"
        let isNegated = sign == .lessOrEqual || sign == .greaterOrEqual
        return isNegated ? FormulaTerm.Words("!\(text)", .prefix) : FormulaTerm.Words(text)
    }

    func membership(of element: FormulaTerm, in list: FormulaTerm) -> FormulaTerm.Words {
        guard element.type == .text else {
            return FormulaTerm.Words("\(list.atLeast(.whole)).contains(\(element.text))")
        }
        return FormulaTerm.Words("\(list.atLeast(.whole)).contains { $0.utf8.elementsEqual(\(bytes(element))) }")
    }

    func coalesce(_ value: FormulaTerm, _ fallback: FormulaTerm) -> FormulaTerm.Words {
        FormulaTerm.Words("\(value.moreThan(.coalesce)) ?? \(fallback.atLeast(.coalesce))", .coalesce)
    }

    /// The text before a dot; a literal needs its type there.
    func receiver(_ term: FormulaTerm) -> String {
        term.text.contains { $0.isLetter } ? term.atLeast(.whole) : "CGFloat(\(term.text))"
    }

    private func bytes(_ text: FormulaTerm) -> String { "\(text.atLeast(.whole)).utf8" }

    /// A call of one of the functions that go along.
    func function(_ name: String, _ arguments: String...) -> FormulaTerm.Words {
        FormulaTerm.Words("Formulas.\(name)(\(arguments.joined(separator: ", ")))")
    }
}
