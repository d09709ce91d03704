import MotifFormula
import MotifText

/// Why a text is no reference to a document.
public struct ReferenceError: Error, Sendable, Hashable {
    /// The part that is wrong.
    public enum Kind: Sendable, Hashable {
        /// The word before the colon names no type.
        case unknownType(String)
        /// The name is not of the form `[a-z0-9]+(-[a-z0-9]+)*`.
        case badSlug(String)
        /// What follows the `@` is not a number from 1 on.
        case badRevision(String)
    }

    /// The part that is wrong.
    public let kind: Kind
    /// The whole text as the user wrote it.
    public let text: String

    /// An error of this kind in this text.
    public init(_ kind: Kind, in text: String) {
        self.kind = kind
        self.text = text
    }

    /// What is wrong and what would be right.
    public var message: String {
        switch kind {
        case .unknownType(let word): typeMessage(word).printable
        case .badSlug(""): "'\(text.clipped)' names no document; a reference is [type:]slug[@revision]".printable
        case .badSlug(let word): SlugNaming.message(for: word).printable
        case .badRevision(let word): revisionMessage(word).printable
        }
    }

    private func typeMessage(_ word: String) -> String {
        let types = DocumentType.allCases.map(\.rawValue)
        let hint = nearestName(to: word, among: types).map { "Did you mean '\($0)'?" }
        let rest = hint ?? "The types are \(types.joined(separator: ", "))"
        if word.isEmpty { return "'\(text.clipped)' has no type before the colon. \(rest)" }
        return "Unknown type '\(word.clipped)' in '\(text.clipped)'. \(rest)"
    }

    private func revisionMessage(_ word: String) -> String {
        if word.isEmpty { return "'\(text.clipped)' has no revision after the @; revisions are numbered from 1" }
        let isNumber = word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let place = "'\(word.clipped)' in '\(text.clipped)'"
        if isNumber, Int(word) == nil { return "\(place) is beyond any revision's number" }
        return "\(place) is not a revision number; revisions are numbered from 1"
    }
}

/// The one place that says what a slug is.
enum SlugNaming {
    static func message(for text: String) -> String {
        let rule = "a slug has small letters, digits and single hyphens, at most \(Slug.maximumLength) characters"
        guard let suggestion = Slug.suggestion(for: text) else {
            return "'\(text.clipped)' is not a valid slug; \(rule)"
        }
        return "'\(text.clipped)' is not a valid slug; \(rule). Did you mean '\(suggestion)'?"
    }
}
