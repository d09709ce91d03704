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

    /// Reads 64 hexadecimal digits.
    ///
    /// - Returns: `nil` for anything else.
    package init?(hexadecimal text: some StringProtocol) {
        guard let bytes = [UInt8](hexadecimal: text) else { return nil }
        self.init(bytes)
    }

    /// The digest as 64 hexadecimal digits.
    public var description: String { bytes.hexadecimal() }
}
