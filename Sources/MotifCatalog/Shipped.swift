import CResources
package import MotifCore
import MotifJSON

/// The documents that motif comes with, compiled into the binary.
enum Shipped {
    /// A shipped document.
    struct Seed: Sendable {
        /// The folder and slug, such as `kinds/expand`.
        let name: String
        /// The JSON text of its file.
        let text: [UInt8]
    }

    /// The documents of a new catalog; those that others refer to come first.
    static var seeds: [Seed] { all.filter { !$0.name.hasPrefix("sets/") } }

    /// The files of the starter sets, such as `sets/material/values/material-duration-long1`.
    static var sets: [Seed] { all.filter { $0.name.hasPrefix("sets/") } }

    private static var all: [Seed] {
        (0..<c_seed_count).map { index in
            let seed = c_seed(index)
            return Seed(
                name: String(cString: seed.name), text: Array(UnsafeBufferPointer(start: seed.bytes, count: seed.count))
            )
        }
    }
}

extension Kind {
    /// Returns the kind with this slug that motif comes with.
    package static func shipped(_ slug: Slug) -> Kind? {
        guard let seed = Shipped.seeds.first(where: { $0.name == "\(DocumentType.kind.plural)/\(slug)" }),
            case .kind(let kind)? = try? Document(JSONReader().read(seed.text))
        else { return nil }
        return kind
    }
}
