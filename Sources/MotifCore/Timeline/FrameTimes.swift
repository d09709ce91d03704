/// The times of the frames in a range: the start, a time every `1 / rate` after it, and the end.
///
/// Progress counts like seconds: at 60 frames a second, an operation from 0 to 1 has 61 frames.
public struct FrameTimes: Sequence, Sendable {
    /// The first and the last time.
    public let range: ClosedRange<Double>
    /// The frame rate.
    public let rate: FrameRate

    /// A part of a frame smaller than this is rounding, so that the end isn't counted twice.
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

/// A number of frames a second, between 1 and 1000.
public struct FrameRate: Sendable, Hashable {
    /// Frames a second; for progress, the frames between 0 and 1.
    public let framesPerSecond: Double

    /// 60 frames a second.
    public static let `default` = FrameRate(checked: 60)

    /// The allowed numbers of frames a second.
    public static let bounds = NumericBounds(
        lower: .init(1, isInclusive: true), upper: .init(1000, isInclusive: true))

    /// A rate; `nil` if the number is out of bounds.
    public init?(_ framesPerSecond: Double) {
        guard Self.bounds.contains(framesPerSecond) else { return nil }
        self.init(checked: framesPerSecond)
    }

    private init(checked framesPerSecond: Double) { self.framesPerSecond = framesPerSecond }
}

extension FrameRate: ExpressibleByIntegerLiteral {
    /// A rate from a literal.
    ///
    /// - Precondition: The literal is between 1 and 1000.
    public init(integerLiteral value: Int) {
        precondition((1...1000).contains(value), "A frame rate must be between 1 and 1000")
        self.init(checked: Double(value))
    }
}
