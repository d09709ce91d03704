/// How deep and how long a text may be.
public struct JSONLimits: Sendable, Equatable {
    /// How many arrays and objects may stand in one another, 1…256.
    public let maximumDepth: Int
    /// How many bytes one document may have.
    public let maximumBytes: Int

    /// 128 deep, 16 MiB long.
    public static let standard = JSONLimits()

    /// Limits; a depth outside 1…256 is clamped.
    ///
    /// A tree is built, compared and freed by recursion; 256 levels fit the smallest stack that a thread gets.
    public init(maximumDepth: Int = 128, maximumBytes: Int = 16 << 20) {
        self.maximumDepth = min(max(maximumDepth, 1), 256)
        self.maximumBytes = max(maximumBytes, 0)
    }
}
