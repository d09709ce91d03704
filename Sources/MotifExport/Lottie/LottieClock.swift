import MotifCore

/// Seconds or progress → frames of a Lottie file: 60 for each, the start of the operation is frame 0.
struct LottieClock {
    /// From the start to the end of the operation: seconds, or progress.
    let range: ClosedRange<Double>

    /// Frames a second, and for each unit of progress.
    static let rate = 60.0

    /// The frame of a time; the nearest whole one where only rounding lies between.
    func frame(_ time: Double) -> Double {
        let frame = (time - range.lowerBound) * Self.rate
        return abs(frame - frame.rounded()) < 1e-6 ? frame.rounded() : frame
    }

    /// The time of a frame.
    func time(_ frame: Double) -> Double { range.lowerBound + frame / Self.rate }

    /// The frame at which the operation has ended.
    var end: Double { frame(range.upperBound) }

    /// The frame at which the file ends: players do not show it, so that the end has a frame of its own.
    var outPoint: Double { end.rounded(.up) + 1 }

    /// The start, each whole frame after it, and the end.
    func frames(from begin: Double, to end: Double) -> [Double] {
        let first = begin.rounded(.down) + 1
        let whole = first < end ? Array(stride(from: first, to: end, by: 1)) : []
        return [begin] + whole + [end]
    }
}
