import MotifCore
import MotifFormula

extension NumbersFile {
    /// A pattern's numbers as a TypeScript function.
    ///
    /// - Throws: `Problems` of a curve.
    @CodeBuilder func typeScript() throws(Problems) -> [CodeStatement] {
        let parameters = try self.parameters()
        records
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
            .brackets(.arguments, "export function \(names.value)(", plan.typeScriptArguments(), ")")
        ) {
            TypeScriptText.directive
            body
        }
    }

    private func parameters() throws(Problems) -> [CodeStatement] {
        let members = try names.initialValues().map { definition, _, value -> [CodeStatement] in
            let type = definition.type.formulaType ?? .curve
            let annotation = names.records.mentions(type) ? " as \(names.type(of: type))" : ""
            let key = SwiftText.label(definition.name)
            return names.doc(definition)
                + [.code(value.prefixed("\(key): ").appending("\(annotation),"))]
        }
        return CodeStatement.doc("The parameters of \(names.title).") + [
            .code("export const \(names.value)Parameters = {"), .indented(members.flatMap { $0 }), .code("};"),
        ]
    }

    private func input(_ input: SceneInput) -> [CodeStatement] {
        guard let name = names.members[input.name] else { return [] }
        return names.doc(input.summary) + [.code("\(name)?: \(names.type(of: input));")]
    }

    private var body: [CodeStatement] {
        let rest = computing
        let words = CodeSupport.words(in: rest.lines(style: .typeScript).joined(separator: "\n"))
        let read = plan.kind.parameters.compactMap { parameter -> Code? in
            guard let name = names.parameters[parameter.name], words.contains(Substring(name)) else { return nil }
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
            dialect.shapes.constant(member.name, value)
        }
        for timing in plan.timings { declaration(of: timing) }
        rest
        for family in plan.families where !family.backward.isEmpty {
            let types = family.timings.map { Code("\($0.name): MotionTiming") }
            Code.brackets(.elements, "const \(name(of: family)) = (", types, ") => ({")
            CodeStatement.indented { for part in operation(family.forward).items { part.appending(",") } }
            "});"
        }
        "return {"
        CodeStatement.indented {
            CodeStatement.doc("The layers at rest, back to front.")
            "rest,"
            for family in plan.families {
                for operation in operations(of: family) {
                    operation.doc
                    dialect.shapes.labeled(operation.name, operation.code).appending(",")
                }
            }
        }
        "};"
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
