-- The same indexing by the sqlite3 shell: lines into a table, a row a document, a row a parameter and a tag, words.
-- It does not validate, keeps no versions and no digests. Input: patterns.jsonl in this folder; output: peer.db.
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA temp_store = MEMORY;

CREATE TABLE document (
    id INTEGER PRIMARY KEY, type TEXT NOT NULL, slug TEXT NOT NULL, kind TEXT, title TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (type, slug)
) STRICT;
CREATE TABLE parameter (
    name TEXT NOT NULL, value ANY NOT NULL, document INTEGER NOT NULL, PRIMARY KEY (name, value, document)
) STRICT, WITHOUT ROWID;
CREATE TABLE tag (
    tag TEXT NOT NULL, document INTEGER NOT NULL, PRIMARY KEY (tag, document)
) STRICT, WITHOUT ROWID;
CREATE VIEW searchable AS
    SELECT id, slug, title, body ->> '$.summary' AS summary,
        (SELECT group_concat(value, ' ') FROM json_each(body, '$.tags')) AS tags
    FROM document;
CREATE VIRTUAL TABLE search USING fts5 (
    slug, title, summary, tags,
    content = 'searchable', content_rowid = 'id', columnsize = 0, tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TEMP TABLE line (text TEXT NOT NULL);
.mode ascii
.separator "\037" "\n"
.import patterns.jsonl line

BEGIN IMMEDIATE;
INSERT INTO document (type, slug, kind, title, body)
    SELECT text ->> '$.type', text ->> '$.slug', text ->> '$.kind', text ->> '$.title', text FROM line;
INSERT INTO parameter (name, value, document)
    SELECT p.key, p.value, d.id FROM document d, json_each(d.body, '$.parameters') p ORDER BY 1, 2, 3;
INSERT INTO tag (tag, document)
    SELECT t.value, d.id FROM document d, json_each(d.body, '$.tags') t ORDER BY 1, 2;
INSERT INTO search (rowid, slug, title, summary, tags) SELECT id, slug, title, summary, tags FROM searchable;
COMMIT;
