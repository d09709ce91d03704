import MotifCore

/// Converts seconds or progress to frames of a Lottie file: 60 per unit, with the start of the operation at frame 0.
struct LottieClock {
    /// The range of the operation, in seconds or progress.
    let range: ClosedRange<Double>

    /// The number of frames per second, or per unit of progress.
    static let rate = 60.0

    /// Returns the frame at a time, rounded to a whole number if they differ only by a rounding error.
    func frame(_ time: Double) -> Double {
        let frame = (time - range.lowerBound) * Self.rate
        return abs(frame - frame.rounded()) < 1e-6 ? frame.rounded() : frame
    }

    /// Returns the time of a frame.
    func time(_ frame: Double) -> Double { range.lowerBound + frame / Self.rate }

    /// The frame at which the operation ends.
    var end: Double { frame(range.upperBound) }

    /// The frame at which the file ends. Players don't show it, so the end of the operation has a frame of its own.
    var outPoint: Double { end.rounded(.up) + 1 }

    /// The first frame, each whole frame after it, and the last.
    func frames(from begin: Double, to end: Double) -> [Double] {
        let first = begin.rounded(.down) + 1
        let whole = first < end ? Array(stride(from: first, to: end, by: 1)) : []
        return [begin] + whole + [end]
    }
}
