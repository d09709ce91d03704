import MotifCore

extension SVGPreview {
    private static let filmPixels = 1100.0

    /// Frames side by side, each with its time, the first at the start and the last at the end. Between them, frames
    /// are closer together when more is moving.
    ///
    /// - Parameter count: The number of frames, at least 2.
    public func film(frames count: Int) -> MotionExport {
        let count = max(2, count)
        let most = stage.screen.width > stage.screen.height ? 4 : 6
        let rows = (count + most - 1) / most
        let columns = (count + rows - 1) / rows
        // About one pixel of the picture, so that text has the same size for tablets and phones.
        let unit = Double(columns) * (stage.screen.width + 44) / Self.filmPixels
        let (margin, gap, head, foot) = (20 * unit + 10, 12 * unit + 20, 60 * unit, 36 * unit + 10)
        let cell = (width: stage.screen.width + gap, height: stage.screen.height + foot)
        let size = MotionSize(
            width: 2 * margin + Double(columns) * cell.width - gap,
            height: head + Double(rows) * cell.height + margin / 2)
        let page = SVGElement.rectangle(0, 0, size.width, size.height, radius: 24, fill: PreviewInk.page)
        let heading = PreviewText.fitting(
            "\(title) · \(caption)", width: size.width - 2 * margin, size: 18 * unit * PreviewText.boldShare)
        let title = SVGElement.text(
            heading, x: margin, y: 36 * unit, size: 18 * unit, weight: 600, fill: PreviewInk.text)
        let start = SVGWriter.Mode.still(timeline.range.lowerBound)
        return picture(
            "film", start, size, pixels: Self.filmPixels, detail: ", \(count) frames", summary: summary
        ) { writer, prefix in
            var body = [page, screenClip(prefix: prefix), title].map { writer.text(of: $0) }
            for (index, time) in timeline.filmTimes(count: count).enumerated() {
                writer.mode = .still(time)
                let left = margin + Double(index % columns) * cell.width
                let top = head + Double(index / columns) * cell.height
                let seconds = timeline.driver == .time ? " s" : ""
                let label = SVGElement.text(
                    svgText(time) + seconds, x: left + stage.screen.width / 2,
                    y: top + stage.screen.height + 24 * unit + 6, size: 14 * unit, fill: PreviewInk.text,
                    anchor: "middle")
                body.append(writer.text(of: screenElement(prefix: prefix, mark: "f\(index)", left: left, top: top)))
                body.append(writer.text(of: label))
            }
            return body
        }
    }
}
