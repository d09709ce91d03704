/// Frames a second: 1 to 1000.
public struct FrameRate: Sendable, Hashable {
    /// How many frames a second has; where progress drives, how many there are from 0 to 1.
    public let framesPerSecond: Double

    /// The rate where nobody says one.
    public static let standard = FrameRate(checked: 60)

    /// What a rate may be.
    public static let range = 1.0...1000.0

    /// The range in words, for what comes after `it goes from`.
    public static let rangeInWords = "1 to 1000"

    /// - Returns: `nil` outside the range.
    public init?(_ framesPerSecond: Double) {
        guard Self.range.contains(framesPerSecond) else { return nil }
        self.init(checked: framesPerSecond)
    }

    private init(checked framesPerSecond: Double) { self.framesPerSecond = framesPerSecond }
}
