public import MotifCore
public import MotifStore

/// A request for a list of documents, in an order; its filter is a formula.
///
///     ListRequest(filter: "duration > 0.5", tags: ["reveal"], order: .descending(.updated), limit: 10)
public typealias ListRequest = DocumentQuery<String, HistoryMoment>

/// A choice of documents.
public enum Selection: Sendable {
    /// All documents that aren't deleted.
    case everything
    /// The documents that a request finds.
    case listed(ListRequest)
    /// These documents, each in its newest or in the given revision.
    case named([DocumentReference])
}

extension DocumentOrder {
    private static let keys: [String: Key] = [
        "slug": .slug, "title": .title, "updated": .updated, "revision": .revision, "kind": .kind,
        "totalDuration": .totalDuration(of: nil),
    ]

    /// The names of the keys that aren't parameters.
    package static let keyNames = keys.keys.sorted()

    /// Reads an order: a key or the name of a parameter, with `-` before it to reverse the order.
    package init(_ text: String) {
        let name = text.hasPrefix("-") ? String(text.dropFirst()) : text
        let key = Self.keys[name] ?? name.operationOfDuration.map { .totalDuration(of: $0) } ?? .parameter(name)
        self.init(key, text.hasPrefix("-") ? .descending : .ascending)
    }
}

extension String {
    /// The operation whose total duration this name means: `present` of `durations.present`.
    package var operationOfDuration: String? {
        let prefix = SQLFilter.durations + "."
        return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }

    /// The sort key for the total duration of this operation: `durations.present` for `present`.
    var keyOfDuration: String { SQLFilter.durations + "." + self }
}
