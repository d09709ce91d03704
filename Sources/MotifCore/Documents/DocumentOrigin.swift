import MotifJSON
import MotifText

/// A document as the origin of an exported file, with a digest of what decides its motion: `expand#5f0e1a2b`.
///
/// The digest follows from the JSON of the document, with what its aliases mean, and of its kind. So it is the same in
/// every catalog with these documents, whatever the numbers of their revisions.
package struct DocumentOrigin: Sendable, Hashable, CustomStringConvertible {
    /// The document, by the name that it had.
    package let name: DocumentName
    private let digest: String

    /// - Parameter kind: The digest of the pattern's kind.
    package init(_ document: Document, kind: UInt64 = 0) {
        name = document.metadata.name
        let both = (Self.digest(of: document) ^ kind).hexadecimal
        digest = String(both.prefix(8))
    }

    /// Reads the notation, of which the digest may be missing; `nil` without a document.
    package init?(_ text: String) {
        let parts = text.prefix { $0 != " " }.split(separator: "#", maxSplits: 1).map(String.init)
        guard let first = parts.first, let reference = try? DocumentReference(first) else { return nil }
        (name, digest) = (reference.name, parts.dropFirst().first ?? "")
    }

    /// What doesn't describe motion: words, ranges, and what people accept. Each pattern has all values of its kind's
    /// parameters.
    private static let others = [
        "accepts", "checks", "deprecated", "extensions", "maximum", "minimum", "source", "summary", "tags", "title",
    ]

    /// The digest of a document's JSON, without what doesn't describe motion.
    package static func digest(of document: Document) -> UInt64 {
        var object = document.json.object ?? [:]
        for key in others { object[key] = nil }
        if case .kind = document { object["parameters"] = nil }
        return JSON.object(object).canonical.utf8.fnv1a
    }

    package var description: String { "\(name)#\(digest)" }
}
