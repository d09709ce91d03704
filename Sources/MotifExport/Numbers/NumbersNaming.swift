import MotifCore
import MotifFormula

/// The names in a file of numbers.
struct NumbersNaming {
    let subject: ExportSubject
    let dialect: any NumbersDialect
    /// The prefix of the names of its types: `ZoomIcons`.
    let type: String
    /// `zoomIcons`
    let value: String
    /// The members for parameters, scene inputs, and bindings by their names in the kind; curves are among them.
    let members: [String: String]
    /// The members for layers.
    let layers: [String: String]
    /// The members for operations: `push`, `reducedPush`.
    let operations: [Variant: String]
    let records: CodeRecords
    /// The names so far.
    var taken: UniqueNames

    /// An operation with standard or with reduced motion.
    struct Variant: Hashable {
        let operation: String
        let variant: Timeline.Variant
    }

    init(_ subject: ExportSubject, _ dialect: any NumbersDialect) {
        (self.subject, self.dialect) = (subject, dialect)
        let kind = subject.motion.kind
        var outer = UniqueNames(
            reserved: dialect.keywords.union(dialect.support.declared).union(dialect.support.imported))
        type = outer.free(SwiftText.typeName(subject.name.text))
        value = outer.free(SwiftText.label(subject.name.text))
        var names = UniqueNames(reserved: dialect.keywords)
        layers = Self.names(of: kind.layers.map(\.name), &names)
        var records = CodeRecords(reserved: ["Layers", type, "\(type)Scene"])
        for parameter in kind.parameters { records.add(parameter.type, named: parameter.name) }
        self.records = records
        names = UniqueNames(
            reserved: dialect.keywords.union(dialect.support.declared).union(Self.own).union([value]))
        // The keys of an object can be any word.
        var keys = dialect.hasOperationsAsKeys ? UniqueNames(reserved: ["rest"]) : names
        var operations: [Variant: String] = [:]
        for operation in subject.operations {
            operations[Variant(operation: operation, variant: .standard)] = keys.free(SwiftText.label(operation))
        }
        for operation in subject.operations where subject.motion.hasReducedVariant(of: operation) {
            operations[Variant(operation: operation, variant: .reduced)] =
                keys.free(SwiftText.label("reduced \(operation)"))
        }
        if !dialect.hasOperationsAsKeys { names = keys }
        members = Self.names(
            of: kind.parameters.map(\.name) + kind.scene.map(\.name) + kind.bindings.map(\.name), &names)
        (self.operations, taken) = (operations, names)
    }

    /// Names with other meanings, which the kind's names must not hide.
    private static let own: Set<String> = [
        "parameters", "scene", "rest", "layer", "time", "isLinear", "index", "it", "abs", "ceil", "cos", "exp", "floor",
        "hypot",
        "ln", "sign", "sin", "sqrt", "truncate",
    ]

    private static func names(of names: [String], _ free: inout UniqueNames) -> [String: String] {
        var known: [String: String] = [:]
        for name in names { known[name] = free.free(SwiftText.label(name)) }
        return known
    }

    /// The scene input that is the size of the screen; the size of the device if there is none.
    var screen: String {
        subject.motion.kind.scene.first { $0.defaultFormula.formula.source == "device" }.flatMap { members[$0.name] }
            ?? "device"
    }

    /// The scene inputs that the app may decide: all except the size of the screen.
    var inputs: [SceneInput] { subject.motion.kind.scene.filter { members[$0.name] != screen } }

    /// The scene inputs whose defaults read bindings, or other such inputs.
    var lateInputs: Set<String> {
        let kind = subject.motion.kind
        var early = Set(kind.parameters.map(\.name) + ["device"])
        var late: Set<String> = []
        for case .input(let index) in kind.order {
            let input = kind.scene[index]
            if input.defaultFormula.names.isSubset(of: early) {
                early.insert(input.name)
            } else {
                late.insert(input.name)
            }
        }
        return late
    }

    /// Formulas of the kind, or of a layer, whose element and index have these names.
    func formulas(in layer: Layer? = nil) -> FormulaWriter {
        let kind = subject.motion.kind
        var names = members.mapValues { Code($0) }
        for input in inputs {
            guard let name = members[input.name] else { continue }
            names[input.name] = dialect.input(
                name, isInteger: input.type == .integer, isLate: lateInputs.contains(input.name))
        }
        names["device"] = Code(screen)
        var scope = layer.map { kind.formulaScope(of: $0) } ?? kind.formulaScope
        scope["device"] = .size
        if let repetition = layer?.repetition {
            names["index"] = dialect.number(ofIndex: Code("index", uses: [.index]))
            names[repetition.element] = Code(element(repetition), uses: [.element])
        }
        return FormulaWriter(scope: scope, names: names, dialect: dialect)
    }

    /// The variable for an element of a list.
    func element(_ repetition: Layer.Repetition) -> String {
        var names = taken
        return names.free(SwiftText.label(repetition.element))
    }
}

extension NumbersNaming {
    /// The pattern's title for a comment.
    var title: String { Self.comment(subject.motion.pattern.metadata.title) }

    /// A free name for a variable.
    func variable(_ name: String) -> String {
        var names = taken
        return names.free(name)
    }

    /// The comment at the top of the file.
    @CodeBuilder var header: [CodeStatement] {
        let (metadata, kind) = (subject.motion.pattern.metadata, subject.motion.kind)
        let system = kind.operations.filter { $0.action == .system }.map(\.name)
        CodeStatement.comment("// \(title), a pattern of the kind \(kind.metadata.name.slug).")
        if !metadata.summary.isEmpty { CodeStatement.comment("// \(Self.comment(metadata.summary))") }
        if !system.isEmpty { CodeStatement.comment("// Left to the system: \(system.joined(separator: ", ")).") }
    }

    /// A summary as a sentence of a comment.
    func sentence(_ summary: String) -> String {
        let text = Self.comment(summary)
        return text.isEmpty || text.hasSuffix(".") ? text : "\(text)."
    }

    /// The summary of a parameter or a field, with its unit.
    ///
    /// - Parameter summary: The summary if it isn't that of the definition.
    func sentence(_ definition: ParameterDefinition, as summary: String? = nil) -> String {
        sentence(definition.documented(as: Self.comment(summary ?? definition.summary), lengthUnit: dialect.lengthUnit))
    }

    /// The summary of an operation's function.
    func summary(of operation: OperationNumbers) -> String {
        let moment = operation.driver == .time ? "each time" : "each progress"
        let reduced = operation.key.variant == .reduced ? ", with reduced motion" : ""
        return "The layers at \(moment) of '\(Self.comment(operation.key.operation))'\(reduced)."
    }

    /// Text that can't end a comment, or begin a nested one, which Kotlin allows.
    private static func comment(_ text: String) -> String {
        // By scalars: a combining mark after '*' makes it another character, but not for a lexer.
        var written = String.UnicodeScalarView()
        for scalar in SwiftText.comment(text).unicodeScalars {
            let isAfterStar = written.last == "*" && scalar == "/"
            if isAfterStar || written.last == "/" && scalar == "*" { written.append(" ") }
            written.append(scalar)
        }
        return String(written)
    }
}
