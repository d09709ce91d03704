import MotifFormula

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
        case .unknownType(let word):
            let types = DocumentType.allCases.map(\.rawValue)
            let hint = nearestName(to: word, among: types).map { "Did you mean '\($0)'?" }
            let rest = hint ?? "The types are \(types.joined(separator: ", "))"
            return "Unknown type '\(word.clipped)' in '\(text.clipped)'. \(rest)".harmless
        case .badSlug(let word):
            return SlugWords.message(for: word).harmless
        case .badRevision(let word):
            return "'\(word.clipped)' in '\(text.clipped)' is no revision; revisions are numbered from 1".harmless
        }
    }
}

/// The one place that says what a slug is.
enum SlugWords {
    static func message(for text: String) -> String {
        let rule = "a slug has small letters, digits and single hyphens, at most \(Slug.maximumLength) characters"
        guard let suggestion = Slug.suggestion(for: text) else { return "'\(text.clipped)' is no slug; \(rule)" }
        return "'\(text.clipped)' is no slug; \(rule). Did you mean '\(suggestion)'?"
    }
}
