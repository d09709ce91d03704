import MotifCore
import MotifFormula

/// A pattern's numbers as a TypeScript function.
struct TypeScriptFile {
    let plan: NumbersPlan
    private var names: NumbersNaming { plan.names }
    private var dialect: any NumbersDialect { plan.dialect }

    /// The directive for functions that run on Reanimated's thread; other exports omit it.
    static let directive: Code = "\"worklet\";"

    /// - Throws: `Problems` of a curve.
    @CodeBuilder func statements() throws(Problems) -> [CodeStatement] {
        let parameters = try self.parameters()
        for record in names.records.all { declaration(of: record) }
        parameters
        ""
        CodeStatement.doc("What the app decides; what is missing has a default.")
        CodeStatement.block("export interface \(names.type)Scene") {
            "\(names.screen): MotionSize;"
            for input in names.inputs { self.input(input) }
        }
        ""
        CodeStatement.doc(
            "The motion of \(names.title) in one scene. Lengths are in pixels, times in seconds, angles in degrees."
                + (plan.isDrivenByTime ? " A gesture drives it with linear timing." : ""))
        CodeStatement.block(
            .brackets(.arguments, "export function \(names.value)(", arguments, ")")
        ) {
            Self.directive
            body
        }
    }

    private var arguments: [Code] {
        ["scene: \(names.type)Scene", "parameters?: typeof \(names.value)Parameters"]
            + (plan.isDrivenByTime ? ["isLinear = false"] : [])
    }

    private func declaration(of record: CodeRecords.Record) -> [CodeStatement] {
        let fields = record.fields.flatMap { field -> [CodeStatement] in
            guard let type = field.type.formulaType else { return [] }
            let mark = field.isOptional ? "?" : ""
            return CodeStatement.doc(names.sentence(field))
                + [.code("\(dialect.valueName(field.name))\(mark): \(dialect.type(of: type, in: names.records));")]
        }
        return [.block("export interface \(record.name)", fields), .code("")]
    }

    private func parameters() throws(Problems) -> [CodeStatement] {
        let members = try plan.parameters().map { definition, _, value -> [CodeStatement] in
            let type = definition.type.formulaType ?? .curve
            let annotation = names.records.mentions(type) ? " as \(dialect.type(of: type, in: names.records))" : ""
            let key = SwiftText.label(definition.name)
            return CodeStatement.doc(names.sentence(definition, as: plan.subject.summary(of: definition)))
                + [.code(value.prefixed("\(key): ").appending("\(annotation),"))]
        }
        return CodeStatement.doc("The parameters of \(names.title).") + [
            .code("export const \(names.value)Parameters = {"), .indented(members.flatMap { $0 }), .code("};"),
        ]
    }

    private func input(_ input: SceneInput) -> [CodeStatement] {
        guard let name = names.members[input.name], let type = input.type.formulaType else { return [] }
        return CodeStatement.doc(names.sentence(input.summary))
            + [.code("\(name)?: \(dialect.type(of: type, in: names.records));")]
    }

    private var body: [CodeStatement] {
        let rest = computing
        let words = CodeSupport.words(in: rest.lines(style: .typeScript).joined(separator: "\n"))
        let read = plan.kind.parameters.compactMap { parameter -> Code? in
            guard let name = names.members[parameter.name], words.contains(Substring(name)) else { return nil }
            let key = SwiftText.label(parameter.name)
            return key == name ? Code(name) : "\(key): \(name)"
        }
        // Where a default is evaluated, a worklet's own constants aren't there yet.
        let parameters = Code.brackets(
            .elements, "const { ", read, " } = parameters ?? \(names.value)Parameters;")
        return [.code("const { \(names.screen) } = scene;")] + (read.isEmpty ? [] : [.code(parameters)]) + rest
    }

    @CodeBuilder private var computing: [CodeStatement] {
        for member in plan.members where member.isUsed {
            let given = FormulaTerm("scene.\(member.name)")
            let value = member.input == nil ? member.term.code : dialect.coalesce(given, member.term).code
            value.prefixed("const \(member.name) = ").appending(";")
        }
        for timing in plan.timings { declaration(of: timing).appending(";") }
        Code.brackets(.table, "const rest = {", plan.rest.map(atRest), "};")
        let families = plan.families.filter { !$0.backward.isEmpty }
        for family in families {
            let types = family.timings.map { Code("\($0.name): MotionTiming") }
            Code.brackets(.elements, "const \(name(of: family)) = (", types, ") => ({")
            CodeStatement.indented(operation(family.forward))
            "});"
        }
        "return {"
        CodeStatement.indented {
            CodeStatement.doc("The layers at rest, back to front.")
            "rest,"
            for family in plan.families { operations(of: family) }
        }
        "};"
    }

    private func declaration(of timing: TimingMember) -> Code {
        let curve = timing.isTimed ? timing.curve.prefixed("isLinear ? linear : ") : timing.curve
        let call = Code.call("motionTiming", [timing.duration, curve] + (timing.begin == "0" ? [] : [timing.begin]))
        let rest = plan.rest.first { $0.layer == timing.repeated }
        return (rest?.repetition.map { map($0, call) } ?? call).prefixed("const \(timing.name) = ")
    }

    /// A list of the results of a function for the elements of another list.
    private func map(_ repetition: (list: Code, element: String), _ code: Code) -> Code {
        let list = repetition.list.text.contains(" ") ? Code.parentheses(repetition.list) : repetition.list
        let name = code.uses.contains(.element) ? repetition.element : "_"
        return .call(
            "\(list).map", [code.prefixed(code.uses.contains(.index) ? "(\(name), index) => " : "(\(name)) => ")])
    }

    private func atRest(_ layer: RestLayer) -> Code {
        var code = layer.code
        if let condition = layer.condition {
            code = .operation([condition.moreThan(.conditional), code.prefixed("? "), ": undefined"])
        }
        return (layer.repetition.map { map($0, code) } ?? code).prefixed("\(layer.name): ")
    }

    private func name(of family: OperationFamily) -> String { names.variable(family.name) }

    @CodeBuilder private func operations(of family: OperationFamily) -> [CodeStatement] {
        CodeStatement.doc(names.summary(of: family.forward))
        if family.backward.isEmpty {
            "\(family.forward.name): {"
            CodeStatement.indented(operation(family.forward))
            "},"
        } else {
            let name = Code(name(of: family))
            Code.call(name, family.timings.map { Code($0.name) })
                .prefixed("\(family.forward.name): ").appending(",")
            for back in family.backward {
                CodeStatement.doc(names.summary(of: back))
                Code.call(name, back.ends.map { "reversed(\($0.timing.name))" })
                    .prefixed("\(back.name): ").appending(",")
            }
        }
    }

    @CodeBuilder private func operation(_ operation: OperationNumbers) -> [CodeStatement] {
        switch operation.driver {
        case .time:
            "begin: 0,"
            end(of: operation).prefixed("end: ").appending(",")
        case .progress(let range):
            "begin: \(dialect.number(range.lowerBound).code),"
            "end: \(dialect.number(range.upperBound).code),"
        }
        let moves = operation.moves.map { move($0.layer, $0.changes) }
        Code.body(
            operation.moves.isEmpty ? "at: () => {" : "at: (time: number) => {",
            [.code(Self.directive), .code(.brackets(.table, "return {", ["...rest"] + moves, "};"))], "},")
    }

    private func end(of operation: OperationNumbers) -> Code {
        let ends = plan.ends(of: operation).map { timing, layers -> Code in
            guard let layers else { return "\(timing.name).end" }
            if timing.repeated != nil, let layer = layers.first {
                return "...\(timing.name).map((own, index) => (rest.\(layer.name)[index] ? own.end : 0))"
            }
            let exists = layers.map { layer in
                layer.repetition == nil
                    ? "rest.\(layer.name)"
                    : layer.isOptional ? "rest.\(layer.name).some((it) => it)" : "rest.\(layer.name).length > 0"
            }
            return "\(exists.joined(separator: " || ")) ? \(timing.name).end : 0"
        }
        let isSpread = ends.contains { $0.text.hasPrefix("...") }
        return ends.count > 1 || isSpread ? .call("Math.max", (isSpread ? ["0"] : []) + ends) : ends.first ?? "0"
    }

    private func move(_ layer: Layer, _ changes: [NumbersDialect.Field]) -> Code {
        guard let rest = plan.rest.first(where: { $0.layer == layer }) else { return "" }
        func changed(_ layer: String) -> Code {
            let changes = changes.map { $0.code.prefixed("\($0.name): ") }
            let object = Code.brackets(.elements, "{ ", [Code("...\(layer)")] + changes, " }")
            return rest.isOptional ? object.prefixed("\(layer) && ") : object
        }
        guard let repetition = rest.repetition else {
            return changed("rest.\(rest.name)").prefixed("\(rest.name): ")
        }
        let body = changed("layer")
        let list: Code = "\(rest.name): rest.\(rest.name).map"
        if body.uses.contains(.element) {
            let element: Code = "const \(repetition.element) = \(repetition.list)[index]!;"
            return .call(
                list, [.body("(layer, index) => {", [.code(element), .code(body.prefixed("return ").appending(";"))])])
        }
        let head = body.uses.contains(.index) ? "(layer, index) => " : "(layer) => "
        return .call(list, [(rest.isOptional ? body : .parentheses(body)).prefixed(head)])
    }
}

extension CodeRecords {
    /// Whether a type has one of the records, or a list, which may be empty.
    fileprivate func mentions(_ type: FormulaType) -> Bool {
        switch type {
        case .list: true
        case .optional(let present): mentions(present)
        case .record: self[type] != nil
        default: false
        }
    }
}
