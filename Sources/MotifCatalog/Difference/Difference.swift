public import MotifCore
public import MotifJSON

/// What is different between two revisions: of one document, or of two.
public struct Difference: Sendable {
    /// One side.
    public struct Side: Sendable, Equatable {
        /// The document.
        public let name: DocumentName
        /// Its revision.
        public let revision: RevisionNumber
    }

    /// One value that is different.
    public struct Entry: Sendable, Equatable {
        /// Where: `$.parameters.expandDuration`.
        public let path: JSONPath
        /// The value on the first side; `nil` where it has none.
        public let old: JSON?
        /// The value on the second side; `nil` where it has none.
        public let new: JSON?
        /// The first value as people read it, `0.35 s`.
        public let oldText: String?
        /// The second value as people read it.
        public let newText: String?

        /// The path as people read it: a parameter by its name alone, anything else without the `$.`.
        public var shortPath: String {
            if case .key("parameters")? = path.elements.first, path.elements.count == 2,
                case .key(let name) = path.elements[1]
            {
                return name
            }
            let text = path.description
            return text.hasPrefix("$.") ? String(text.dropFirst(2)) : text
        }
    }

    /// Where it is counted from.
    public let from: Side
    /// Where it is counted to.
    public let to: Side
    /// Every different value, by path; empty where both say the same.
    public let entries: [Entry]
}
