import CResources

/// The statements on the tables of a hub.
enum PostgresSchema {
    static let version = 1

    /// Makes the tables that are missing, one statement each.
    static let statements: [String] = {
        let file = c_hub(0)
        let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
        return text.split(separator: ";\n").map(String.init)
    }()

    static let readVersion = "SELECT version FROM motif_version"

    /// Everything about a catalog in one query; `$1` is its name, or empty for all. If there is none, the row has the
    /// version only.
    static let readState = """
        SELECT v.version, c.identity, c.name, h.number, h.hash
        FROM motif_version v
        LEFT JOIN motif_catalog c ON $1 = '' OR c.name = $1
        LEFT JOIN motif_change h ON h.identity = c.identity
            AND h.number = (SELECT max(number) FROM motif_change WHERE identity = c.identity)
        ORDER BY c.name
        """

    static let readName = "SELECT name FROM motif_catalog WHERE identity = $1"
    static let readPoint = "SELECT hash FROM motif_change WHERE identity = $1 AND number = $2"

    static let changeColumns = ["number", "hash", "time", "author", "message", "release", "revisions"]

    static let revisionColumns = [
        "change", "position", "document", "number", "kind", "kind_number", "digest", "body",
    ]

    /// Changes after `$2`, at most `$3` of them.
    static let readChanges = """
        SELECT \(changeColumns.joined(separator: ", ")) FROM motif_change
        WHERE identity = $1 AND number > $2 ORDER BY number LIMIT $3
        """

    /// Revisions of changes `$2` to `$3`.
    static let readRevisions = """
        SELECT \(revisionColumns.joined(separator: ", ")) FROM motif_revision
        WHERE identity = $1 AND change BETWEEN $2 AND $3 ORDER BY change, position
        """

    /// Limits the time for which this client waits for another one's transaction, and others for a transaction of this
    /// one when it is stopped, unless the user, the database, or the URL sets other limits.
    ///
    /// They hold for the transaction: behind a pooler, others use the same session afterward. Poolers refuse them as options
    /// of a connection.
    /// - Source: https://www.postgresql.org/docs/current/functions-admin.html#FUNCTIONS-ADMIN-SET,
    ///   https://www.pgbouncer.org/config.html#ignore_startup_parameters
    private static let limits = """
        limits AS (SELECT count(set_config(name, value, true)) AS set
        FROM (VALUES ('lock_timeout', '20s'), ('idle_in_transaction_session_timeout', '30s')) AS limits (name, value)
        WHERE current_setting(name, true) = '0')
        """

    /// Inserts rows if a change is there: the last one before them, or that of the first revision. The parameters `$1` to
    /// `$3` are the identity, and the number and the hash of that change. For a new catalog, `$2` is its name.
    static func insert(isFirst: Bool, changes: Int, revisions: Int) -> String {
        var parameter = isFirst ? 3 : 4
        var condition = "SELECT 1 FROM motif_change WHERE identity = $1 AND number = $2 AND hash = $3"
        // What depends on the limits is executed after they are set.
        condition += " AND (SELECT set FROM limits) >= 0"
        var parts = [limits]
        if isFirst {
            parts.append(
                "entry AS (INSERT INTO motif_catalog (identity, name) SELECT $1, $2 "
                    + "WHERE (SELECT set FROM limits) >= 0 RETURNING name)")
            condition = "SELECT 1 FROM entry"
        }
        func insert(_ name: String, _ count: Int, _ columns: [String]) {
            guard count > 0 else { return }
            let rows = (0..<count).map { _ in
                let numbers = parameter..<parameter + columns.count
                parameter = numbers.upperBound
                return "($1, \(numbers.map { "$\($0)" }.joined(separator: ", ")))"
            }
            let names = "(identity, \(columns.joined(separator: ", ")))"
            parts.append(
                "\(name)s AS (INSERT INTO motif_\(name) \(names) SELECT * FROM (VALUES \(rows.joined(separator: ", "))) "
                    + "AS v \(names) WHERE EXISTS (\(condition)) RETURNING 1)")
            condition = "SELECT 1 FROM \(name)s"
        }
        insert("change", changes, changeColumns)
        insert("revision", revisions, revisionColumns)
        return "WITH \(parts.joined(separator: ", ")) SELECT count(*) FROM \(changes > 0 ? "changes" : "revisions")"
    }
}
