import MotifCore
import MotifFormula

/// Formulas in Kotlin: numbers are `Double`, points `MotionPoint`, and functions that the standard library lacks are in
/// `Resources/kotlin/`.
struct KotlinFormulas: CodeLanguage {
    /// The code that files share.
    var support = CodeSupport([])

    func number(_ number: Double) -> FormulaTerm {
        FormulaTerm("\(KotlinText.number(number))", number < 0 ? .prefix : .whole)
    }

    func literal(_ text: String) -> String { KotlinText.literal(text) }

    func valueName(_ text: String) -> String { KotlinText.valueName(text) }

    func element(of list: FormulaTerm, at index: FormulaTerm) -> FormulaTerm {
        let index = Code.call(index.dot("toInt"), [])
        if list.type == .list(.number) { return FormulaTerm("\(list.dot("getOrElse"))(\(index)) { Double.NaN }") }
        return FormulaTerm(.brackets(.arguments, list.atLeast(.whole).appending("["), [index], "]"))
    }

    func conditional(_ condition: FormulaTerm, _ first: FormulaTerm, _ second: FormulaTerm) -> FormulaTerm {
        let start: Code = "if (\(condition.code)) \(first.moreThan(.conditional))"
        return FormulaTerm(
            .operation([start] + Code.prefixed(second.operands(.conditional), "else ")), .conditional)
    }

    func coalesce(_ value: FormulaTerm, _ fallback: FormulaTerm) -> FormulaTerm {
        let rest = Code.prefixed(fallback.operands(.coalesce), "?: ")
        return FormulaTerm(.operation([value.moreThan(.coalesce)] + rest), .coalesce)
    }

    func equality(isEqual: Bool, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        left.compared(isEqual ? "==" : "!=", right)
    }

    func membership(of element: FormulaTerm, in list: FormulaTerm) -> FormulaTerm { element.compared("in", list) }

    func call(_ function: FormulaFunction, _ first: FormulaTerm, _ arguments: [FormulaTerm]) -> FormulaTerm {
        let codes = arguments.map(\.code)
        return switch function {
        case .min, .max: FormulaTerm(.call("\(function.rawValue)Of", codes))
        case .abs, .hypot, .sqrt, .floor, .ceil, .sign:
            FormulaTerm(.call("\(function.rawValue)", codes))
        case .round: FormulaTerm(.call("rounded", codes))
        case .color: FormulaTerm(.call("MotionColor", codes))
        case .bounds, .center: FormulaTerm(first.dot(function.rawValue))
        case .inset: FormulaTerm(.call(first.dot("inset"), Array(codes.dropFirst())))
        case .count: FormulaTerm(first.dot("size.toDouble()"))
        case .sum: FormulaTerm(first.dot("sum()"))
        case .contains: FormulaTerm(.call(first.dot("contains"), Array(codes.dropFirst())))
        case .startsWith, .endsWith: FormulaTerm(.call(first.dot(function.rawValue), Array(codes.dropFirst())))
        case .point, .size, .frame, .clamp, .lerp, .farthest, .row, .column, .settlingDuration:
            FormulaTerm(.call("\(function.rawValue)", codes))
        }
    }

    func extreme(_ function: FormulaFunction, of list: FormulaTerm) -> FormulaTerm {
        FormulaTerm(.operation([list.dot("\(function.rawValue)OrNull()"), "?: Double.NaN"]), .coalesce)
    }
}
