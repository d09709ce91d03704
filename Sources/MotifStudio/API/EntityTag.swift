import MotifCatalog
import MotifCore
import MotifJSON
import MotifStore

/// An entity tag, with which a browser asks whether its copy of an answer is current.
///
/// - Source: RFC 9110, 8.8.3 and 13.1.2.
struct EntityTag: Sendable, Equatable {
    /// The tag with its quotes.
    let text: String

    /// The tag of a revision: its number and the digest of its text.
    init(_ revision: RevisionNumber, _ digest: ContentDigest) { text = "\"\(revision)-\(digest)\"" }

    /// The tag for everything that depends on the state of a catalog.
    init(_ head: HistoryPoint?) { text = "\"\(head?.number ?? 0)-\(head?.hash.description ?? "")\"" }

    /// The tag for something that depends on these digests.
    init(of digests: [ContentDigest], _ name: String) {
        text = "\"\(ContentDigest(of: digests.flatMap(\.bytes) + Array(name.utf8)))\""
    }

    /// Whether the client already has this answer.
    func isKnown(to request: StudioRequest) -> Bool {
        guard let field = request.headers["if-none-match"] else { return false }
        return field.split(separator: ",").contains { part in
            let tag = part.drop { $0 == " " }
            return tag == "*" || tag == text || tag == "W/" + text
        }
    }
}

extension RoutedRequest {
    /// The answer with a tag, or 304 without creating the answer if the client already has it.
    func tagged(
        _ tag: EntityTag, cacheControl: String = "no-cache", _ make: () throws -> StudioAnswer
    ) rethrows -> StudioAnswer {
        let answer = tag.isKnown(to: request) ? StudioAnswer(304) : try make()
        return answer.with("ETag", tag.text).with("Cache-Control", cacheControl)
            .with("Vary", "Cookie, Authorization")
    }

    /// The answer with a tag for the catalog's state and for other data that it shows.
    func taggedByHead(
        and digests: [ContentDigest] = [], _ make: (Catalog) throws -> StudioAnswer
    ) throws -> StudioAnswer {
        try studio.pool.read { catalog in
            // The tag is computed first: if the answer is newer than its tag, it is merely fetched again.
            let head = EntityTag(try catalog.read { try $0.head })
            let tag = digests.isEmpty ? head : EntityTag(of: digests, head.text)
            return try tagged(tag) { try make(catalog) }
        }
    }
}
