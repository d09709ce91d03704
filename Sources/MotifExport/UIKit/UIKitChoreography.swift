import MotifCore
import MotifFormula

/// One operation as Swift: what takes part, how it is at the start, and the moves from there.
struct UIKitChoreography {
    let words: UIKitNaming
    let curves: UIKitCurves
    var geometry: UIKitGeometry
    /// Where views come from: two screens with a container, or the views of the app alone.
    let setting: Setting
    let operation: String
    let variant: Timeline.Variant
    /// `begin + duration` of each track; `nil` for one that differs from element to element.
    private(set) var ends: [String?] = []
    private var locals = SwiftNames(reserved: [
        "self", "stage", "geometry", "moves", "parameters", "element", "index", "progress",
    ])

    /// Where the views of layers come from.
    enum Setting {
        case transition, app
    }

    init(
        _ words: UIKitNaming, _ curves: UIKitCurves, _ geometry: UIKitGeometry, _ setting: Setting, _ operation: String,
        _ variant: Timeline.Variant
    ) {
        (self.words, self.curves, self.geometry) = (words, curves, geometry)
        (self.setting, self.operation, self.variant) = (setting, operation, variant)
    }

    /// The statements of all layers, back to front.
    mutating func statements(_ choreography: Kind.Choreography) -> [String] {
        words.subject.motion.kind.layers.flatMap { layer -> [String] in
            guard let role = layer.roles.role(in: operation) else { return [] }
            // Where motion is reduced nothing opens a mask or a hole.
            let tracks = choreography.tracks.filter { track in
                track.layer == layer.name
                    && (variant == .standard || track.property != .maskDiameter && track.property != .holeDiameter)
            }
            return statements(layer, role, tracks, choreography.driver)
        }
    }

    private mutating func statements(
        _ layer: Layer, _ role: LayerRole, _ tracks: [Track], _ driver: Kind.Driver
    ) -> [String] {
        let isGiven = setting == .transition && words.isGiven(layer, in: operation)
        let isScreen = isGiven && role != .backdrop
        let isBackdrop = isGiven && role == .backdrop
        guard !tracks.isEmpty || isScreen || isBackdrop else { return [] }
        let view = locals.value(layer.name)
        let isControl = setting == .transition && role == .control
        let sheet = UIKitLayerSheet(
            words: words, curves: curves, layer: layer, view: view, variant: variant,
            settlesAtStart: isControl ? words.isSwapped(operation) : nil)
        var writer = UIKitMoves(sheet: sheet, geometry: geometry, operation: operation)
        let body =
            driver == .time ? writer.moves(tracks, isFresh: setting == .transition) : writer.values(tracks, driver)
        geometry = writer.geometry
        ends += writer.ends
        // Frames of an animation are the app's to show; motif needs no view for them.
        if !isGiven, tracks.allSatisfy({ $0.property == .lottieFrame }) {
            return wrapped(body, layer, nil, "")
        }
        let source = isScreen ? "stage.show(stage.\(role.rawValue))" : part(layer, role, isBackdrop)
        if isBackdrop { return wrapped(body, layer, nil, body.isEmpty ? source : "let \(view) = \(source)") }
        return wrapped(body, layer, view, source)
    }

    private mutating func part(_ layer: Layer, _ role: LayerRole, _ isBackdrop: Bool) -> String {
        let member = words.screenMember(of: layer)
        let access = layer.repetition == nil ? member : "\(member)(\(elementName(layer)))"
        if isBackdrop {
            let frame = geometry.value("frame", layer.frame, in: layer)
            return "stage.backdrop(\(fill(layer)), at: \(frame))"
        }
        guard setting == .transition, role != .control else { return "stage.part({ $0.\(access) })" }
        let frame = geometry.value("frame", layer.frame, in: layer)
        return "stage.copy(at: \(frame), of: { $0.\(access) })"
    }

    private mutating func fill(_ layer: Layer) -> String {
        switch layer.fill {
        case nil: ".clear"
        case .color(let color): words.values.literal(color.formulaValue, ParameterType.colorType)
        case .formula(let formula): geometry.value("fill", formula, in: layer)
        }
    }

    /// The name of an element as timelines have it: its field `name`, else `slug`, else its index.
    private func elementName(_ layer: Layer) -> String {
        guard case .list(.record(let fields))? = layer.repetition?.list.type else { return "\"\\(index)\"" }
        for key in ["name", "slug"] where fields[key] == .text { return "element.\(key)" }
        return "\"\\(index)\""
    }

    /// The statements with what they need around: the view, the loop of a layer that repeats, the condition.
    ///
    /// - Parameter view: The variable of a view that may not be there.
    private mutating func wrapped(_ body: [String], _ layer: Layer, _ view: String?, _ source: String) -> [String] {
        var conditions: [String] = []
        if let visible = layer.visible { conditions.append(geometry.value("is visible", visible, in: layer)) }
        var lines = body
        if let view, !body.isEmpty {
            conditions.append("let \(view) = \(source)")
        } else if !source.isEmpty {
            lines = [source] + body
        }
        if !conditions.isEmpty {
            lines = ["if \(conditions.joined(separator: ", ")) {"] + lines.map { $0.isEmpty ? $0 : "    " + $0 } + ["}"]
        }
        guard let repetition = layer.repetition else { return lines }
        let scope = words.subject.motion.kind.formulaScope
        let list = FormulaTranslation(into: words.outside, scope: scope).text(of: repetition.list)
        let text = lines.joined(separator: "\n")
        let element = text.contains(/\belement\b/.simple) ? "element" : "_"
        let readsIndex = text.contains(/\bindex\b/.simple)
        let head = readsIndex ? "for (index, \(element)) in \(list).enumerated() {" : "for \(element) in \(list) {"
        return [head] + lines.map { $0.isEmpty ? $0 : "    " + $0 } + ["}"]
    }
}
