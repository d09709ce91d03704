import MotifJSON

/// A piece of an SVG file: an element, what it holds, and what of it moves.
struct SVGElement: Sendable {
    let name: String
    var attributes: [(name: String, value: String)]
    /// Attributes that go with the time.
    var moving: MovingAttributes?
    /// Words; an element has either words or children.
    var text = ""
    var children: [SVGElement]
    /// Whether frames of a film may share it: nothing in it moves or has a name.
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

    /// Words at a point.
    ///
    /// - Parameter anchor: What of them is at the point: `start`, `middle` or `end`.
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

    /// A rectangle.
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

    /// The same with further attributes.
    func with(_ attributes: (name: String, value: String)...) -> SVGElement {
        var element = self
        element.attributes += attributes
        return element
    }
}

/// A number as short as it may be: two decimals for points, more where the number is a factor.
func svg(_ number: Double, decimals: Int = 2) -> String {
    let scale = decimals == 2 ? 100.0 : decimals == 3 ? 1000 : 10000
    let rounded = (number.isFinite ? number * scale : 0).rounded() / scale
    let text = JSONNumber.text(rounded)
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
}

extension String {
    /// The text within XML: what has a meaning there is escaped, and what XML cannot say is a replacement character.
    ///
    /// - Source: XML 1.0, 2.2 (Char) and 2.4.
    var xml: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += " "
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.unicodeScalars.append("\u{FFFD}")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
