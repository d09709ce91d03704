/// How wide each column of a table is, and which columns there is room for.
struct TableLayout: Equatable {
    /// The columns that are shown, by their place, each with its width.
    let shown: [Shown]

    /// A column that is shown.
    struct Shown: Equatable {
        let index: Int
        var width: Int
    }

    /// Spaces between two columns.
    static let gap = 2

    /// Columns that can be cut or wrapped do not become narrower than this while another can be left out.
    static let least = 10

    /// Shares out a line.
    ///
    /// Columns that are whole get what they need. The others share the rest, the widest giving way first. Where that
    /// leaves them too little, the columns of the highest rank are left out, one after the other.
    ///
    /// - Parameters:
    ///   - columns: All columns.
    ///   - needed: What each needs for its widest value.
    ///   - width: The line; `nil` for no end.
    init(_ columns: [Column], needed: [Int], width: Int?) {
        var shown = zip(columns.indices, needed).map { Shown(index: $0, width: $1) }
        guard let width else {
            self.shown = shown
            return
        }
        while true {
            let fitted = Self.fitted(shown, columns, width)
            let last = shown.filter { columns[$0.index].rank > 0 }.max {
                (columns[$0.index].rank, $0.index) < (columns[$1.index].rank, $1.index)
            }
            guard let last, !Self.isReadable(fitted, columns, needed, width) else {
                self.shown = fitted
                return
            }
            shown.removeAll { $0.index == last.index }
        }
    }

    private static func isReadable(_ shown: [Shown], _ columns: [Column], _ needed: [Int], _ width: Int) -> Bool {
        total(shown) <= width && shown.allSatisfy { $0.width >= min(needed[$0.index], least) }
    }

    private static func total(_ shown: [Shown]) -> Int {
        shown.reduce(0) { $0 + $1.width } + gap * max(0, shown.count - 1)
    }

    private static func fitted(_ shown: [Shown], _ columns: [Column], _ width: Int) -> [Shown] {
        var shown = shown
        narrow(&shown, to: width) { columns[$0.index].fit != .whole }
        // In a very narrow line nothing stays whole.
        narrow(&shown, to: width) { _ in true }
        return shown
    }

    /// Takes columns away from the widest, one at a time, until the line is short enough.
    private static func narrow(_ shown: inout [Shown], to width: Int, _ mayShrink: (Shown) -> Bool) {
        var excess = total(shown) - width
        guard excess > 0 else { return }
        let flexible = shown.indices.filter { mayShrink(shown[$0]) }
        while excess > 0 {
            let widest = flexible.max { (shown[$0].width, $1) < (shown[$1].width, $0) }
            guard let widest, shown[widest].width > 1 else { return }
            shown[widest].width -= 1
            excess -= 1
        }
    }
}
