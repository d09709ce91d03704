extension GuidePage {
    /// The views for SQL.
    static let sql = GuidePage(
        name: "sql", summary: "SQL: querying the catalog with SELECT",
        blocks: [
            .text(
                """
                motif sql runs one read-only SQLite statement. --param sets a value for a :name in the statement; \
                whole numbers are integers, other numbers are reals, and everything else is text. The statement \
                cannot change the catalog or open other files, and it is stopped after ten seconds (see --timeout).

                  motif sql 'SELECT kind, count(*) FROM patterns GROUP BY kind'
                  motif sql "SELECT pattern, value FROM parameters WHERE name = :n ORDER BY value" --param n=duration
                  motif sql "SELECT slug, parameters ->> '$.curve' AS curve FROM patterns" --format csv

                The following views are stable; the tables behind them may change.
                """),
            .table(
                ["view", "columns"],
                """
                patterns | slug, title, summary, kind, revision, deprecated, tags, parameters, \
                    total_duration, updated_at, author, body
                parameters | pattern, kind, name, value
                durations | pattern, kind, operation, seconds
                items | slug, title, summary, color, image, revision, deprecated, tags, updated_at, author, body
                kinds | slug, title, summary, revision, deprecated, tags, patterns, parameters, updated_at, \
                    author, body
                devices | slug, title, summary, family, width, height, revision, deprecated, tags, updated_at, \
                    author, body
                history | type, slug, revision, action, author, message, time, id, document, milliseconds
                """),
            .text(
                """
                body is the document; tags, parameters and color are parts of it. They are JSON, for use with ->, ->> \
                and json_each. In the view parameters, numbers are numbers, booleans are 0 and 1, text and named \
                curves are text, and everything else is JSON. total_duration and seconds reach from \
                the start to the end of the last track. Deleted documents appear only in history. Times are RFC 3339 \
                in UTC.

                With --format json, a whole number that JSON readers would round (above 2^53) becomes text, and bytes \
                become hexadecimal digits.
                """),
        ])

    /// The names of the views.
    static var views: [String] {
        sql.blocks.flatMap { block -> [String] in
            guard case .table(_, let rows) = block else { return [] }
            return rows.compactMap(\.first)
        }
    }
}
