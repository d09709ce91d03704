-- The total duration of every operation of every pattern, so that lists find and sort by it. A row is what the kind's
-- formulas give for the pattern's values; a library that runs this step fills the table by rebuilding the indexes.

CREATE TABLE duration (
    document INTEGER NOT NULL,
    operation INTEGER NOT NULL,                     -- its name, in the table name
    seconds REAL NOT NULL,
    PRIMARY KEY (document, operation)
) STRICT, WITHOUT ROWID;

CREATE VIEW durations AS
    SELECT d.slug AS pattern, k.slug AS kind, n.text AS operation, t.seconds
    FROM duration t JOIN name n ON n.id = t.operation JOIN document d ON d.id = t.document JOIN document k ON k.id = d.kind;

DROP VIEW patterns;

CREATE VIEW patterns AS
    SELECT n.slug, n.title, n.summary, k.slug AS kind, n.revision, n.deprecated, n.tags,
        (SELECT value FROM json_each(n.body) WHERE key = 'parameters') AS parameters,
        (SELECT max(seconds) FROM duration WHERE document = n.id) AS total_duration, n.updated_at, n.author, n.body
    FROM newest n JOIN document k ON k.id = n.kind WHERE n.type = 3;
