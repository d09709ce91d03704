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
    /// A rate that is written in the program.
    ///
    /// - Precondition: The literal is between 1 and 1000.
    public init(integerLiteral value: Int) {
        precondition((1...1000).contains(value), "A frame rate must be between 1 and 1000")
        self.init(checked: Double(value))
    }
}
