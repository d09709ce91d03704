import MotifText

/// The reason why an answer to a merge's conflicts can't be used.
public struct MergeAnswerError: Error, Sendable, Equatable {
    /// The error.
    public enum Kind: Sendable, Equatable {
        /// A text without an answer, or with one that can't be read.
        case noAnswer
        /// Answers in JSON that aren't an object.
        case notAnObject
        /// An invalid name of a document.
        case badName(ReferenceError)
        /// A place that isn't a path.
        case badPlace
        /// A second answer to the same conflict.
        case repeated
        /// An answer to something that isn't a conflict, with the nearest one.
        case notAConflict(nearest: String?)
        /// One value for several conflicts.
        case valueOfMany
        /// A value that isn't valid.
        case invalid(Problems)
    }

    /// The error.
    public let kind: Kind
    /// The text with the error, such as the name `expand.duration`.
    public let text: String

    init(_ kind: Kind, in text: String) {
        self.kind = kind
        self.text = text
    }

    /// The error in words, with the way to fix it.
    public var message: String {
        let name = "'\(text.clipped)'"
        return switch kind {
        case .noAnswer: "\(name) has no answer; write expand.duration=theirs, expand=ours, or expand.duration=0.3"
        case .notAnObject: "Expected an object with answers; found \(text)"
        case .badName(let error): error.message
        case .badPlace: "\(name) doesn't name a value; write it as the list of conflicts does, such as expand.duration"
        case .repeated: "\(name) has two answers"
        case .notAConflict(let nearest): "\(name) is not a conflict" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
        case .valueOfMany: "\(name) can have several conflicts, so its answer must be ours, theirs, or base"
        case .invalid(let problems):
            "\(name): " + problems.problems.map(\.message).joined(separator: "; ")
                + "; or choose ours, theirs, or base"
        }
    }
}
