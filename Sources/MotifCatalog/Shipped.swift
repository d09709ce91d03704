import CResources

/// The documents that motif comes with, compiled into the binary.
enum Shipped {
    /// One of them.
    struct Seed: Sendable {
        /// Folder and slug: `kinds/expand`.
        let name: String
        /// The text of its file, JSON.
        let text: [UInt8]
    }

    /// All of them, in an order in which they can be written: what others refer to comes first.
    static var seeds: [Seed] {
        (0..<c_seed_count).map { index in
            let seed = c_seed(index)
            return Seed(
                name: String(cString: seed.name), text: Array(UnsafeBufferPointer(start: seed.bytes, count: seed.count))
            )
        }
    }
}
