import MotifCore

extension NumbersFile {
    /// A pattern's numbers as a Kotlin class.
    ///
    /// - Throws: `Problems` of a curve.
    func kotlin() throws(Problems) -> [CodeStatement] {
        CodeStatement.doc(
            "The motion of \(names.title) on one screen. Lengths are in dp, times in seconds, angles in degrees.")
            + [.code("class \(names.type)("), .indented(try arguments()), .code(") {"), .indented(body), .code("}")]
    }

    /// The parameters, and the values that the app decides; each reads only those before it.
    private func arguments() throws(Problems) -> [CodeStatement] {
        let parameters = Set(plan.kind.parameters.map(\.name))
        let inputs = plan.members.compactMap { member in member.input.map { ($0, member) } }
        let isFirst = { (input: SceneInput) in input.defaultFormula.names.isDisjoint(with: parameters) }
        var lines: [CodeStatement] = [.code("val \(names.screen): MotionSize,")]
        lines += inputs.filter { isFirst($0.0) }.flatMap(argument)
        for (definition, name, value) in try names.initialValues() {
            lines += names.doc(definition)
            lines.append(
                .code(value.prefixed("val \(name): \(names.type(of: definition.type.formulaType)) = ").appending(",")))
        }
        lines += inputs.filter { !isFirst($0.0) }.flatMap(argument)
        if plan.isDrivenByTime {
            lines += CodeStatement.doc("Whether a gesture drives the motion, which then has linear timing.")
            lines.append(.code("val isLinear: Boolean = false,"))
        }
        return lines
    }

    private func argument(_ input: SceneInput, _ member: NumbersPlan.Member) -> [CodeStatement] {
        let (type, doc) = (names.type(of: input), names.doc(input.summary))
        if names.lateInputs.contains(input.name) { return doc + [.code("\(member.name): \(type)? = null,")] }
        var value = member.term.code
        if input.type == .integer {
            let isLiteral = value.text.hasSuffix(".0") && Double(value.text) != nil
            value = isLiteral ? Code(String(value.text.dropLast(2))) : member.term.dot("toInt()")
        }
        return doc + [.code(value.prefixed("val \(member.name): \(type) = ").appending(","))]
    }

    @CodeBuilder private var body: [CodeStatement] {
        records
        CodeStatement.doc("The layers at one moment, back to front.")
        Code.brackets(.table, "data class Layers(", plan.rest.map { "val \($0.name): \(type(of: $0))" }, ")")
        ""
        for member in plan.members where isMember(member) { self.member(member) }
        if plan.timings.contains(where: \.isTimed) {
            if plan.members.contains(where: isMember) { "" }
            "private fun timing(duration: Double, curve: MotionCurve, begin: Double = 0.0) ="
            CodeStatement.indented { "MotionTiming(duration, if (isLinear) linear else curve, begin)" }
            ""
        }
        for timing in plan.timings { declaration(of: timing).prefixed("private ") }
        ""
        CodeStatement.doc("The layers at rest.")
        rest
        for family in plan.families { declarations(of: family) }
    }

    /// Whether it is a member rather than an argument with a default.
    private func isMember(_ member: NumbersPlan.Member) -> Bool {
        member.input.map { names.lateInputs.contains($0.name) } ?? member.isUsed
    }

    private func member(_ member: NumbersPlan.Member) -> Code {
        guard let input = member.input else { return dialect.shapes.constant(member.name, member.term.code) }
        let term = input.type == .integer ? FormulaTerm(member.term.dot("toInt()")) : member.term
        return dialect.shapes.constant(member.name, dialect.coalesce(FormulaTerm(Code(member.name)), term).code)
    }

    @CodeBuilder private func declarations(of family: OperationFamily) -> [CodeStatement] {
        for operation in operations(of: family) {
            ""
            operation.doc
            dialect.shapes.constant(operation.name, operation.code)
        }
        if !family.backward.isEmpty {
            ""
            Code.brackets(
                .parameters, "private fun \(name(of: family))(",
                family.timings.map { "\($0.name): MotionTiming" }, ") =")
            CodeStatement.indented { operation(family.forward) }
        }
    }
}
