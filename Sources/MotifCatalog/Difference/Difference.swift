public import MotifCore
public import MotifJSON

/// The difference between two revisions, of one document or of two.
public struct Difference: Sendable {
    /// A revision that is compared.
    public struct Side: Sendable, Equatable {
        /// The document's name in this revision.
        public let name: DocumentName
        /// The name that the document has now.
        public let currentName: DocumentName
        /// Its revision.
        public let revision: RevisionNumber
    }

    /// A value that is different.
    public struct Entry: Sendable, Equatable {
        /// The value's place, `$.parameters.expandDuration`.
        public let path: JSONPath
        /// The value before; `nil` if there was none.
        public let old: JSON?
        /// The value after; `nil` if there is none.
        public let new: JSON?
        /// The value before, for people: `0.35 s`.
        public let oldText: String?
        /// The value after, for people.
        public let newText: String?

        /// The path for people: the name of a pattern's parameter, or the path without `$.`, with names instead of
        /// indexes: `parameters.thresholdScale.default`.
        public let shortPath: String
    }

    /// The kind of a pattern, in another revision with another choreography.
    public struct KindChange: Sendable, Equatable {
        /// The revision of the kind before.
        public let from: DocumentReference
        /// The revision of the kind after.
        public let to: DocumentReference
        /// What moves otherwise on the standard screen; empty if nothing does there.
        public let motion: [MotionChange]
    }

    /// The revision before.
    public let from: Side
    /// The revision after.
    public let to: Side
    /// Every value that is different, by path; empty if there is none.
    public let entries: [Entry]
    /// For two patterns of one kind: the kind, if its choreography changed between their revisions of it.
    public let kind: KindChange?

    /// Whether the revisions say the same and move alike.
    public var isEmpty: Bool { entries.isEmpty && kind == nil }
}

extension Difference.Entry: CustomStringConvertible {
    /// The place with both values, `$.parameters.duration: 1 s → 0.5 s`.
    public var description: String { "\(path): \(oldText ?? "none") → \(newText ?? "none")" }
}
