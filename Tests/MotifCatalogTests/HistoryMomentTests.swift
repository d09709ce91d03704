import MotifCatalog
import MotifCore
import Testing

@Suite struct `A place in the history` {
    @Test(arguments: ["1.4", "812", "2026-05-04", "2026-05-04T09:30:00.000Z", "spring-2026", "1.0_rc.2"])
    func `is read from the text that it prints`(text: String) throws {
        #expect(try HistoryMoment(text).description == text)
    }

    @Test func `is a release, a change, a time, or a day`() throws {
        #expect(try HistoryMoment("v2") == .release(try #require(ReleaseName("v2"))))
        #expect(try HistoryMoment("17") == .change(17))
        let start = try #require(Timestamp("2026-05-04T00:00:00Z"))
        #expect(try HistoryMoment("2026-05-04") == .day(start))
        for text in ["2026-05-04T02:00:00+02:00", "2026-05-04 00:00", "2026-05-04T00:00:00"] {
            #expect(try HistoryMoment(text) == .time(start))
        }
    }

    @Test(arguments: ["", "0", "+4", "-1", "2026-13-01", "2026-02-30", "1 4", "99999999999999999999", "a/b", "1.4."])
    func `is refused with all four notations`(text: String) throws {
        let error = #expect(throws: Problems.self) { try HistoryMoment(text) }
        let expected = """
            '\(text)' is not a release (1.4), the number of a change (812), a date (2026-05-04), or a date and time \
            (2026-05-04T09:30:00Z)
            """
        #expect(error?.problems.map(\.message) == [expected])
    }

    /// Changes at noon of the 1st, 2nd, and 4th of May, the third one being the release 1.0, and one by a clock that is
    /// a day behind.
    private static func catalog() throws -> Catalog {
        let catalog = try Catalog.inMemory(with: .nothing, as: note("2026-05-01T12:00:00Z"))
        try catalog.write(as: note("2026-05-01T12:00:00Z")) { try $0.create("kind:fade", document: Sample.kind()) }
        try catalog.write(as: note("2026-05-02T12:00:00Z")) {
            try $0.create("show", document: Sample.pattern("show"))
        }
        try catalog.release(#require(ReleaseName("1.0")), as: note("2026-05-04T12:00:00Z"))
        try catalog.write(as: note("2026-05-03T12:00:00Z")) { try $0.delete("show") }
        return catalog
    }

    private static func note(_ time: String) throws -> ChangeNote {
        ChangeNote(author: "mia", date: try #require(Timestamp(time)))
    }

    @Test(arguments: [
        ("1", 1, 1), ("4", 4, 4), ("1.0", 3, 3), ("2026-04-30", 0, 0), ("2026-05-01", 1, 0), ("2026-05-02", 2, 1),
        ("2026-05-02T11:59:59.999Z", 1, 1), ("2026-05-02T12:00:00Z", 2, 2), ("2026-05-03", 4, 2), ("2026-05-04", 4, 4),
        ("2030-01-01", 4, 4),
    ])
    func `has the last change up to it, and the last one before a range`(text: String, at: Int, before: Int) throws {
        let moment = try HistoryMoment(text)
        try Self.catalog().read { (reader) throws -> Void in
            #expect(try reader.changeNumber(at: moment) == at)
            #expect(try reader.changeNumber(before: moment) == before)
        }
    }

    @Test(arguments: [
        ("5", "There is no change 5; the last one is 4"),
        ("1.O", "Release '1.O' does not exist. Did you mean '1.0'?"),
        ("spring", "Release 'spring' does not exist. The last release is '1.0'"),
    ])
    func `is not found with the nearest one`(text: String, message: String) throws {
        let catalog = try Self.catalog()
        let error = #expect(throws: Problems.self) {
            try catalog.read { try $0.changeNumber(at: HistoryMoment(text)) }
        }
        #expect(error?.problems.map(\.message) == [message])
    }

    @Test func `is not found in a catalog without releases`() throws {
        let catalog = try Catalog.inMemory(with: .nothing, as: Sample.note)
        let error = #expect(throws: Problems.self) {
            try catalog.read { try $0.changeNumber(at: HistoryMoment("1.0")) }
        }
        let message = try #require(error?.problems.first).message
        #expect(message.hasPrefix("Release '1.0' does not exist. The catalog has no releases; "))
    }

    @Test func `keeps its name`() throws {
        let catalog = try Self.catalog()
        let name = try #require(ReleaseName("1.0"))
        let error = #expect(throws: Problems.self) { try catalog.release(name, as: Sample.note) }
        #expect(error?.problems.map(\.message) == ["The release '1.0' exists already, made by mia as change 3"])
        #expect(try catalog.verify() == [])
    }
}
