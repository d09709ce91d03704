public import MotifCore

#if canImport(CryptoKit)
    import CryptoKit
#else
    import CNettle
#endif

/// Computes a SHA-256 over bytes that come in parts, with the system's library.
///
/// - Source: FIPS 180-4, https://doi.org/10.6028/NIST.FIPS.180-4
struct SHA256Hasher {
    #if canImport(CryptoKit)
        private var state = SHA256()

        mutating func update(_ bytes: UnsafeRawBufferPointer) { state.update(bufferPointer: bytes) }

        /// The 32 bytes of the hash of everything so far.
        func finished() -> [UInt8] { Array(state.finalize()) }
    #else
        private var state = sha256_ctx()

        init() { nettle_sha256_init(&state) }

        mutating func update(_ bytes: UnsafeRawBufferPointer) {
            nettle_sha256_update(&state, bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress)
        }

        /// The 32 bytes of the hash of everything so far.
        func finished() -> [UInt8] {
            // Nettle resets the state that it is passed.
            var state = state
            return [UInt8](unsafeUninitializedCapacity: ContentDigest.byteCount) { buffer, count in
                motif_sha256_digest(&state, buffer.baseAddress)
                count = ContentDigest.byteCount
            }
        }
    #endif

    mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }
}

extension ContentDigest {
    /// The SHA-256 of these bytes. Can be called on any thread.
    public init(of bytes: [UInt8]) {
        var hasher = SHA256Hasher()
        hasher.update(bytes)
        guard let digest = ContentDigest(hasher.finished()) else { preconditionFailure("A SHA-256 has 32 bytes") }
        self = digest
    }

    /// The SHA-256 of no bytes: the hash of a deletion.
    public static let ofNothing = ContentDigest(of: [])
}
