import MotifCore
import MotifFormula

/// What a layer shows, from its left top corner: lines of a page, a letter, words.
struct LayerContents {
    private let layer: TimelineLayer
    private let look: PreviewStage.Look
    private let size: MotionSize
    private let obstacles: [MotionFrame]
    private let ink: String

    init(
        _ layer: TimelineLayer, _ look: PreviewStage.Look, _ size: MotionSize, avoiding obstacles: [MotionFrame]
    ) {
        (self.layer, self.look, self.size, self.obstacles) = (layer, look, size, obstacles)
        ink = PreviewInk.ink(on: layer.fill)
    }

    /// The elements, back to front.
    var elements: [SVGElement] {
        switch look {
        case .page: page
        case .glyph: glyph
        case .label: label
        case .tiles: tiles
        case .plain, .clear: []
        }
    }

    // A page that is left has a list, one that comes has a picture and words.
    private var page: [SVGElement] {
        let top = size.height > size.width ? 94.0 : 58
        let title = PreviewText.title(of: layer.name)
        let words = SVGElement.words(title, x: 24, y: top, size: 34, weight: 700, fill: ink)
        let isFree = isFree(MotionFrame(x: 24, y: top - 30, width: size.width / 2, height: 36))
        // A screen full of parts has no lines besides.
        let lines = layer.role == .destination ? article(from: top + 28) : list(from: top + 36)
        return (isFree ? [words] : []) + (obstacles.count < 4 ? lines : [])
    }

    private func list(from top: Double) -> [SVGElement] {
        let wide = size.width - 104
        var (lines, dots) = ("", "")
        for row in 0..<Int(max(0, min(10, (size.height - top - 70) / 68))) {
            let y = top + Double(row) * 68
            guard isFree(MotionFrame(x: 24, y: y, width: size.width - 48, height: 52)) else { continue }
            dots += "M46 \(svg(y + 26))h0"
            lines += "M86 \(svg(y + 16))h\(svg(wide * (row.isMultiple(of: 2) ? 0.62 : 0.48)))"
            lines += "M86 \(svg(y + 37))h\(svg(wide * (row.isMultiple(of: 3) ? 0.86 : 0.74)))"
        }
        return strokes(lines, width: 11) + strokes(dots, width: 44)
    }

    private func article(from top: Double) -> [SVGElement] {
        let height = min(220, size.height * 0.28)
        var elements: [SVGElement] = []
        if isFree(MotionFrame(x: 24, y: top, width: size.width - 48, height: height)) {
            let picture = SVGElement.rectangle(24, top, size.width - 48, height, radius: 18, fill: ink)
            elements.append(picture.with((name: "opacity", value: opacity)))
        }
        let first = top + height + 34
        var lines = ""
        for row in 0..<Int(max(0, min(12, (size.height - first - 60) / 28))) where row % 5 != 4 {
            let y = first + Double(row) * 28
            guard isFree(MotionFrame(x: 24, y: y - 8, width: size.width - 48, height: 16)) else { continue }
            lines += "M30 \(svg(y))h\(svg((size.width - 60) * (row % 5 == 3 ? 0.55 : 1)))"
        }
        return elements + strokes(lines, width: 11)
    }

    private var tiles: [SVGElement] {
        let height = size.height
        let width = height * 0.8
        return (0..<Int(max(1, min(12, (size.width - 10) / (width + 10))))).map { index in
            SVGElement.rectangle(
                20 + Double(index) * (width + 10), 0, width, height, radius: 12, fill: PreviewInk.panel
            ).with((name: "opacity", value: ".9"))
        }
    }

    /// On a rounded panel where the layer has no fill; a control's leaves room to tap.
    private var glyph: [SVGElement] {
        let isControl = layer.role == .control && layer.image.isEmpty
        let side = min(size.width, size.height) * (isControl ? 0.62 : 1)
        let middle = MotionPoint(x: size.width / 2, y: size.height / 2)
        let name = layer.image.isEmpty ? layer.name : layer.image
        let letter = SVGElement.words(
            PreviewText.initial(of: name), x: middle.x, y: middle.y + side * 0.18, size: side * 0.5, weight: 700,
            fill: ink, anchor: "middle")
        guard layer.fill == nil else { return [letter] }
        var panel = SVGElement.rectangle(
            middle.x - side / 2, middle.y - side / 2, side, side, radius: side * (isControl ? 0.5 : 0.24),
            fill: PreviewInk.panel)
        panel.attributes += PreviewInk.edge
        return [panel, letter]
    }

    private var label: [SVGElement] {
        let text = layer.text.isEmpty ? PreviewText.title(of: layer.name) : layer.text
        let height = min(17, max(9, size.height * 0.4))
        let rows = Int(max(1, (size.height - 8) / (height * 1.35)))
        let lines = PreviewText.lines(text, width: size.width - 24, size: height, most: min(5, rows))
        let first = size.height / 2 - Double(lines.count - 1) * height * 0.675 + height * 0.35
        return lines.enumerated().map { index, line in
            SVGElement.words(
                line, x: size.width / 2, y: first + Double(index) * height * 1.35, size: height, weight: 500,
                fill: ink, anchor: "middle")
        }
    }

    private var opacity: String { ink == "#ffffff" ? ".34" : ".13" }

    private func strokes(_ path: String, width: Double) -> [SVGElement] {
        guard !path.isEmpty else { return [] }
        let attributes = [
            (name: "d", value: path), (name: "stroke", value: ink), (name: "stroke-width", value: svg(width)),
            (name: "stroke-linecap", value: "round"), (name: "opacity", value: opacity),
        ]
        return [SVGElement("path", attributes)]
    }

    private func isFree(_ frame: MotionFrame) -> Bool {
        obstacles.allSatisfy { other in
            other.x >= frame.x + frame.width || other.x + other.width <= frame.x
                || other.y >= frame.y + frame.height || other.y + other.height <= frame.y
        }
    }
}
