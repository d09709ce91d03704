import MotifCore
import MotifJSON
import MotifSystem

/// The kinds that a catalog has read so far, by their texts: parsing one takes as long as the rest of a small save.
///
/// A text always means the same kind, so nothing has to be forgotten when the catalog changes.
final class ParsedKinds: Sendable {
    /// More kinds than a team has. A catalog that has more starts again, so that memory stays bounded.
    private static let maximumCount = 256
    private let kinds = Locked<[[UInt8]: Kind]>([:])

    /// The kind with this canonical text.
    ///
    /// - Throws: `Problems` if the text isn't a kind.
    func kind(_ text: [UInt8]) throws -> Kind {
        if let kind = kinds.withLock({ $0[text] }) { return kind }
        let document = try Document(try JSONReader().read(text))
        guard case .kind(let kind) = document else {
            throw Problems(
                .rule(.wrongType, "The catalog has \(document.metadata.name.quotedInside) instead of a kind"))
        }
        kinds.withLock { kinds in
            if kinds.count >= Self.maximumCount { kinds = [:] }
            kinds[text] = kind
        }
        return kind
    }
}
