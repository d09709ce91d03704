public import MotifJSON

/// A value that both sides of a merge changed in different ways, or that one deleted and the other changed.
public struct MergeConflict: Sendable, Equatable {
    /// The subject of a conflict.
    public enum Subject: Sendable, Hashable {
        /// One value.
        case value
        /// The whole document, which one side deleted.
        case document
        /// The order of a list: the names of the elements that both sides have.
        case order
        /// A pattern's kind, together with its parameters and accepted checks, which fit only that kind.
        case kind
    }

    /// The subject.
    public let subject: Subject
    /// The place of the value in the merged document, `$.parameters.duration`.
    public let path: JSONPath
    /// The place for people, unique in its document: the name of a pattern's parameter, or the path without `$.`, with
    /// names instead of indexes: `parameters.thresholdScale.default`. For the whole document, `$`.
    public let shortPath: String
    /// The value that both sides started from, for a parameter at least the kind's default; `nil` if there is none.
    public let base: JSON?
    /// Our value; `nil` if it is deleted.
    public let ours: JSON?
    /// Their value; `nil` if it is deleted.
    public let theirs: JSON?
    /// The definition of the value, if it has one.
    public let definition: ParameterDefinition?

    /// Returns a value for people, with its unit: `0.35 s`.
    public func text(of value: JSON) -> String {
        if let definition, let value = try? definition.member(from: value) { return value.text }
        return value.string ?? value.canonical
    }
}

extension MergeConflict {
    /// A document that can't have its name, which another document has.
    ///
    /// - Parameters:
    ///   - base: The slug that both sides started from; `nil` if the document is new.
    ///   - ours: Our slug; `nil` if our side doesn't have the document.
    ///   - theirs: Their slug; `nil` if their side doesn't have the document.
    package init(nameTaken base: Slug?, ours: Slug?, theirs: Slug?) {
        let json = { (slug: Slug?) in slug.map { JSON.string($0.text) } }
        self.init(
            subject: .value, path: JSONPath.root.appending(key: "slug"), shortPath: "slug", base: json(base),
            ours: json(ours), theirs: json(theirs), definition: nil)
    }
}

/// An answer to a conflict.
public enum MergeAnswer: Sendable, Equatable {
    /// Our value.
    case ours
    /// Their value.
    case theirs
    /// The value that both sides started from.
    case base
    /// Another value; for an order, the names as a list.
    case value(JSON)
}

extension MergeConflict {
    /// Returns the value of an answer; `nil` for none.
    public func value(for answer: MergeAnswer) -> JSON? {
        switch answer {
        case .ours: ours
        case .theirs: theirs
        case .base: base
        case .value(let json): json
        }
    }
}
