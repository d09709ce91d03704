import MotifCore

extension SVGPreview {
    /// The animated screen alone, without text or background.
    ///
    /// If the user prefers reduced motion, it stays at its end, unless the address of the file ends in `#play`, with
    /// which a page can play it on request.
    public func bareAnimation() -> MotionExport {
        let prefix = prefix(of: "preview")
        var writer = SVGWriter(.moving(KeyframeFit(timeline), end: timeline.range.upperBound), prefix: prefix)
        let body = bareElements(prefix).map { writer.text(of: $0) }
        let style = writer.style(duration: PreviewLoop(timeline).duration, target: "play")
        return bareFile(prefix, style, body)
    }

    /// The screen at a time of the operation, by default when most of it is moving.
    ///
    /// - Parameter time: In seconds, or the progress of an operation that isn't driven by time.
    public func bareStill(at time: Double? = nil) -> MotionExport {
        let prefix = prefix(of: "still")
        var writer = SVGWriter(.still(time ?? timeline.mostTelling), prefix: prefix)
        let body = bareElements(prefix).map { writer.text(of: $0) }
        return bareFile(prefix, writer.definitions, body)
    }

    private func bareElements(_ prefix: String) -> [SVGElement] {
        [screenClip(prefix: prefix), screenElement(prefix: prefix, left: PreviewFrame.edge, top: PreviewFrame.edge)]
    }

    private func bareFile(_ prefix: String, _ style: String, _ body: [String]) -> MotionExport {
        let size = PreviewFrame.bare(stage.screen)
        let pixels = max(size.width, size.height)
        return MotionExport(
            file(
                size, pixels: pixels, summary: "", prefix: prefix, style: pictureDefinitions(prefix: prefix) + style,
                body), notes: notes)
    }
}

extension Timeline {
    /// The time at which most motions are neither at their start nor at their end.
    ///
    /// - Complexity: O(n) in the properties that move.
    var mostTelling: Double {
        let count = 24
        let times = (0...count).map { range.lowerBound + duration * Double($0) / Double(count) }
        var scores = [Double](repeating: 0, count: times.count)
        for motion in layers.flatMap(\.motions) {
            let values = times.map { motion.value(at: $0) }
            guard let first = values.first, let last = values.last, let low = values.min(), let high = values.max(),
                high > low
            else { continue }
            // A place or a size tells more than a fade, which many patterns share.
            let weight = motion.property == .opacity ? 0.5 : 1
            for (index, value) in values.enumerated() {
                scores[index] += weight * min(abs(value - first), abs(value - last)) / (high - low)
            }
        }
        guard let most = scores.max(), most > 0 else { return range.upperBound }
        return zip(times, scores).first { $1 == most }?.0 ?? range.upperBound
    }
}
