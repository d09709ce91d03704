import MotifCatalog
import MotifCore
import MotifStore
import Synchronization
import Testing

/// Histories to share. Hubs don't compute hashes, so these are numbers that no other sample has.
enum Sample {
    private static let counter = Atomic<UInt64>(0)
    private static let run = (0..<24).map { _ in UInt8.random(in: 0 ... .max) }

    static func digest() throws -> ContentDigest {
        let number = counter.add(1, ordering: .relaxed).newValue
        return try #require(ContentDigest(Self.run + withUnsafeBytes(of: number) { Array($0) }))
    }

    static func change(
        _ number: Int, revisions: Int = 1, author: String = "mia", message: String = "", release: String? = nil
    ) throws -> ChangeRecord {
        let date = Timestamp(millisecondsSince1970: 1_700_000_000_123 + Int64(number))
        return ChangeRecord(
            number: number, note: ChangeNote(author: author, message: message, date: date),
            release: try release.map { try #require(ReleaseName($0)) }, revisionCount: revisions, hash: try digest())
    }

    static func revision(_ document: Int64, _ number: Int = 1, body: String? = "{}") throws -> RevisionRecord {
        RevisionRecord(
            key: try key(document, number), kind: document % 2 == 0 ? try key(1, 3) : nil, digest: try digest(),
            body: body.map { Array($0.utf8) })
    }

    private static func key(_ document: Int64, _ number: Int) throws -> RevisionKey {
        RevisionKey(DocumentID(document), try #require(RevisionNumber(number)))
    }

    /// A change with as many revisions as there are texts.
    static func records(_ number: Int, _ bodies: [String?] = ["{}"], message: String = "") throws -> [HistoryRecord] {
        let change = try change(number, revisions: bodies.count, message: message)
        return try [.change(change)]
            + bodies.enumerated().map { index, body in
                .revision(try revision(Int64(number * 1000 + index), body: body))
            }
    }

    /// Texts that have gone wrong in some format or other.
    static let oddTexts = [
        "", " ", "\\", "\\.", "\\N", "\\n", "a\tb", "a\nb", "a\r\nb", "'", "''; --", "\"", "\u{1}\u{7F}",
        "\u{2028}\u{2029}",
        "😀👩‍👩‍👧", "e\u{301}", "\u{FEFF}x", "$1", "{\"a\":\"\\u0000\"}", "NULL", "%s%n", String(repeating: "ä", count: 5000),
    ]
}

extension [HistoryRecord] {
    /// The last change.
    var head: HistoryPoint? {
        for case .change(let change) in reversed() { return change.point }
        return nil
    }
}

extension Hub {
    /// Appends records that are all there.
    func append(after head: HistoryPoint?, _ records: [HistoryRecord]) throws {
        try append(after: head) { each in for record in records { try each(record) } }
    }

    /// Everything after a change.
    func records(after number: Int = 0) throws -> [HistoryRecord] {
        var records: [HistoryRecord] = []
        try read(after: number) { records.append($0) }
        return records
    }
}
