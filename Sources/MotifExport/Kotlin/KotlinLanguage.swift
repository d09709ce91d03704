import MotifCore
import MotifFormula

/// Kotlin: numbers are `Double`, points `MotionPoint`, and functions that the standard library lacks are in
/// `Resources/kotlin/`.
struct KotlinLanguage: CodeLanguage {
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

    func coalesce(_ value: FormulaTerm, _ fallback: FormulaTerm) -> FormulaTerm { value.coalesced("?:", fallback) }

    func equality(isEqual: Bool, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm {
        left.compared(isEqual ? "==" : "!=", right)
    }

    func membership(of element: FormulaTerm, in list: FormulaTerm) -> FormulaTerm { element.compared("in", list) }

    func call(_ function: FormulaFunction, _ first: FormulaTerm, _ arguments: [FormulaTerm]) -> FormulaTerm {
        let codes = arguments.map(\.code)
        return switch function {
        case .min, .max: FormulaTerm(.call("\(function.rawValue)Of", codes))
        case .round: FormulaTerm(.call("rounded", codes))
        case .color: FormulaTerm(.call("MotionColor", codes))
        case .bounds, .center: FormulaTerm(first.dot(function.rawValue))
        case .count: FormulaTerm(first.dot("size.toDouble()"))
        case .sum: FormulaTerm(first.dot("sum()"))
        case .inset, .contains, .startsWith, .endsWith:
            FormulaTerm(.call(first.dot(function.rawValue), Array(codes.dropFirst())))
        case .abs, .hypot, .sqrt, .floor, .ceil, .sign, .point, .size, .frame, .clamp, .lerp, .farthest, .row, .column,
            .settlingDuration:
            FormulaTerm(.call("\(function.rawValue)", codes))
        }
    }

    func extreme(_ function: FormulaFunction, of list: FormulaTerm) -> FormulaTerm {
        FormulaTerm(.operation([list.dot("\(function.rawValue)OrNull()"), "?: Double.NaN"]), .coalesce)
    }

    var style: CodeStyle { .kotlin }
    var keywords: Set<String> { KotlinText.keywords.union(support.mentionedTypes).union(KotlinText.types) }
    var lengthUnit: String { "dp" }
    var hasOperationsAsKeys: Bool { false }
    var missing: Code { "null" }

    var types: CodeTypes {
        CodeTypes(
            number: "Double", integer: "Int", boolean: "Boolean", text: "String", point: "MotionPoint",
            size: "MotionSize", frame: "MotionFrame", curve: "MotionCurve", color: "MotionColor",
            list: { "List<\($0)>" }, optional: { "\($0)?" }, never: "Nothing")
    }

    func record(_ type: FormulaType, _ record: CodeRecords.Record?, _ fields: [Field]) -> Code {
        if let record { return .call(Code(record.name), fields.map(Self.labeled)) }
        return .call(Code(self.type(of: type, in: CodeRecords())), fields.map(\.code))
    }

    func color(_ components: [Double]) -> Code {
        // An opaque color needs no alpha.
        .call("MotionColor", components.prefix(components.last == 1 ? 3 : 4).map { number($0).code })
    }

    func list(_ elements: [Code]) -> Code { .call("listOf", elements) }

    func curve(_ curve: CodeCurve) -> Code {
        func numbers(_ values: [Double]) -> [Code] { values.map { number($0).code } }
        return switch curve {
        case .named(let name): Code(name)
        case .bezier(let points): .call("MotionBezier", numbers(points))
        case .uiKitSpring(let ratio, let velocity):
            .call(
                "MotionUIKitSpring",
                named(velocity == 0 ? ["dampingRatio": ratio] : ["dampingRatio": ratio, "initialVelocity": velocity]))
        case .spring(let spring):
            .call(
                "MotionSpring",
                named([
                    "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
                    "initialVelocity": spring.initialVelocity,
                ]))
        case .steps(let count, let start, let end):
            .call("MotionSteps", ["\(count)", "jumpsAtStart = \(start)", "jumpsAtEnd = \(end)"])
        case .lines(let stops):
            .call("MotionLines", stops.map { "\(number($0.time).code) to \(number($0.progress).code)" })
        }
    }

    // In the initializers of a class, its arguments hide its members.
    func input(_ name: String, isInteger: Bool, isLate: Bool) -> Code {
        Code((isLate ? "this.\(name)" : name) + (isInteger ? ".toDouble()" : ""))
    }

    func number(ofIndex index: Code) -> Code { index.appending(".toDouble()") }

    func follow(_ tracks: [(timing: Code, from: Code, to: Code)]) -> Code {
        .call("follow", ["time"] + tracks.map { .call("MotionTrack", [$0.timing, $0.from, $0.to]) })
    }

    func layer(_ frame: Code, _ values: [Field]) -> Code { .call("MotionLayer", [frame] + values.map(Self.labeled)) }

    func shadow(_ color: Code, offset: Code) -> Code { .call("MotionShadow", [color, offset]) }

    func edge(_ edge: Layer.Edge) -> Code {
        "MotionEdge.\(edge.rawValue.prefix(1).uppercased() + edge.rawValue.dropFirst())"
    }

    private func named(_ numbers: KeyValuePairs<String, Double>) -> [Code] {
        numbers.map { Self.labeled($0.key, number($0.value).code) }
    }

    private static func labeled(_ name: String, _ value: Code) -> Code {
        value.prefixed("\(KotlinText.keywords.contains(name) ? "`\(name)`" : name) = ")
    }

    var shapes: NumbersShapes {
        NumbersShapes(
            constant: { $1.prefixed("val \($0) = ") },
            record: { $1.isEmpty ? [.code("class \($0)")] : [.code("data class \($0)("), .indented($1), .code(")")] },
            field: { "val \($0): \($1)\($2 ? "? = null" : "")," },
            labeled: Self.labeled,
            timing: { timing in
                let begin = timing.begin == "0.0" ? [] : [timing.begin.prefixed("begin = ")]
                return .call(timing.isTimed ? "timing" : "MotionTiming", [timing.duration, timing.curve] + begin)
            },
            layers: { .brackets(.table, "Layers(", $0, ")") },
            optional: { $0.appending(".takeIf { \($1.text) }") },
            copy: { .call("\($0)\($1 ? "?" : "").copy", $2) },
            exists: { "\($0) != null" },
            anyExists: { $1 ? "\($0).any { it != null }" : "\($0).isNotEmpty()" },
            latestEnd: { "\($0).filterIndexed { i, _ -> \($1).getOrNull(i) != null }.maxOfOrNull { it.end } ?: 0.0" },
            soleElement: "it",
            map: { list, element, isIndexed, before, value in
                let head = isIndexed ? ".mapIndexed { index, \(element) ->" : ".map { \(element) ->"
                return .body("\(list)\(element == "it" ? ".map {" : head)", before + [.code(value)])
            },
            operation: { begin, end, moves in
                let head = Code.call("MotionOperation", begin.map { ["begin = \($0)", "end = \(end)"] } ?? [end])
                if moves.isEmpty { return head.appending(" { rest }") }
                return .body(head.appending(" { time ->"), [.code(.brackets(.table, "rest.copy(", moves, ")"))])
            })
    }
}
