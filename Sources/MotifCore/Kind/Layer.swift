public import MotifFormula
import MotifJSON

/// Something that moves, or lies before or behind what moves.
///
/// Its formulas give what it is at rest; tracks move its properties from there. Of a layer with `repetition` there is
/// one copy for each element of a list, and its formulas may read the element and `index`.
public struct Layer: Sendable, Equatable {
    /// The name that tracks use.
    public let name: String
    /// What it is in the motion.
    public let roles: LayerRoles
    /// The form of its surface.
    public let shape: Shape
    /// Where it lies; of type frame, on the screen.
    public let frame: CheckedFormula
    /// What it is filled with; clear where there is nothing.
    public let fill: Paint?
    /// Radius of the corners, a number; 0 where there is nothing.
    public let cornerRadius: CheckedFormula?
    /// What it casts on the layers behind, in its own form.
    public let shadow: Shadow?
    /// The circle outside of which the layer is not seen, in the coordinates of the screen.
    public let mask: Circle?
    /// The circle in which the layer is not there, in the coordinates of the screen.
    public let hole: Circle?
    /// The point about which it scales and turns, in fractions of its width and height; the middle where there is
    /// nothing.
    public let anchor: CheckedFormula?
    /// Distance of the eye in points, a number; no perspective where there is nothing.
    public let perspective: CheckedFormula?
    /// The edge of the screen from which `offset` moves it inward.
    public let edge: Edge
    /// The name of the image or animation that it shows, a text; empty for none.
    public let image: CheckedFormula?
    /// The words that it shows; empty for none.
    public let text: CheckedFormula?
    /// Whether it is there at all, a boolean; it is where there is nothing.
    public let visible: CheckedFormula?
    /// The list that it repeats for, if it does.
    public let repetition: Repetition?

    /// The form of a layer's surface.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        /// The frame, with its corner radius.
        case rectangle
        /// The largest circle in the middle of the frame.
        case circle
        /// The frame without the hole.
        case cutout
    }

    /// An edge of the screen.
    public enum Edge: String, Sendable, Hashable, CaseIterable {
        /// The upper one.
        case top
        /// The lower one.
        case bottom
        /// The left one.
        case leading
        /// The right one.
        case trailing
    }

    /// A circle that opens or masks a layer.
    public struct Circle: Sendable, Equatable {
        /// Its middle, a point.
        public let center: CheckedFormula
        /// Its diameter at rest, a number.
        public let diameter: CheckedFormula
    }

    /// A shadow as Core Animation draws it.
    public struct Shadow: Sendable, Equatable {
        /// Its color; black where there is nothing.
        public let color: Paint?
        /// Its opacity, a number from 0 to 1.
        public let opacity: CheckedFormula
        /// Its blur radius, a number.
        public let radius: CheckedFormula
        /// How far it is moved, a point; not at all where there is nothing.
        public let offset: CheckedFormula?
    }

    /// One copy of the layer for each element of a list, back to front in its order.
    ///
    /// A copy is named by the layer's name and, after a dot, the element's field `name`, else `slug`, else its index:
    /// `phantom.image`.
    public struct Repetition: Sendable, Equatable {
        /// The list.
        public let list: CheckedFormula
        /// The name under which formulas read the element.
        public let element: String
    }

    /// A part that a layer may lack, named as its key.
    enum Part: String {
        case mask, hole, shadow
    }
}

extension Layer {
    /// Reads the layers of a kind and adds what tracks need to know of them.
    static func readAll(_ reader: inout ObjectReader, _ names: inout KindNames) -> [Layer?] {
        var taken: Set<String> = []
        var index = 0
        return reader.requiredParts("layers", limit: KindLimits.layers, is: "what moves, back to front") { inner in
            defer { index += 1 }
            return read(&inner, index, &names, &taken)
        }
    }

    private static func read(
        _ reader: inout ObjectReader, _ index: Int, _ names: inout KindNames, _ taken: inout Set<String>
    ) -> Layer? {
        let name = reader.name(of: "layer", taken: &taken)
        let (repetition, scope) = repetition(&reader, names)
        if let name {
            let parts = [Part.mask, .hole, .shadow].filter { reader.object[$0.rawValue] != nil }
            names.layers[name] = KindNames.LayerFacts(scope: scope, parts: Set(parts), index: index)
        }
        let roles = LayerRoles.read(&reader, names)
        let shape: Shape? = reader.word("shape", "shape")
        let edge: Edge? = reader.word("edge", "edge")
        let frame = reader.requiredFormula("frame", as: .frame, in: scope, is: "where the layer lies")
        let fill = reader.paint("fill", in: scope)
        let cornerRadius = reader.formula("cornerRadius", as: .number, in: scope)
        let shadow = shadow(&reader, scope)
        let mask = circle(&reader, .mask, scope)
        let hole = circle(&reader, .hole, scope)
        if hole != nil, shape != .cutout {
            reader.report(.rule(.missing, "A hole needs the shape cutout"), at: "shape")
        }
        let anchor = reader.formula("anchor", as: .point, in: scope)
        let perspective = reader.formula("perspective", as: .number, in: scope)
        let image = reader.formula("image", as: .text, in: scope)
        let text = reader.formula("text", as: .text, in: scope)
        let visible = reader.formula("visible", as: .boolean, in: scope)
        guard let name, let roles, let frame else { return nil }
        return Layer(
            name: name, roles: roles, shape: shape ?? .rectangle, frame: frame, fill: fill,
            cornerRadius: cornerRadius, shadow: shadow, mask: mask, hole: hole, anchor: anchor,
            perspective: perspective, edge: edge ?? .top, image: image, text: text, visible: visible,
            repetition: repetition)
    }

    /// The list that the layer repeats for, and what its formulas may read.
    private static func repetition(
        _ reader: inout ObjectReader, _ names: KindNames
    ) -> (Repetition?, FormulaScope) {
        guard reader.value("forEach") != nil else {
            if reader.value("as") != nil { reader.report(.missing(key: "forEach", for: "the list of elements")) }
            return (nil, names.scope)
        }
        let list = reader.formula("forEach", as: .list(.any), in: names.scope)
        var taken = Set(names.scope.names).union(names.curves.keys).union(KindNames.reserved)
        let element = element(&reader, &taken)
        var types: [String: FormulaType] = ["index": .number]
        if let element {
            if case .list(let type) = list?.type { types[element] = type } else { types[element] = .any }
        }
        let scope = names.scope(with: types)
        guard let list, let element else { return (nil, scope) }
        return (Repetition(list: list, element: element), scope)
    }

    private static func element(_ reader: inout ObjectReader, _ taken: inout Set<String>) -> String? {
        guard let name = reader.requiredText("as", is: "the name by which formulas read the element"), !name.isEmpty
        else { return nil }
        if !ParameterDefinition.isName(name) {
            reader.report(.badText(text: name, expected: "a name: a letter, then letters and digits"), at: "as")
        } else if !taken.insert(name).inserted {
            reader.report(.duplicate(what: "The name '\(name)'"), at: "as")
        } else {
            return name
        }
        return nil
    }

    private static func circle(_ reader: inout ObjectReader, _ part: Part, _ scope: FormulaScope) -> Circle? {
        reader.part(part.rawValue) { inner in
            if part == .mask, let shape = inner.text("shape"), shape != "circle" {
                inner.report(.unknown("shape", shape, among: ["circle"]), at: "shape")
            }
            let center = inner.requiredFormula("center", as: .point, in: scope, is: "the middle of the circle")
            let diameter = inner.requiredFormula("diameter", as: .number, in: scope, is: "its diameter at rest")
            guard let center, let diameter else { return nil }
            return Circle(center: center, diameter: diameter)
        }
    }

    private static func shadow(_ reader: inout ObjectReader, _ scope: FormulaScope) -> Shadow? {
        reader.part(Part.shadow.rawValue) { inner in
            let color = inner.paint("color", in: scope)
            let opacity = inner.requiredFormula("opacity", as: .number, in: scope, is: "its opacity, from 0 to 1")
            let radius = inner.requiredFormula("radius", as: .number, in: scope, is: "its blur radius")
            let offset = inner.formula("offset", as: .point, in: scope)
            guard let opacity, let radius else { return nil }
            return Shadow(color: color, opacity: opacity, radius: radius, offset: offset)
        }
    }
}
