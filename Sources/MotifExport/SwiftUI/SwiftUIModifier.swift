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

    /// A change of the view with its timing.
    private struct Step {
        let animation: String
        let call: String
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
    ///   - owner: The type that has the functions of formulas.
    ///   - animation: The constant with the timing of a property, such as `Push.curve`.
    /// - Returns: `nil` if the layer moves in another way, or doesn't move.
    init?(
        _ layer: Layer, named name: String, in timeline: Timeline, of subject: ExportSubject,
        parameters: [String: String], functionsOf owner: String,
        animation: (LayerProperty) -> String?
    ) {
        let kind = subject.motion.kind
        let choreography =
            timeline.variant == .reduced
            ? kind.reducedChoreography(of: timeline.operation) : kind.choreography(of: timeline.operation)
        let tracks = (choreography?.tracks ?? []).filter { $0.layer == layer.name }
        guard layer.repetition == nil, let moving = timeline.layers.first(where: { $0.name == layer.name }),
            !moving.motions.isEmpty, tracks.count == moving.motions.count,
            Set(tracks.map(\.property)).isSubset(of: Self.order), kind.hasFixedAnchor(layer)
        else { return nil }
        var values = SwiftUIValues(subject, parameters: parameters, functionsOf: owner)
        var steps: [Step] = []
        for property in Self.order {
            guard let track = tracks.first(where: { $0.property == property }) else { continue }
            guard let motion = moving.motion(of: property) else { return nil }
            // A value that doesn't change is where the app has the view.
            if motion.start == motion.end, motion.start == moving.restValue(of: property) || layer.isPlaced(property) {
                continue
            }
            guard let animation = animation(property),
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

    /// A call such as `opacity(isEnded ? 1 : 0)`.
    private static func call(
        _ property: LayerProperty, _ layer: TimelineLayer,
        _ ends: (from: FormulaTerm.Source, to: FormulaTerm.Source, rest: FormulaTerm.Source?)
    ) -> String {
        let isNegated = property == .offset && (layer.edge == .bottom || layer.edge == .trailing)
        func text(_ source: FormulaTerm.Source) -> String {
            var term = FormulaTerm(source, .number)
            let placed = ends.rest.map { Double($0.text) } ?? 0
            if let number = Double(source.text), let placed {
                let distance = isNegated ? placed - number : number - placed
                return SwiftText.number(distance + 0)  // no −0
            }
            if let rest = ends.rest {
                let difference = "\(term.atLeast(.sum)) - \(FormulaTerm(rest, .number).moreThan(.sum))"
                term = FormulaTerm(rest == source ? .init("0", isTyped: false) : .init(difference, .sum), .number)
            }
            if isNegated, term.text != "0" {
                term = FormulaTerm(.init("-" + term.moreThan(.prefix), .prefix), .number)
            }
            // Opacity and degrees are `Double`, formulas `CGFloat`.
            let isDouble = property == .opacity || property == .rotationZ
            return isDouble && term.isTyped ? "Double(\(term.text))" : term.moreThan(.conditional)
        }
        let value = "isEnded ? \(text(ends.to)) : \(text(ends.from))"
        let isCentered = layer.anchor == MotionPoint(x: 0.5, y: 0.5)
        let (x, y) = (SwiftText.number(layer.anchor.x), SwiftText.number(layer.anchor.y))
        let anchor = isCentered ? "" : ", anchor: UnitPoint(x: \(x), y: \(y))"
        switch property {
        case .scale: return "scaleEffect(\(value)\(anchor))"
        case .scaleX: return "scaleEffect(x: \(value), y: 1\(anchor))"
        case .scaleY: return "scaleEffect(x: 1, y: \(value)\(anchor))"
        case .rotationZ: return "rotationEffect(.degrees(\(value))\(anchor))"
        case .opacity: return "opacity(\(value))"
        case .translationX: return "offset(x: \(value))"
        case .offset where layer.edge == .leading || layer.edge == .trailing: return "offset(x: \(value))"
        default: return "offset(y: \(value))"
        }
    }
}

extension SwiftUIModifier {
    private static let availability = "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"

    /// The declarations, in lines without an indent.
    var lines: [String] {
        let inputs = values.inputs
        var lines = [
            "/// The motion of '\(SwiftText.comment(layer.name))', which runs when `isEnded` becomes true.",
            Self.availability, "struct \(name)Motion: ViewModifier {",
            "    /// Whether the view is at the end of the motion.", "    var isEnded: Bool",
        ]
        let stored = inputs.flatMap { input -> [String] in
            let summary = input.summary.isEmpty ? [] : ["    /// \(SwiftText.comment(input.summary))."]
            return summary + ["    var \(input.member): \(input.type)"]
        }
        lines += stored
        if !values.computed.isEmpty { lines += [""] + values.computed.map { "    " + $0 } }
        lines += ["", "    func body(content: Content) -> some View {", "        content"]
        var place = steps.startIndex
        while place < steps.endIndex {
            let same = steps[place...].prefix { $0.animation == steps[place].animation }
            lines.append("            .animation(\(steps[place].animation)) {")
            lines.append("                $0.\(steps[place].call)")
            lines += same.dropFirst().map { "                    .\($0.call)" } + ["            }"]
            place = same.endIndex
        }
        lines += ["    }", "}"]
        guard let transition else { return lines }
        let (verb, isEnded) =
            transition == .appears ? ("appears", "phase.isIdentity") : ("disappears", "!phase.isIdentity")
        let arguments = inputs.map { ", \($0.member): \($0.member)" }.joined()
        lines += [
            "", "/// The same for a view that \(verb); insert or remove it in `withAnimation`.", Self.availability,
            "struct \(name)Transition: Transition {",
        ]
        lines += stored + (stored.isEmpty ? [] : [""])
        return lines + [
            "    func body(content: Content, phase: TransitionPhase) -> some View {",
            "        content.modifier(\(name)Motion(isEnded: \(isEnded)\(arguments)))", "    }", "}",
        ]
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
