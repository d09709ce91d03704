import MotifCore

/// The names in a file of numbers.
struct NumbersNaming: MotionNaming {
    let subject: ExportSubject
    let language: any CodeLanguage
    /// The prefix of the names of its types: `ZoomIcons`.
    let type: String
    /// `zoomIcons`
    let value: String
    let parameters: [String: String]
    let members: [String: String]
    /// The members for layers.
    let layers: [String: String]
    /// The members for operations: `push`, `reducedPush`.
    let operations: [Variant: String]
    let records: CodeRecords
    let constant: (ParameterDefinition) -> Code?
    /// The names so far.
    var taken: UniqueNames

    /// An operation with standard or with reduced motion.
    struct Variant: Hashable {
        let operation: String
        let variant: Timeline.Variant
        /// What names begin with.
        var prefix: String { variant == .reduced ? "reduced " : "" }

        /// The standard variants of a subject, then the reduced ones.
        static func all(of subject: ExportSubject) -> [Variant] {
            subject.operations.map { Variant(operation: $0, variant: .standard) }
                + subject.operations.filter(subject.motion.hasReducedVariant)
                .map { Variant(operation: $0, variant: .reduced) }
        }
    }

    init(
        _ subject: ExportSubject, _ dialect: any CodeLanguage, constant: @escaping (ParameterDefinition) -> Code?
    ) {
        (self.subject, language, self.constant) = (subject, dialect, constant)
        let kind = subject.motion.kind
        var outer = UniqueNames(
            reserved: dialect.keywords.union(dialect.support.declared).union(dialect.support.imported))
        type = outer.free(SwiftText.typeName(subject.name.text))
        value = outer.free(SwiftText.label(subject.name.text))
        var names = UniqueNames(reserved: dialect.keywords)
        layers = names.labels(kind.layers.map(\.name))
        records = CodeRecords(of: kind, reserved: dialect.keywords.union(["Layers", type, "\(type)Scene"]))
        names = UniqueNames(
            reserved: dialect.keywords.union(dialect.support.declared).union(Self.own)
                .union([dialect.hasOperationsAsKeys ? value : type]))
        // The keys of an object can be any word.
        var keys = dialect.hasOperationsAsKeys ? UniqueNames(reserved: ["rest"]) : names
        var operations: [Variant: String] = [:]
        for key in Variant.all(of: subject) { operations[key] = keys.free(SwiftText.label(key.prefix + key.operation)) }
        if !dialect.hasOperationsAsKeys { names = keys }
        parameters = names.labels(kind.parameters.map(\.name))
        members = names.labels(kind.scene.map(\.name) + kind.bindings.map(\.name))
        (self.operations, taken) = (operations, names)
    }

    /// Names with other meanings, which the kind's names must not hide.
    private static let own: Set<String> = [
        "parameters", "scene", "rest", "layer", "time", "isLinear", "index", "it", "abs", "ceil", "cos", "exp", "floor",
        "hypot", "ln", "sign", "sin", "sqrt", "truncate",
    ]

    func element(_ repetition: Layer.Repetition) -> String { variable(SwiftText.label(repetition.element)) }

    func curve(_ curve: Curve) throws(Problems) -> Code { language.curve(try CodeCurve(curve)) }

    /// A free name for a variable.
    func variable(_ name: String) -> String { taken.unused(name) }

    /// The member for an operation with standard or with reduced motion; `nil` if there is none.
    func operation(_ name: String, _ variant: Timeline.Variant) -> String? {
        operations[Variant(operation: name, variant: variant)]
    }

    /// The summary of an operation's function.
    func summary(of operation: OperationNumbers) -> String {
        let moment = operation.driver == .time ? "each time" : "each progress"
        let reduced = operation.key.variant == .reduced ? ", with reduced motion" : ""
        return "The layers at \(moment) of '\(language.comment(operation.key.operation))'\(reduced)."
    }
}
