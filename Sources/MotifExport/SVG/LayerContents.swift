import MotifCore
import MotifFormula

/// Stand-ins for the app's content in a layer, from its top-left corner: the lines of a page, a letter, words.
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

    // The source screen has a list, the destination a picture and text.
    private var page: [SVGElement] {
        let title = StandIns.title
        let y: Double = size.height > size.width ? title.upright : title.wide
        let words = SVGElement.words(
            PreviewText.title(of: layer.name), x: title.x, y: y, size: title.size, weight: Int(title.weight), fill: ink)
        let isFree = isFree(MotionFrame(x: title.x, y: y - title.ascent, width: size.width / 2, height: title.height))
        // A screen full of elements has no lines between them.
        let hasRoom = Double(obstacles.count) < StandIns.obstacle.manyAre
        let lines = layer.role == .destination ? article(below: y) : list(below: y)
        return (isFree ? [words] : []) + (hasRoom ? lines : [])
    }

    /// The rows of a list: a dot with two lines.
    private func list(below title: Double) -> [SVGElement] {
        let list = StandIns.list
        let top: Double = title + list.below
        let wide: Double = size.width - list.lineMargin
        var (lines, dots) = ("", "")
        for row in rows(from: top, list) {
            let y = top + Double(row) * list.step
            guard isFree(MotionFrame(x: list.x, y: y, width: size.width - list.margin, height: list.height)) else {
                continue
            }
            let first = wide * (row.isMultiple(of: 2) ? list.firstEven : list.firstOdd)
            let second = wide * (row.isMultiple(of: 3) ? list.secondThird : list.secondOther)
            dots += "M\(svg(list.dotX)) \(svg(y + list.dotY))h0"
            lines += "M\(svg(list.lineX)) \(svg(y + list.firstY))h\(svg(first))"
            lines += "M\(svg(list.lineX)) \(svg(y + list.secondY))h\(svg(second))"
        }
        return strokes(lines, width: list.lineWidth) + strokes(dots, width: list.dotWidth)
    }

    /// A picture and paragraphs whose last lines are short.
    private func article(below title: Double) -> [SVGElement] {
        let article = StandIns.article
        let top: Double = title + article.below
        let height = min(article.pictureMost, size.height * article.pictureShare)
        let width: Double = size.width - article.margin
        var elements: [SVGElement] = []
        if isFree(MotionFrame(x: article.x, y: top, width: width, height: height)) {
            let picture = SVGElement.rectangle(
                article.x, top, width, height, radius: article.pictureRadius, fill: ink)
            elements.append(picture.with((name: "opacity", value: svg(faint))))
        }
        let first = top + height + article.gap
        let paragraph = Int(article.paragraph)
        var lines = ""
        for row in rows(from: first, article) where row % paragraph != paragraph - 1 {
            let y = first + Double(row) * article.step
            let line = MotionFrame(x: article.x, y: y - article.lineRise, width: width, height: article.lineHeight)
            guard isFree(line) else { continue }
            let share = row % paragraph == paragraph - 2 ? article.lastShare : 1
            lines += "M\(svg(article.lineX)) \(svg(y))h\(svg((size.width - article.lineMargin) * share))"
        }
        return elements + strokes(lines, width: article.lineWidth)
    }

    /// The numbers of the rows that fit between `top` and the bottom of the page.
    private func rows(from top: Double, _ part: StandIns.Part) -> Range<Int> {
        0..<Self.count((size.height - top - part.foot) / part.step, in: 0...part.most)
    }

    /// Items in a row, as many as fit.
    private var tiles: [SVGElement] {
        let tiles = StandIns.tiles
        let width: Double = size.height * tiles.widthPerHeight
        let count = Self.count((size.width - tiles.gap) / (width + tiles.gap), in: 1...tiles.most)
        return (0..<count).map { index in
            SVGElement.rectangle(
                tiles.x + Double(index) * (width + tiles.gap), 0, width, size.height, radius: tiles.radius,
                fill: PreviewInk.panel
            ).with((name: "opacity", value: svg(tiles.opacity)))
        }
    }

    /// The letter of an image or a control, on a panel if the layer has no fill.
    private var glyph: [SVGElement] {
        let glyph = StandIns.glyph
        let isControl = layer.role == .control && layer.image.isEmpty
        let side = min(size.width, size.height) * (isControl ? glyph.controlShare : 1)
        let middle = MotionPoint(x: size.width / 2, y: size.height / 2)
        let name = layer.image.isEmpty ? layer.name : layer.image
        let letter = SVGElement.words(
            PreviewText.initial(of: name), x: middle.x, y: middle.y + side * glyph.baselineShare,
            size: side * glyph.fontShare, weight: Int(glyph.weight), fill: ink, anchor: "middle")
        guard layer.fill == nil else { return [letter] }
        var panel = SVGElement.rectangle(
            middle.x - side / 2, middle.y - side / 2, side, side,
            radius: side * (isControl ? glyph.controlRadiusShare : glyph.radiusShare), fill: PreviewInk.panel)
        panel.attributes += PreviewInk.edge
        return [panel, letter]
    }

    /// The text of a layer, in as many lines as fit.
    private var label: [SVGElement] {
        let label = StandIns.label
        let text = layer.text.isEmpty ? PreviewText.title(of: layer.name) : layer.text
        let height = min(label.most, max(label.least, size.height * label.sizeShare))
        let most = Self.count((size.height - label.padding) / (height * label.lineHeight), in: 1...label.mostLines)
        let lines = PreviewText.lines(text, width: size.width - label.margin, size: height, most: most)
        let step: Double = height * label.lineHeight
        let first = size.height / 2 - Double(lines.count - 1) * step / 2 + height * label.baselineShare
        return lines.enumerated().map { index, line in
            SVGElement.words(
                line, x: size.width / 2, y: first + Double(index) * step, size: height, weight: Int(label.weight),
                fill: ink, anchor: "middle")
        }
    }

    private var faint: Double { ink == StandIns.ink.light ? StandIns.faint.onDark : StandIns.faint.onLight }

    private func strokes(_ path: String, width: Double) -> [SVGElement] {
        guard !path.isEmpty else { return [] }
        let attributes = [
            (name: "d", value: path), (name: "stroke", value: ink), (name: "stroke-width", value: svg(width)),
            (name: "stroke-linecap", value: "round"), (name: "opacity", value: svg(faint)),
        ]
        return [SVGElement("path", attributes)]
    }

    private func isFree(_ frame: MotionFrame) -> Bool {
        obstacles.allSatisfy { other in
            other.x >= frame.x + frame.width || other.x + other.width <= frame.x
                || other.y >= frame.y + frame.height || other.y + other.height <= frame.y
        }
    }

    /// Returns the number of things that fit, safely for a layer of any size.
    private static func count(_ fitting: Double, in range: ClosedRange<Double>) -> Int {
        fitting.isNaN ? Int(range.lowerBound) : Int(min(max(fitting, range.lowerBound), range.upperBound))
    }
}
