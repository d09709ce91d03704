import MotifCore

extension SVGPreview {
    /// The timing curves of all tracks over the time of the operation; tracks with the same curve at the same time
    /// share a line.
    public func curves() -> MotionExport {
        let lines = CurveLine.all(of: timeline)
        let plot = CurvePlot(timeline, lines)
        let height = plot.bottom + 76 + Double(lines.count) * 54 + 8
        let size = MotionSize(width: CurvePlot.width, height: height)
        let page = SVGElement.rectangle(0, 0, size.width, size.height, radius: 20, fill: PreviewInk.page)
        let heading = PreviewText.fitting(
            "\(title) · \(caption)", width: CurvePlot.width - 64, size: 20 * PreviewText.boldShare)
        let caption = SVGElement.text(heading, x: 32, y: 44, size: 20, weight: 600, fill: PreviewInk.text)
        return picture(
            "curves", .still(timeline.range.lowerBound), size, pixels: max(size.width, size.height),
            detail: ", timing curves", summary: summary, isPlot: true
        ) { writer, _ in
            ([page, caption] + plot.axes + plot.lines + plot.legend).map { writer.text(of: $0) }
        }
    }
}

/// A line of a plot: tracks with the same curve at the same time.
struct CurveLine {
    let begin: Double
    let end: Double
    let timing: CurveTiming
    var tracks: [String]

    /// The lines of a timeline, in the order of its tracks.
    static func all(of timeline: Timeline) -> [CurveLine] {
        var lines: [CurveLine] = []
        for (layer, property, segment) in timeline.segments {
            let name = "\(layer.name) \(property.rawValue)"
            let same = lines.firstIndex {
                $0.begin == segment.begin && $0.end == segment.end && $0.timing == segment.timing
            }
            if let same {
                if lines[same].tracks.last != name { lines[same].tracks.append(name) }
            } else {
                lines.append(CurveLine(begin: segment.begin, end: segment.end, timing: segment.timing, tracks: [name]))
            }
        }
        return lines
    }

    /// Its corners: times of the operation, and the progress.
    var points: [(time: Double, progress: Double)] {
        timing.linearStops(within: 0.0008).map { (begin + $0.time * (end - begin), $0.progress) }
    }

    /// `spring(…) · 0.2 to 0.8`
    var text: String { "\(timing.curve.text) · \(svgText(begin)) to \(svgText(end))" }

    /// `circle scale, circle center.x + 3 more`
    ///
    /// - Parameter width: The width that they must fit in.
    func trackText(width: Double, size: Double) -> String {
        let all = (1...3).reversed().map(trackNames)
        return all.first { PreviewText.width(of: $0, size: size) <= width }
            ?? PreviewText.fitting(trackNames(1), width: width, size: size)
    }

    private func trackNames(_ count: Int) -> String {
        let shown = tracks.prefix(count).joined(separator: ", ")
        return tracks.count > count ? "\(shown) + \(tracks.count - count) more" : shown
    }
}
