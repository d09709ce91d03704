import MotifCore
import MotifFormula

/// The layers of an operation as statements: which views take part, back to front, and the tracks of each.
struct UIKitLayers {
    let context: UIKitContext
    let family: UIKitFamily
    let variant: Timeline.Variant
    /// Whether there are two screens and a container, or the views of one screen alone.
    let isTransition: Bool
    let driver: Kind.Driver
    /// Tracks as the operation has them forward, and what the reversed operation has in their places.
    let tracks: [(forward: UIKitTrack, backward: UIKitTrack?)]
    var timings: [(text: String, name: String)] = []
    var names: SwiftNames
    /// `begin + duration` of each track, forward and backward; `nil` for one that differs between elements.
    var ends: [(forward: String?, backward: String?)] = []

    /// - Returns: `nil` if the operation has no such variant.
    init?(
        _ context: UIKitContext, _ family: UIKitFamily, _ variant: Timeline.Variant, isTransition: Bool
    ) {
        let kind = context.kind
        func choreography(_ operation: String) -> Kind.Choreography? {
            variant == .standard ? kind.choreography(of: operation) : kind.reducedChoreography(of: operation)
        }
        guard let own = choreography(family.operation) else { return nil }
        let other = family.reversed.flatMap(choreography)?.tracks.map { UIKitTrack($0, isReversed: true) }
        tracks = own.tracks.enumerated().map { place, track in
            let backward = other.flatMap { $0.indices.contains(place) ? $0[place] : nil }
            return (UIKitTrack(track, isReversed: family.isReversed), backward)
        }
        driver = own.driver
        names = context.words.taken
        (self.context, self.family, self.variant, self.isTransition) = (context, family, variant, isTransition)
    }

    /// The statements of all layers.
    mutating func statements() -> [String] {
        var lines: [String] = []
        for layer in context.kind.layers {
            guard let role = layer.roles.role(in: family.operation) else { continue }
            context.beginLayer()
            // With reduced motion nothing opens a mask or a hole.
            let own = tracks.filter { pair in
                let property = pair.forward.property
                return pair.forward.layer == layer.name
                    && (variant == .standard || property != .maskDiameter && property != .holeDiameter)
            }
            lines += statements(layer, role, own)
        }
        let timings = timings.map { "let \($0.name) = \($0.text)" }
        // What is on a hidden screen is copied in another way; snapshots of a screen still have its background.
        return isTransition ? timings + hiddenScreens() + lines + clearScreens() : timings + lines
    }

    /// Whether a role is that of the screen where the motion starts, once a reversed operation is turned around.
    private func isHome(_ role: LayerRole) -> Bool { (role == .source) != family.isReversed }

    private func screenView(_ role: LayerRole) -> String { isHome(role) ? "motion.homeView" : "motion.otherView" }

    private mutating func statements(_ layer: Layer, _ role: LayerRole, _ own: [Pair]) -> [String] {
        guard isTransition else {
            guard !own.isEmpty else { return [] }
            guard own.contains(where: { $0.forward.property != .lottieFrame }) else {
                return wrapped(frames(layer, own), layer)
            }
            let view = "home?.\(context.ask(for: layer, in: family.operation))"
            let frame = own.contains { $0.forward.property.isTranslation } && driver != .time
            return wrapped(
                moves(layer, own, view, frame: frame ? context.value("frame", layer.frame, in: layer) : nil), layer)
        }
        let words = context.words
        if words.isGiven(layer, in: family.operation) {
            return role == .backdrop ? backdrop(layer, own) : screen(layer, role, own)
        }
        if role == .control {
            let moved = own.contains { $0.forward.property != .lottieFrame }
            let asked = moved ? context.ask(for: layer, in: family.operation) : ""
            return wrapped(moves(layer, own, "home?.\(asked) ?? other?.\(asked)", rest: settled(own, layer)), layer)
        }
        return role == .backdrop ? [] : element(layer, own)
    }

    private mutating func screen(_ layer: Layer, _ role: LayerRole, _ own: [Pair]) -> [String] {
        let view = words(layer)
        var lines = ["let \(view) = motion.add(\(screenView(role)))"]
        let frame = context.value("frame", layer.frame, in: layer)
        let radius = layer.cornerRadius.map { context.value("corner radius", $0, in: layer) }
        let isWhole = layer.frame.formula.source == "bounds(\(context.words.screen ?? ""))"
        if !isWhole || radius != nil {
            lines.append("motion.place(\(view), frame: \(frame)\(radius.map { ", cornerRadius: \($0)" } ?? ""))")
        }
        if !isHidden(layer) { lines += moves(layer, own, view) }
        return tidied(lines, view, "motion.add(\(screenView(role)))")
    }

    private mutating func backdrop(_ layer: Layer, _ own: [Pair]) -> [String] {
        let frame = context.value("frame", layer.frame, in: layer)
        let call = "motion.addBackdrop(\(fill(layer) ?? ".clear"), frame: \(frame))"
        let view = words(layer)
        return wrapped(tidied(["let \(view) = \(call)"] + moves(layer, own, view), view, call), layer)
    }

    private mutating func element(_ layer: Layer, _ own: [Pair]) -> [String] {
        if own.isEmpty, !isCovered(layer) { return [] }
        if UIKitRiders(context.words.subject, family, variant).ride(layer) { return [] }
        if !own.isEmpty, own.allSatisfy({ $0.forward.property == .lottieFrame }) {
            return wrapped(frames(layer, own), layer)
        }
        context.needed.insert(.elements)
        let member = context.ask(for: layer, in: family.operation)
        let frame = context.value("frame", layer.frame, in: layer)
        // What shows an image or words is copied with them; a plain surface has only a color.
        let isSurface = layer.fill != nil && layer.image == nil && layer.text == nil
        let surface = isSurface ? fill(layer).map { ", surface: \($0)" } ?? "" : ""
        let round = isSurface && layer.shape == .circle ? ", isRound: true" : ""
        let call = "motion.addElement(home?.\(member), other?.\(member), frame: \(frame)\(surface)\(round))"
        let view = words(layer)
        return wrapped(tidied(["let \(view) = \(call)"] + moves(layer, own, view), view, call), layer)
    }

    /// The name of the variable for a layer's view.
    private func words(_ layer: Layer) -> String { context.words.screenMember(of: layer) }

    /// A variable that nothing reads becomes the call alone.
    private func tidied(_ lines: [String], _ view: String, _ call: String) -> [String] {
        if lines.count > 1 { return lines }
        return [call.hasPrefix("motion.add(") ? call : "_ = \(call)"]
    }

    private func fill(_ layer: Layer) -> String? {
        switch layer.fill {
        case nil: nil
        case .color(let color): context.words.values.literal(color.formulaValue, ParameterType.colorType)
        case .formula(let formula): context.value("fill", formula, in: layer)
        }
    }
}

extension UIKitLayers {
    typealias Pair = (forward: UIKitTrack, backward: UIKitTrack?)

    /// Screens without a fill and without controls: only copies of their elements are visible.
    private func hiddenScreens() -> [String] {
        context.kind.layers.compactMap { layer in
            guard isHidden(layer), let role = layer.roles.role(in: family.operation) else { return nil }
            return "motion.hide(\(screenView(role)), isScreen: true)"
        }
    }

    /// Screens without a fill whose controls are visible.
    private func clearScreens() -> [String] {
        context.kind.layers.flatMap { layer -> [String] in
            guard isEmptyScreen(layer), !isHidden(layer), let role = layer.roles.role(in: family.operation) else {
                return []
            }
            let clear = "motion.clearBackground(of: \(screenView(role)))"
            return context.asksControllers
                ? [clear, "motion.clearBackground(of: \(isHome(role) ? "home?.view" : "other?.view"))"] : [clear]
        }
    }

    private func isEmptyScreen(_ layer: Layer) -> Bool {
        guard let role = layer.roles.role(in: family.operation), role == .source || role == .destination else {
            return false
        }
        return layer.fill == nil && context.words.isGiven(layer, in: family.operation)
    }

    private func isHidden(_ layer: Layer) -> Bool {
        isEmptyScreen(layer)
            && !context.kind.layers.contains { other in
                other.roles.role(in: family.operation) == .control
                    && context.words.moves(other, in: family.operation)
            }
    }

    /// Whether an element at rest is drawn over something that would hide it on its screen.
    private func isCovered(_ layer: Layer) -> Bool {
        let part = context.kind.layers.filter { $0.roles.role(in: family.operation) != nil }
        guard let place = part.firstIndex(of: layer) else { return false }
        let home = part.firstIndex { other in
            let role = other.roles.role(in: family.operation)
            return (role == .source || role == .destination) && role.map(isHome) == true
        }
        guard let home, home < place else { return true }
        let isStill = !tracks.contains { $0.forward.layer == part[home].name }
        return !isStill
            || part[(home + 1)..<place].contains { other in
                let role = other.roles.role(in: family.operation)
                return role != .element && role != .control
            }
    }

    /// The statements with what they need around: the condition, and the loop of a layer that repeats.
    func wrapped(_ body: [String], _ layer: Layer) -> [String] {
        guard !body.isEmpty else { return [] }
        func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? $0 : "    " + $0 } }
        var lines = body
        if let visible = layer.visible {
            lines = ["if \(context.value("visibility", visible, in: layer)) {"] + indented(lines) + ["}"]
        }
        guard let repetition = layer.repetition else { return lines }
        let scope = context.kind.formulaScope
        let list = FormulaTranslation(into: context.words.inGeometry, scope: scope).text(of: repetition.list)
        let head =
            switch (context.readNames.contains("index"), context.readNames.contains(repetition.element)) {
            case (true, true): "for (index, element) in \(list).enumerated() {"
            case (true, false): "for index in \(list).indices {"
            case (false, true): "for element in \(list) {"
            case (false, false): "for _ in \(list) {"
            }
        return [head] + indented(lines) + ["}"]
    }
}

extension LayerProperty {
    var isTranslation: Bool { self == .translationX || self == .translationY }
}
