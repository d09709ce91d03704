import MotifCore
import MotifFormula

/// The motion of a layer as a `ViewModifier`, and as a `Transition` if a screen appears or disappears with it.
///
/// Only layers that fade, scale, rotate in the plane, or move by a distance have one. Frames, masks and holes are the
/// app's.
struct SwiftUIModifier {
    private let layer: Layer
    private let name: String
    private let steps: [Step]
    let values: SwiftUIValues
    private let transition: Phase?

    /// A change of the view with its timing; a value that doesn't change has none.
    private struct Step {
        let animation: SwiftUITiming.Timing?
        let call: Code
    }

    /// The side of a transition on which the view is at rest.
    private enum Phase {
        case appears, disappears
    }

    /// The steps in the order in which they change a view: a scaled view is moved by whole distances.
    private static let order: [LayerProperty] = [
        .scale, .scaleX, .scaleY, .rotationZ, .translationX, .translationY, .offset, .opacity,
    ]

    /// - Parameters:
    ///   - layer: The layer of the kind.
    ///   - name: What the names of its types begin with.
    ///   - timeline: The operation, in whose scene values are computed that are the same on every screen.
    ///   - prefix: The prefix of the types of shared code.
    ///   - animation: The constant with the timing of a property, such as `Push.curve`.
    /// - Returns: `nil` if the layer moves in another way, or doesn't move.
    init?(
        _ layer: Layer, named name: String, in timeline: Timeline, of subject: ExportSubject,
        parameters: [String: String], prefix: String,
        animation: (LayerProperty) -> SwiftUITiming.Timing?
    ) {
        let kind = subject.motion.kind
        let choreography = kind.choreography(of: timeline.operation, timeline.variant)
        let tracks = (choreography?.tracks ?? []).filter { $0.layer == layer.name }
        guard layer.repetition == nil, let moving = timeline.layers.first(where: { $0.name == layer.name }),
            !moving.motions.isEmpty, tracks.count == moving.motions.count,
            Set(tracks.map(\.property)).isSubset(of: Self.order), kind.hasFixedAnchor(layer)
        else { return nil }
        var values = SwiftUIValues(subject, parameters: parameters, prefix: prefix)
        var steps: [Step] = []
        for property in Self.order {
            guard let track = tracks.first(where: { $0.property == property }) else { continue }
            guard let motion = moving.motion(of: property) else { return nil }
            if Self.isStill(motion, moving, layer) { continue }
            let animation = animation(property)
            guard animation != nil || motion.start == motion.end,
                let from = values.source(of: track.from.formula, value: motion.start),
                let to = values.source(of: track.to.formula, value: motion.end)
            else { return nil }
            let rest = layer.rest(of: property, motion, isSwapped: kind.isSwapped(timeline.operation))
            let ends = (from: from, to: to, rest: rest.map { $0 ? from : to })
            steps.append(Step(animation: animation, call: Self.call(property, moving, ends)))
        }
        guard !steps.isEmpty else { return nil }
        (self.layer, self.name, self.steps, self.values) = (layer, name, steps, values)
        func isAtRest(_ moment: (PropertyMotion) -> Double) -> Bool {
            moving.motions.allSatisfy { moment($0) == moving.restValue(of: $0.property) }
        }
        switch moving.role {
        case .destination where isAtRest(\.end): transition = .appears
        case .source where isAtRest(\.start): transition = .disappears
        case .source, .destination, .backdrop, .element, .control: transition = nil
        }
    }

    /// Whether a value doesn't change, and is where the app has the view.
    private static func isStill(_ motion: PropertyMotion, _ moving: TimelineLayer, _ layer: Layer) -> Bool {
        motion.start == motion.end
            && (motion.start == moving.restValue(of: motion.property) || layer.isPlaced(motion.property))
    }

    /// Whether a view of a layer looks different during a motion, or at its end.
    static func changes(_ moving: TimelineLayer, _ layer: Layer) -> Bool {
        !moving.motions.allSatisfy { isStill($0, moving, layer) }
    }

    /// A call such as `opacity(isEnded ? 1 : 0)`.
    private static func call(
        _ property: LayerProperty, _ layer: TimelineLayer,
        _ ends: (from: FormulaTerm, to: FormulaTerm, rest: FormulaTerm?)
    ) -> Code {
        let start = end(ends.from, ends.rest, property, layer)
        let end = Self.end(ends.to, ends.rest, property, layer)
        let value =
            start.text == end.text ? end : .operation(["isEnded", end.prefixed("? "), start.prefixed(": ")])
        let isCentered = layer.anchor == MotionPoint(x: 0.5, y: 0.5)
        let (x, y) = (SwiftText.number(layer.anchor.x), SwiftText.number(layer.anchor.y))
        let anchor: [Code] = isCentered ? [] : ["anchor: UnitPoint(x: \(x), y: \(y))"]
        switch property {
        case .scale: return .call("scaleEffect", [value] + anchor)
        case .scaleX: return .call("scaleEffect", [value.prefixed("x: "), "y: 1"] + anchor)
        case .scaleY: return .call("scaleEffect", ["x: 1", value.prefixed("y: ")] + anchor)
        case .rotationZ: return .call("rotationEffect", [.call(".degrees", [value])] + anchor)
        case .opacity: return .call("opacity", [value])
        case .translationX: return .call("offset", [value.prefixed("x: ")])
        case .offset where layer.edge == .leading || layer.edge == .trailing:
            return .call("offset", [value.prefixed("x: ")])
        default: return .call("offset", [value.prefixed("y: ")])
        }
    }

    /// The value at an end, relative to where the app has the view.
    private static func end(
        _ source: FormulaTerm, _ rest: FormulaTerm?, _ property: LayerProperty, _ layer: TimelineLayer
    ) -> Code {
        let isNegated = property == .offset && (layer.edge == .bottom || layer.edge == .trailing)
        let placed = rest.map { Double($0.code.text) } ?? 0
        if let number = Double(source.code.text), let placed {
            let distance = isNegated ? placed - number : number - placed
            return Code(SwiftText.number(distance + 0))  // no −0
        }
        var term = source
        if let rest { term = rest == source ? FormulaTerm(0) : term.infix("-", .sum, rest) }
        if isNegated, term.text != "0" { term = FormulaTerm(term.moreThan(.prefix).prefixed("-"), .prefix) }
        // Opacity and degrees are `Double`, formulas `CGFloat`.
        let isDouble = property == .opacity || property == .rotationZ
        return isDouble && term.isTyped ? .call("Double", [term.code]) : term.moreThan(.conditional)
    }
}

extension SwiftUIModifier {
    private static let availability = "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"

    /// The declarations.
    @CodeBuilder var declarations: [CodeStatement] {
        let body: [CodeStatement] = [
            .code("content"), .indented { for changes in changes { animation(changes) } },
        ]
        CodeStatement.doc("The motion of '\(SwiftText.comment(layer.name))', which runs when `isEnded` becomes true.")
        Code(Self.availability)
        CodeStatement.block("struct \(name)Motion: ViewModifier") {
            CodeStatement.doc("Whether the view is at the end of the motion.")
            "var isEnded: Bool"
            if canHurry {
                CodeStatement.doc("Whether it waits until earlier motion has ended.")
                "var isDelayed = true"
            }
            stored
            if !values.computed.isEmpty {
                ""
                values.computed
            }
            ""
            CodeStatement.block("func body(content: Content) -> some View", body)
        }
        if let transition { self.transition(transition) }
    }

    private var stored: [CodeStatement] {
        values.inputs.flatMap { input -> [CodeStatement] in
            let summary = input.summary.isEmpty ? "" : SwiftText.comment(input.summary) + "."
            return CodeStatement.doc(summary) + [.code("var \(input.member): \(input.type)")]
        }
    }

    /// The steps, those that follow each other with the same timing together.
    private var changes: [[Step]] {
        steps.reduce(into: []) { groups, step in
            if let last = groups.last?.last, last.animation?.constant == step.animation?.constant {
                groups[groups.count - 1].append(step)
            } else {
                groups.append([step])
            }
        }
    }

    @CodeBuilder private func animation(_ changes: [Step]) -> [CodeStatement] {
        if let timing = changes.first?.animation.map(timing) {
            CodeStatement.block(Code(".animation(\(timing))")) {
                for step in changes.prefix(1) { step.call.prefixed("$0.") }
                CodeStatement.indented { for step in changes.dropFirst() { step.call.prefixed(".") } }
            }
        } else {
            for step in changes { step.call.prefixed(".") }
        }
    }

    private func timing(_ animation: SwiftUITiming.Timing) -> String {
        guard transition != nil, let immediate = animation.immediate else { return animation.constant }
        return "isDelayed ? \(animation.constant) : \(immediate)"
    }

    /// Whether a transition leaves out a delay on the way back.
    private var canHurry: Bool { transition != nil && steps.contains { $0.animation?.immediate != nil } }

    /// A line that uses the modifier or the transition.
    func usage(in type: String) -> String {
        let inputs = values.inputs.map { "\($0.member): \($0.member)" }
        guard transition != nil else {
            let arguments = (["isEnded: isEnded"] + inputs).joined(separator: ", ")
            return "\(SwiftText.valueName(layer.name)).modifier(\(type).\(name)Motion(\(arguments)))"
        }
        let condition = transition == .appears ? "isEnded" : "!isEnded"
        let change = "transition(\(type).\(name)Transition(\(inputs.joined(separator: ", "))))"
        return "if \(condition) { \(SwiftText.valueName(layer.name)).\(change) }"
    }

    @CodeBuilder private func transition(_ phase: Phase) -> [CodeStatement] {
        let isEnded = phase == .appears ? "phase.isIdentity" : "!phase.isIdentity"
        let back = phase == .appears ? ".didDisappear" : ".willAppear"
        let arguments =
            ["isEnded: \(isEnded)"] + (canHurry ? ["isDelayed: phase != \(back)"] : [])
            + values.inputs.map { "\($0.member): \($0.member)" }
        let modifier = Code.call("\(name)Motion", arguments.map { Code($0) })
        ""
        CodeStatement.doc(
            "The same for a view that \(phase == .appears ? "appears" : "disappears"); insert or remove it in `withAnimation`."
        )
        Code(Self.availability)
        CodeStatement.block("struct \(name)Transition: Transition") {
            stored
            if !stored.isEmpty { "" }
            CodeStatement.block("func body(content: Content, phase: TransitionPhase) -> some View") {
                Code.call("content.modifier", [modifier])
            }
        }
    }
}

extension Kind {
    /// Whether the anchor of a layer is the same on every screen.
    fileprivate func hasFixedAnchor(_ layer: Layer) -> Bool {
        layer.anchor.map { $0.names.isSubset(of: parameters.map(\.name)) } ?? true
    }
}

extension Layer {
    /// Which end of a motion a control's place in the app already has: true for the start, false for the end; `nil` if
    /// the values are relative to it.
    fileprivate func rest(of property: LayerProperty, _ motion: PropertyMotion, isSwapped: Bool) -> Bool? {
        isPlaced(property) && motion.start != 0 && motion.end != 0 ? isSwapped : nil
    }

    /// Whether the app shows a control where the motion leaves it.
    fileprivate func isPlaced(_ property: LayerProperty) -> Bool {
        roles == .always(.control) && [.offset, .translationX, .translationY].contains(property)
    }
}
