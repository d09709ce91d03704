import MotifCore
import MotifFormula

/// What everything in a file is called, and how formulas are written there.
struct UIKitNaming {
    let subject: ExportSubject
    /// `Expand`, before the names of its types.
    let type: String
    /// Whether the shared code is in another file, under its own names.
    let isInFolder: Bool
    /// `expand`, before the names of its values.
    let value: String
    /// The members of the parameters by the names of the kind; curves are among them.
    let parameters: [String: String]
    /// The members of the geometry for scene inputs and bindings.
    let members: [String: String]
    /// The members of the protocol for layers: `expandView`.
    let layers: [String: String]
    /// The members of the protocol for views whose frames are scene inputs.
    let views: [String: String]
    /// The scene input that is the size of the screen, if one is.
    let screen: String?
    /// The Swift types of values.
    let values: UIKitValues
    /// Words for what the geometry has no name for yet.
    let taken: SwiftNames
    /// The functions that formulas call.
    let functions = SwiftFormulas.Functions()

    init(_ subject: ExportSubject, inFolder: Bool) {
        (self.subject, isInFolder) = (subject, inFolder)
        let kind = subject.motion.kind
        type = SwiftText.typeName(subject.name.text)
        value = SwiftText.valueName(subject.name.text).replacing("`", with: "")
        var (names, parameters, members) = (SwiftNames(), [String: String](), [String: String]())
        var values = UIKitValues(in: "\(type)Parameters", curve: "\(inFolder ? "Motif" : type)Curve")
        for parameter in kind.parameters {
            parameters[parameter.name] = names.value(parameter.name)
            _ = values.type(of: parameter.type, named: parameter.name)
        }
        names = SwiftNames()
        var layers: [String: String] = [:]
        for layer in kind.layers { layers[layer.name] = names.value("\(value) \(layer.name)") }
        var views: [String: String] = [:]
        for input in kind.scene where input.type == .frame { views[input.name] = names.value("\(value) \(input.name)") }
        self.views = views
        let gestures = kind.interactions.flatMap { UIKitGesture.members(of: $0) }
        names = SwiftNames(reserved: Self.reserved.union(gestures))
        for name in kind.scene.map(\.name) + kind.bindings.map(\.name) { members[name] = names.value(name) }
        screen = kind.scene.first { $0.defaultFormula.formula.source == "device" }?.name
        (self.parameters, self.members, self.layers, self.values, taken) = (parameters, members, layers, values, names)
    }

    /// The name of a type of the shared code: `MotifTrack`, or `ExpandTrack` in a file without a shared one.
    func shared(_ name: String) -> String { (isInFolder ? "Motif" : type) + name }

    /// The type of a gesture: `DiveDeeperPan`.
    func gestureType(_ interaction: Kind.Interaction) -> String {
        let name = SwiftText.typeName(interaction.name)
        let own = ["Parameters", "Scene", "Screen", "Geometry", "Transition", "Motion"] + UIKitSupport.types
        return type + name + (own.contains(name) ? "Gesture" : "")
    }

    /// Names that mean something else in the geometry.
    private static let reserved: Set<String> = [
        "parameters", "scene", "device", "min", "max", "abs", "hypot", "index", "element", "self", "motion", "home",
        "other", "duration", "reducedDuration", "isReversed", "progress",
    ]

    /// Formulas of the geometry, where an element is an argument or the variable of a loop.
    var inGeometry: SwiftFormulas {
        var names = members
        names["device"] = screen.flatMap { members[$0] } ?? "device"
        for parameter in subject.motion.kind.parameters {
            guard let name = parameters[parameter.name] else { continue }
            names[parameter.name] = parameter.type == .duration ? "CGFloat(parameters.\(name))" : "parameters.\(name)"
        }
        return SwiftFormulas(names: names, functions: functions, owner: shared("Formulas"))
    }

    /// Formulas of a layer as Swift.
    func translation(in layer: Layer) -> FormulaTranslation {
        var dialect = inGeometry
        if let repetition = layer.repetition {
            dialect.names["index"] = "CGFloat(index)"
            dialect.names[repetition.element] = "element"
        }
        return FormulaTranslation(into: dialect, scope: subject.motion.kind.formulaScope(of: layer))
    }

    /// A time as `TimeInterval`; `nil` where it depends on more than the parameters that are times.
    func time(_ formula: CheckedFormula?) -> String? {
        guard let formula else { return "0" }
        let durations = subject.motion.kind.parameters.filter { $0.type == .duration }.map(\.name)
        guard formula.names.isSubset(of: durations) else { return nil }
        let names = parameters.mapValues { "parameters.\($0)" }
        return FormulaTranslation(
            into: SwiftFormulas(names: names, functions: functions, owner: shared("Formulas")),
            scope: subject.motion.kind.formulaScope
        )
        .text(of: formula)
    }

    /// The curve of a track in the pattern.
    func curve(_ source: CurveSource) -> Curve { subject.motion.curve(of: source) }
}
