import MotifCore

extension SVGPreview {
    /// A picture of an animation, and how long it stays.
    public struct LoopFrame: Sendable {
        let preview: SVGPreview
        let time: Double
        /// The number of frames that it stays for.
        public let count: Int

        /// The screen alone, as SVG. It is drawn when it is read, since all frames together are too large to keep.
        public var picture: MotionExport { preview.bareStill(at: time) }
    }

    /// The frames of one loop, with the pauses of the animated picture, for programs that make animations of pictures.
    ///
    /// - Parameter framesPerSecond: At least 1.
    public func loopFrames(perSecond framesPerSecond: Int) -> [LoopFrame] {
        let loop = PreviewLoop(timeline)
        let count = max(1, Int((loop.duration * Double(framesPerSecond)).rounded()))
        var runs: [(time: Double, count: Int)] = []
        for index in 0..<count {
            let time = loop.time(at: Double(index) / Double(framesPerSecond))
            if let last = runs.last, last.time == time {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((time, 1))
            }
        }
        return runs.map { LoopFrame(preview: self, time: $0.time, count: $0.count) }
    }
}
