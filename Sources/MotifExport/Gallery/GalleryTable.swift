/// A table on a page. On a narrow screen each row becomes a block, with the columns' names before its cells.
struct GalleryTable {
    let columns: [String]
    let rows: [[HTML]]
    let sort: String

    /// A table of text.
    init(_ columns: [String], rows: [[String]]) {
        self.init(columns, rows: rows.map { $0.map(HTML.words) })
    }

    /// A table.
    ///
    /// - Parameter sort: Its class in the style sheet.
    init(_ columns: [String], rows: [[HTML]], sort: String = "plain") {
        self.columns = columns
        self.rows = rows
        self.sort = sort
    }

    var html: HTML {
        HTML(
            "div", ["class": "table \(sort)"],
            HTML(
                "table", [:],
                HTML("thead", [:], HTML("tr", [:], columns.map { HTML("th", ["scope": "col"], .words($0)) })),
                HTML("tbody", [:], rows.map(row))))
    }

    private func row(_ cells: [HTML]) -> HTML {
        let named = zip(columns, cells).enumerated().map { index, cell in
            HTML(
                index == 0 ? "th" : "td",
                ["scope": index == 0 ? "row" : nil, "data-column": cell.0], HTML("div", ["dir": "auto"], cell.1))
        }
        return HTML("tr", [:], named)
    }
}
