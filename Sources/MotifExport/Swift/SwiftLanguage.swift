import MotifCore
import MotifFormula

/// Swift, with the types of Core Graphics: numbers are `CGFloat`, points `CGPoint`, sizes `CGSize`, frames
/// `CGRect`, colors `UIColor`.
///
///     FormulaWriter(scope: kind.formulaScope, dialect: SwiftLanguage()).term(binding.formula).text   // "screen.height * endDiameterFactor"
///
/// Functions that the standard library doesn't have are members of `MotifFormulas`, in `Resources/swift/uikit/`. If
/// motif rejects a scene, the Swift code continues: division by zero is infinity, an index outside all rows is NaN, and
/// `clamp` with bounds in the wrong order is the upper one.
struct SwiftLanguage: CodeLanguage {
    /// The prefix of the types of the shared code, such as that whose members the shared functions are.
    var prefix = "Motif"
    /// The prefix of the types of records.
    var home = ""
    /// Whether colors and curves are those of UIKit.
    var isForUIKit = true
    /// The code that files share.
    var support = CodeSupport([])

    func number(_ number: Double) -> FormulaTerm { FormulaTerm(number) }

    func literal(_ text: String) -> String { SwiftText.literal(text) }

    func valueName(_ text: String) -> String { SwiftText.valueName(text) }

    // `CGRect.width` and `minX` standardize negative sizes; these, like formulas, don't.
    func member(_ field: String, of base: FormulaTerm) -> FormulaTerm {
        if base.type == ParameterType.colorType, isForUIKit { return function("component", [base.code, ".\(field)"]) }
        let path =
            switch (base.type, field) {
            case (.frame, "x"), (.frame, "y"): "origin.\(field)"
            case (.frame, _): "size.\(field)"
            case (.record, _): SwiftText.valueName(field)
            default: field
            }
        return FormulaTerm(base.dot(path))
    }

    func element(of list: FormulaTerm, at index: FormulaTerm) -> FormulaTerm {
        if list.type == .list(.number) { return function("element", [list.code, index.code]) }
        let index = Code.call("Int", [index.code])
        return FormulaTerm(.brackets(.arguments, list.atLeast(.whole).appending("["), [index], "]"))
    }

    func coalesce(_ value: FormulaTerm, _ fallback: FormulaTerm) -> FormulaTerm { value.coalesced("??", fallback) }

    func arithmetic(
        _ sign: BinaryOperator, _ strength: FormulaTerm.Strength, _ left: FormulaTerm, _ right: FormulaTerm
    ) -> FormulaTerm {
        // Swift would divide literals as integers, and reject large products.
        let isTyped = left.isTyped || right.isTyped
        return (isTyped ? left : FormulaTerm(left.receiver)).infix(sign.rawValue, strength, right)
    }

    // Swift has `%` only for integers.
    func remainder(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        FormulaTerm(.call(left.receiver.appending(".truncatingRemainder"), [right.code.prefixed("dividingBy: ")]))
    }

    func equality(isEqual: Bool, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        guard left.type == .text, right.type == .text else { return left.compared(isEqual ? "==" : "!=", right) }
        // Canonically equivalent strings are equal in Swift; their scalars aren't.
        let test =
            right.text == "\"\"" ? left.dot("isEmpty") : .call(bytes(left).appending(".elementsEqual"), [bytes(right)])
        return isEqual ? FormulaTerm(test) : FormulaTerm(test.prefixed("!"), .prefix)
    }

    func precedes(_ first: FormulaTerm, _ second: FormulaTerm) -> Code {
        .call(bytes(first).appending(".lexicographicallyPrecedes"), [bytes(second)])
    }

    func membership(of element: FormulaTerm, in list: FormulaTerm) -> FormulaTerm {
        let contains = list.dot("contains")
        guard element.type == .text else { return FormulaTerm(.call(contains, [element.code])) }
        return FormulaTerm("\(contains) { $0.utf8.elementsEqual(\(bytes(element))) }")
    }

    private func bytes(_ text: FormulaTerm) -> Code { text.dot("utf8") }
}

extension SwiftLanguage {
    func call(_ function: FormulaFunction, _ first: FormulaTerm, _ arguments: [FormulaTerm]) -> FormulaTerm {
        let codes = arguments.map(\.code)
        let isTyped = arguments.contains(where: \.isTyped)
        return switch function {
        case .min, .max, .abs, .hypot: FormulaTerm(.call("\(function.rawValue)", codes), isTyped: isTyped)
        case .sqrt: FormulaTerm(first.receiver.appending(".squareRoot()"))
        case .floor: FormulaTerm(first.receiver.appending(".rounded(.down)"))
        case .ceil: FormulaTerm(first.receiver.appending(".rounded(.up)"))
        case .round: FormulaTerm(first.receiver.appending(".rounded()"))
        case .bounds: FormulaTerm(.call("CGRect", ["origin", "size"], [".zero"] + codes))
        case .color: FormulaTerm(.call(Code(types.color), ["red", "green", "blue", "alpha"], codes + ["1"]))
        case .count: FormulaTerm(.call("CGFloat", [first.receiver.appending(".count")]))
        case .sum: FormulaTerm(first.receiver.appending(".reduce(0, +)"))
        case .point, .size, .frame, .sign, .center, .clamp, .lerp, .farthest, .inset, .row, .column, .contains,
            .startsWith, .endsWith,
            .settlingDuration:
            self.function(function.rawValue, codes)
        }
    }

    /// Swift's `min` and `max` take two or more numbers; a list has methods instead.
    func extreme(_ function: FormulaFunction, of list: FormulaTerm) -> FormulaTerm {
        FormulaTerm(.parentheses(.operation([list.dot("\(function.rawValue)()"), "?? .nan"])))
    }

    /// Returns a call of one of the shared functions.
    private func function(_ name: String, _ arguments: [Code]) -> FormulaTerm {
        FormulaTerm(.call("\(prefix)\(isForUIKit ? "Formulas" : "Math").\(name)", arguments))
    }
}

extension FormulaTerm {
    /// A number as a literal of Swift.
    init(_ number: Double) {
        self.init("\(SwiftText.number(number))", number < 0 ? .prefix : .whole, isTyped: false)
    }

    /// The source before a dot; a literal of Swift needs its type there.
    fileprivate var receiver: Code { isTyped ? atLeast(.whole) : .call("CGFloat", [code]) }
}
