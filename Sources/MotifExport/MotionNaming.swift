import MotifCore
import MotifFormula

/// The names in a file of code, and how formulas and comments are written there.
protocol MotionNaming {
    var subject: ExportSubject { get }
    var language: any CodeLanguage { get }
    /// The members for parameters by their names in the kind; curves are among them.
    var parameters: [String: String] { get }
    /// The members for scene inputs and bindings.
    var members: [String: String] { get }
    /// The records among the parameters.
    var records: CodeRecords { get }
    /// The constant of a shared value that a parameter uses.
    var constant: (ParameterDefinition) -> Code? { get }
    /// A curve as source.
    ///
    /// - Throws: `bad-curve` if the curve can't be evaluated.
    func curve(_ curve: Curve) throws(Problems) -> Code
    /// A parameter as a value in formulas; `nil` if they can't read it.
    func value(of parameter: ParameterDefinition) -> Code?
    /// The variable for an element of a list.
    func element(_ repetition: Layer.Repetition) -> String
}

extension MotionNaming {
    func value(of parameter: ParameterDefinition) -> Code? { parameters[parameter.name].map { Code($0) } }

    /// The scene input that is the size of the screen, if one is.
    var screenInput: SceneInput? { subject.motion.kind.scene.first { $0.defaultFormula.formula.source == "device" } }

    /// The size of the screen; that of the device if no scene input is.
    var screen: String { screenInput.flatMap { members[$0.name] } ?? "device" }

    /// The scene inputs that the app may decide: all except the size of the screen.
    var inputs: [SceneInput] { subject.motion.kind.scene.filter { $0.name != screenInput?.name } }

    /// The scene inputs whose defaults read bindings, or other such inputs.
    var lateInputs: Set<String> {
        let kind = subject.motion.kind
        var early = Set(kind.parameters.map(\.name) + ["device"])
        for case .input(let index) in kind.order where kind.scene[index].defaultFormula.names.isSubset(of: early) {
            early.insert(kind.scene[index].name)
        }
        return Set(kind.scene.map(\.name)).subtracting(early)
    }

    /// Formulas of the kind, or of a layer, whose element and index have these names.
    func formulas(in layer: Layer? = nil) -> FormulaWriter {
        let kind = subject.motion.kind
        var names = members.mapValues { Code($0) }
        for parameter in kind.parameters { names[parameter.name] = value(of: parameter) }
        let late = lateInputs
        for input in inputs {
            guard let name = members[input.name] else { continue }
            names[input.name] = language.input(
                name, isInteger: input.type == .integer, isLate: late.contains(input.name))
        }
        names["device"] = Code(screen)
        var scope = layer.map { kind.formulaScope(of: $0) } ?? kind.formulaScope
        scope["device"] = .size
        if let repetition = layer?.repetition {
            names["index"] = language.number(ofIndex: "index")
            names[repetition.element] = Code(element(repetition))
        }
        return FormulaWriter(scope: scope, names: names, dialect: language)
    }

    /// The type of a value of the pattern; only curves have none in formulas.
    func type(of type: FormulaType?) -> String { language.type(of: type ?? .curve, in: records) }

    /// The type with which the app sets a scene input.
    func type(of input: SceneInput) -> String {
        input.type == .integer ? language.types.integer : type(of: input.type.formulaType)
    }

    /// The curve of a track: the member for its parameter, or its source.
    ///
    /// - Throws: `bad-curve` if the curve can't be evaluated.
    func curve(of source: CurveSource) throws(Problems) -> Code {
        let parameter = subject.motion.kind.parameters.first { $0.name == source.parameter }
        if let own = parameter.flatMap(value) { return own }
        return try curve(subject.motion.curve(of: source))
    }

    /// The parameters in order, with their members and initial values.
    ///
    /// - Throws: `bad-curve` if a curve can't be evaluated.
    func initialValues() throws(Problems) -> [(definition: ParameterDefinition, name: String, value: Code)] {
        var values: [(definition: ParameterDefinition, name: String, value: Code)] = []
        for parameter in subject.motion.kind.parameters {
            guard let name = parameters[parameter.name] else { continue }
            if case .curve(let own)? = subject.motion.pattern.parameters[parameter.name] {
                values.append((parameter, name, try curve(own)))
            } else if let type = parameter.type.formulaType, let value = subject.scene.values[parameter.name] {
                values.append((parameter, name, constant(parameter) ?? language.value(value, type, in: records)))
            }
        }
        return values
    }
}

/// Declarations and comments.
extension MotionNaming {
    /// The declaration of a record.
    ///
    /// - Parameter language: The notation where it is declared.
    func declaration(of record: CodeRecords.Record, in language: any CodeLanguage) -> [CodeStatement] {
        let fields = record.fields.flatMap { field -> [CodeStatement] in
            guard let type = field.type.formulaType.map({ language.type(of: $0, in: records) }) else { return [] }
            let code = language.shapes.field(language.valueName(field.name), type, field.isOptional)
            return doc(field, isField: true) + [.code(code)]
        }
        return language.shapes.record(record.name, fields)
    }

    /// The pattern's title.
    var title: String { language.comment(subject.motion.pattern.metadata.title) }

    /// The lines at the top of the file.
    @CodeBuilder func header(_ lines: [String] = [], leftTo system: String = "the system") -> [CodeStatement] {
        let (metadata, kind) = (subject.motion.pattern.metadata, subject.motion.kind)
        let others = kind.operations.filter { $0.action == .system }.map(\.name)
        CodeStatement.comment("// \(title), a pattern of the kind \(kind.metadata.name.slug).")
        if !metadata.summary.isEmpty { CodeStatement.comment("// \(language.comment(metadata.summary))") }
        for line in lines { CodeStatement.comment("// \(line)") }
        if !others.isEmpty { CodeStatement.comment("// Left to \(system): \(others.joined(separator: ", ")).") }
    }

    /// A summary as a documentation comment.
    func doc(_ summary: String) -> [CodeStatement] {
        let text = language.comment(summary)
        return CodeStatement.doc(text.isEmpty || text.hasSuffix(".") ? text : "\(text).")
    }

    /// The summary of a field, or of a parameter with the shared value that it uses, with its unit.
    func doc(_ definition: ParameterDefinition, isField: Bool = false) -> [CodeStatement] {
        let summary = language.comment(isField ? definition.summary : subject.summary(of: definition))
        let unit =
            switch definition.type {
            case .duration: "seconds"
            case .length: language.lengthUnit
            case .angle: "degrees"
            case .fraction: "0 to 1"
            case .choice(let cases): "one of \(cases.joined(separator: ", "))"
            default: ""
            }
        let hasUnit = summary.split { !$0.isLetter }.contains { $0 == unit }
        let phrase = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
        return doc([phrase, hasUnit ? "" : unit].filter { !$0.isEmpty }.joined(separator: "; "))
    }
}
