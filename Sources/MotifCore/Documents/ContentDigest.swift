import MotifText

/// A SHA-256 digest.
public struct ContentDigest: Sendable, Hashable, CustomStringConvertible {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// The number of bytes of a digest.
    public static let byteCount = 32

    /// - Returns: `nil` unless there are exactly 32 bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// The digest as 64 hexadecimal digits.
    public var description: String { bytes.hexadecimal() }
}
