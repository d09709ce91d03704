import MotifFormula
import MotifText

/// A reference to a document or to one of its versions, as users write it: `[type:]slug[@revision]` or
/// `[type:]slug[@release]`. If several documents have had the slug, `slug#2@1` is the first revision of the second one.
///
///     DocumentReference("kind:punch-out@2")   // kind, punch-out, revision 2
///     DocumentReference("expand@1.4")         // pattern, expand, as of release 1.4
///     DocumentReference("expand")             // pattern, expand, the newest
public struct DocumentReference: Sendable, Hashable, CustomStringConvertible {
    /// A version of a document.
    public enum Version: Sendable, Hashable {
        /// The newest revision.
        case newest
        /// The revision with this number; with an ordinal, of the document that was the first, second, … to exist of all
        /// that have had the name.
        case revision(RevisionNumber, ordinal: Int? = nil)
        /// The newest revision as of this release.
        case release(ReleaseName)
    }

    /// The document.
    public let name: DocumentName
    /// The version of the document.
    public let version: Version

    /// A reference to a version of a document.
    public init(_ name: DocumentName, _ version: Version = .newest) {
        self.name = name
        self.version = version
    }

    /// A reference to one of a document's revisions, or to the newest one if it is `nil`.
    public init(_ name: DocumentName, revision: RevisionNumber?) {
        self.init(name, revision.map { .revision($0) } ?? .newest)
    }

    /// - Parameter text: `[type:]slug[@revision]` or `[type:]slug[@release]`; the default type is `pattern`.
    /// - Throws: The error in the type, the slug, or the version.
    public init(_ text: String) throws(ReferenceError) {
        var (named, versionText) = Self.split(text[...], at: UInt8(ascii: "@"))
        var ordinal: Int?
        if case let (before, number?) = Self.split(named, at: UInt8(ascii: "#")) {
            ordinal = number.allSatisfy(\.isASCII) ? Int(number).flatMap { $0 > 0 ? $0 : nil } : nil
            if ordinal == nil || versionText == nil { throw ReferenceError(.badOrdinal(String(number)), in: text) }
            named = before
        }
        let (first, second) = Self.split(named, at: UInt8(ascii: ":"))
        let typeText = second == nil ? "pattern" : String(first)
        guard let type = DocumentType(rawValue: typeText) else {
            throw ReferenceError(.unknownType(typeText), in: text)
        }
        guard let slug = Slug(second ?? first) else {
            throw ReferenceError(.badSlug(String(second ?? first)), in: text)
        }
        guard var version = Version(versionText) else {
            throw ReferenceError(.badVersion(String(versionText ?? "")), in: text)
        }
        if let ordinal {
            guard case .revision(let number, _) = version else {
                throw ReferenceError(.badVersion(String(versionText ?? "")), in: text)
            }
            version = .revision(number, ordinal: ordinal)
        }
        self.init(DocumentName(type, slug), version)
    }

    /// The notation: `kind:punch-out@2`.
    public var description: String {
        switch version {
        case .newest: name.description
        case .revision(let number, nil): "\(name)@\(number)"
        case .revision(let number, let ordinal?): "\(name)#\(ordinal)@\(number)"
        case .release(let release): "\(name)@\(release)"
        }
    }

    /// Splits by bytes, which for an ASCII mark has the same result as splitting by characters.
    private static func split(_ text: Substring, at mark: UInt8) -> (Substring, Substring?) {
        guard let index = text.utf8.firstIndex(of: mark) else { return (text, nil) }
        return (text[..<index], text[text.utf8.index(after: index)...])
    }
}

extension DocumentReference.Version {
    /// - Returns: `nil` if the text is neither a revision number nor the name of a release; the newest for no text.
    fileprivate init?(_ text: Substring?) {
        guard let text else {
            self = .newest
            return
        }
        // Int accepts a sign, which neither a revision nor a release begins with.
        if let release = ReleaseName(String(text)) {
            self = .release(release)
        } else if text.utf8.first != UInt8(ascii: "+"), let number = Int(text).flatMap({ RevisionNumber($0) }) {
            self = .revision(number)
        } else {
            return nil
        }
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
        /// The text after `#` isn't a number of at least 1, or no revision follows it.
        case badOrdinal(String)
        /// The text after `@` is neither a number of at least 1 nor the name of a release.
        case badVersion(String)
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
        case .badOrdinal(let word): ordinalMessage(word).printable
        case .badVersion(let word): versionMessage(word).printable
        }
    }

    private func typeMessage(_ word: String) -> String {
        let types = DocumentType.allCases.map(\.rawValue)
        let hint = nearestName(to: word, among: types).map { "Did you mean '\($0)'?" }
        let rest = hint ?? "Expected one of: \(types.joined(separator: ", "))"
        if word.isEmpty { return "'\(text.clipped)' has no type before the colon. \(rest)" }
        return "Unknown type '\(word.clipped)' in '\(text.clipped)'. \(rest)"
    }

    private func ordinalMessage(_ word: String) -> String {
        if Int(word).map({ $0 > 0 }) == true {
            return "'\(text.clipped)' has no revision; write \(text.clipped)@1 for the first one"
        }
        return
            "'\(word.clipped)' in '\(text.clipped)' isn't a number of 1 or more; #1 is the first document with the name"
    }

    private func versionMessage(_ word: String) -> String {
        if word.isEmpty { return "'\(text.clipped)' has no revision after the @; revisions are numbered from 1" }
        let isNumber = word.utf8.allSatisfy(\.isDigit)
        let subject = "'\(word.clipped)' in '\(text.clipped)'"
        if isNumber, Int(word) == nil { return "\(subject) is too large for a revision number" }
        return "\(subject) is not a revision number or a release; revisions are numbered from 1"
    }
}
