import MotifCore
import MotifFormula

/// A pattern's numbers as a Kotlin class.
struct KotlinFile {
    let plan: NumbersPlan
    private var names: NumbersNaming { plan.names }
    private var dialect: any NumbersDialect { plan.dialect }

    /// - Throws: `Problems` of a curve.
    func statements() throws(Problems) -> [CodeStatement] {
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
        for (definition, name, value) in try plan.parameters() {
            let kotlin = dialect.type(of: definition.type.formulaType ?? .curve, in: names.records)
            lines += CodeStatement.doc(names.sentence(definition, as: plan.subject.summary(of: definition)))
            lines.append(.code(value.prefixed("val \(name): \(kotlin) = ").appending(",")))
        }
        lines += inputs.filter { !isFirst($0.0) }.flatMap(argument)
        if plan.isDrivenByTime {
            lines += CodeStatement.doc("Whether a gesture drives the motion, which then has linear timing.")
            lines.append(.code("val isLinear: Boolean = false,"))
        }
        return lines
    }

    private func argument(_ input: SceneInput, _ member: NumbersPlan.Member) -> [CodeStatement] {
        let type =
            input.type == .integer ? "Int" : dialect.type(of: input.type.formulaType ?? .number, in: names.records)
        let doc = CodeStatement.doc(names.sentence(input.summary))
        if names.lateInputs.contains(input.name) { return doc + [.code("\(member.name): \(type)? = null,")] }
        var value = member.term.code
        if input.type == .integer {
            let isLiteral = value.text.hasSuffix(".0") && Double(value.text) != nil
            value = isLiteral ? Code(String(value.text.dropLast(2))) : member.term.dot("toInt()")
        }
        return doc + [.code(value.prefixed("val \(member.name): \(type) = ").appending(","))]
    }

    @CodeBuilder private var body: [CodeStatement] {
        for record in names.records.all { declaration(of: record) }
        CodeStatement.doc("The layers at one moment, back to front.")
        Code.brackets(.table, "data class Layers(", plan.rest.map(field), ")")
        ""
        for member in plan.members where isMember(member) { self.member(member) }
        if plan.timings.contains(where: \.isTimed) {
            if plan.members.contains(where: isMember) { "" }
            "private fun timing(duration: Double, curve: MotionCurve, begin: Double = 0.0) ="
            CodeStatement.indented { "MotionTiming(duration, if (isLinear) linear else curve, begin)" }
            ""
        }
        for timing in plan.timings { declaration(of: timing) }
        ""
        CodeStatement.doc("The layers at rest.")
        Code.brackets(.table, "val rest = Layers(", plan.rest.map(atRest), ")")
        for family in plan.families { operations(of: family) }
    }

    private func declaration(of record: CodeRecords.Record) -> [CodeStatement] {
        let fields = record.fields.flatMap { field -> [CodeStatement] in
            guard let type = field.type.formulaType else { return [] }
            let kotlin = dialect.type(of: type, in: names.records) + (field.isOptional ? "? = null" : "")
            return CodeStatement.doc(names.sentence(field))
                + [.code("val \(dialect.valueName(field.name)): \(kotlin),")]
        }
        if fields.isEmpty { return [.code("class \(record.name)"), .code("")] }
        return [.code("data class \(record.name)("), .indented(fields), .code(")"), .code("")]
    }

    private func field(_ layer: RestLayer) -> Code {
        let type = layer.isOptional ? "MotionLayer?" : "MotionLayer"
        return "val \(layer.name): \(layer.repetition == nil ? type : "List<\(type)>")"
    }

    /// Whether it is a member rather than an argument with a default.
    private func isMember(_ member: NumbersPlan.Member) -> Bool {
        member.input.map { names.lateInputs.contains($0.name) } ?? member.isUsed
    }

    private func member(_ member: NumbersPlan.Member) -> CodeStatement {
        let head = "val \(member.name) = "
        if member.input == nil { return .code(member.term.code.prefixed(head)) }
        let isInteger = member.input?.type == .integer
        let term = isInteger ? FormulaTerm(member.term.dot("toInt()")) : member.term
        return .code(
            .operation([Code(member.name)] + Code.prefixed(term.operands(.coalesce), "?: ")).prefixed(head))
    }

    private func declaration(of timing: TimingMember) -> CodeStatement {
        let begin = timing.begin == "0.0" ? [] : [timing.begin.prefixed("begin = ")]
        let call = Code.call(timing.isTimed ? "timing" : "MotionTiming", [timing.duration, timing.curve] + begin)
        let head = "private val \(timing.name) = "
        let rest = plan.rest.first { $0.layer == timing.repeated }
        return .code((rest?.repetition.map { map($0, call) } ?? call).prefixed(head))
    }

    /// A list of the results of a closure for the elements of another list.
    private func map(_ repetition: (list: Code, element: String), _ code: Code) -> Code {
        let list = repetition.list.text.contains(" ") ? Code.parentheses(repetition.list) : repetition.list
        let name = code.uses.contains(.element) ? repetition.element : "_"
        let isIndexed = code.uses.contains(.index)
        return .body(
            isIndexed ? "\(list).mapIndexed { index, \(name) ->" : "\(list).map { \(name) ->", [.code(code)])
    }

    private func atRest(_ layer: RestLayer) -> Code {
        var code = layer.code
        if let condition = layer.condition {
            code = Code(code.node, uses: code.uses.union(condition.code.uses))
                .appending(".takeIf { \(condition.text) }")
        }
        return (layer.repetition.map { map($0, code) } ?? code).prefixed("\(layer.name) = ")
    }

    @CodeBuilder private func operations(of family: OperationFamily) -> [CodeStatement] {
        let forward = family.forward
        ""
        CodeStatement.doc(names.summary(of: forward))
        if family.backward.isEmpty {
            operation(forward).prefixed("val \(forward.name) = ")
        } else {
            let name = names.variable(family.name)
            Code.call("\(name)", family.timings.map { Code($0.name) }).prefixed("val \(forward.name) = ")
            for back in family.backward {
                ""
                CodeStatement.doc(names.summary(of: back))
                Code.call("\(name)", back.ends.map { "\($0.timing.name).reversed" }).prefixed("val \(back.name) = ")
            }
            ""
            Code.brackets(
                .parameters, "private fun \(name)(", family.timings.map { "\($0.name): MotionTiming" }, ") =")
            CodeStatement.indented { operation(forward) }
        }
    }

    private func operation(_ operation: OperationNumbers) -> Code {
        let head: Code
        switch operation.driver {
        case .time: head = .call("MotionOperation", [end(of: operation)])
        case .progress(let range):
            let (begin, end) = (dialect.number(range.lowerBound), dialect.number(range.upperBound))
            head = .call("MotionOperation", ["begin = \(begin.code)", "end = \(end.code)"])
        }
        if operation.moves.isEmpty { return head.appending(" { rest }") }
        let layers = Code.brackets(.table, "rest.copy(", operation.moves.map { move($0.layer, $0.changes) }, ")")
        return .body(head.appending(" { time ->"), [.code(layers)])
    }

    private func end(of operation: OperationNumbers) -> Code {
        let ends = plan.ends(of: operation).map { timing, layers -> Code in
            guard let layers else { return "\(timing.name).end" }
            if timing.repeated != nil, let layer = layers.first {
                let some: Code = "\(timing.name).filterIndexed { index, _ -> rest.\(layer.name)[index] != null }"
                return "\(some).maxOfOrNull { it.end } ?: 0.0"
            }
            let exists = layers.map { layer in
                layer.repetition == nil
                    ? "rest.\(layer.name) != null"
                    : layer.isOptional ? "rest.\(layer.name).any { it != null }" : "rest.\(layer.name).isNotEmpty()"
            }
            return "if (\(exists.joined(separator: " || "))) \(timing.name).end else 0.0"
        }
        return ends.count > 1 ? .call("maxOf", ends) : ends.first ?? "0.0"
    }

    private func move(_ layer: Layer, _ changes: [NumbersDialect.Field]) -> Code {
        guard let rest = plan.rest.first(where: { $0.layer == layer }) else { return "" }
        let changes = changes.map { $0.code.prefixed("\($0.name) = ") }
        let mark = rest.isOptional ? "?" : ""
        guard let repetition = rest.repetition else {
            return .call("\(rest.name) = rest.\(rest.name)\(mark).copy", changes)
        }
        let uses = changes.reduce(into: Set<Code.Use>()) { $0.formUnion($1.uses) }
        if uses.isDisjoint(with: [.index, .element]) {
            return .body("\(rest.name) = rest.\(rest.name).map {", [.code(.call("it\(mark).copy", changes))])
        }
        let element: [CodeStatement] =
            uses.contains(.element) ? [.code("val \(repetition.element) = \(repetition.list)[index]")] : []
        return .body(
            "\(rest.name) = rest.\(rest.name).mapIndexed { index, layer ->",
            element + [.code(.call("layer\(mark).copy", changes))])
    }
}
