import MotifCatalog
import MotifCore
import MotifSystem

/// The pictures that were drawn last, by the digests of their contents.
final class PictureCache: Sendable {
    /// The maximum number of bytes to keep.
    private static let maximumBytes = 16_000_000

    private struct Contents {
        var pictures: [String: [UInt8]] = [:]
        /// The tags in the order in which they were drawn.
        var order: [String] = []
        var byteCount = 0
    }

    private let contents = Locked(Contents())

    /// Returns the picture with this tag, and draws it if necessary.
    func picture(_ tag: EntityTag, draw: () throws -> [UInt8]) rethrows -> [UInt8] {
        if let known = contents.withLock({ $0.pictures[tag.text] }) { return known }
        // Other threads may draw in the meantime, even the same picture.
        let drawn = try draw()
        contents.withLock { contents in
            guard drawn.count <= Self.maximumBytes / 8, contents.pictures.updateValue(drawn, forKey: tag.text) == nil
            else {
                return
            }
            contents.order.append(tag.text)
            contents.byteCount += drawn.count
            while contents.byteCount > Self.maximumBytes, !contents.order.isEmpty {
                contents.byteCount -= contents.pictures.removeValue(forKey: contents.order.removeFirst())?.count ?? 0
            }
        }
        return drawn
    }
}

extension CatalogReader {
    /// The tag of a pattern's picture: it changes with the texts of the pattern, its kind, the items and devices that
    /// it names, and the device of the screen.
    func pictureTag(
        of request: SampleRequest, _ look: String = "", and others: [ContentDigest] = []
    ) throws -> EntityTag {
        let state = try state(of: request.reference)
        var digests = others + [ContentDigest(of: state.canonical)]
        if case .pattern(let pattern) = state.document {
            digests += try pattern.documents.map { try entryEvenDeleted(of: $0).digest }
        }
        let screen = try staged(request).screen
        let kind = state.kind.map { "\($0.key.document)@\($0.key.number)" } ?? ""
        let name =
            "\(kind) \(screen.size.width) \(screen.size.height) \(request.operation ?? "") \(request.variant) \(look)"
        return EntityTag(of: digests, name)
    }
}
