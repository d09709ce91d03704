import MotifFormula
import MotifText

/// A reference to a document or one of its revisions, as users write it: `[type:]slug[@revision]`.
///
///     DocumentReference("kind:punch-out@2")   // kind, punch-out, 2
///     DocumentReference("expand")             // pattern, expand, the newest
public struct DocumentReference: Sendable, Hashable, CustomStringConvertible {
    /// The document.
    public let name: DocumentName
    /// The revision; `nil` for the newest one.
    public let revision: RevisionNumber?

    /// A reference to a document, or to one of its revisions.
    public init(_ name: DocumentName, revision: RevisionNumber? = nil) {
        self.name = name
        self.revision = revision
    }

    /// - Parameter text: `[type:]slug[@revision]`; the default type is `pattern`.
    /// - Throws: The error in the type, the slug or the revision.
    public init(_ text: String) throws(ReferenceError) {
        let (named, revisionText) = Self.split(text[...], at: UInt8(ascii: "@"))
        let (first, second) = Self.split(named, at: UInt8(ascii: ":"))
        let typeText = second == nil ? "pattern" : String(first)
        guard let type = DocumentType(rawValue: typeText) else {
            throw ReferenceError(.unknownType(typeText), in: text)
        }
        guard let slug = Slug(second ?? first) else {
            throw ReferenceError(.badSlug(String(second ?? first)), in: text)
        }
        self.name = DocumentName(type, slug)
        if let revisionText {
            // Int accepts a sign; a revision has none.
            guard revisionText.utf8.first.map({ $0 != UInt8(ascii: "+") }) == true, let number = Int(revisionText),
                let revision = RevisionNumber(number)
            else {
                throw ReferenceError(.badRevision(String(revisionText)), in: text)
            }
            self.revision = revision
        } else {
            self.revision = nil
        }
    }

    /// The notation: `kind:punch-out@2`.
    public var description: String { revision.map { "\(name)@\($0)" } ?? name.description }

    /// Splits by bytes, which for an ASCII mark has the same result as splitting by characters.
    private static func split(_ text: Substring, at mark: UInt8) -> (Substring, Substring?) {
        guard let index = text.utf8.firstIndex(of: mark) else { return (text, nil) }
        return (text[..<index], text[text.utf8.index(after: index)...])
    }
}

/// The reason why a text isn't a valid reference.
public struct ReferenceError: Error, Sendable, Hashable {
    /// The invalid part.
    public enum Kind: Sendable, Hashable {
        /// The word before the colon isn't a type.
        case unknownType(String)
        /// The name is not of the form `[a-z0-9]+(-[a-z0-9]+)*`.
        case badSlug(String)
        /// The text after `@` isn't a number of at least 1.
        case badRevision(String)
    }

    /// The invalid part.
    public let kind: Kind
    /// The whole text, as the user wrote it.
    public let text: String

    /// An error of this kind in this text.
    public init(_ kind: Kind, in text: String) {
        self.kind = kind
        self.text = text
    }

    /// The error in words, with the way to fix it.
    public var message: String {
        switch kind {
        case .unknownType(let word): typeMessage(word).printable
        case .badSlug(""): "'\(text.clipped)' doesn't name a document; write [type:]slug[@revision]".printable
        case .badSlug(let word): SlugNaming.message(for: word).printable
        case .badRevision(let word): revisionMessage(word).printable
        }
    }

    private func typeMessage(_ word: String) -> String {
        let types = DocumentType.allCases.map(\.rawValue)
        let hint = nearestName(to: word, among: types).map { "Did you mean '\($0)'?" }
        let rest = hint ?? "Expected one of: \(types.joined(separator: ", "))"
        if word.isEmpty { return "'\(text.clipped)' has no type before the colon. \(rest)" }
        return "Unknown type '\(word.clipped)' in '\(text.clipped)'. \(rest)"
    }

    private func revisionMessage(_ word: String) -> String {
        if word.isEmpty { return "'\(text.clipped)' has no revision after the @; revisions are numbered from 1" }
        let isNumber = word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let place = "'\(word.clipped)' in '\(text.clipped)'"
        if isNumber, Int(word) == nil { return "\(place) is too large for a revision number" }
        return "\(place) is not a revision number; revisions are numbered from 1"
    }
}
