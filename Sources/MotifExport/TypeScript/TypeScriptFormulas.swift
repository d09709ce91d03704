import MotifCore
import MotifFormula

/// Formulas in TypeScript: points, sizes, frames, and records are objects, and functions that `Math` lacks are in
/// `Resources/typescript/`.
struct TypeScriptFormulas: CodeLanguage {
    /// The code that files share.
    var support = CodeSupport([])

    func number(_ number: Double) -> FormulaTerm {
        FormulaTerm("\(TypeScriptText.number(number))", number < 0 ? .prefix : .whole)
    }

    func literal(_ text: String) -> String { CodeText.literal(text) }

    func valueName(_ text: String) -> String { SwiftText.label(text) }

    func element(of list: FormulaTerm, at index: FormulaTerm) -> FormulaTerm {
        FormulaTerm(.brackets(.arguments, list.atLeast(.whole).appending("["), [index.code], "]!"))
    }

    // In JavaScript, it has a lower precedence than `||`, and can't be mixed with it.
    func coalesce(_ value: FormulaTerm, _ fallback: FormulaTerm) -> FormulaTerm {
        let isChain = fallback.code.operands?.dropFirst().allSatisfy { $0.text.hasPrefix("??") } == true
        let rest = isChain ? fallback.code.operands ?? [] : [fallback.moreThan(.conditional)]
        return FormulaTerm(
            .operation([value.moreThan(.conditional)] + Code.prefixed(rest, "?? ")), .conditional)
    }

    func equality(isEqual: Bool, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        if Self.isPlain(left.type) || Self.isPlain(right.type) { return left.compared(isEqual ? "===" : "!==", right) }
        let test = Code.call("same", [left.code, right.code])
        return isEqual ? FormulaTerm(test) : FormulaTerm(test.prefixed("!"), .prefix)
    }

    func membership(of element: FormulaTerm, in list: FormulaTerm) -> FormulaTerm {
        if Self.isPlain(element.type) { return FormulaTerm(.call(list.dot("includes"), [element.code])) }
        return FormulaTerm(.call(list.dot("some"), [.call("same", ["it", element.code]).prefixed("(it) => ")]))
    }

    /// Whether `===` compares values of a type.
    private static func isPlain(_ type: FormulaType) -> Bool {
        switch type {
        case .number, .boolean, .text: true
        case .optional(let present): isPlain(present)
        case .point, .size, .frame, .list, .curve, .record, .any: false
        }
    }

    func call(_ function: FormulaFunction, _ first: FormulaTerm, _ arguments: [FormulaTerm]) -> FormulaTerm {
        let codes = arguments.map(\.code)
        return switch function {
        case .min, .max, .abs, .hypot, .sqrt, .floor, .ceil, .sign:
            FormulaTerm(.call("Math.\(function.rawValue)", codes))
        case .round: FormulaTerm(.call("rounded", codes))
        case .color: FormulaTerm(Self.object(["red", "green", "blue", "alpha"], codes + ["1"]))
        case .count: FormulaTerm(first.dot("length"))
        case .sum: FormulaTerm(.call(first.dot("reduce"), ["(sum, it) => sum + it", "0"]))
        case .contains: FormulaTerm(.call(first.dot("includes"), Array(codes.dropFirst())))
        case .startsWith, .endsWith: FormulaTerm(.call(first.dot(function.rawValue), Array(codes.dropFirst())))
        case .point, .size, .frame, .bounds, .center, .inset, .clamp, .lerp, .farthest, .row, .column,
            .settlingDuration:
            FormulaTerm(.call("\(function.rawValue)", codes))
        }
    }

    func extreme(_ function: FormulaFunction, of list: FormulaTerm) -> FormulaTerm {
        FormulaTerm(.call("Math.\(function.rawValue)", [list.code.prefixed("...")]))
    }

    /// An object literal, with just `x` if a value has the same name as its key.
    static func object(_ keys: [String], _ values: [Code]) -> Code {
        .brackets(
            .elements, "{ ",
            zip(keys, values).map { key, value in value.text == key ? value : value.prefixed("\(key): ") }, " }")
    }
}
