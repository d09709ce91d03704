import MotifCore
import MotifFormula
import MotifJSON

/// TypeScript: points, sizes, frames, and records are objects, and functions that `Math` lacks are in
/// `Resources/typescript/`.
struct TypeScriptLanguage: CodeLanguage {
    /// The code that files share.
    var support = CodeSupport([])

    func number(_ number: Double) -> FormulaTerm {
        FormulaTerm("\(JSONNumber.text(number))", number < 0 ? .prefix : .whole)
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

    var style: CodeStyle { .typeScript }
    var keywords: Set<String> { TypeScriptText.keywords }
    var lengthUnit: String { "pixels" }
    var hasOperationsAsKeys: Bool { true }
    var missing: Code { "undefined" }

    var types: CodeTypes {
        CodeTypes(
            number: "number", integer: "number", boolean: "boolean", text: "string", point: "MotionPoint",
            size: "MotionSize", frame: "MotionFrame", curve: "MotionCurve", color: "MotionColor",
            list: { "\($0)[]" }, optional: { $0 }, never: "never")
    }

    func record(_ type: FormulaType, _ record: CodeRecords.Record?, _ fields: [Field]) -> Code {
        Self.object(fields.map(\.name), fields.map(\.code))
    }

    func color(_ components: [Double]) -> Code {
        Self.object(["red", "green", "blue", "alpha"], components.map { number($0).code })
    }

    func curve(_ curve: CodeCurve) -> Code {
        func call(_ name: Code, _ values: [Double]) -> Code { .call(name, values.map { number($0).code }) }
        return switch curve {
        case .named(let name): Code(name)
        case .bezier(let points): call("cubicBezier", points)
        case .uiKitSpring(let ratio, let velocity): call("uiKitSpring", velocity == 0 ? [ratio] : [ratio, velocity])
        case .spring(let spring):
            call(
                "spring",
                [spring.mass, spring.stiffness, spring.damping]
                    + (spring.initialVelocity == 0 ? [] : [spring.initialVelocity]))
        case .steps(let count, let start, let end): .call("steps", ["\(count)", "\(start)", "\(end)"])
        case .lines(let stops):
            .call("lines", stops.map { .list([number($0.time).code, number($0.progress).code]) })
        }
    }

    func number(ofIndex index: Code) -> Code { index }

    func value(_ timing: Code, _ from: Code, _ to: Code, isSize: Bool) -> Code {
        .call(isSize ? "sizeBetween" : "between", [certain(timing), "time", from, to])
    }

    func follow(_ tracks: [(timing: Code, from: Code, to: Code)]) -> Code {
        .call("follow", ["time"] + tracks.map { .list([certain($0.timing), $0.from, $0.to]) })
    }

    /// With `noUncheckedIndexedAccess`, an element of a list may be missing.
    private func certain(_ timing: Code) -> Code { timing.mentions("index") ? timing.appending("!") : timing }

    func layer(_ frame: Code, _ values: [Field]) -> Code {
        .call("motionLayer", [frame] + (values.isEmpty ? [] : [Self.object(values.map(\.name), values.map(\.code))]))
    }

    func shadow(_ color: Code, offset: Code) -> Code { Self.object(["color", "offset"], [color, offset]) }

    func edge(_ edge: Layer.Edge) -> Code { "\"\(edge.rawValue)\"" }

    var shapes: NumbersShapes {
        NumbersShapes(
            constant: { $1.prefixed("const \($0) = ").appending(";") },
            record: { [.block("export interface \($0)", $1)] },
            field: { "\($0)\($2 ? "?" : ""): \($1);" },
            timing: { timing in
                let curve = timing.isTimed ? timing.curve.prefixed("isLinear ? linear : ") : timing.curve
                return .call("motionTiming", [timing.duration, curve] + (timing.begin == "0" ? [] : [timing.begin]))
            },
            reversed: { "reversed(\($0))" },
            layers: { .brackets(.table, "{", $0, "}") },
            optional: { .operation([$1.moreThan(.conditional), $0.prefixed("? "), ": undefined"]) },
            copy: { .brackets(.elements, "\($1 ? "\($0.text) && " : ""){ ", ["...\($0)"] + $2, " }") },
            exists: { $0 },
            anyExists: { $1 ? "\($0).some((it) => it)" : "\($0).length > 0" },
            latestEnd: { .call("Math.max", ["0", "...\($0).map((own, index) => (\($1)[index] ? own.end : 0))"]) },
            soleElement: "layer",
            current: { "\($0)[index]!" },
            map: { list, element, isIndexed, before, value in
                let head = isIndexed ? "(\(element), index) => " : "(\(element)) => "
                let result = before + [.code(value.prefixed("return ").appending(";"))]
                let plain = value.text.hasPrefix("{") ? value.prefixed("(").appending(")") : value
                return .call("\(list).map", [before.isEmpty ? plain.prefixed(head) : .body("\(head){", result)])
            },
            operation: { begin, end, moves in
                let layers = Code.brackets(.table, "return {", ["...rest"] + moves, "};")
                let head: Code = moves.isEmpty ? "at: () => {" : "at: (time: number) => {"
                let at = Code.body(head, [.code(TypeScriptText.directive), .code(layers)])
                return .brackets(.table, "{", ["begin: \(begin ?? "0")", end.prefixed("end: "), at], "}")
            })
    }
}
