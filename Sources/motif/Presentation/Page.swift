import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

/// A document as a page for people, as wide as the terminal.
struct Page {
    let output: Output
    let style = Style()
    private let width = Terminal.readingWidth

    init(_ output: Output) { self.output = output }

    /// Writes the page of a revision.
    ///
    /// - Returns: The columns for which there was no room.
    func show(_ state: DocumentState) throws -> [String] {
        var hidden: [String] = []
        let metadata = state.document.metadata
        try paragraph(metadata.title, mark: style.strong)
        try output.line(style.faint(standing(state)))
        if case .reason(let reason)? = metadata.deprecation {
            try paragraph("Deprecated: \(reason)", mark: style.warning)
        } else if metadata.deprecation != nil {
            try paragraph("Deprecated", mark: style.warning)
        }
        if !metadata.summary.isEmpty {
            try output.line()
            try paragraph(metadata.summary)
        }
        try facts(metadata, state.durations)
        let rows = DocumentRows(state)
        if !rows.rows.isEmpty { hidden += try table(rows.columns, rows.rows) }
        if case .kind(let kind) = state.document {
            for table in KindTables(kind).tables {
                hidden += try self.table(table.columns.map(Column.init), table.rows.map { $0.map { Cell($0) } })
            }
        }
        if case .pattern(let pattern) = state.document, !pattern.accepts.isEmpty {
            let rows = pattern.accepts.map { acceptance in
                [Cell(acceptance.check), Cell(acceptance.limit?.words ?? "any"), Cell(acceptance.reason)]
            }
            let columns = [Column("accepted check"), Column("how much", fit: .wrap), Column("reason", fit: .wrap)]
            hidden += try table(columns, rows)
        }
        try output.line()
        try history(state)
        return hidden
    }

    /// Writes a table after an empty line.
    ///
    /// - Returns: The columns for which there was no room.
    @discardableResult
    func table(_ columns: [Column], _ rows: [[Cell]]) throws -> [String] {
        try output.line()
        // Long text wraps on a page even if the width of the output is not known.
        var table = TableWriter(columns, to: output, width: Terminal.width ?? Terminal.standardWidth, style: style)
        for row in rows { try table.add({ row }, { .null }) }
        try table.finish()
        return table.hiddenColumns
    }

    private func standing(_ state: DocumentState) -> String {
        var document = "\(state.name.type.rawValue) \(state.entry.name.slug)@\(state.revision)"
        if state.name != state.entry.name { document += " (\(state.name.slug) then)" }
        guard let kind = state.kind else { return document }
        return "\(document) · kind \(kind.kind.metadata.name.slug)@\(kind.revision)"
    }

    private func facts(_ metadata: DocumentMetadata, _ durations: [OperationDuration]) throws {
        var facts: [(String, String)] = []
        if !durations.isEmpty {
            let parts = durations.map { "\($0.operation) \($0.seconds.short()) s" }
            facts.append(("duration", parts.joined(separator: ", ")))
        }
        if !metadata.tags.isEmpty { facts.append(("tags", metadata.tags.joined(separator: ", "))) }
        if let source = metadata.source {
            facts.append(("source", source.title))
            if let author = source.author { facts.append(("author", author)) }
            if let url = source.url { facts.append(("url", url)) }
        }
        guard !facts.isEmpty else { return }
        try output.line()
        let indent = (facts.map { $0.0.count }.max() ?? 0) + TableLayout.gap
        for (name, value) in facts {
            // Addresses are for copying, so they do not wrap.
            let text = value.onOneLine.escaped
            let lines = name == "url" ? [text] : text.wrapped(to: max(10, width - indent))
            for (number, line) in lines.enumerated() {
                try output.line((number == 0 ? name : "").padded(to: indent) + line)
            }
        }
    }

    private func history(_ state: DocumentState) throws {
        let note = state.note
        var text = "revision \(state.revision)"
        if state.revision < state.entry.newest { text += " of \(state.entry.newest)" }
        text += ", by \(note.author), \(note.date.long)"
        if !note.message.isEmpty { text += " “\(note.message)”" }
        try paragraph(text, mark: style.faint)
        if state.entry.isDeleted { try paragraph("This document is deleted.", mark: style.warning) }
    }

    /// Writes text wrapped to the width.
    func paragraph(_ text: String, mark: (String) -> String = { $0 }) throws {
        for line in text.onOneLine.escaped.wrapped(to: width) { try output.line(mark(line)) }
    }
}

extension Column {
    /// The column of a kind's table in a terminal.
    fileprivate init(_ column: KindTables.Column) {
        let isProse = column.content == .prose
        self.init(
            column.name, column.content == .number ? .trailing : .leading, fit: isProse ? .wrap : .whole,
            rank: column.isMinor ? 1 : 0)
    }
}
