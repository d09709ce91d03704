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
    /// The names in the geometry so far.
    let taken: UniqueNames

    init(_ subject: ExportSubject, inFolder: Bool) {
        (self.subject, isInFolder) = (subject, inFolder)
        let kind = subject.motion.kind
        type = SwiftText.typeName(subject.name.text)
        value = SwiftText.valueName(subject.name.text).replacing("`", with: "")
        var (names, parameters, members) = (UniqueNames(), [String: String](), [String: String]())
        var values = UIKitValues(in: "\(type)Parameters", curve: "\(inFolder ? "Motif" : type)Curve")
        for parameter in kind.parameters {
            parameters[parameter.name] = names.value(parameter.name)
            values.add(parameter.type, named: parameter.name)
        }
        names = UniqueNames()
        var layers: [String: String] = [:]
        for layer in kind.layers { layers[layer.name] = names.value("\(value) \(layer.name)") }
        var views: [String: String] = [:]
        for input in kind.scene where input.type == .frame { views[input.name] = names.value("\(value) \(input.name)") }
        self.views = views
        let gestures = kind.interactions.flatMap { UIKitGesture.members(of: $0) }
        names = UniqueNames(reserved: Self.reserved.union(gestures))
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

    /// An element and its place, as arguments and in loops.
    static let element = Code("element", uses: [.element])
    static let index = Code("index", uses: [.index])

    /// Formulas of the geometry, where an element is an argument or the variable of a loop.
    var inGeometry: FormulaWriter {
        var names = members.mapValues { Code($0) }
        names["device"] = Code(screen.flatMap { members[$0] } ?? "device")
        for parameter in subject.motion.kind.parameters {
            guard let name = parameters[parameter.name] else { continue }
            names[parameter.name] = parameter.type == .duration ? "CGFloat(parameters.\(name))" : "parameters.\(name)"
        }
        var scope = subject.motion.kind.formulaScope
        scope["device"] = .size
        return .swift(scope, names: names, owner: shared("Formulas"))
    }

    /// Formulas of a layer as Swift.
    func formulas(in layer: Layer) -> FormulaWriter {
        var formulas = inGeometry
        formulas.scope = subject.motion.kind.formulaScope(of: layer)
        if let repetition = layer.repetition {
            formulas.names["index"] = .call("CGFloat", [Self.index])
            formulas.names[repetition.element] = Self.element
        }
        return formulas
    }

    /// A time as `TimeInterval`; `nil` if it depends on more than the parameters that are times.
    func time(_ formula: CheckedFormula) -> FormulaTerm? {
        let durations = subject.motion.kind.parameters.filter { $0.type == .duration }.map(\.name)
        guard formula.names.isSubset(of: durations) else { return nil }
        var formulas = inGeometry
        formulas.names = parameters.mapValues { "parameters.\($0)" }
        return formulas.term(formula)
    }
}

extension UIKitNaming {
    /// `ExpandScreen`
    var screenType: String { "\(type)Screen" }

    /// The pattern's title for a comment.
    var title: String { SwiftText.comment(subject.motion.pattern.metadata.title) }

    /// The argument for the size of the screen.
    var screenLabel: String { SwiftText.label(screen.flatMap { members[$0] } ?? "device") }

    /// The scene inputs that the app decides: all but the size of the screen.
    var inputs: [SceneInput] { subject.motion.kind.scene.filter { $0.name != screen } }

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
            for key in ["name", "slug"] where fields[key] == .text { return Self.element.appending(".\(key)") }
        }
        return Code("\"\\(index)\"", uses: [.index])
    }

    /// Whether an operation, reduced or not, moves the view of a layer.
    func moves(_ layer: Layer, in operation: String) -> Bool {
        let kind = subject.motion.kind
        let all = [kind.choreography(of: operation), kind.reducedChoreography(of: operation)].compactMap { $0 }
        return all.contains { choreography in
            choreography.tracks.contains { $0.layer == layer.name && $0.property != .lottieFrame }
        }
    }

    /// Whether a transition has the view of a layer: a screen, or a plain backdrop.
    func isGiven(_ layer: Layer, in operation: String) -> Bool {
        guard let role = layer.roles.role(in: operation) else { return false }
        switch role {
        case .source, .destination:
            let first = subject.motion.kind.layers.first { other in
                other.repetition == nil && other.roles.role(in: operation) == role
            }
            return layer.repetition == nil && first?.name == layer.name
        case .backdrop: return layer.fill != nil
        case .element, .control: return false
        }
    }
}
