import MotifJSON

/// An element of an SVG file, with its contents and its moving attributes.
struct SVGElement: Sendable {
    let name: String
    private(set) var attributes: [(key: String, value: String)]
    /// Attributes that change over time.
    var moving: MovingAttributes?
    /// The text; an element has either text or children.
    var text = ""
    var children: [SVGElement]
    /// Whether frames of a film strip can share it: nothing in it moves or has an identifier.
    var isShared = false

    init(
        _ name: String, _ attributes: KeyValuePairs<String, String> = [:], moving: MovingAttributes? = nil,
        _ children: [SVGElement] = []
    ) {
        self.name = name
        self.attributes = Array(attributes)
        self.moving = moving
        self.children = children
    }

    /// Returns text at a point.
    ///
    /// - Parameter anchor: The part of the text that is at the point: `start`, `middle` or `end`.
    static func text(
        _ text: String, x: Double, y: Double, size: Double, weight: Int = 400, fill: String, anchor: String = "start"
    ) -> SVGElement {
        var element = SVGElement("text", ["x": svg(x), "y": svg(y), "font-size": svg(size), "fill": fill])
        if weight != 400 { element = element.with(["font-weight": "\(weight)"]) }
        if anchor != "start" { element = element.with(["text-anchor": anchor]) }
        element.text = text
        return element
    }

    /// Returns a rectangle.
    static func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, fill: String
    ) -> SVGElement {
        let form = SVGElement("rect", ["x": svg(x), "y": svg(y), "width": svg(width), "height": svg(height)])
        return (radius > 0 ? form.with(["rx": svg(radius)]) : form).with(["fill": fill])
    }

    /// Returns the element with additional attributes.
    func with(_ attributes: KeyValuePairs<String, String>) -> SVGElement {
        var element = self
        element.attributes += Array(attributes)
        return element
    }

    /// Returns a group of the element and the definition of its clip, mask, or filter.
    ///
    /// - Parameters:
    ///   - definition: An element whose first attribute is its identifier.
    ///   - use: The attribute that names it: `clip-path`, `mask`, or `filter`.
    func using(_ definition: SVGElement, as use: String) -> SVGElement {
        let used = SVGElement("g", [use: "url(#\(definition.attributes.first?.value ?? ""))"], [self])
        return SVGElement("g", [:], [definition, used])
    }
}

/// Returns a number in the fewest characters: with two decimals for points, and more for factors.
func svg(_ number: Double, decimals: Int = 2) -> String {
    let text = svgText(number, decimals: decimals)
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
}

/// A number as text on a picture, with at most three decimals.
func svgText(_ number: Double, decimals: Int = 3) -> String {
    let scale = decimals == 2 ? 100.0 : decimals == 3 ? 1000 : 10000
    // Beyond 2^53, numbers have no decimals to round.
    return JSONNumber.text(number.magnitude < 0x1p53 ? (number * scale).rounded() / scale : number.clampedToFinite)
}
