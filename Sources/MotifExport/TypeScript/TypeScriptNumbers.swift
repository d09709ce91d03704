import MotifCore
import MotifFormula

extension TypeScriptFormulas {
    var style: CodeStyle { .typeScript }
    var keywords: Set<String> { TypeScriptText.keywords }
    var lengthUnit: String { "pixels" }
    var hasOperationsAsKeys: Bool { true }
    var missing: Code { "undefined" }

    var types: CodeTypes {
        CodeTypes(
            number: "number", boolean: "boolean", text: "string", point: "MotionPoint", size: "MotionSize",
            frame: "MotionFrame", curve: "MotionCurve", color: "MotionColor", list: { "\($0)[]" }, optional: { $0 },
            never: "never")
    }

    func record(_ type: FormulaType, _ record: CodeRecords.Record?, _ fields: [Field]) -> Code {
        Self.object(fields.map(\.name), fields.map(\.code))
    }

    func color(_ components: [Double]) -> Code {
        Self.object(["red", "green", "blue", "alpha"], components.map { number($0).code })
    }

    func list(_ elements: [Code]) -> Code { .list(elements) }

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

    func input(_ name: String, isInteger: Bool, isLate: Bool) -> Code { Code(name) }

    func number(ofIndex index: Code) -> Code { index }

    func value(_ timing: Code, _ from: Code, _ to: Code, isSize: Bool) -> Code {
        .call(isSize ? "sizeBetween" : "between", [certain(timing), "time", from, to])
    }

    func follow(_ tracks: [(timing: Code, from: Code, to: Code)]) -> Code {
        .call("follow", ["time"] + tracks.map { .list([certain($0.timing), $0.from, $0.to]) })
    }

    /// With `noUncheckedIndexedAccess`, an element of a list may be missing.
    private func certain(_ timing: Code) -> Code { timing.mentions("index") ? timing.appending("!") : timing }

    func atLeastZero(_ code: Code) -> Code { code == "0" ? code : .call("Math.max", ["0", code]) }

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
            labeled: { $1.prefixed("\($0): ") },
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
