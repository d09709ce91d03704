public import MotifCore

/// A pattern as its page tells it: the document, its kind, its motion, and what the checks found.
public struct GalleryPattern: Sendable {
    /// The document.
    public let document: GalleryDocument
    /// The kind in the revision that the pattern was written against.
    public let kind: Kind
    /// The motion in one scene, or why there is none.
    public private(set) var motion: Result<ExportSubject, Problems>
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
        guard let subject = try? motion.get().checked(on: screens) else { return pattern }
        pattern.motion = .success(subject)
        let results = screens.compactMap { subject.results[$0] }
        guard let first = results.first else { return pattern }
        pattern.checks = results.dropFirst().reduce(first) { all, results in
            zip(all, results).map { $0.joined(with: $1) }
        }
        return pattern
    }

    /// The pattern; every document of a pattern's page is one.
    var pattern: Pattern? { if case .pattern(let pattern) = document.document { pattern } else { nil } }
}
