import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct `A review` {
    private static func note(_ message: String) throws -> ChangeNote {
        ChangeNote(author: "mia", message: message, date: try #require(Timestamp("2026-05-04T12:00:00Z")))
    }

    /// A kind whose checked duration may be at most half a second.
    private static let kind: JSON = {
        var kind = Sample.kind().object ?? [:]
        kind["checks"] = [
            ["name": "quick", "level": "error", "holds": "duration <= 0.5", "message": "\"It takes {duration} s\""],
            ["name": "brisk", "level": "info", "holds": "duration <= 1.5", "message": "\"It takes {duration} s\""],
        ]
        return .object(kind)
    }()

    /// The release 1.0 of a kind, a device, a shared value, and patterns, of which `aliased` uses the value.
    private static func catalog() throws -> Catalog {
        let catalog = try Catalog.inMemory(with: .nothing, as: note("begin"))
        try catalog.write(as: note("begin")) {
            try $0.create("kind:fade", document: kind)
            try $0.create(
                "device:phone",
                document: [
                    "type": "device", "slug": "phone", "title": "Phone", "family": "phone",
                    "screen": ["width": 400, "height": 800],
                ])
            try $0.create(
                "value:base",
                document: ["type": "value", "slug": "base", "title": "Base", "valueType": "duration", "value": 0.3])
            for slug in ["a", "b", "c"] { try $0.create(slug, document: Sample.pattern(slug)) }
            var aliased = Sample.pattern("aliased").object ?? [:]
            aliased["parameters"] = ["duration": ["value": "base"]]
            try $0.create("aliased", document: .object(aliased))
        }
        try catalog.release(#require(ReleaseName("1.0")), as: note(""))
        return catalog
    }

    /// `word name: value before → after; check words [messages]`
    private static func lines(_ review: Review) -> [String] {
        review.entries.map { entry in
            let rows = entry.change.rows.map { "\($0.value) \($0.before ?? "–") → \($0.after ?? "–")" }
            let checks = entry.checks.map { "\($0.check) \($0.words)" }
            let notes = entry.document.notes.map(\.message).joined(separator: "; ")
            let sides = [entry.before, entry.after].map { $0 == nil ? "0" : "1" }.joined()
            return "\(entry.change.word) \(entry.change.name) \(sides): "
                + (rows + checks).joined(separator: "; ") + " [\(notes)]"
        }
    }

    private static func review(_ catalog: Catalog, _ range: String = "1.0..") throws -> Review {
        var review = try catalog.read { try $0.review(of: HistoryRange(range)) }
        try review.check()
        return review
    }

    @Test func `has every document that differs, with both motions, checks, and messages`() throws {
        let catalog = try Self.catalog()
        try catalog.write(as: Self.note("slower")) { try $0.update("a") { $0["duration"] = .seconds(1) } }
        try catalog.write(as: Self.note("clearer")) { try $0.rename("b", to: "d") }
        try catalog.write(as: Self.note("unused")) { try $0.delete("c") }
        try catalog.write(as: Self.note("more")) {
            try $0.create("e", document: Sample.pattern("e", duration: 2))
        }
        try catalog.write(as: Self.note("calmer")) { try $0.update("value:base") { $0["value"] = .seconds(0.6) } }
        let review = try Self.review(catalog)
        #expect(
            Self.lines(review) == [
                "changed a 11: duration 0.5 s → 1 s; quick newly fails in 2 of 2 cases [slower]",
                "changed aliased 11: duration 0.3 s → 0.6 s, through base@2; quick newly fails in 2 of 2 cases [calmer]",
                "deleted c 10:  [unused]",
                "renamed d 11: slug b → d [clearer]",
                "new e 01: quick newly fails in 2 of 2 cases; brisk fails in 2 of 2 cases; reduced-motion newly fails in 2 of 2 cases; "
                    + "comfortable-duration newly fails in 2 of 2 cases [more]",
                "changed value:base 00: value 0.3 s → 0.6 s [calmer]",
            ])
        let changes = try catalog.read { try $0.documentChanges(in: HistoryRange("1.0..")) }
        #expect(review.entries.map(\.change).sorted { $0.name < $1.name } == changes)
        #expect(review.entries[0].widest(on: review.screen)?.operation == "push")
        #expect(try Self.lines(Self.review(catalog, "1.0..1.0")).isEmpty)
    }

    @Test func `reports checks that pass again, and the motion of a changed kind`() throws {
        let catalog = try Self.catalog()
        try catalog.write(as: Self.note("slow")) { try $0.update("a") { $0["duration"] = .seconds(1) } }
        try catalog.write(as: Self.note("quick")) { try $0.update("a") { $0["duration"] = .seconds(0.4) } }
        let quick = ["changed a 11: duration 1 s → 0.4 s; quick newly passes [quick]"]
        #expect(try Self.lines(Self.review(catalog, "3..")) == quick)
        let kind = try JSONReader().read(Self.kind.canonical.replacing(#""from":"0""#, with: #""from":"0.5""#))
        try catalog.write(as: Self.note("half")) { try $0.update("kind:fade", document: kind) }
        let lines = try Self.lines(Self.review(catalog, "4.."))
        #expect(lines.count == 5)
        #expect(lines[0] == "changed a 11: the motion differs kind:fade@1 → kind:fade@2 [half]")
        #expect(lines[4].hasPrefix("changed kind:fade 00: operations.push.tracks"))
    }

    @Test func `what is for information doesn't newly fail`() throws {
        let catalog = try Self.catalog()
        try catalog.write(as: Self.note("slow")) { try $0.update("a") { $0["duration"] = .seconds(2) } }
        let checks = try Self.review(catalog).entries[0].checks
        #expect(checks.map(\.isNewFailure) == [true, false, true])
        #expect(checks[1].words == "fails in 2 instead of 0 of 2 cases")
    }

    @Test func `compares two catalogs as their difference does`() throws {
        let (one, other) = (try Self.catalog(), try Self.catalog())
        try other.write(as: Self.note("")) {
            try $0.update("a") { $0["duration"] = .seconds(1) }
            try $0.update("value:base") { $0["value"] = .seconds(0.6) }
            try $0.rename("b", to: "d")
        }
        var review = try one.read { one in try other.read { try one.review(to: $0) } }
        try review.check()
        #expect(
            Self.lines(review) == [
                "changed a 11: duration 0.5 s → 1 s; quick newly fails in 2 of 2 cases []",
                "changed aliased 11: duration 0.3 s → 0.6 s, through base@2; quick newly fails in 2 of 2 cases []",
                "deleted b 10:  []", "new d 01: reduced-motion newly fails in 2 of 2 cases []",
                "changed value:base 00: value 0.3 s → 0.6 s []",
            ])
        let changes = try one.read { one in try other.read { try one.documentChanges(to: $0) } }
        #expect(review.entries.map(\.change).sorted { $0.name < $1.name } == changes)
        #expect(try one.read { one in try one.review(to: one) }.entries.isEmpty)
    }
}
