-- Shared values, a fifth type of document. SQLite can't alter a CHECK, so the table is made again.

CREATE TABLE former_document AS SELECT * FROM document;
DROP TABLE document;
CREATE TABLE document (
    id INTEGER PRIMARY KEY,
    type INTEGER NOT NULL CHECK (type BETWEEN 0 AND 4),     -- 0 device, 1 item, 2 kind, 3 pattern, 4 value
    slug TEXT NOT NULL,                             -- a deleted document keeps it, since its history can continue
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    tags TEXT NOT NULL,                             -- separated by spaces, for search
    deprecated INTEGER NOT NULL CHECK (deprecated IN (0, 1)),
    deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
    number INTEGER NOT NULL,                        -- number of the newest revision
    revision INTEGER NOT NULL,                      -- id of the newest revision
    kind INTEGER REFERENCES document,               -- the kind of a pattern
    UNIQUE (type, slug)
) STRICT;
INSERT INTO document SELECT * FROM former_document;
DROP TABLE former_document;
CREATE INDEX document_kind ON document (kind) WHERE kind IS NOT NULL;

-- VALUES is a word of SQL.
CREATE VIEW shared_values AS
    SELECT slug, title, summary, (SELECT value FROM json_each(body) WHERE key = 'valueType') AS value_type,
        coalesce((SELECT value FROM json_each(body, '$.value.resolved')),
            (SELECT value FROM json_each(body) WHERE key = 'value')) AS value,
        (SELECT count(*) FROM reference r WHERE r.target = newest.id) AS uses,
        revision, deprecated, tags, updated_at, author, body
    FROM newest WHERE type = 4;

DROP VIEW history;

CREATE VIEW history AS
    SELECT CASE d.type WHEN 0 THEN 'device' WHEN 1 THEN 'item' WHEN 2 THEN 'kind' WHEN 3 THEN 'pattern'
            ELSE 'value' END AS type,
        (SELECT value FROM json_each(coalesce(r.body, b.body), '$.slug')) AS slug, r.number AS revision,
        CASE
            WHEN r.number = 1 THEN 'created'
            WHEN r.body IS NULL THEN 'deleted'
            WHEN b.body IS NULL THEN 'restored'
            WHEN (SELECT value FROM json_each(b.body, '$.slug'))
                <> (SELECT value FROM json_each(r.body, '$.slug')) THEN 'renamed'
            ELSE 'updated'
        END AS action,
        c.author, c.message,
        strftime('%Y-%m-%dT%H:%M:%S', c.time / 1000, 'unixepoch') || printf('.%03dZ', c.time % 1000) AS time,
        r.id, r.document, c.time AS milliseconds
    FROM revision r CROSS JOIN change c ON c.id = r.change CROSS JOIN document d ON d.id = r.document
    LEFT JOIN revision b ON b.document = r.document AND b.number = r.number - 1;
