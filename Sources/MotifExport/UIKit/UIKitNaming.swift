import MotifCore
import MotifFormula

/// The names in an exported file for UIKit.
struct UIKitNaming: MotionNaming {
    let subject: ExportSubject
    /// `Expand`, the prefix of the names of types.
    let type: String
    /// Whether the shared code is in another file, under its own names.
    let isInFolder: Bool
    /// `expand`, the prefix of the names of values.
    let value: String
    let parameters: [String: String]
    /// The members of the geometry.
    let members: [String: String]
    /// The members of the protocol for layers: `expandView`.
    let layers: [String: String]
    /// The members of the protocol for views whose frames are scene inputs.
    let views: [String: String]
    let records: CodeRecords
    var constant: (ParameterDefinition) -> Code? { { subject.constant(for: $0, in: .uiKit) } }
    /// The names in the geometry so far.
    let taken: UniqueNames

    init(_ subject: ExportSubject, inFolder: Bool) {
        (self.subject, isInFolder) = (subject, inFolder)
        let kind = subject.motion.kind
        type = SwiftText.typeName(subject.name.text)
        let value = SwiftText.label(subject.name.text)
        var names = UniqueNames()
        parameters = names.values(kind.parameters.map(\.name))
        names = UniqueNames()
        layers = names.values(kind.layers.map(\.name), after: value)
        views = names.values(kind.scene.filter { $0.type == .frame }.map(\.name), after: value)
        let gestures = kind.interactions.flatMap { UIKitGesture.members(of: $0) }
        names = UniqueNames(reserved: Self.reserved.union(gestures))
        members = names.values(kind.scene.map(\.name) + kind.bindings.map(\.name))
        taken = names
        (self.value, records) = (value, CodeRecords(of: kind))
    }

    /// The name of a type of the shared code: `MotifTrack`, or `ExpandTrack` in a file without a shared one.
    func shared(_ name: String) -> String { (isInFolder ? "Motif" : type) + name }

    /// The type of a gesture: `DiveDeeperPan`.
    func gestureType(_ interaction: Kind.Interaction) -> String {
        let name = SwiftText.typeName(interaction.name)
        let own = ["Parameters", "Scene", "Screen", "Geometry", "Transition", "Motion"] + CodeSupport.uiKitTypes
        return type + name + (own.contains(name) ? "Gesture" : "")
    }

    /// Names that mean something else in the geometry.
    private static let reserved: Set<String> = [
        "parameters", "scene", "device", "min", "max", "abs", "hypot", "index", "element", "self", "motion", "home",
        "other", "duration", "reducedDuration", "isReversed", "progress",
    ]

    /// The notation of Swift outside of the parameters, whose records are types inside of them.
    var language: any CodeLanguage { SwiftLanguage(prefix: shared(""), home: "\(type)Parameters.") }

    func value(of parameter: ParameterDefinition) -> Code? {
        parameters[parameter.name].map {
            parameter.type == .duration ? "CGFloat(parameters.\($0))" : "parameters.\($0)"
        }
    }

    func element(_ repetition: Layer.Repetition) -> String { "element" }

    /// A curve as a case of `MotifCurve`; one that UIKit doesn't have is the closest Bézier.
    ///
    /// - Parameter duration: The duration, if a spring is not possible; `nil` by time.
    /// - Throws: `bad-curve` if the curve can't be evaluated.
    func curve(_ curve: Curve, over duration: Double?) throws(Problems) -> Code {
        language.curve(try CodeCurve(subject.curves.smooth(curve, over: duration)))
    }

    func curve(_ curve: Curve) throws(Problems) -> Code { try self.curve(curve, over: nil) }

    /// A time as `TimeInterval`; `nil` if it depends on more than the parameters that are times.
    func time(_ formula: CheckedFormula) -> FormulaTerm? {
        let durations = subject.motion.kind.parameters.filter { $0.type == .duration }.map(\.name)
        guard formula.names.isSubset(of: durations) else { return nil }
        var formulas = formulas()
        formulas.names = parameters.mapValues { "parameters.\($0)" }
        return formulas.term(formula)
    }
}

extension UIKitNaming {
    /// `ExpandScreen`
    var screenType: String { "\(type)Screen" }

    /// The member of the protocol for a layer: `expandView`.
    func screenMember(of layer: Layer) -> String { layers[layer.name] ?? value }

    /// The view of a layer as a member of a screen: `expandView`, `zoomIconsCell(element.name)`.
    func view(of layer: Layer) -> Code {
        let member = Code(screenMember(of: layer))
        return layer.repetition == nil ? member : .call(member, [elementName(layer)])
    }

    /// The name of an element as timelines have it: its field `name`, else `slug`, else its index.
    private func elementName(_ layer: Layer) -> Code {
        if case .list(.record(let fields))? = layer.repetition?.list.type {
            for key in ["name", "slug"] where fields[key] == .text { return "element.\(key)" }
        }
        return "\"\\(index)\""
    }

    /// Whether an operation, reduced or not, moves the view of a layer.
    func moves(_ layer: Layer, in operation: String) -> Bool {
        Timeline.Variant.allCases.flatMap { subject.motion.kind.tracks(of: operation, $0) }
            .contains { $0.layer == layer.name && $0.property != .lottieFrame }
    }

    /// Whether a transition has the view of a layer: a screen, or a plain backdrop.
    func isGiven(_ layer: Layer, in operation: String) -> Bool {
        guard let role = layer.roles.role(in: operation) else { return false }
        switch role {
        case .source, .destination:
            let layers = subject.motion.kind.layers
            return layers.first { $0.repetition == nil && $0.roles.role(in: operation) == role } == layer
        case .backdrop: return layer.fill != nil
        case .element, .control: return false
        }
    }

    /// The notation of Swift among the parameters themselves, where their records need no prefix.
    private var inner: SwiftLanguage { SwiftLanguage(prefix: shared("")) }

    /// The parameters of a pattern, as a struct whose members have the pattern's values.
    ///
    /// - Throws: `bad-curve` if a curve can't be evaluated.
    func parameterStruct() throws(Problems) -> [CodeStatement] {
        let members = try initialValues().map { definition, name, value -> [CodeStatement] in
            let own = inner.type(of: definition.type.formulaType ?? .curve, in: records)
            let swift = definition.type == .duration ? "TimeInterval" : own
            let head =
                definition.type == .curve
                ? "var \(name) = \(swift)" : "var \(name)\(value.constructs(swift) ? "" : ": \(swift)") = "
            return doc(definition) + [.code(value.prefixed(head))]
        }
        let entries = records.all.map { record -> [CodeStatement] in
            [.code(""), .comment("/// One entry of the parameters.")] + declaration(of: record, in: inner)
        }
        return CodeStatement.doc("The parameters of \(title).") + [
            .block("struct \(type)Parameters", (members + entries).flatMap { $0 })
        ]
    }
}
