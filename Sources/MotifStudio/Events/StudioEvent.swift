public import MotifCore
import MotifJSON
public import MotifStore

/// A change of the catalog, as open pages receive it.
public struct StudioEvent: Sendable, Equatable {
    /// The last change of the catalog; `nil` if it has none.
    public let head: HistoryPoint?
    /// The documents that changed; `nil` if any may have.
    public let names: [DocumentName]?

    /// The lines of a server-sent event: `change`, with the number of the last change and the affected documents.
    ///
    /// - Source: HTML Standard, 9.2.5
    public var lines: String {
        let data = JSON.members([
            "change": .integer(head?.number ?? 0),
            "documents": names.map { .array($0.map { .string($0.description) }) },
        ])
        return "id: \(Self.id(of: head))\nevent: change\ndata: \(data.canonical)\n\n"
    }

    /// The first line of a stream: the position in the history after which its events begin.
    public static func beginning(at head: HistoryPoint?) -> String {
        "retry: 1000\nid: \(id(of: head))\nevent: head\ndata: {\"change\":\(head?.number ?? 0)}\n\n"
    }

    /// A line that clients ignore, which shows each side that the other is still connected.
    public static let heartbeat = ":\n\n"

    private static func id(of head: HistoryPoint?) -> String { head.map { "\($0.number)-\($0.hash)" } ?? "0" }

    /// The position in the history that an ID refers to.
    static func point(_ id: String) -> HistoryPoint? {
        let parts = id.split(separator: "-")
        guard parts.count == 2, let number = Int(parts[0]) else { return nil }
        return ContentDigest(hexadecimal: parts[1]).map { HistoryPoint(number: number, hash: $0) }
    }
}
