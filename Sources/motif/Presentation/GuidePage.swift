import MotifJSON

/// A page of `motif guide`.
struct GuidePage {
    /// A part of a page.
    enum Block {
        /// Paragraphs between empty lines; lines that start with spaces stay as they are.
        case text(String)
        /// Rows below headings; the last column wraps.
        case table([String], [[String]])

        /// Rows below headings, a row a line, its values between bars.
        static func table(_ headings: [String], _ rows: String) -> Block {
            .table(
                headings,
                rows.split(separator: "\n").map { row in
                    row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
                })
        }
    }

    /// The argument that shows it.
    let name: String
    /// What it is about, in a line.
    let summary: String
    /// Its parts.
    let blocks: [Block]

    /// Every page but the overview.
    static let all = [documents, formulas, batch, sql, exitCodes]

    /// What there is.
    static let overview = GuidePage(
        name: "guide", summary: "motif in five pages",
        blocks: [
            .text(
                """
                A catalog keeps documents of four types in one file: kinds (sorts of motion, with their parameters \
                and choreography), patterns (named uses of a kind, what a team lists and tunes), items (sample \
                content) and devices (screen sizes). Every change makes a new revision; none is ever lost.

                A reference names a document: [type:]slug[@revision]. The type is pattern unless said: expand, \
                expand@2, item:twitter, kind:punch-out, device:iphone-15.
                """),
            .table(["page", "about"], all.map { ["motif guide \($0.name)", $0.summary] }),
        ])

    /// Writes the page as wide as the terminal.
    func write(to output: Output) throws {
        let style = Style(for: .output)
        try output.line(style.strong(summary))
        for block in blocks {
            try output.line()
            switch block {
            case .text(let text): try Self.write(text, to: output)
            case .table(let names, let rows):
                let columns = names.enumerated().map { Column($1, fit: $0 == names.count - 1 ? .wrap : .whole) }
                var table = TableWriter(columns, to: output, width: Terminal.readingWidth, style: style)
                for row in rows { try table.add({ row.map { Cell($0) } }, { .null }) }
                try table.finish()
            }
        }
    }

    private static func write(_ text: String, to output: Output) throws {
        var paragraph = ""
        func flush() throws {
            if !paragraph.isEmpty {
                for line in paragraph.wrapped(to: Terminal.readingWidth) { try output.line(line) }
            }
            paragraph = ""
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix(" ") {
                try flush()
                try output.line(String(line))
            } else {
                paragraph += (paragraph.isEmpty ? "" : " ") + line
            }
        }
        try flush()
    }
}
