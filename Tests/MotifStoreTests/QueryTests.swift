import MotifCore
import MotifFormula
import Testing

@testable import MotifStore

@Suite struct `Queries` {
    private let store: Store

    init() throws {
        store = try Store.inMemory()
        try Samples.fill(store)
    }

    private static let scope: [String: FormulaType] = [
        "duration": .number, "curve": .curve, "offset": .point, "on": .boolean, "steps": .list(.number), "edge": .text,
        "show": .record(["slug": .text]),
    ]

    /// expand: 0.35 s, easeInOut, (4, 0), on, [1, 2]; expand-slow: 2 s, Bézier, (-1, 0), deprecated; slide-in: left.
    @Test(arguments: [
        ("duration < 0.5", ["expand"]),
        ("0.5 < duration", ["expand-slow"]),
        ("duration >= 0.35", ["expand", "expand-slow"]),
        ("duration != 2", ["expand"]),
        ("duration > -1 * 3", ["expand", "expand-slow"]),
        ("!(duration < 0.5)", ["expand-slow", "slide-in"]),
        ("duration * 2 < 1 || edge == 'left'", ["expand", "slide-in"]),
        ("kind == 'expand' && duration < 0.5 && 'reveal' in tags", ["expand"]),
        ("kind != 'expand'", ["slide-in"]),
        ("kind == 'none'", []),
        ("curve == 'easeInOut'", ["expand"]),
        ("curve != 'easeInOut'", ["expand-slow"]),
        ("startsWith(edge, 'le') && endsWith(edge, 'ft') && contains(edge, 'ef')", ["slide-in"]),
        ("offset.x > 0", ["expand"]),
        ("on", ["expand"]),
        ("!on", ["expand-slow", "slide-in"]),
        ("on == false", ["expand-slow"]),
        ("deprecated", ["expand-slow"]),
        ("count(steps) == 2 && 2 in steps", ["expand"]),
        ("steps[1] == 2", ["expand"]),
        ("steps[7] == 2", []),
        ("count(tags) == 1", ["expand-slow"]),
        ("revision == 1 && updated < '2024'", ["expand", "expand-slow", "slide-in"]),
        ("updated >= '2023-11-14T22:13:20.123Z'", ["expand", "expand-slow", "slide-in"]),
        ("contains(summary, 'next') || title == 'slowly'", ["expand", "expand-slow"]),
        ("floor(duration) == 2 && round(duration / 4 * 10) == 5", ["expand-slow"]),
        ("7 % 4.5 == 2.5 && min(duration, 1) == 1", ["expand-slow"]),
        ("1 / offset.y > 0 || !(1 / offset.y > 0)", ["expand", "expand-slow", "slide-in"]),
        ("farthest(offset, size(1, 2)) > 4", ["expand"]),
        ("center(frame(0, 0, 1, 1)).x == duration + 0.15", ["expand"]),
        ("show.slug == 'twitter'", ["slide-in"]),
        ("(settlingDuration(curve) ?? 7) == 7 && startsWith(curve, 'ease')", ["expand"]),
        ("curve in tags || curve < 'f'", ["expand"]),
        ("curve != edge", []), ("endsWith(slug, summary)", ["expand-slow", "slide-in"]),
        ("(duration < 1 ? 'fast' : 'slow') == 'fast'", ["expand"]),
        ("clamp(duration, 0, 1) == 1 && lerp(0, duration, 0.5) == 1 && hypot(3, 4) == 5", ["expand-slow"]),
        ("true", ["expand", "expand-slow", "slide-in"]),
    ])
    func `a formula finds`(formula: String, expected: [String]) throws {
        let filter = try SQLFilter(try Formula(formula), parameters: Self.scope)
        #expect(try store.slugs(Query(.pattern, filter: filter)) == expected)
        #expect(try store.read { try $0.count(Query(.pattern, filter: filter)) } == expected.count)
    }

    @Test(arguments: [
        ("duration / 0 == 1", "'/' needs a divisor other than 0; '0' is 0 here"),
        ("clamp(duration, 2, 1) == 1", "The lower bound of 'clamp' is 2 here, which is more than the upper bound, 1"),
        ("steps[-1] == 1 || 1 % 0 == 2", "'-1' is -1 here; it must be a whole number of at least 0"),
        ("duration < 'a'", "'<' needs two values of one type; 'duration' is a number and 'a' is text"),
        ("durration < 1", "Unknown name 'durration'. Did you mean 'duration'?"),
    ])
    func `a formula that isn't a filter is rejected`(formula: String, message: String) throws {
        let parsed = try Formula(formula)
        let error = #expect(throws: FormulaErrors.self) { try SQLFilter(parsed, parameters: Self.scope) }
        #expect(error?.errors.first?.message == message)
    }

    @Test(arguments: [
        ("exp", ["expand", "expand-slow"]), ("reveals next", ["expand"]), ("\"next\"", ["expand"]),
        ("zoe", ["slide-in"]), ("ZOÉ", ["slide-in"]), ("slide*", ["slide-in"]), ("-slide", ["slide-in"]),
        ("big", ["expand"]), ("slow OR expand", []), ("NEAR(", []), ("🚀", []), ("*", []), ("\"", []), ("", []),
        ("slides 🚀", ["slide-in"]), ("slow-ly", []), ("title:slowly", []), ("it's", []), ("a\0b", []),
    ])
    func `words find`(words: String, expected: [String]) throws {
        #expect(try store.slugs(Query(.pattern, search: words)) == expected)
    }

    @Test func `tags must all hold`() throws {
        #expect(try store.slugs(Query(tags: ["reveal"])) == ["expand", "expand-slow"])
        #expect(try store.slugs(Query(tags: ["reveal", "big"])) == ["expand"])
        #expect(try store.slugs(Query(tags: ["big", "none"])) == [])
    }

    @Test func `orders and limits`() throws {
        #expect(
            try store.slugs(Query(nil)) == [
                "iphone-15", "twitter", "expand", "slide", "expand", "expand-slow", "slide-in",
            ])
        #expect(try store.slugs(Query(.pattern, limit: 2)) == ["expand", "expand-slow"])
        let cases: [(DocumentOrder, [String])] = [
            (DocumentOrder(.slug, .descending), ["slide-in", "expand-slow", "expand"]),
            (DocumentOrder(.title), ["expand", "expand-slow", "slide-in"]),
            (DocumentOrder(.title, .descending), ["slide-in", "expand-slow", "expand"]),
            (DocumentOrder(.kind, .descending), ["slide-in", "expand", "expand-slow"]),
            (DocumentOrder(.updated), ["expand", "expand-slow", "slide-in"]),
            (DocumentOrder(.revision), ["expand", "expand-slow", "slide-in"]),
            (DocumentOrder(.parameter("duration"), .descending), ["expand-slow", "expand", "slide-in"]),
            (DocumentOrder(.parameter("duration")), ["expand", "expand-slow", "slide-in"]),
        ]
        for (order, slugs) in cases { #expect(try store.slugs(Query(.pattern, order: order)) == slugs) }
    }

    @Test func `a count ignores order and limit`() throws {
        #expect(try store.read { try $0.count(Query(.pattern, order: DocumentOrder(.parameter("x")), limit: 1)) } == 3)
    }

    /// Of 100,000 documents, going through all of a type takes 13 ms, looking up the few that an index names 0.05 ms.
    @Test(arguments: [
        ("duration < 0.5", true),
        ("duration < 0.5 && title != 'x'", true),
        ("'reveal' in tags || on", true),
        ("'reveal' in tags || title != 'x'", false),
        ("!on", false),
        ("kind == 'expand'", false),
    ])
    func `documents are looked up if an index names all that match`(formula: String, isLookedUp: Bool) throws {
        let filter = try SQLFilter(Formula(formula), parameters: Self.scope)
        let searched = try plan(of: Query(.pattern, filter: filter, limit: 20)).filter { $0.contains(" d ") }
        #expect(searched.contains { $0.contains("(type=?)") } == !isLookedUp, "\(searched)")
    }

    /// Otherwise, changing all of *n* values would take time in *n*².
    @Test func `those that refer to a document are looked up`() throws {
        let steps = try plan(of: SQLFragment(StoreReader.referrersOfType))
        #expect(steps.contains { $0.contains(" d USING INTEGER PRIMARY KEY") }, "\(steps)")
    }

    private func plan(of query: Query) throws -> [String] { try plan(of: QuerySQL(query).revisions) }

    private func plan(of sql: SQLFragment) throws -> [String] {
        try store.withDatabase { database in
            let statement = try database.prepare("EXPLAIN QUERY PLAN " + sql)
            var steps: [String] = []
            while try statement.step() { steps.append(statement.text(3)) }
            return steps
        }
    }
}
