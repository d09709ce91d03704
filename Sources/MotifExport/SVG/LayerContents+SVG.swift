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
            if opacity < 1 { rectangle = rectangle.with((name: "opacity", value: svg(opacity))) }
            if hasEdge { rectangle.attributes += PreviewInk.edge }
            return rectangle
        case .strokes(let lines, let width, let ink, let opacity):
            let path = lines.map { "M\(svg($0.start.x)) \(svg($0.start.y))h\(svg($0.length))" }.joined()
            return SVGElement(
                "path",
                [
                    (name: "d", value: path), (name: "stroke", value: ink), (name: "stroke-width", value: svg(width)),
                    (name: "stroke-linecap", value: "round"), (name: "opacity", value: svg(opacity)),
                ])
        case .words(let text, let point, let size, let weight, let ink, let isCentered):
            return .words(
                text, x: point.x, y: point.y, size: size, weight: weight, fill: ink,
                anchor: isCentered ? "middle" : "start")
        }
    }
}
