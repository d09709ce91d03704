-- What a team needs: releases, the hub of a clone, changes that can move, and the names that documents had.

-- The name that a change gives to the state of the catalog. Such a change, a release, has no revisions.
ALTER TABLE change ADD COLUMN release TEXT CHECK (release <> '');
CREATE UNIQUE INDEX change_release ON change (release) WHERE release IS NOT NULL;

-- The hub with which this catalog shares its history; at most one.
CREATE TABLE hub (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    url TEXT NOT NULL,                              -- without a password
    shared INTEGER NOT NULL CHECK (shared >= 0)     -- the last change that the hub has, too; 0 for none
) STRICT;

-- The changes after this one are being replaced. A row is there only within the transaction that does it, and only if
-- the hub has none of them.
CREATE TABLE rewind (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    change INTEGER NOT NULL
) STRICT;
CREATE TRIGGER rewind_keeps_shared BEFORE INSERT ON rewind
    WHEN new.change < (SELECT shared FROM hub)
    BEGIN SELECT raise(ABORT, 'a shared change never moves'); END;

DROP TRIGGER change_keeps_delete;
DROP TRIGGER change_hash_keeps_delete;
DROP TRIGGER revision_keeps_delete;
CREATE TRIGGER change_keeps_delete BEFORE DELETE ON change
    WHEN NOT EXISTS (SELECT 1 FROM rewind WHERE change < old.id)
    BEGIN SELECT raise(ABORT, 'a change is never removed'); END;
CREATE TRIGGER change_hash_keeps_delete BEFORE DELETE ON change_hash
    WHEN NOT EXISTS (SELECT 1 FROM rewind WHERE change < old.change)
    BEGIN SELECT raise(ABORT, 'a change hash is never removed'); END;
CREATE TRIGGER revision_keeps_delete BEFORE DELETE ON revision
    WHEN NOT EXISTS (SELECT 1 FROM rewind WHERE change < old.change)
    BEGIN SELECT raise(ABORT, 'a revision is never removed'); END;

-- The names that documents no longer have, so that a reference stays good. Derived from the texts, as the indexes are.
CREATE TABLE former_name (
    type INTEGER NOT NULL,
    slug TEXT NOT NULL,
    last INTEGER NOT NULL,                          -- the id of the last revision that had the name
    first INTEGER NOT NULL,                         -- the id of the first one
    document INTEGER NOT NULL,
    PRIMARY KEY (type, slug, last)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_name_document ON former_name (document, last);

CREATE VIEW releases AS
    SELECT c.release AS name, c.id AS change, c.author, c.message,
        strftime('%Y-%m-%dT%H:%M:%S', c.time / 1000, 'unixepoch') || printf('.%03dZ', c.time % 1000) AS time
    FROM change c WHERE c.release IS NOT NULL;
