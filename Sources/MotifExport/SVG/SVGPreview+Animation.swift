import MotifCore

extension SVGPreview {
    /// The operation in a loop, with a pause before and after it.
    ///
    /// It stays at its end if the user prefers reduced motion, and where style sheets don't animate.
    public func animation() -> MotionExport {
        // Text is as large below a tablet as below a phone.
        let unit = max(1, max(stage.screen.width, stage.screen.height) / 900)
        let (margin, foot) = (36.0, 118 * unit)
        let size = MotionSize(width: stage.screen.width + 2 * margin, height: stage.screen.height + margin + foot)
        let page = SVGElement.rectangle(0, 0, size.width, size.height, radius: 24, fill: PreviewInk.page)
        let scale = scale(left: margin, top: stage.screen.height + margin + 34 * unit, unit)
        return picture("animation", moving, size, pixels: 640, summary: summary) { writer, prefix in
            let screen = [screenClip(prefix: prefix), screenElement(prefix: prefix, left: margin, top: margin)]
            return ([page] + screen + scale).map { writer.text(of: $0) }
        }
    }

    /// The title, and the progress of the motion.
    private func scale(left: Double, top: Double, _ unit: Double) -> [SVGElement] {
        let width = stage.screen.width
        let range = timeline.range
        let track = SVGElement.rectangle(left, top, width, 6 * unit, radius: 3 * unit, fill: "#cfd4dc")
        let length = max(range.upperBound - range.lowerBound, .leastNormalMagnitude)
        let place = MovingAttributes(
            form: .place,
            values: { time in [left, top, 0, min(max((time - range.lowerBound) / length, 0), 1), 1] },
            tolerances: [0.1, 0.1, 0.1, 0.001, 0.1])
        var bar = SVGElement.rectangle(0, 0, width, 6 * unit, radius: 3 * unit, fill: PreviewInk.accent)
        bar.moving = place
        let name = PreviewText.fitting(title, width: width, size: 24 * unit * PreviewText.boldShare)
        let text = PreviewText.fitting(caption, width: width, size: 19 * unit * PreviewText.plainShare)
        return [
            track, bar, .text(name, x: left, y: top + 38 * unit, size: 24 * unit, weight: 600, fill: PreviewInk.text),
            .text(text, x: left, y: top + 66 * unit, size: 19 * unit, fill: PreviewInk.lesserText),
        ]
    }
}

extension ExportTarget {
    /// A moving picture of one operation.
    public static let svg = ExportTarget(
        name: "svg", summary: "An animated picture of one operation", fileExtension: "svg"
    ) { subject, _ in
        let picture = try SVGPreview(subject).animation()
        let others = subject.operations.dropFirst()
        guard !others.isEmpty else { return picture }
        let note = ExportNote(.otherOperations, "Not included: \(others.joined(separator: ", "))")
        return MotionExport(picture.text, notes: picture.notes + [note])
    }
}
