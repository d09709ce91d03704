import MotifCore

extension NumbersFile {
    private var prefix: String { dialect.prefix }

    /// A pattern's numbers as a Swift structure.
    ///
    /// - Throws: `Problems` of a curve.
    @CodeBuilder func swift() throws(Problems) -> [CodeStatement] {
        let parameters = try names.initialValues()
        CodeStatement.doc(
            "The motion of \(names.title) on one screen. Lengths are in points, times in seconds, angles in degrees.")
        CodeStatement.block("struct \(names.type)Timeline") {
            records
            CodeStatement.doc("The layers at one moment, back to front.")
            CodeStatement.block("struct Layers") {
                for layer in plan.rest { "var \(layer.name): \(type(of: layer))" }
            }
            ""
            CodeStatement.doc("The layers at rest.")
            "let rest: Layers"
            for operation in operations {
                operation.doc + [.code("let \(dialect.valueName(operation.name)): \(prefix)Operation<Layers>")]
            }
            ""
            documentation(parameters.map(\.definition))
            CodeStatement.block(.brackets(.parameters, "init(", arguments(parameters), ")")) { body }
        }
    }

    private var operations: [NumbersFile.Named] { plan.families.flatMap(operations) }

    /// The parameters of the initializer as a list in a comment.
    @CodeBuilder private func documentation(_ parameters: [ParameterDefinition]) -> [CodeStatement] {
        let inputs = names.inputs.map { (names.members[$0.name], names.doc($0.summary)) }
        let isLinear = CodeStatement.doc("Whether a gesture drives the motion, which then has linear timing.")
        let all =
            (inputs + parameters.map { (names.parameters[$0.name], names.doc($0)) }
            + (plan.isDrivenByTime ? [("isLinear", isLinear)] : [])).filter { !$0.1.isEmpty }
        if !all.isEmpty { CodeStatement.comment("/// - Parameters:") }
        for (name, doc) in all {
            for case .comment(let text) in doc {
                CodeStatement.comment("///   - \(name ?? ""): \(text.drop { $0 == "/" || $0 == " " })")
            }
        }
    }

    /// The size of the screen, what the app decides, and the parameters.
    private func arguments(
        _ parameters: [(definition: ParameterDefinition, name: String, value: Code)]
    ) -> [Code] {
        let inputs = names.inputs.compactMap { input -> Code? in
            names.members[input.name].map { "\($0): \(names.type(of: input))? = nil" }
        }
        let own = parameters.map { definition, name, value in
            value.prefixed("\(name): \(names.type(of: definition.type.formulaType)) = ")
        }
        return ["\(names.screen): CGSize"] + inputs + own + (plan.isDrivenByTime ? ["isLinear: Bool = false"] : [])
    }

    @CodeBuilder private var body: [CodeStatement] {
        for member in plan.members where member.isUsed { self.member(member) }
        for timing in plan.timings { declaration(of: timing) }
        rest
        for family in plan.families where !family.backward.isEmpty {
            let timings = family.timings.map { Code("_ \($0.name): \(prefix)Movement") }
            CodeStatement.block(
                .function("func \(name(of: family))", timings, returns: "\(prefix)Operation<Layers>")
            ) { operation(family.forward) }
        }
        "self.rest = rest"
        for operation in operations { operation.code.prefixed("self.\(operation.name) = ") }
    }

    private func member(_ member: NumbersPlan.Member) -> Code {
        var term = member.term
        if let input = member.input {
            let given = FormulaTerm(Code(member.name + (input.type == .integer ? ".map { CGFloat($0) }" : "")))
            term = dialect.coalesce(given, term)
        }
        return term.code.prefixed("let \(member.name): \(names.type(of: member.type)) = ")
    }
}
