package import MotifCore

/// A document with its history, for its page.
package struct GalleryDocument: Sendable {
    /// The document.
    package let document: Document
    /// Its revision.
    package let revision: RevisionNumber
    /// The document's own file, indented JSON.
    package let text: String
    /// Its history, newest first.
    package let history: [GalleryRevision]
    /// The number of earlier revisions that aren't listed.
    package let unlisted: Int

    /// Creates a document with its history.
    package init(
        _ document: Document, revision: RevisionNumber, text: String, history: [GalleryRevision], unlisted: Int = 0
    ) {
        self.document = document
        self.revision = revision
        self.text = text
        self.history = history
        self.unlisted = unlisted
    }

    var metadata: DocumentMetadata { document.metadata }
    var name: DocumentName { document.metadata.name }
}

/// One line of a document's history, with its changes.
package struct GalleryRevision: Sendable {
    /// Its number.
    package let number: RevisionNumber
    /// Its action: `created`, `updated`.
    package let action: String
    /// Its author.
    package let author: String
    /// Its message; may be empty.
    package let message: String
    /// Its time, in the format of RFC 3339.
    package let time: String
    /// The differences from the previous revision; empty for the first.
    package let changes: [Change]

    /// One changed value.
    package struct Change: Sendable {
        /// A parameter's name, or a path in the document.
        package let name: String
        /// The value before, as text; `nil` if there was none.
        package let before: String?
        /// The value after, as text; `nil` if there is none.
        package let after: String?

        /// A changed value.
        package init(_ name: String, before: String?, after: String?) {
            self.name = name
            self.before = before
            self.after = after
        }
    }

    /// A revision.
    package init(
        _ number: RevisionNumber, action: String, author: String, message: String, time: String, changes: [Change]
    ) {
        self.number = number
        self.action = action
        self.author = author
        self.message = message
        self.time = time
        self.changes = changes
    }
}

/// A pattern for its page: the document, its kind, its motion, and the results of its checks.
package struct GalleryPattern: Sendable {
    /// The document.
    package let document: GalleryDocument
    /// The kind in the revision that the pattern was written against.
    package let kind: Kind
    /// The motion in one scene, or the problems that prevent it.
    package private(set) var motion: Result<ExportSubject, Problems>
    /// The results of its checks.
    package private(set) var checks: [CheckResult] = []

    /// Creates a pattern that hasn't been checked yet.
    package init(_ document: GalleryDocument, kind: Kind, motion: Result<ExportSubject, Problems>) {
        self.document = document
        self.kind = kind
        self.motion = motion
    }

    /// The same pattern with the results of its checks on these screens.
    package func checked(on screens: [Screen]) -> GalleryPattern {
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

    /// The pattern itself.
    var pattern: Pattern? { if case .pattern(let pattern) = document.document { pattern } else { nil } }
}
