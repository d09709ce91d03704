package import MotifJSON
import MotifText

/// A document as the origin of an exported file, with a digest of what decides the file: `expand#5f0e1a2b`.
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
        let both = (Self.digest(of: document.json) ^ kind).hexadecimal
        digest = String(both.prefix(8))
    }

    /// Reads the notation; `nil` for anything else.
    package init?(_ text: String) {
        let parts = text.prefix { $0 != " " }.split(separator: "#").map(String.init)
        guard parts.count == 2, let reference = try? DocumentReference(parts[0]) else { return nil }
        (name, digest) = (reference.name, parts[1])
    }

    /// The digest of a document's JSON, without what decides no file.
    package static func digest(of json: JSON) -> UInt64 {
        var object = json.object ?? [:]
        for key in ["accepts", "tags"] { object[key] = nil }
        return JSON.object(object).canonical.utf8.fnv1a
    }

    package var description: String { "\(name)#\(digest)" }
}
