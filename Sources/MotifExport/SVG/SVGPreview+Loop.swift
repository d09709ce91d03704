import MotifCore

extension SVGPreview {
    /// A picture of an animation, and how long it stays.
    public struct LoopFrame: Sendable {
        /// The screen alone, as SVG.
        public let picture: MotionExport
        /// The number of frames that it stays for.
        public let count: Int
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
        return runs.map { LoopFrame(picture: bareStill(at: $0.time), count: $0.count) }
    }
}
