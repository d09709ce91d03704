import MotifText

/// The 32 bytes of a SHA-256.
public struct ContentDigest: Sendable, Hashable, CustomStringConvertible {
    /// 32 bytes.
    public let bytes: [UInt8]

    /// How many bytes a digest has.
    public static let byteCount = 32

    /// - Returns: `nil` unless there are 32 bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// 64 hexadecimal digits.
    public var description: String { bytes.hexadecimal() }
}
