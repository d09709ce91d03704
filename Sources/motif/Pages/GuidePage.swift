import ArgumentParser
import MotifJSON

/// A page of `motif guide`.
struct GuidePage {
    /// A part of a page.
    enum Block {
        /// Paragraphs between empty lines; lines that start with spaces are not wrapped.
        case text(String)
        /// Rows below headings; the last column wraps.
        case table([String], [[String]])

        /// Rows below headings, one row per line, its values separated by bars.
        static func table(_ headings: [String], _ rows: String) -> Block {
            .table(
                headings,
                rows.split(separator: "\n").map { row in
                    row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
                })
        }
    }

    /// The argument that selects the page.
    let name: String
    /// The topic, in a line.
    let summary: String
    /// The parts of the page.
    let blocks: [Block]

    /// Every page but the overview.
    static let all = [documents, formulas, batch, sql, exitCodes]

    /// The page that lists the others.
    static let overview = GuidePage(
        name: "guide", summary: "A guide to motif in five pages",
        blocks: [
            .text(
                """
                A catalog stores documents of four types in one file. A kind defines a motion: its parameters and \
                choreography. A pattern is a named use of a kind with its own parameter values. Items are sample \
                content, and devices are screen sizes. Every change creates a new revision, and none is ever lost.

                A reference names a document: [type:]slug[@revision], or [type:]slug[@release]. The default type is \
                pattern. Examples: expand, expand@2, expand@1.4, item:twitter, kind:punch-out, device:iphone-15. A \
                name that a document has given up still means it, until another document takes the name.
                """),
            .table(["command", "topic"], all.map { ["motif guide \($0.name)", $0.summary] }),
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

extension GuidePage: ExpressibleByArgument {
    init?(argument name: String) {
        guard let page = Self.all.first(where: { $0.name == name }) else { return nil }
        self = page
    }

    static var allValueStrings: [String] { all.map(\.name) }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
