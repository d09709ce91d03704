import MotifCore

/// Axes, lines and their legend.
struct CurvePlot {
    static let width = 720.0
    private static let (left, right, top, height) = (76.0, 688.0, 76.0, 320.0)
    /// Colors with a contrast of at least 4.5:1 on the page, and dashes for people who can't distinguish them.
    private static let inks = [
        ("#2457c5", ""), ("#b3261e", "10 6"), ("#1a7037", "3 5"), ("#7a3db8", "14 5 3 5"), ("#8a5200", "6 4"),
        ("#0b6b7a", "2 3"),
    ]

    private let timeline: Timeline
    private let all: [CurveLine]
    private let extent: ClosedRange<Double>

    init(_ timeline: Timeline, _ lines: [CurveLine]) {
        self.timeline = timeline
        all = lines
        let values = lines.flatMap { $0.points.map(\.progress) }
        let (low, high) = (min(0, values.min() ?? 0), max(1, values.max() ?? 1))
        // Overshooting lines don't touch the frame.
        extent = (low < -0.001 ? low - 0.05 : low)...(high > 1.001 ? high + 0.05 : high)
    }

    /// The bottom of the plot.
    var bottom: Double { Self.top + Self.height }

    private func x(_ time: Double) -> Double {
        let length = max(timeline.duration, .leastNormalMagnitude)
        return Self.left + (time - timeline.range.lowerBound) / length * (Self.right - Self.left)
    }

    private func y(_ progress: Double) -> Double {
        bottom - (progress - extent.lowerBound) / (extent.upperBound - extent.lowerBound) * Self.height
    }

    /// The axes with their steps and labels.
    var axes: [SVGElement] {
        var elements = [
            SVGElement.rectangle(Self.left, Self.top, Self.right - Self.left, Self.height, fill: "#ffffff")
        ]
        var grid = ""
        for value in extent.steps(about: 8) {
            grid += "M\(svg(Self.left)) \(svg(y(value)))H\(svg(Self.right))"
            elements.append(label(svgText(value), x: Self.left - 10, y: y(value) + 5, anchor: "end"))
        }
        for value in timeline.range.steps(about: 8) {
            grid += "M\(svg(x(value))) \(svg(Self.top))V\(svg(bottom))"
            elements.append(label(svgText(value), x: x(value), y: bottom + 22, anchor: "middle"))
        }
        let base =
            "M\(svg(Self.left)) \(svg(Self.top))V\(svg(bottom))M\(svg(Self.left)) \(svg(y(0)))H\(svg(Self.right))"
        let unit = timeline.driver == .time ? "Time in seconds" : "Progress of the operation"
        elements.insert(path(grid, "#e1e4e9", width: 1), at: 1)
        return elements + [
            path(base, "#5b616b", width: 1.5),
            label(unit, x: (Self.left + Self.right) / 2, y: bottom + 46, anchor: "middle"),
            label("Progress", x: 0, y: 0, anchor: "middle").with([
                "transform": "translate(28 \(svg(Self.top + Self.height / 2))) rotate(-90)"
            ]),
        ]
    }

    /// The curves.
    var lines: [SVGElement] {
        all.enumerated().map { index, line in
            let points = line.points.map { "\(svg(x($0.time))) \(svg(y($0.progress)))" }
            return stroke("M" + points.joined(separator: "L"), index)
        }
    }

    /// The legend of the lines.
    var legend: [SVGElement] {
        all.enumerated().flatMap { index, line in
            let top = bottom + 84 + Double(index) * 54
            let width = Self.right - 84
            let tracks = line.trackText(width: width, size: 16 * PreviewText.boldShare)
            let curve = PreviewText.fitting(line.text, width: width, size: 14 * PreviewText.plainShare)
            return [
                stroke("M32 \(svg(top - 5))h40", index),
                .text(tracks, x: 84, y: top, size: 16, weight: 600, fill: PreviewInk.text),
                .text(curve, x: 84, y: top + 21, size: 14, fill: PreviewInk.lesserText),
            ]
        }
    }

    private func label(_ text: String, x: Double, y: Double, anchor: String) -> SVGElement {
        .text(text, x: x, y: y, size: 14, fill: PreviewInk.lesserText, anchor: anchor)
    }

    private func stroke(_ data: String, _ index: Int) -> SVGElement {
        let (color, dashes) = Self.inks[index % Self.inks.count]
        let line = path(data, color, width: 3)
        return dashes.isEmpty ? line : line.with(["stroke-dasharray": dashes])
    }

    private func path(_ data: String, _ color: String, width: Double) -> SVGElement {
        SVGElement(
            "path",
            ["d": data, "fill": "none", "stroke": color, "stroke-width": svg(width), "stroke-linejoin": "round"])
    }
}

extension ClosedRange<Double> {
    /// Returns the ticks of an axis: 1, 2 or 5 times a power of ten apart, at most about `count`.
    func steps(about count: Double) -> [Double] {
        let length = Swift.max(upperBound - lowerBound, 1e-9)
        var power = 1e-9
        while length / (power * 10) > count { power *= 10 }
        let step = [1.0, 2, 5, 10].map { $0 * power }.first { length / $0 <= count } ?? power * 10
        let first = (lowerBound / step - 1e-6).rounded(.up)
        let last = (upperBound / step + 1e-6).rounded(.down)
        return last < first ? [] : (0...Int(Swift.min(last - first, 100))).map { (first + Double($0)) * step }
    }
}
