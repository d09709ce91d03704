import Crypto
public import MotifCore

extension ContentDigest {
    /// The SHA-256 of these bytes. May be called on any thread.
    public init(of bytes: [UInt8]) {
        self.init(SHA256.hash(data: bytes))
    }

    /// The SHA-256 of no bytes: what a deletion has.
    public static let ofNothing = ContentDigest(of: [])

    init(_ hash: SHA256.Digest) {
        guard let digest = ContentDigest(Array(hash)) else { preconditionFailure("A SHA-256 has 32 bytes") }
        self = digest
    }
}
