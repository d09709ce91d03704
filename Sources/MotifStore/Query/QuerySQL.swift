/// A query as SQL: first the ids, sorted and limited, then the rows, so that sorting doesn't move texts.
struct QuerySQL {
    private let from: SQLFragment
    private let order: SQLFragment
    private let range: String

    init(_ query: Query) {
        var conditions: [SQLFragment] = []
        if let type = query.type {
            // SQLite can't know how few documents a list from an index names, and would rather go through all documents
            // of the type, which a `+` keeps it from.
            let hasList =
                !query.tags.isEmpty || query.search != nil || query.changedSince != nil
                || query.filter?.isFoundByIndex == true
            conditions.append(SQLFragment("\(hasList ? "+" : "")d.type = ?", [.number(Double(type.number))]))
        }
        switch query.deleted {
        case .excluded: conditions.append(SQLFragment("NOT d.deleted"))
        case .only: conditions.append(SQLFragment("d.deleted"))
        case .included: break
        }
        if let changed = query.changedSince { conditions.append(changed.condition) }
        for tag in query.tags { conditions.append(Self.having(tag: tag)) }
        if let search = query.search {
            conditions.append(SearchTerms(search).condition)
        }
        if let filter = query.filter { conditions.append(filter.condition) }
        from = " FROM document d" + (conditions.isEmpty ? SQLFragment("") : " WHERE " + conditions.joined(" AND "))
        order = Self.order(query.order)
        // SQLite has an offset only after a limit, which -1 makes none.
        range = "LIMIT \(query.limit ?? -1) OFFSET \(query.offset)"
    }

    var documents: SQLFragment {
        // The limit, even of none, keeps SQLite from merging the inner query into the outer and losing its order.
        "\(DocumentColumn.selectList) FROM (SELECT d.id AS found" + from + " " + order
            + " \(range)) CROSS JOIN document d ON d.id = found \(DocumentColumn.joins)"
    }

    /// The ids of the newest revisions alone.
    var revisions: SQLFragment { "SELECT d.revision" + from + " " + order + " \(range)" }

    var count: SQLFragment { "SELECT count(*)" + from }

    static func having(tag: String) -> SQLFragment {
        SQLFragment("d.id IN (SELECT document FROM tag WHERE tag = ?)", [.text(tag)])
    }

    private static func order(_ order: DocumentOrder) -> SQLFragment {
        let direction = order.direction == .ascending ? "" : " DESC"
        let value: SQLFragment
        switch order.key {
        case .slug: return SQLFragment("ORDER BY d.type, d.slug\(direction)")
        // Revisions are numbered as they are written, even if the clock was set back.
        case .updated: return SQLFragment("ORDER BY d.revision\(direction)")
        case .title: value = SQLFragment("d.title COLLATE NOCASE")
        case .revision: value = SQLFragment("d.number")
        case .kind: value = SQLFragment(DocumentHeader.kind.sql ?? "")
        case .totalDuration(nil): value = SQLFragment(DocumentHeader.totalDurationSQL)
        case .totalDuration(let operation?):
            value = SQLFragment(DocumentHeader.durationSQL, [.text(operation)])
        case .parameter(let name):
            let (body, path) = (RowCondition.body, SQLValue.text("$.parameters.\"\(name)\""))
            value = SQLFragment(
                "coalesce(json_extract(\(body), ? || '.resolved'), json_extract(\(body), ?))", [path, path])
        }
        return "ORDER BY " + value + "\(direction) NULLS LAST, d.type, d.slug"
    }
}
