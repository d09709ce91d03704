import MotifCore

/// Stand-ins for the app's content in a layer, from its top-left corner: the lines of a page, a letter, words.
struct LayerContents {
    let layer: TimelineLayer
    let look: PreviewStage.Look
    let size: MotionSize
    /// What is in front of them, and would cover them.
    let obstacles: [MotionFrame]
    private var ink: String { PreviewInk.ink(on: layer.fill) }

    /// A piece of a stand-in.
    enum Mark {
        /// A rectangle, with a fine line around it if it has an edge.
        case rectangle(MotionFrame, radius: Double, fill: String, opacity: Double = 1, hasEdge: Bool = false)
        /// Horizontal strokes with round ends.
        case strokes([(start: MotionPoint, length: Double)], width: Double, ink: String, opacity: Double)
        /// Words whose baseline starts, or has its middle, at a point.
        case text(String, at: MotionPoint, size: Double, weight: Int, ink: String, isCentered: Bool)
    }

    /// The pieces, back to front.
    var marks: [Mark] {
        switch look {
        case .page: page
        case .glyph: glyph
        case .label: label
        case .tiles: tiles
        case .picture, .plain, .clear: []
        }
    }

    // A page that is left has a list, one that appears has a picture and text.
    private var page: [Mark] {
        let title = StandIns.title
        let y: Double = size.height > size.width ? title.upright : title.wide
        let heading = Mark.text(
            label(of: layer), at: MotionPoint(x: title.x, y: y), size: title.size,
            weight: Int(title.weight), ink: ink, isCentered: false)
        let isFree = isFree(
            MotionFrame(x: title.x, y: y - title.ascent, width: size.width * title.widthShare, height: title.height))
        // A screen full of elements has no lines between them.
        let hasRoom = Double(obstacles.count) < StandIns.obstacle.manyAre
        let lines = layer.role == .destination ? article(below: y) : list(below: y)
        return (isFree ? [heading] : []) + (hasRoom ? lines : [])
    }

    /// Screens are called by what they are; their layers have names such as `cover`.
    private func label(of layer: TimelineLayer) -> String {
        switch layer.role {
        case .source: StandIns.screens.source
        case .destination: StandIns.screens.destination
        default: PreviewText.title(of: layer.name)
        }
    }

    /// The rows of a list: a dot with two lines.
    private func list(below title: Double) -> [Mark] {
        let list = StandIns.list
        let top: Double = title + list.below
        let wide: Double = size.width - list.lineMargin
        var lines: [(start: MotionPoint, length: Double)] = []
        var dots: [(start: MotionPoint, length: Double)] = []
        for row in rows(from: top, list) {
            let y = top + Double(row) * list.step
            guard isFree(MotionFrame(x: list.x, y: y, width: size.width - list.margin, height: list.height)) else {
                continue
            }
            let first = wide * (row.isMultiple(of: 2) ? list.firstEven : list.firstOdd)
            let second = wide * (row.isMultiple(of: 3) ? list.secondThird : list.secondOther)
            dots.append((MotionPoint(x: list.dotX, y: y + list.dotY), 0))
            lines.append((MotionPoint(x: list.lineX, y: y + list.firstY), first))
            lines.append((MotionPoint(x: list.lineX, y: y + list.secondY), second))
        }
        return strokes(lines, width: list.lineWidth) + strokes(dots, width: list.dotWidth)
    }

    /// A picture and paragraphs, the last line of which is short.
    private func article(below title: Double) -> [Mark] {
        let article = StandIns.article
        let top: Double = title + article.below
        let height = min(article.pictureMost, size.height * article.pictureShare)
        let width: Double = size.width - article.margin
        let picture = MotionFrame(x: article.x, y: top, width: width, height: height)
        let pictures: [Mark] =
            isFree(picture) ? [.rectangle(picture, radius: article.pictureRadius, fill: ink, opacity: faint)] : []
        let first = top + height + article.gap
        let paragraph = Int(article.paragraph)
        var lines: [(start: MotionPoint, length: Double)] = []
        for row in rows(from: first, article) where row % paragraph != paragraph - 1 {
            let y = first + Double(row) * article.step
            let line = MotionFrame(x: article.x, y: y - article.lineRise, width: width, height: article.lineHeight)
            guard isFree(line) else { continue }
            let share = row % paragraph == paragraph - 2 ? article.lastShare : 1
            lines.append((MotionPoint(x: article.lineX, y: y), (size.width - article.lineMargin) * share))
        }
        return pictures + strokes(lines, width: article.lineWidth)
    }

    /// The numbers of the rows that fit between `top` and the bottom of the page.
    private func rows(from top: Double, _ part: StandIns.Part) -> Range<Int> {
        0..<Self.count((size.height - top - part.foot) / part.step, in: 0...part.most)
    }

    /// Items in a row, as many as fit.
    private var tiles: [Mark] {
        let tiles = StandIns.tiles
        let width: Double = size.height * tiles.widthPerHeight
        let count = Self.count((size.width - tiles.gap) / (width + tiles.gap), in: 1...tiles.most)
        return (0..<count).map { index in
            let x = tiles.x + Double(index) * (width + tiles.gap)
            return .rectangle(
                MotionFrame(x: x, y: 0, width: width, height: size.height), radius: tiles.radius,
                fill: PreviewInk.panel, opacity: tiles.opacity)
        }
    }

    /// The letter of an image or a control, on a panel if the layer has no fill.
    private var glyph: [Mark] {
        let glyph = StandIns.glyph
        let isControl = layer.role == .control && layer.image.isEmpty
        let side = min(size.width, size.height) * (isControl ? glyph.controlShare : 1)
        let middle = MotionPoint(x: size.width / 2, y: size.height / 2)
        let name = layer.image.isEmpty ? layer.name : layer.image
        let letter = Mark.text(
            (isControl ? StandIns.sign(of: name) : nil) ?? PreviewText.initial(of: name),
            at: MotionPoint(x: middle.x, y: middle.y + side * glyph.baselineShare),
            size: side * glyph.fontShare, weight: Int(glyph.weight), ink: ink, isCentered: true)
        guard layer.fill == nil else { return [letter] }
        let panel = Mark.rectangle(
            MotionFrame(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side),
            radius: side * (isControl ? glyph.controlRadiusShare : glyph.radiusShare), fill: PreviewInk.panel,
            hasEdge: true)
        return [panel, letter]
    }

    /// The text of a layer, in as many lines as fit.
    private var label: [Mark] {
        let label = StandIns.label
        let text = layer.text.isEmpty ? PreviewText.title(of: layer.name) : layer.text
        let height = min(label.most, max(label.least, size.height * label.sizeShare))
        let most = Self.count((size.height - label.padding) / (height * label.lineHeight), in: 1...label.mostLines)
        let lines = PreviewText.lines(text, width: size.width - label.margin, size: height, most: most)
        let step: Double = height * label.lineHeight
        let first = size.height / 2 - Double(lines.count - 1) * step / 2 + height * label.baselineShare
        return lines.enumerated().map { index, line in
            .text(
                line, at: MotionPoint(x: size.width / 2, y: first + Double(index) * step), size: height,
                weight: Int(label.weight), ink: ink, isCentered: true)
        }
    }

    private var faint: Double { ink == StandIns.ink.light ? StandIns.faint.onDark : StandIns.faint.onLight }

    private func strokes(_ lines: [(start: MotionPoint, length: Double)], width: Double) -> [Mark] {
        lines.isEmpty ? [] : [.strokes(lines, width: width, ink: ink, opacity: faint)]
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
