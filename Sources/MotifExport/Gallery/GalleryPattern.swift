public import MotifCore

/// A pattern as its page tells it: the document, its kind, its motion, and what the checks found.
public struct GalleryPattern: Sendable {
    /// The document.
    public let document: GalleryDocument
    /// The kind in the revision that the pattern was written against.
    public let kind: Kind
    /// The motion in one scene, or why there is none.
    public let motion: Result<ExportSubject, Problems>
    /// What became of its checks.
    public private(set) var checks: [CheckResult] = []

    /// Puts a pattern's page together; nothing of it is checked yet.
    public init(_ document: GalleryDocument, kind: Kind, motion: Result<ExportSubject, Problems>) {
        self.document = document
        self.kind = kind
        self.motion = motion
    }

    /// The same with what its checks find on these screens.
    public func checked(on screens: [Screen]) -> GalleryPattern {
        var pattern = self
        if let subject = try? motion.get() { pattern.checks = CheckRun(subject.motion).results(on: screens) }
        return pattern
    }

    /// The pattern; every document of a pattern's page is one.
    var pattern: Pattern? { if case .pattern(let pattern) = document.document { pattern } else { nil } }
}
