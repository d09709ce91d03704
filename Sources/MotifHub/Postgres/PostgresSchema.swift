/// The tables of a hub, in SQL that engines with PostgreSQL's protocol share: no sequences, whose numbers become visible
/// out of order, no advisory locks, no notifications, no extensions.
///
/// The primary key of `motif_change` is the compare-and-swap of an append: only one transaction can add a number. Foreign
/// keys would add nothing, since rows are only ever inserted, and always a change together with its revisions.
enum PostgresSchema {
    static let version = 1

    /// Makes what is missing, one statement each.
    static let statements = [
        "CREATE TABLE IF NOT EXISTS motif_version (version bigint NOT NULL PRIMARY KEY)",
        """
        CREATE TABLE IF NOT EXISTS motif_catalog (
            identity bytea NOT NULL PRIMARY KEY,
            name text NOT NULL UNIQUE)
        """,
        """
        CREATE TABLE IF NOT EXISTS motif_change (
            identity bytea NOT NULL,
            number bigint NOT NULL,
            hash bytea NOT NULL,
            time bigint NOT NULL,
            author text NOT NULL,
            message text NOT NULL,
            release text,
            revisions bigint NOT NULL,
            PRIMARY KEY (identity, number))
        """,
        """
        CREATE UNIQUE INDEX IF NOT EXISTS motif_change_release ON motif_change (identity, release)
            WHERE release IS NOT NULL
        """,
        """
        CREATE TABLE IF NOT EXISTS motif_revision (
            identity bytea NOT NULL,
            change bigint NOT NULL,
            position bigint NOT NULL,
            document bigint NOT NULL,
            number bigint NOT NULL,
            kind bigint,
            kind_number bigint,
            digest bytea NOT NULL,
            body text,
            PRIMARY KEY (identity, change, position))
        """,
        "INSERT INTO motif_version SELECT \(version) WHERE NOT EXISTS (SELECT 1 FROM motif_version)",
    ]

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

    /// Inserts rows if the change before them is there; the parameters `$1` to `$3` are the identity, and the number and
    /// the hash of that change. For a new catalog, `$2` is its name.
    static func insert(isFirst: Bool, changes: Int, revisions: Int) -> String {
        var parameter = isFirst ? 3 : 4
        func rows(_ count: Int, _ columns: [String]) -> String {
            let rows = (0..<count).map { _ in
                let numbers = parameter..<parameter + columns.count
                parameter = numbers.upperBound
                return "($1, \(numbers.map { "$\($0)" }.joined(separator: ", ")))"
            }
            let names = columns.joined(separator: ", ")
            return
                "(identity, \(names)) SELECT * FROM (VALUES \(rows.joined(separator: ", "))) AS v (identity, \(names))"
        }
        var parts: [String] = []
        if isFirst {
            parts.append("entry AS (INSERT INTO motif_catalog (identity, name) VALUES ($1, $2) RETURNING name)")
        }
        let condition =
            isFirst
            ? "SELECT 1 FROM entry" : "SELECT 1 FROM motif_change WHERE identity = $1 AND number = $2 AND hash = $3"
        parts.append(
            "changes AS (INSERT INTO motif_change \(rows(changes, changeColumns)) "
                + "WHERE EXISTS (\(condition)) RETURNING number)")
        if revisions > 0 {
            parts.append(
                "revisions AS (INSERT INTO motif_revision \(rows(revisions, revisionColumns)) "
                    + "WHERE EXISTS (SELECT 1 FROM changes) RETURNING change)")
        }
        return "WITH \(parts.joined(separator: ", ")) SELECT count(*) FROM changes"
    }

    static let copyChanges = copy(into: "motif_change", changeColumns)
    static let copyRevisions = copy(into: "motif_revision", revisionColumns)

    private static func copy(into table: String, _ columns: [String]) -> String {
        "COPY \(table) (identity, \(columns.joined(separator: ", "))) FROM STDIN WITH (FORMAT binary)"
    }
}
