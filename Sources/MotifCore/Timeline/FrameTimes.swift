/// The times of the frames in a range: the start, a time every `1 / rate` after it, and the end.
///
/// Progress counts like seconds: at 60 frames a second, an operation from 0 to 1 has 61 frames.
public struct FrameTimes: Sequence, Sendable {
    /// The first and the last time.
    public let range: ClosedRange<Double>
    /// The frame rate.
    public let rate: FrameRate

    /// A smaller part of a frame is rounding, so that the end is not counted twice.
    private static let tolerance = 1e-6

    /// The times of the frames in a range.
    public init(_ range: ClosedRange<Double>, rate: FrameRate = .default) {
        self.range = range
        self.rate = rate
    }

    /// The number of frames before the last one.
    public var count: Int {
        let steps = (range.upperBound - range.lowerBound) * rate.framesPerSecond
        return Int((steps - Self.tolerance).rounded(.up).clamped(to: 0...1e15))
    }

    /// Returns the times in order.
    public func makeIterator() -> AnyIterator<Double> {
        var index = 0
        let count = count
        return AnyIterator {
            defer { index += 1 }
            if index < count { return range.lowerBound + Double(index) / rate.framesPerSecond }
            return index == count ? range.upperBound : nil
        }
    }
}

extension Double {
    fileprivate func clamped(to bounds: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound)
    }
}
