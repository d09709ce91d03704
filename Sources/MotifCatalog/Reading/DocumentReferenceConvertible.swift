public import MotifCore

/// A value that names a document or one of its versions: a `DocumentReference`, a `DocumentName`, or text.
///
///     try reader.state(of: "expand")
///     try reader.state(of: "kind:expand@2")
public protocol DocumentReferenceConvertible {
    /// The reference.
    ///
    /// - Throws: `ReferenceError` if a text isn't one.
    func documentReference() throws(ReferenceError) -> DocumentReference
}

extension DocumentReferenceConvertible {
    /// The document, if no revision is named.
    ///
    /// - Throws: `ReferenceError`; `Problems` with `syntax` if it names a revision.
    func documentName() throws -> DocumentName {
        let reference = try documentReference()
        if reference.version != .newest { throw Problems(.namesVersion(reference)) }
        return reference.name
    }
}

extension DocumentReference: DocumentReferenceConvertible {
    /// The reference itself.
    public func documentReference() -> DocumentReference { self }
}

extension DocumentName: DocumentReferenceConvertible {
    /// The newest revision of the document.
    public func documentReference() -> DocumentReference { DocumentReference(self) }
}

extension String: DocumentReferenceConvertible {
    /// Reads `[type:]slug[@revision]` or `[type:]slug[@release]`; the type is `pattern` by default.
    ///
    /// - Throws: `ReferenceError` about the type, the slug, or the version.
    public func documentReference() throws(ReferenceError) -> DocumentReference { try DocumentReference(self) }
}

extension Problem.Kind {
    /// A reference to a version instead of a document.
    static func namesVersion(_ reference: DocumentReference) -> Problem.Kind {
        .rule(.syntax, "'\(reference)' is a revision; expected a document, '\(reference.name)'")
    }
}
