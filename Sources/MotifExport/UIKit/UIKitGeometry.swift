import MotifCore
import MotifFormula
import MotifText

/// The geometry of a kind as a Swift struct: scene inputs and bindings, and the formulas of layers and tracks, each
/// written once however many operations use it.
struct UIKitGeometry {
    let words: UIKitNaming
    private var names: SwiftNames
    private var members: [Key: String] = [:]
    private(set) var declarations: [String] = []
    /// Where each way of each track is found, for those who compare them.
    private(set) var ways: [Way] = []

    /// What a member says.
    private struct Key: Hashable {
        let layer: String
        let formula: String
    }

    /// From where to where a track goes, as an expression outside of the geometry.
    struct Way {
        let operation: String
        let variant: Timeline.Variant
        let layer: Layer
        let track: Track
        let from: String
        let to: String
    }

    init(_ words: UIKitNaming) {
        self.words = words
        names = words.taken
    }

    /// The ends of a track.
    mutating func way(
        of track: Track, _ layer: Layer, _ operation: String, _ variant: Timeline.Variant
    ) -> (from: String, to: String) {
        let property = track.property.rawValue
        let isSteady = track.isSteady
        let ends = (
            from: value("\(property)\(isSteady ? "" : " start")", track.from.formula, in: layer),
            to: value("\(property)\(isSteady ? "" : " end")", track.to.formula, in: layer)
        )
        ways.append(
            Way(operation: operation, variant: variant, layer: layer, track: track, from: ends.from, to: ends.to))
        return ends
    }

    /// A formula of a layer as an expression outside of the geometry: as it is where it is a number or a name, else a
    /// member, which is written once however often it is used.
    mutating func value(_ label: String, _ formula: CheckedFormula, in layer: Layer) -> String {
        let source = formula.formula.source
        if let literal = literal(formula) { return literal }
        if let name = words.members[source] { return "geometry.\(name)" }
        if let path = path(formula, in: layer) { return path }
        if let name = words.parameters[source] {
            let isDuration = words.subject.motion.kind.parameters.contains { $0.name == source && $0.type == .duration }
            return isDuration ? "CGFloat(geometry.parameters.\(name))" : "geometry.parameters.\(name)"
        }
        return member(
            "\(layer.name) \(label)", formula, in: layer,
            doc: Self.doc(label, SwiftText.comment(layer.name)))
    }

    private static func doc(_ label: String, _ layer: String) -> String {
        if label == "is visible" { return "Whether `\(layer)` is there" }
        let words = label.split(separator: " ")
        guard let end = words.last, end == "start" || end == "end" else {
            return "\(label.capitalizedFirst) of `\(layer)`"
        }
        return "`\(words.dropLast().joined(separator: " "))` of `\(layer)` at the \(end)"
    }

    /// What is read of a value as it is: `cellCenter.x`.
    private func path(_ formula: CheckedFormula, in layer: Layer) -> String? {
        var syntax = formula.formula.syntax
        while case .member(let base, _) = syntax.node { syntax = base }
        guard case .name(let name) = syntax.node, syntax != formula.formula.syntax else { return nil }
        var dialect = words.outside
        if name == layer.repetition?.element { dialect.names[name] = "element" }
        return FormulaTranslation(into: dialect, scope: words.subject.motion.kind.formulaScope(of: layer))
            .text(of: formula)
    }

    /// A number, also a negative one.
    private func literal(_ formula: CheckedFormula) -> String? {
        switch formula.formula.syntax.node {
        case .number(let number): return SwiftText.number(number)
        case .unary(.negate, let operand):
            if case .number(let number) = operand.node { return SwiftText.number(-number) }
            return nil
        default: return nil
        }
    }

    /// A time of a track: an expression of the parameters where there is no more to it.
    mutating func time(_ formula: CheckedFormula?, _ label: String, in layer: Layer) -> String {
        if let time = words.time(formula) { return time }
        guard let formula else { return "0" }
        return "TimeInterval(\(value(label, formula, in: layer)))"
    }

    private mutating func member(
        _ label: String, _ formula: CheckedFormula, in layer: Layer, doc: String
    ) -> String {
        let element = layer.repetition.flatMap { formula.names.contains($0.element) ? $0.element : nil }
        let usesIndex = layer.repetition != nil && formula.names.contains("index")
        let key = Key(layer: layer.name, formula: formula.formula.source)
        let known = members[key]
        let name = known ?? names.value(label)
        if known == nil {
            members[key] = name
            declare(name, formula, layer, element, usesIndex, doc)
        }
        let arguments = [element.map { _ in "element" }, usesIndex ? "index" : nil].compactMap { $0 }
        return "geometry.\(name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }

    private mutating func declare(
        _ name: String, _ formula: CheckedFormula, _ layer: Layer, _ element: String?, _ usesIndex: Bool, _ doc: String
    ) {
        var dialect = words.inGeometry
        dialect.names["index"] = "CGFloat(index)"
        if let element { dialect.names[element] = "element" }
        let scope = words.subject.motion.kind.formulaScope(of: layer)
        let body = FormulaTranslation(into: dialect, scope: scope).text(of: formula)
        let type = words.values.swiftType(of: formula.type)
        var head = "var \(name): \(type)"
        if element != nil || usesIndex {
            let elementType = element.flatMap { scope[$0] }.map(words.values.swiftType) ?? "CGFloat"
            let arguments = [element.map { _ in "_ element: \(elementType)" }, usesIndex ? "_ index: Int" : nil]
            head = "func \(name)(\(arguments.compactMap { $0 }.joined(separator: ", "))) -> \(type)"
        }
        declarations += ["", "    /// \(doc)."] + Self.declaration(head, body)
    }

    /// A computed member, in one line where it fits.
    static func declaration(_ head: String, _ body: String) -> [String] {
        let line = "    \(head) { \(body) }"
        if line.count <= SwiftLayout.width { return [line] }
        return ["    \(head) {"] + SwiftLayout.lines(body, indent: 2) + ["    }"]
    }
}

extension Track {
    /// Whether it stays where it starts.
    var isSteady: Bool { from.formula.formula == to.formula.formula }
}
