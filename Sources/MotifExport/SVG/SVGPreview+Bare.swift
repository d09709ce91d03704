import MotifCore

extension SVGPreview {
    /// The animated screen alone, without text or background.
    ///
    /// If the user prefers reduced motion, it stays at its end, unless the address of the file ends in `#play`, with
    /// which a page can play it on request.
    public func bareAnimation() -> MotionExport { bare("preview", moving, target: "play") }

    /// The screen at a time of the operation, by default when most of it is moving.
    ///
    /// - Parameter time: In seconds, or the progress of an operation that isn't driven by time.
    public func bareStill(at time: Double? = nil) -> MotionExport {
        bare("still", .still(time ?? timeline.mostTelling))
    }

    private func bare(_ sort: String, _ mode: SVGWriter.Mode, target: String? = nil) -> MotionExport {
        let (size, edge) = (PreviewFrame.bare(stage.screen), PreviewFrame.edge)
        return picture(sort, mode, size, pixels: max(size.width, size.height), target: target) { writer, prefix in
            [screenClip(prefix: prefix), screenElement(prefix: prefix, left: edge, top: edge)]
                .map { writer.text(of: $0) }
        }
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
