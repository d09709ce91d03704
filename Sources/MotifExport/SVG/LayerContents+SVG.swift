import MotifFormula

extension LayerContents {
    /// The elements, back to front.
    var elements: [SVGElement] { marks.map(\.element) }
}

extension LayerContents.Mark {
    fileprivate var element: SVGElement {
        switch self {
        case .rectangle(let frame, let radius, let fill, let opacity, let hasEdge):
            var rectangle = SVGElement.rectangle(
                frame.x, frame.y, frame.width, frame.height, radius: radius, fill: fill)
            if opacity < 1 { rectangle = rectangle.with(["opacity": svg(opacity)]) }
            return hasEdge ? rectangle.with(PreviewInk.edge) : rectangle
        case .strokes(let lines, let width, let ink, let opacity):
            let path = lines.map { "M\(svg($0.start.x)) \(svg($0.start.y))h\(svg($0.length))" }.joined()
            return SVGElement(
                "path",
                [
                    "d": path, "stroke": ink, "stroke-width": svg(width), "stroke-linecap": "round",
                    "opacity": svg(opacity),
                ])
        case .text(let text, let point, let size, let weight, let ink, let isCentered):
            return .text(
                text, x: point.x, y: point.y, size: size, weight: weight, fill: ink,
                anchor: isCentered ? "middle" : "start")
        }
    }
}
