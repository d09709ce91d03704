import CResources

/// The documents that motif comes with, compiled into the binary.
public enum Shipped {
    /// One of them.
    public struct Seed: Sendable {
        /// Folder and slug: `kinds/expand`.
        public let name: String
        /// The text of its file, JSON.
        public let text: [UInt8]
    }

    /// All of them, in an order in which they can be written: what others refer to comes first.
    public static var seeds: [Seed] {
        (0..<c_seed_count).map { index in
            let seed = c_seed(index)
            return Seed(
                name: String(cString: seed.name), text: Array(UnsafeBufferPointer(start: seed.bytes, count: seed.count))
            )
        }
    }
}
