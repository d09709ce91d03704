import MotifJSON

/// An element of an SVG file, with its contents and its moving attributes.
struct SVGElement: Sendable {
    let name: String
    var attributes: [(name: String, value: String)]
    /// Attributes that change over time.
    var moving: MovingAttributes?
    /// The text; an element has either text or children.
    var text = ""
    var children: [SVGElement]
    /// Whether frames of a film strip can share it: nothing in it moves or has an identifier.
    var isShared = false

    init(
        _ name: String, _ attributes: [(name: String, value: String)] = [], moving: MovingAttributes? = nil,
        _ children: [SVGElement] = []
    ) {
        self.name = name
        self.attributes = attributes
        self.moving = moving
        self.children = children
    }

    /// Returns text at a point.
    ///
    /// - Parameter anchor: The part of the text that is at the point: `start`, `middle` or `end`.
    static func words(
        _ text: String, x: Double, y: Double, size: Double, weight: Int = 400, fill: String, anchor: String = "start"
    ) -> SVGElement {
        var attributes = [
            (name: "x", value: svg(x)), (name: "y", value: svg(y)), (name: "font-size", value: svg(size)),
            (name: "fill", value: fill),
        ]
        if weight != 400 { attributes.append((name: "font-weight", value: "\(weight)")) }
        if anchor != "start" { attributes.append((name: "text-anchor", value: anchor)) }
        var element = SVGElement("text", attributes)
        element.text = text
        return element
    }

    /// Returns a rectangle.
    static func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, fill: String
    ) -> SVGElement {
        var element = SVGElement(
            "rect",
            [
                (name: "x", value: svg(x)), (name: "y", value: svg(y)), (name: "width", value: svg(width)),
                (name: "height", value: svg(height)),
            ])
        if radius > 0 { element.attributes.append((name: "rx", value: svg(radius))) }
        element.attributes.append((name: "fill", value: fill))
        return element
    }

    /// Returns the element with additional attributes.
    func with(_ attributes: (name: String, value: String)...) -> SVGElement {
        var element = self
        element.attributes += attributes
        return element
    }
}

/// Returns a number in the fewest characters: with two decimals for points, and more for factors.
func svg(_ number: Double, decimals: Int = 2) -> String {
    let scale = decimals == 2 ? 100.0 : decimals == 3 ? 1000 : 10000
    // Beyond 2^53, numbers have no decimals to round.
    let rounded = number.magnitude < 0x1p53 ? (number * scale).rounded() / scale : number.clampedToFinite
    let text = JSONNumber.text(rounded)
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
}
