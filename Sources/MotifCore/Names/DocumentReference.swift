/// What a user writes to name a document or one of its revisions: `[type:]slug[@revision]`.
///
///     DocumentReference("kind:punch-out@2")   // kind, punch-out, 2
///     DocumentReference("expand")             // pattern, expand, the newest
public struct DocumentReference: Sendable, Hashable, CustomStringConvertible {
    /// The document.
    public let name: DocumentName
    /// The revision, or `nil` for the newest.
    public let revision: RevisionNumber?

    /// Joins a document's name and a revision.
    public init(_ name: DocumentName, revision: RevisionNumber? = nil) {
        self.name = name
        self.revision = revision
    }

    /// - Parameter text: `[type:]slug[@revision]`; the type is `pattern` unless said.
    /// - Throws: What is wrong with the text: its type, its slug or its revision.
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
            // Int takes a sign too; a revision has none.
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

    /// As it is written: `kind:punch-out@2`.
    public var description: String { revision.map { "\(name)@\($0)" } ?? name.description }

    /// By bytes, which for a mark of ASCII finds what comparing characters would.
    private static func split(_ text: Substring, at mark: UInt8) -> (Substring, Substring?) {
        guard let index = text.utf8.firstIndex(of: mark) else { return (text, nil) }
        return (text[..<index], text[text.utf8.index(after: index)...])
    }
}
