/// The times of frames: the start, one every `1 / fps` after it, and the end.
///
/// Progress counts as seconds do: with 60 frames a second an operation from 0 to 1 has 61.
public struct FrameTimes: Sequence, Sendable {
    /// The first and the last time.
    public let range: ClosedRange<Double>
    /// Frames a second.
    public let framesPerSecond: Double

    /// What takes less of a frame than this is rounding: the end is not told twice.
    private static let tolerance = 1e-6

    /// - Parameters:
    ///   - range: The first and the last time.
    ///   - framesPerSecond: More than 0.
    public init(_ range: ClosedRange<Double>, framesPerSecond: Double) {
        precondition(framesPerSecond > 0, "Frames a second are more than 0")
        self.range = range
        self.framesPerSecond = framesPerSecond
    }

    /// How many frames there are before the last one.
    public var count: Int {
        let steps = (range.upperBound - range.lowerBound) * framesPerSecond
        return Int((steps - Self.tolerance).rounded(.up).clamped(to: 0...1e15))
    }

    /// One time after the other.
    public func makeIterator() -> AnyIterator<Double> {
        var index = 0
        let count = count
        return AnyIterator {
            defer { index += 1 }
            if index < count { return range.lowerBound + Double(index) / framesPerSecond }
            return index == count ? range.upperBound : nil
        }
    }
}

extension Double {
    fileprivate func clamped(to bounds: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound)
    }
}
