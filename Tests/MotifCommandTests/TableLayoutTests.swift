import Testing

@testable import motif

@Suite struct `A table's layout` {
    private static let columns = [
        Column("slug"), Column("title", fit: .cut), Column("tags", fit: .cut, rank: 1), Column("updated", rank: 2),
    ]

    struct Case: CustomTestStringConvertible {
        let width: Int?
        /// The widths of the columns that are shown, by their place.
        let expected: [Int: Int]

        var testDescription: String { width.map { "\($0) columns" } ?? "no end" }
    }

    static let cases = [
        Case(width: nil, expected: [0: 8, 1: 30, 2: 20, 3: 17]),
        Case(width: 81, expected: [0: 8, 1: 30, 2: 20, 3: 17]),
        Case(width: 71, expected: [0: 8, 1: 20, 2: 20, 3: 17]),
        Case(width: 61, expected: [0: 8, 1: 15, 2: 15, 3: 17]),
        Case(width: 50, expected: [0: 8, 1: 19, 2: 19]),
        Case(width: 31, expected: [0: 8, 1: 21]),
        Case(width: 12, expected: [0: 5, 1: 5]),
        Case(width: 1, expected: [0: 1, 1: 1]),
    ]

    @Test(arguments: cases) func `shrinks the columns that can be cut`(example: Case) {
        let needs = [8, 30, 20, 17].map { TableLayout.Need(widest: $0, longestWord: $0) }
        let layout = TableLayout(Self.columns, needs, width: example.width)
        #expect(Dictionary(uniqueKeysWithValues: layout.shown.map { ($0.index, $0.width) }) == example.expected)
    }

    @Test func `breaks words last`() {
        let columns = [Column("value", fit: .wrap), Column("summary", fit: .wrap)]
        let needs = [TableLayout.Need(widest: 40, longestWord: 20), TableLayout.Need(widest: 40, longestWord: 5)]
        #expect(TableLayout(columns, needs, width: 34).shown.map(\.width) == [20, 12])
    }
}
