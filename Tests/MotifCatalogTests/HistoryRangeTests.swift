import MotifCatalog
import MotifCore
import Testing

/// Ranges of the history, in one grammar for every command and operation.
@Suite struct HistoryRangeTests {
    private static let now = Timestamp("2026-05-09T12:00:00Z")

    /// The ends of a range as text, `–` for none.
    private static func ends(_ text: String, now: Timestamp? = nil) throws -> [String] {
        let range = try HistoryRange(text, now: now)
        return [range.first, range.last].map { $0?.description ?? "–" }
    }

    @Test(arguments: [
        ("1.3..1.4", "1.3", "1.4"), ("1.3..", "1.3", "–"), ("1.3", "1.3", "–"), ("..1.4", "–", "1.4"),
        ("812..2026-05-04", "812", "2026-05-04"), ("2026-05-01 09:30..now", "2026-05-01T09:30:00.000Z", "now"),
        ("a-b..c_d", "a-b", "c_d"),
    ])
    func `has two ends, of which one may be missing`(text: String, first: String, last: String) throws {
        #expect(try Self.ends(text) == [first, last])
    }

    @Test(arguments: ["", "..", "...", "1.3...1.4", "1.3..1.4..1.5", "1.3..1 4", "/..1", "0.."])
    func `is refused`(text: String) {
        #expect(throws: Problems.self) { try HistoryRange(text) }
    }

    @Test func `with three dots, as in Git, is refused as a whole`() {
        #expect { try HistoryRange("1.3...1.4") } throws: { error in
            (error as? Problems)?.problems.first?.message.contains("a range, such as 1.3..1.4") == true
        }
    }

    @Test func `has ages where the time is known`() throws {
        #expect(try Self.ends("7d..12h", now: Self.now) == ["2026-05-02T12:00:00.000Z", "2026-05-09T00:00:00.000Z"])
        #expect(try Self.ends("yesterday..today", now: Self.now) == ["2026-05-08", "2026-05-09"])
        #expect(try Self.ends("2w", now: Self.now) == ["2026-04-25T12:00:00.000Z", "–"])
        #expect(try Self.ends("7d..", now: nil) == ["7d", "–"])
    }

    @Test(arguments: [("1.4..1.5", "'..' is between the ends of a range"), ("7d", "'7d' is an age"), ("today", "age")])
    func `would take some names of releases for something else, so new releases can't have them`(
        name: String, reason: String
    ) throws {
        let catalog = try Catalog.inMemory(with: .nothing, as: ChangeNote(author: "mia", date: #require(Self.now)))
        let note = ChangeNote(author: "mia", date: try #require(Self.now))
        let error = #expect(throws: Problems.self) { try catalog.release(name, as: note) }
        #expect(error?.problems.first?.message.contains(reason) == true)
        let operation = #expect(throws: Problems.self) {
            try CatalogOperation(["op": "release", "name": .string(name)])
        }
        #expect(operation?.problems.first?.message.contains(reason) == true)
    }
}
