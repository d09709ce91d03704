/// The statements to run before all documents are indexed again.
enum IndexRebuilding {
    static let statements = [
        "DELETE FROM parameter", "DELETE FROM name", "DELETE FROM tag", "DELETE FROM reference",
        "DELETE FROM duration",
        """
        UPDATE document SET (number, revision, deleted, kind) = (
            SELECT number, id, body IS NULL, kind FROM revision r WHERE r.document = document.id
            ORDER BY number DESC LIMIT 1)
        """,
        """
        UPDATE document SET (slug, title, summary, tags, deprecated) = (
            SELECT body ->> '$.slug', body ->> '$.title', coalesce(body ->> '$.summary', ''),
                coalesce((SELECT group_concat(value, ' ') FROM json_each(body, '$.tags')), ''),
                coalesce(body -> '$.deprecated', 'false') <> 'false'
            FROM revision r WHERE r.document = document.id AND body IS NOT NULL ORDER BY number DESC LIMIT 1)
        """,
    ]
}
