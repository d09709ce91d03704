/// The widths of a table's columns, and the columns that fit.
struct TableLayout: Equatable {
    /// The columns to show, by index, with their widths.
    let shown: [Shown]
    /// Whether the table can be read: columns that stay whole are, no other is too narrow, and none is left out of a
    /// line in which there is hardly room for any.
    let isReadable: Bool

    /// A column to show.
    struct Shown: Equatable {
        let index: Int
        var width: Int
    }

    /// The space that a column needs.
    struct Need: Equatable {
        /// The width of its widest value.
        var widest: Int
        /// The width of its longest word.
        var longestWord: Int
    }

    /// The number of spaces between two columns.
    static let gap = 2

    /// The minimum width of columns that can be cut or wrapped, as long as another column can be left out.
    private static let minimumWidth = 10
    /// Narrower tables that lack columns are of no use.
    private static let minimumTableWidth = 60
    /// The width up to which words aren't broken; longer ones are, before another column is left out.
    private static let maximumWordWidth = 24

    /// Distributes the width of a line.
    ///
    /// Columns that are never cut get the width they need. The others share the rest, the widest shrinking first. If
    /// that leaves them too narrow, columns are left out one by one, starting with the highest rank.
    ///
    /// - Parameters:
    ///   - columns: All columns.
    ///   - needs: The space that each needs.
    ///   - width: The width of the line; `nil` if it is unlimited.
    init(_ columns: [Column], _ needs: [Need], width: Int?) {
        var shown = zip(columns.indices, needs).map { Shown(index: $0, width: $1.widest) }
        guard let width else {
            self.shown = shown
            isReadable = true
            return
        }
        let floors = zip(columns, needs).map(Self.floor)
        while true {
            let fitted = Self.narrowed(shown, to: width, floors: floors)
            let last = shown.filter { columns[$0.index].rank > 0 }.max {
                (columns[$0.index].rank, $0.index) < (columns[$1.index].rank, $1.index)
            }
            guard let last, Self.total(fitted) > width else {
                let isWhole = shown.count == columns.count || width >= Self.minimumTableWidth
                isReadable = isWhole && Self.total(fitted) <= width
                // On a very narrow line, every column shrinks.
                self.shown = Self.narrowed(fitted, to: width, floors: floors.map { _ in 1 })
                return
            }
            shown.removeAll { $0.index == last.index }
        }
    }

    /// The narrowest readable width of a column.
    private static func floor(_ column: Column, _ need: Need) -> Int {
        switch column.fit {
        case .whole: need.widest
        case .cut: min(need.widest, minimumWidth)
        case .wrap: min(need.widest, max(minimumWidth, min(need.longestWord, maximumWordWidth)))
        }
    }

    private static func total(_ shown: [Shown]) -> Int {
        shown.reduce(0) { $0 + $1.width } + gap * max(0, shown.count - 1)
    }

    /// Narrows the widest column, one character at a time, until the line fits or every column is at its
    /// minimum.
    private static func narrowed(_ shown: [Shown], to width: Int, floors: [Int]) -> [Shown] {
        var shown = shown
        var excess = total(shown) - width
        while excess > 0 {
            let widest = shown.indices.filter { shown[$0].width > floors[shown[$0].index] }
                .max { (shown[$0].width, $1) < (shown[$1].width, $0) }
            guard let widest else { break }
            shown[widest].width -= 1
            excess -= 1
        }
        return shown
    }
}
