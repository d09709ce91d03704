public import MotifFormula
import MotifJSON

/// Something that moves, or is in front of or behind what moves.
///
/// Its formulas describe it at rest; tracks move its properties from there. A layer with `repetition` has one copy for
/// each element of a list, and its formulas can read the element and `index`.
public struct Layer: Sendable, Equatable {
    /// The name in tracks.
    public let name: String
    /// The role in each operation.
    public let roles: LayerRoles
    /// The shape of its surface.
    public let shape: Shape
    /// The frame on the screen.
    public let frame: CheckedFormula
    /// The fill; `nil` for clear.
    public let fill: Paint?
    /// The corner radius, a number; `nil` for 0.
    public let cornerRadius: CheckedFormula?
    /// The shadow on the layers behind, in the layer's shape.
    public let shadow: Shadow?
    /// The circle outside of which the layer is invisible, in screen coordinates.
    public let mask: Circle?
    /// The circle that is cut out of the layer, in screen coordinates.
    public let hole: Circle?
    /// The point about which the layer scales and rotates, in fractions of its width and height; `nil` for the center.
    public let anchor: CheckedFormula?
    /// The distance of the viewer in points, a number; `nil` for no perspective.
    public let perspective: CheckedFormula?
    /// The edge of the screen from which `offset` moves it inward.
    public let edge: Edge
    /// The name of the image or animation that the layer shows, a text; empty for none.
    public let image: CheckedFormula?
    /// The text that the layer shows; empty for none.
    public let text: CheckedFormula?
    /// Whether the layer is visible, a boolean; `nil` for true.
    public let visible: CheckedFormula?
    /// The list that the layer repeats for, if any.
    public let repetition: Repetition?

    /// The shape of a layer's surface.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        /// The frame, with its corner radius.
        case rectangle
        /// The largest circle in the center of the frame.
        case circle
        /// The frame without the hole.
        case cutout
    }

    /// An edge of the screen.
    public enum Edge: String, Sendable, Hashable, CaseIterable {
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The left edge.
        case leading
        /// The right edge.
        case trailing

        /// The distance to the right and down of one point inward from the edge.
        package var inward: (x: Double, y: Double) {
            switch self {
            case .top: (0, 1)
            case .bottom: (0, -1)
            case .leading: (1, 0)
            case .trailing: (-1, 0)
            }
        }
    }

    /// A circle that masks a layer or is cut out of it.
    public struct Circle: Sendable, Equatable {
        /// The center, a point.
        public let center: CheckedFormula
        /// The diameter at rest, a number.
        public let diameter: CheckedFormula
    }

    /// A shadow as Core Animation draws it.
    public struct Shadow: Sendable, Equatable {
        /// The color; `nil` for black.
        public let color: Paint?
        /// The opacity, a number from 0 to 1.
        public let opacity: CheckedFormula
        /// The blur radius, a number.
        public let radius: CheckedFormula
        /// The offset, a point; `nil` for none.
        public let offset: CheckedFormula?
    }

    /// One copy of the layer for each element of a list, back to front in its order.
    ///
    /// The name of a copy is the layer's name, a dot, and the element's field `name`, or else its `slug`, or else its
    /// index: `phantom.image`.
    public struct Repetition: Sendable, Equatable {
        /// The list.
        public let list: CheckedFormula
        /// The element's name in formulas.
        public let element: String
    }

    /// An optional part of a layer, named by its key.
    enum Part: String {
        case mask, hole, shadow
    }
}

extension Layer {
    /// Reads the layers of a kind, and adds the facts that tracks need.
    static func readAll(_ reader: inout ObjectReader, _ names: inout KindNames) -> [Layer?] {
        var taken: Set<String> = []
        var index = 0
        let (limit, purpose) = (KindLimits.layers, "the layers, back to front")
        return reader.requiredParts("layers", limit: limit, is: purpose, summary: "What moves, back to front.") {
            inner in
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
        let frame = reader.requiredFormula("frame", as: .frame, in: scope, is: "the layer's frame on the screen")
        let fill = reader.paint("fill", in: scope)
        let cornerRadius = reader.formula("cornerRadius", as: .number, in: scope)
        let shadow = shadow(&reader, scope)
        let mask = circle(&reader, .mask, scope)
        let hole = circle(&reader, .hole, scope)
        if hole != nil, shape != .cutout {
            reader.report(.rule(.missing, "A layer with a hole must have the shape 'cutout'"), at: "shape")
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

    /// Reads the list that the layer repeats for, and returns it with the names that the layer's formulas can read.
    private static func repetition(
        _ reader: inout ObjectReader, _ names: KindNames
    ) -> (Repetition?, FormulaScope) {
        guard reader.value("forEach", .formula()) != nil else {
            if reader.value("as", .partName) != nil {
                reader.report(.missing(key: "forEach", for: "the list of elements"))
            }
            return (nil, names.scope)
        }
        let list = reader.formula("forEach", as: .list(.any), in: names.scope)
        var taken = Set(names.scope.names).union(KindNames.reserved)
        let element = reader.name("as", is: "the element's name in formulas", of: "name", taken: &taken)
        var types: [String: FormulaType] = ["index": .number]
        if let element {
            if case .list(let type) = list?.type { types[element] = type } else { types[element] = .any }
        }
        let scope = names.scope(with: types)
        guard let list, let element else { return (nil, scope) }
        return (Repetition(list: list, element: element), scope)
    }

    private static func circle(_ reader: inout ObjectReader, _ part: Part, _ scope: FormulaScope) -> Circle? {
        reader.part(part.rawValue) { inner in
            if part == .mask, let shape = inner.text("shape", .constant("circle")), shape != "circle" {
                inner.report(.unknown("shape", shape, among: ["circle"]), at: "shape")
            }
            let center = inner.requiredFormula("center", as: .point, in: scope, is: "the center of the circle")
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
