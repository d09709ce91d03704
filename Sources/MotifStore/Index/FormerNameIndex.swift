import MotifCore

/// The index of the names that documents no longer have.
///
/// A document's revisions fall into runs of one name; a deletion has the name of the revision before it. Every run but
/// the last is a row: its name, and the ids of its first and its last revision.
enum FormerNameIndex {
    static let name = "former_name"

    /// The rows as the texts have them.
    ///
    /// - Parameter scope: A condition on the documents `d`.
    private static func rows(_ scope: String) -> String {
        """
        WITH text AS (
            SELECT document, id, number, \
                (SELECT CASE WHEN json_valid(t) THEN t ->> '$.slug' END FROM (SELECT body AS t)) AS slug
            FROM (
                SELECT r.document, r.id, r.number, \(IntactFunction.body) AS body
                FROM document d CROSS JOIN revision r ON r.document = d.id
                WHERE \(scope) AND d.number > 1 AND r.body IS NOT NULL)
        ), named AS (
            SELECT document, id, number, slug, lag(slug) OVER (PARTITION BY document ORDER BY number) AS before
            FROM text WHERE slug IS NOT NULL
        ), run AS (
            SELECT document, id, slug, lead(number) OVER (PARTITION BY document ORDER BY number) AS next
            FROM named WHERE before IS NOT slug
        )
        SELECT d.type, run.slug, l.id, run.id, d.id
        FROM run CROSS JOIN document d ON d.id = run.document
            CROSS JOIN revision l ON l.document = run.document AND l.number = run.next - 1
        WHERE run.next IS NOT NULL
        """
    }

    /// The number of rows that are missing, and of those that don't belong there.
    static let differences = """
        WITH expected (type, slug, last, first, document) AS (\(rows("TRUE"))),
            actual AS (SELECT type, slug, last, first, document FROM former_name)
        SELECT count(*) FROM (
            SELECT * FROM (SELECT * FROM expected EXCEPT SELECT * FROM actual)
            UNION ALL SELECT * FROM (SELECT * FROM actual EXCEPT SELECT * FROM expected))
        """

    /// Removes the rows of the document ?1.
    static let removing = "DELETE FROM former_name WHERE document = ?1"

    /// Adds the rows of the document ?1, which has none.
    static let adding = "INSERT INTO former_name \(rows("d.id = ?1"))"

    /// Adds the name of the document ?1, which its next revision no longer has.
    static let addingLast = """
        INSERT INTO former_name (type, slug, last, first, document)
        SELECT d.type, d.slug, d.revision, r.id, d.id
        FROM document d CROSS JOIN revision r ON r.document = d.id AND r.number = 1 + coalesce(
            (SELECT number FROM revision
                WHERE id = (SELECT max(last) FROM former_name WHERE document = d.id)), 0)
        WHERE d.id = ?1
        """
}
