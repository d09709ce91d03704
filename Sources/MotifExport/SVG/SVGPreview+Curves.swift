import MotifCore

extension SVGPreview {
    /// The timing curves of all tracks over the time of the operation; tracks that go the same way share a line.
    public func curves() -> MotionExport {
        let lines = CurveLine.all(of: timeline)
        let plot = CurvePlot(timeline, lines)
        let height = plot.bottom + 76 + Double(lines.count) * 54 + 8
        let page = SVGElement.rectangle(0, 0, CurvePlot.width, height, radius: 20, fill: PreviewInk.page)
        let heading = PreviewText.fitting("\(title) · \(caption)", width: CurvePlot.width - 64, size: 20)
        let words = SVGElement.words(heading, x: 32, y: 44, size: 20, weight: 600, fill: PreviewInk.words)
        var writer = SVGWriter(.still(timeline.range.lowerBound))
        let body = ([page, words] + plot.axes + plot.lines + plot.legend).map { writer.text(of: $0) }
        let frame = PreviewFrame(
            width: CurvePlot.width, height: height, title: "\(title), \(caption), timing curves", summary: summary,
            pixels: max(CurvePlot.width, height))
        return MotionExport(frame.text(style: "", body))
    }
}
