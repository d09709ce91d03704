extension GuidePage {
    /// The views for SQL.
    static let sql = GuidePage(
        name: "sql", summary: "SQL: reading the catalog with SELECT",
        blocks: [
            .text(
                """
                motif sql runs one statement of SQLite that only reads. Values come after --param and stand in the \
                statement as :name; a whole number is an integer, any other number a real, the rest text. Nothing \
                can be written, no other file be opened, and a statement that runs longer than ten seconds is stopped \
                (--timeout).

                  motif sql 'SELECT kind, count(*) FROM patterns GROUP BY kind'
                  motif sql "SELECT pattern, value FROM parameters WHERE name = :n ORDER BY value" --param n=duration
                  motif sql "SELECT slug, parameters ->> '$.curve' AS curve FROM patterns" --format csv

                These views stay as they are; tables beside them may change.
                """),
            .table(
                ["view", "columns"],
                """
                patterns | slug, title, summary, kind, revision, deprecated, tags, parameters, updated_at, \
                    author, body
                parameters | pattern, kind, name, value
                items | slug, title, summary, color, image, revision, deprecated, tags, updated_at, author, body
                kinds | slug, title, summary, revision, deprecated, tags, patterns, parameters, updated_at, \
                    author, body
                devices | slug, title, summary, family, width, height, revision, deprecated, tags, updated_at, \
                    author, body
                history | type, slug, revision, action, author, message, time, id, document, milliseconds
                """),
            .text(
                """
                body is the document, tags, parameters and color are parts of it: JSON, for ->, ->> and json_each. \
                In parameters, numbers are numbers, booleans 0 and 1, text and named curves text, everything else \
                JSON. Deleted documents are in history alone. Times are RFC 3339, UTC.

                With --format json a whole number that JSON readers would round (above 2^53) is given as text, and \
                bytes as hexadecimal digits.
                """),
        ])
}
