/// The reason why records don't continue a history.
package struct HistoryError: Error, Sendable, Hashable {
    /// The reasons.
    package enum Kind: Sendable, Hashable {
        /// The change doesn't match its hash, or its numbers don't continue those before it.
        case altered
        /// The records end within the change.
        case incomplete
        /// A document of the change can't be read, with the reason.
        case unreadable(String)
    }

    /// The reason.
    package let kind: Kind
    /// The number of the change.
    package let change: Int
}

extension HistoryError: CustomStringConvertible {
    /// A description of the error, for people.
    package var description: String {
        switch kind {
        case .altered: "change \(change) doesn't match its hash"
        case .incomplete: "it ends within change \(change)"
        case .unreadable(let reason): "a document of change \(change) can't be read: \(reason)"
        }
    }
}
