import MotifCore

/// The parts that a file of numbers has in every language: records, timings, layers at rest, and operations.
struct NumbersFile {
    let plan: NumbersPlan
    var names: NumbersNaming { plan.names }
    var dialect: any CodeLanguage { plan.dialect }
    private var shapes: NumbersShapes { dialect.shapes }

    /// The records among the parameters, each with an empty line after it.
    var records: [CodeStatement] {
        names.records.all.flatMap { names.declaration(of: $0, in: dialect) + [.code("")] }
    }

    func declaration(of timing: TimingMember) -> Code {
        let rest = plan.rest.first { $0.layer == timing.repeated }
        let code = shapes.timing(timing)
        return shapes.constant(timing.name, rest.map { loop($0, code) } ?? code)
    }

    /// The type of a layer, or of its copies.
    func type(of layer: RestLayer) -> String {
        let own = "\(dialect.prefix)Layer"
        let type = layer.isOptional ? dialect.types.optional(own) : own
        return layer.repetition == nil ? type : dialect.types.list(type)
    }

    /// The layers at rest.
    var rest: Code {
        let layers = plan.rest.map { layer in
            let code = layer.condition.map { shapes.optional(layer.code, $0) } ?? layer.code
            return shapes.labeled(layer.name, loop(layer, code))
        }
        return shapes.constant("rest", shapes.layers(layers))
    }

    /// The code, or a list of its results for each element if the layer repeats.
    private func loop(_ layer: RestLayer, _ code: Code) -> Code {
        guard let (list, element) = layer.repetition else { return code }
        let name = code.mentions(element) ? element : "_"
        let whole = list.text.contains(" ") ? Code.parentheses(list) : list
        return shapes.map(whole, name, code.mentions("index"), [], code)
    }

    /// An operation with its documentation.
    typealias Named = (doc: [CodeStatement], name: String, code: Code)

    /// The operations of a family.
    func operations(of family: OperationFamily) -> [Named] {
        let name = Code(self.name(of: family))
        let forward =
            family.backward.isEmpty
            ? operation(family.forward) : Code.call(name, family.timings.map { Code($0.name) })
        let backward = family.backward.map { back in
            (back, Code.call(name, back.ends.map { shapes.reversed($0.timing.name) }))
        }
        return ([(family.forward, forward)] + backward).map { operation, code in
            (CodeStatement.doc(names.summary(of: operation)), operation.name, code)
        }
    }

    /// The name of the function that makes the operations of a family.
    func name(of family: OperationFamily) -> String { names.variable(family.name) }

    /// The range of an operation, and its layers at each time.
    func operation(_ operation: OperationNumbers) -> Code {
        let moves = operation.moves.flatMap { move($0.layer, $0.changes) }
        guard case .progress(let range) = operation.driver else {
            return shapes.operation(nil, end(of: operation), moves)
        }
        let (begin, end) = (dialect.number(range.lowerBound), dialect.number(range.upperBound))
        return shapes.operation(begin.code, end.code, moves)
    }

    private func end(of operation: OperationNumbers) -> Code {
        let zero = dialect.number(0)
        let ends = plan.ends(of: operation).map { timing, layers -> FormulaTerm in
            let end = FormulaTerm("\(timing.name).end")
            guard let layers else { return end }
            if timing.repeated != nil, let layer = layers.first {
                return FormulaTerm(shapes.latestEnd(timing.name, "rest.\(layer.name)"))
            }
            let exists = layers.map { layer in
                layer.repetition == nil
                    ? shapes.exists("rest.\(layer.name)") : shapes.anyExists("rest.\(layer.name)", layer.isOptional)
            }
            return dialect.conditional(FormulaTerm("\(exists.joined(separator: " || "))"), end, zero)
        }
        return ends.isEmpty ? zero.code : dialect.call(.max, ends).code
    }

    private func move(_ layer: Layer, _ changes: [CodeLanguage.Field]) -> [Code] {
        guard let rest = plan.rest.first(where: { $0.layer == layer }) else { return [] }
        let all: Code = "rest.\(rest.name)"
        let labeled = changes.map(shapes.labeled)
        func isMentioned(_ name: String) -> Bool { changes.contains { $0.code.mentions(name) } }
        let before = rest.repetition.flatMap { list, element -> CodeStatement? in
            isMentioned(element) ? .code(shapes.constant(element, shapes.current(list))) : nil
        }
        guard let copy = shapes.copy else {
            let own = "layers.\(rest.name)\(rest.repetition == nil ? "" : "[index]")\(rest.isOptional ? "?" : "")"
            let sets = changes.map { $0.code.prefixed("\(own).\($0.name) = ") }
            let body = [before].compactMap { $0 } + sets.map { .code($0) }
            return rest.repetition == nil ? sets : [.body("for index in layers.\(rest.name).indices {", body)]
        }
        if rest.repetition == nil { return [shapes.labeled(rest.name, copy(all, rest.isOptional, labeled))] }
        let isIndexed = before != nil || isMentioned("index")
        let name = isIndexed ? "layer" : shapes.soleElement
        let copied = copy(Code(name), rest.isOptional, labeled)
        return [shapes.labeled(rest.name, shapes.map(all, name, isIndexed, [before].compactMap { $0 }, copied))]
    }
}
