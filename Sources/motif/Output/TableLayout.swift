/// How wide each column of a table is, and which columns there is room for.
struct TableLayout: Equatable {
    /// The columns that are shown, by their place, each with its width.
    let shown: [Shown]

    /// A column that is shown.
    struct Shown: Equatable {
        let index: Int
        var width: Int
    }

    /// What a column asks for.
    struct Need: Equatable {
        /// The columns that its widest value takes.
        var widest: Int
        /// The columns that its longest word takes.
        var longestWord: Int
    }

    /// Spaces between two columns.
    static let gap = 2

    /// Columns that can be cut or wrapped do not become narrower than this while another can be left out.
    private static let least = 10
    /// Words longer than this are broken rather than that another column is left out.
    private static let longestWord = 24

    /// Shares out a line.
    ///
    /// Columns that are whole get what they need. The others share the rest, the widest giving way first. Where that
    /// leaves them too little, the columns of the highest rank are left out, one after the other.
    ///
    /// - Parameters:
    ///   - columns: All columns.
    ///   - needs: What each asks for.
    ///   - width: The line; `nil` for no end.
    init(_ columns: [Column], _ needs: [Need], width: Int?) {
        var shown = zip(columns.indices, needs).map { Shown(index: $0, width: $1.widest) }
        guard let width else {
            self.shown = shown
            return
        }
        let floors = zip(columns, needs).map(Self.floor)
        while true {
            let fitted = Self.narrowed(shown, to: width, floors: floors)
            let last = shown.filter { columns[$0.index].rank > 0 }.max {
                (columns[$0.index].rank, $0.index) < (columns[$1.index].rank, $1.index)
            }
            guard let last, Self.total(fitted) > width else {
                // In a very narrow line nothing stays whole.
                self.shown = Self.narrowed(fitted, to: width, floors: floors.map { _ in 1 })
                return
            }
            shown.removeAll { $0.index == last.index }
        }
    }

    /// The least with which a column can be read.
    private static func floor(_ column: Column, _ need: Need) -> Int {
        switch column.fit {
        case .whole: need.widest
        case .cut: min(need.widest, least)
        case .wrap: min(need.widest, max(least, min(need.longestWord, longestWord)))
        }
    }

    private static func total(_ shown: [Shown]) -> Int {
        shown.reduce(0) { $0 + $1.width } + gap * max(0, shown.count - 1)
    }

    /// Takes from the widest, a column of the terminal at a time, until the line is short enough or all are at their
    /// floor.
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
