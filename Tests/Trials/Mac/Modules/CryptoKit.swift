// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: https://developer.apple.com/documentation/cryptokit/sha256

@available(macOS 10.15, iOS 13, *)
public struct SHA256Digest: Sequence, Sendable {
    public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
}

@available(macOS 10.15, iOS 13, *)
public struct SHA256: Sendable {
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
    public func finalize() -> SHA256Digest { SHA256Digest() }
}
