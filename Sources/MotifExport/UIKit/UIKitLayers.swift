import MotifCore

/// A layer's part in an operation: its view, and what moves it.
struct UIKitLayer {
    let layer: Layer
    /// The statements, with the condition, and the loop of a layer that repeats.
    var statements: [CodeStatement] = []
    /// Whether the app is asked for the view.
    var isAsked = false
    /// Whether a copy of the view moves.
    var isCopy = false
    /// Whether the app plays an animation.
    var isPlayed = false
    /// Whether the app shows the frames of an animation at a progress.
    var isShown = false
}

/// What a method does in one variant of an operation: the views that take part, back to front, and what moves each.
struct UIKitLayers {
    private let family: UIKitFamily
    private let variant: Timeline.Variant
    /// Whether the screens that are asked are view controllers.
    private let asksControllers: Bool
    private(set) var tracks: UIKitTracks
    /// The layers, back to front.
    private(set) var layers: [UIKitLayer] = []
    private var names: UIKitNaming { tracks.formulas.names }
    private var kind: Kind { names.subject.motion.kind }

    /// The place that the view of a layer has in the code.
    private enum Source {
        /// A view that a call adds, with the call that places it if it doesn't fill the container.
        case added(Code, placing: [Code] = [])
        /// A copy of a view that the app is asked for.
        case element(Code)
        /// A view of the app, which it is asked for.
        case own(Code)
        /// None: the app plays an animation itself.
        case animation
    }

    /// - Parameter formulas: The formulas of the file, to which those of the variant are added.
    init(
        _ family: UIKitFamily, _ timeline: Timeline, asksControllers: Bool, _ formulas: UIKitFormulas
    ) throws(Problems) {
        (self.family, variant, self.asksControllers) = (family, timeline.variant, asksControllers)
        tracks = UIKitTracks(family, timeline, formulas: formulas)
        for layer in kind.layers {
            guard let role = layer.roles.role(in: family.name), let own = try part(of: layer, role) else { continue }
            layers.append(own)
        }
    }

    /// The statements, for an animator called `motion`.
    @CodeBuilder var statements: [CodeStatement] {
        for timing in tracks.timings { timing.code.prefixed("let \(timing.name) = ") }
        // What is on a hidden screen is copied in another way; snapshots of a screen still have its background.
        // Only copies of their elements are visible.
        for role in emptyScreens(hidden: true) { Code.call("motion.hide", [screenView(role), "isScreen: true"]) }
        layers.flatMap(\.statements)
        for view in clearViews { Code.call("motion.clearBackground", ["of: \(view)"]) }
    }

    /// The layer's part; `nil` if nothing is done to it.
    private mutating func part(of layer: Layer, _ role: LayerRole) throws(Problems) -> UIKitLayer? {
        // With reduced motion nothing opens a mask or a hole.
        let own = tracks.pairs.filter { pair in
            let property = pair.forward.property
            return pair.forward.layer == layer.name
                && (variant == .standard || property != .maskDiameter && property != .holeDiameter)
        }
        guard let source = source(of: layer, role, own) else { return nil }
        var part = UIKitLayer(layer: layer)
        let isGivenScreen = family.isTransition && role.isScreen && names.isGiven(layer, in: family.name)
        switch source {
        case .animation: break
        case .added(let call, let placing):
            let isStill = isGivenScreen && isHidden(layer)
            let changes = isStill ? placing : try placing + changes(of: "\(names.screenMember(of: layer))", own, layer)
            part.statements = adding(call, layer, changes, isDiscardable: isGivenScreen)
            if isStill { return part }
        case .element(let call):
            (part.isAsked, part.isCopy) = (true, true)
            part.statements = adding(call, layer, try changes(of: "\(names.screenMember(of: layer))", own, layer))
        case .own(let view):
            part.isAsked = true
            let rest = family.isTransition ? tracks.settled(own, layer) : [:]
            part.statements = try changes(of: view, own, layer, rest: rest).map { .code($0) }
        }
        part.statements += try frames(own, &part)
        if isGivenScreen { return part }
        if let condition = layer.visible.map({ tracks.formulas.value("visibility", $0, in: layer).code }) {
            part.statements = [.block(condition.prefixed("if "), part.statements)]
        }
        guard let repetition = layer.repetition else { return part }
        let list = names.formulas().term(repetition.list).code
        let words = CodeSupport.words(in: part.statements.lines().joined(separator: "\n"))
        let head: Code =
            switch (words.contains("index"), words.contains("element")) {
            case (true, true): "for (index, element) in \(list).enumerated()"
            case (true, false): "for index in \(list).indices"
            case (false, true): "for element in \(list)"
            case (false, false): "for _ in \(list)"
            }
        part.statements = [.block(head, part.statements)]
        return part
    }

    /// A variable for a view that is added, or the call alone if nothing reads the variable.
    private func adding(
        _ call: Code, _ layer: Layer, _ changes: [Code], isDiscardable: Bool = false
    ) -> [CodeStatement] {
        let variable = "let \(names.screenMember(of: layer)) = "
        return ([call.prefixed(!changes.isEmpty ? variable : isDiscardable ? "" : "_ = ")] + changes).map { .code($0) }
    }

    private mutating func changes(
        of view: Code, _ own: [UIKitTracks.Pair], _ layer: Layer, rest: [LayerProperty: FormulaTerm] = [:]
    ) throws(Problems) -> [Code] {
        let moves = try tracks.moves(of: view, layer, own, rest: rest)
        return moves + (try tracks.shapes(of: view, layer, own))
    }

    /// The frames of an animation of the app, which the app plays itself, or shows at a progress.
    private mutating func frames(
        _ own: [UIKitTracks.Pair], _ part: inout UIKitLayer
    ) throws(Problems) -> [CodeStatement] {
        let frames = own.filter { $0.forward.property == .lottieFrame }
        if frames.isEmpty { return [] }
        if tracks.driver == .time {
            part.isPlayed = true
            return frames.map { .code(tracks.play($0.forward, part.layer)) }
        }
        part.isShown = true
        let name = names.screenMember(of: part.layer)
        let list = Code.list(try tracks.tracks(frames, part.layer))
        return [
            .code(list.prefixed("let \(name)Frames: [\(names.shared("Track"))] = ")),
            .code("motion.update { [weak home] in home?.\(name)Shows(frame: $0(\(name)Frames)) }"),
        ]
    }

    /// Where the view of a layer comes from; `nil` if the layer has no part.
    private func source(
        of layer: Layer, _ role: LayerRole, _ own: [UIKitTracks.Pair]
    ) -> Source? {
        let isPlayed = !own.isEmpty && own.allSatisfy { $0.forward.property == .lottieFrame }
        guard family.isTransition else {
            return own.isEmpty ? nil : isPlayed ? .animation : .own(names.view(of: layer).prefixed("home?."))
        }
        if names.isGiven(layer, in: family.name) { return given(layer, role, own) }
        switch role {
        case .control:
            let view = names.view(of: layer)
            let either = Code.operation([view.prefixed("home?."), view.prefixed("?? other?.")])
            return own.isEmpty ? nil : isPlayed ? .animation : .own(either)
        case .backdrop: return nil
        case .source, .destination, .element: break
        }
        if own.isEmpty, !isCovered(layer) { return nil }
        let riders = tracks.timeline.hasRiders(of: layer, on: family.isReversed ? .destination : .source)
        return riders ? nil : isPlayed ? .animation : element(layer)
    }

    /// A view that the transition has: a screen, or a plain backdrop.
    private func given(_ layer: Layer, _ role: LayerRole, _ own: [UIKitTracks.Pair]) -> Source {
        let frame = tracks.formulas.value("frame", layer.frame, in: layer).code
        if role == .backdrop {
            let fill = systemColor(layer) ?? fill(layer) ?? ".clear"
            return .added(.call("motion.addBackdrop", [fill, frame.prefixed("frame: ")]))
        }
        let radius = layer.cornerRadius.map { tracks.formulas.value("corner radius", $0, in: layer).code }
        let isWhole = layer.frame.formula.source == "bounds(\(names.screenInput?.name ?? ""))"
        let placing = [frame.prefixed("frame: "), radius?.prefixed("cornerRadius: ")].compactMap { $0 }
        let sizes: Set<LayerProperty> = [.width, .height, .outset]
        if layer.shape != .cutout, !isHidden(layer), own.contains(where: { sizes.contains($0.forward.property) }) {
            return .added(.call("motion.addMiniature", [screenView(role).prefixed("of: ")] + placing))
        }
        let place = Code.call("motion.place", ["\(names.screenMember(of: layer))"] + placing)
        return .added(.call("motion.add", [screenView(role)]), placing: isWhole && radius == nil ? [] : [place])
    }

    private func element(_ layer: Layer) -> Source {
        var arguments = [tracks.formulas.value("frame", layer.frame, in: layer).code.prefixed("frame: ")]
        // What shows an image or words is copied with them; a plain surface has only a color.
        if layer.image == nil, layer.text == nil, let fill = fill(layer) {
            arguments.append(fill.prefixed("surface: "))
            if layer.shape == .circle { arguments.append("isRound: true") }
        }
        let views = ["home", "other"].map { names.view(of: layer).prefixed("\($0)?.") }
        return .element(.call("motion.addElement", views + arguments))
    }

    /// The color of the system whose light variant a backdrop has, so that it is dark between dark screens.
    ///
    /// - Source: Apple, *Human Interface Guidelines*, Color: Specifications.
    private func systemColor(_ layer: Layer) -> Code? {
        guard case .color(let color)? = layer.fill else { return nil }
        switch [color.red, color.green, color.blue, color.alpha].map({ $0 * 255 }) {
        case [255, 255, 255, 255]: return ".systemBackground"
        case [242, 242, 247, 255]: return ".systemGray6"
        default: return nil
        }
    }

    private func fill(_ layer: Layer) -> Code? {
        layer.fill.map { tracks.formulas.color("fill", $0, in: layer) }
    }
}

extension UIKitLayers {
    /// Whether a role is that of the screen where the motion starts, once a reversed operation is turned around.
    private func isHome(_ role: LayerRole) -> Bool { (role == .source) != family.isReversed }

    private func screenView(_ role: LayerRole) -> Code { isHome(role) ? "motion.homeView" : "motion.otherView" }

    /// The roles of screens without a fill, which are hidden or only lose their background.
    private func emptyScreens(hidden: Bool) -> [LayerRole] {
        kind.layers.filter { family.isTransition && isEmptyScreen($0) && isHidden($0) == hidden }
            .compactMap { $0.roles.role(in: family.name) }
    }

    /// Screens without a fill whose controls are visible.
    private var clearViews: [Code] {
        emptyScreens(hidden: false).flatMap { role in
            [screenView(role)] + (asksControllers ? [isHome(role) ? "home?.view" : "other?.view"] : [])
        }
    }

    private func isEmptyScreen(_ layer: Layer) -> Bool {
        guard layer.roles.role(in: family.name)?.isScreen == true else { return false }
        return layer.fill == nil && names.isGiven(layer, in: family.name)
    }

    private func isHidden(_ layer: Layer) -> Bool {
        isEmptyScreen(layer) && !tracks.pairs.contains { $0.forward.layer == layer.name }
            && !kind.layers.contains { other in
                other.roles.role(in: family.name) == .control && names.moves(other, in: family.name)
            }
    }

    /// Whether an element at rest is drawn over something that would hide it on its screen.
    private func isCovered(_ layer: Layer) -> Bool {
        let part = kind.layers.filter { $0.roles.role(in: family.name) != nil }
        guard let index = part.firstIndex(of: layer) else { return false }
        let home = part.firstIndex { other in
            let role = other.roles.role(in: family.name)
            return role.map { $0.isScreen && isHome($0) } == true
        }
        guard let home, home < index else { return true }
        return tracks.pairs.contains { $0.forward.layer == part[home].name }
            || part[(home + 1)..<index].contains { other in
                let role = other.roles.role(in: family.name)
                return role != .element && role != .control
            }
    }
}
