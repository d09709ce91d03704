-- The catalog: every revision of every document, its author, and indexes.
--
-- The data is in change, change_hash, and revision, to which rows are only ever added. Everything else is derived from the
-- newest revisions and can be rebuilt from them.

CREATE TABLE change (
    id INTEGER PRIMARY KEY,                         -- 1, 2, 3 …: the parent of a change is the one before it
    author TEXT NOT NULL,
    message TEXT NOT NULL,
    time INTEGER NOT NULL                           -- milliseconds since 1970 UTC
) STRICT;

-- The SHA-256 over the parent's hash, the change, and its revisions, as described in docs/decisions/0002-store-layout.md.
-- A table of its own, because the hash is known last and a change is never updated.
CREATE TABLE change_hash (
    change INTEGER PRIMARY KEY REFERENCES change,
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE TABLE document (
    id INTEGER PRIMARY KEY,
    type INTEGER NOT NULL CHECK (type BETWEEN 0 AND 3),     -- 0 device, 1 item, 2 kind, 3 pattern
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
CREATE INDEX document_kind ON document (kind) WHERE kind IS NOT NULL;

CREATE TABLE revision (
    id INTEGER PRIMARY KEY,                         -- in the order in which they were written
    document INTEGER NOT NULL REFERENCES document,
    number INTEGER NOT NULL CHECK (number >= 1),
    change INTEGER NOT NULL REFERENCES change,
    kind INTEGER,                                   -- the kind, and its revision, that a pattern was checked against
    kind_number INTEGER,
    digest BLOB NOT NULL CHECK (length(digest) = 32),
    body TEXT,                                      -- canonical JSON; NULL if deleted
    UNIQUE (document, number),
    FOREIGN KEY (kind, kind_number) REFERENCES revision (document, number)
) STRICT;

CREATE TRIGGER change_keeps_update BEFORE UPDATE ON change
    BEGIN SELECT raise(ABORT, 'a change is never altered'); END;
CREATE TRIGGER change_keeps_delete BEFORE DELETE ON change
    BEGIN SELECT raise(ABORT, 'a change is never removed'); END;
CREATE TRIGGER change_hash_keeps_update BEFORE UPDATE ON change_hash
    BEGIN SELECT raise(ABORT, 'a change hash is never altered'); END;
CREATE TRIGGER change_hash_keeps_delete BEFORE DELETE ON change_hash
    BEGIN SELECT raise(ABORT, 'a change hash is never removed'); END;
CREATE TRIGGER revision_keeps_update BEFORE UPDATE ON revision
    BEGIN SELECT raise(ABORT, 'a revision is never altered'); END;
CREATE TRIGGER revision_keeps_delete BEFORE DELETE ON revision
    BEGIN SELECT raise(ABORT, 'a revision is never removed'); END;

-- The names of parameters, so that the rows of values are short.
CREATE TABLE name (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;

-- Values: numbers as numbers, booleans as 0 and 1, text and named curves as text, everything else as canonical JSON.
CREATE TABLE parameter (
    name INTEGER NOT NULL,
    value ANY NOT NULL,
    document INTEGER NOT NULL,
    PRIMARY KEY (name, value, document)
) STRICT, WITHOUT ROWID;

CREATE TABLE tag (
    tag TEXT NOT NULL,
    document INTEGER NOT NULL,
    PRIMARY KEY (tag, document)
) STRICT, WITHOUT ROWID;

-- Which document refers to which other document in its parameters.
CREATE TABLE reference (
    document INTEGER NOT NULL,
    target INTEGER NOT NULL,
    PRIMARY KEY (document, target)
) STRICT, WITHOUT ROWID;
CREATE INDEX reference_target ON reference (target);

CREATE VIEW searchable AS
    SELECT id, slug, title, summary, tags FROM document WHERE NOT deleted;

-- Full-text search. FTS5 reads the texts from the view to rebuild and check itself, where it doesn't allow json_each.
CREATE VIRTUAL TABLE search USING fts5 (
    slug, title, summary, tags,
    content = 'searchable', content_rowid = 'id', columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

-- Views for 'motif sql'. Deleted documents are only in history. JSON is read only with json_each: before SQLite 3.41, the
-- other JSON functions count as unsafe in a view of an untrusted schema.

CREATE VIEW newest AS
    SELECT d.id, d.type, d.slug, d.title, d.summary,
        coalesce((SELECT value FROM json_each(r.body) WHERE key = 'tags'), '[]') AS tags,
        d.deprecated, d.number AS revision, d.kind,
        strftime('%Y-%m-%dT%H:%M:%S', c.time / 1000, 'unixepoch') || printf('.%03dZ', c.time % 1000) AS updated_at,
        c.author, r.body
    FROM document d CROSS JOIN revision r ON r.id = d.revision CROSS JOIN change c ON c.id = r.change
    WHERE NOT d.deleted;

CREATE VIEW patterns AS
    SELECT n.slug, n.title, n.summary, k.slug AS kind, n.revision, n.deprecated, n.tags,
        (SELECT value FROM json_each(n.body) WHERE key = 'parameters') AS parameters, n.updated_at, n.author, n.body
    FROM newest n JOIN document k ON k.id = n.kind WHERE n.type = 3;

CREATE VIEW parameters AS
    SELECT d.slug AS pattern, k.slug AS kind, n.text AS name, p.value
    FROM parameter p JOIN name n ON n.id = p.name JOIN document d ON d.id = p.document JOIN document k ON k.id = d.kind;

CREATE VIEW items AS
    SELECT slug, title, summary, (SELECT value FROM json_each(body) WHERE key = 'color') AS color,
        (SELECT value FROM json_each(body, '$.image')) AS image, revision, deprecated, tags,
        updated_at, author, body
    FROM newest WHERE type = 1;

CREATE VIEW kinds AS
    SELECT slug, title, summary, revision, deprecated, tags,
        (SELECT count(*) FROM document p WHERE p.kind = newest.id AND NOT p.deleted) AS patterns,
        (SELECT value FROM json_each(body) WHERE key = 'parameters') AS parameters, updated_at, author, body
    FROM newest WHERE type = 2;

CREATE VIEW devices AS
    SELECT slug, title, summary, (SELECT value FROM json_each(body, '$.family')) AS family,
        (SELECT value FROM json_each(body, '$.screen.width')) AS width,
        (SELECT value FROM json_each(body, '$.screen.height')) AS height,
        revision, deprecated, tags, updated_at, author, body
    FROM newest WHERE type = 0;

CREATE VIEW history AS
    SELECT CASE d.type WHEN 0 THEN 'device' WHEN 1 THEN 'item' WHEN 2 THEN 'kind' ELSE 'pattern' END AS type,
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
