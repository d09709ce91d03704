-- The tables of a hub in PostgreSQL, in SQL that engines with its protocol share: no sequences, whose numbers become
-- visible out of order, no advisory locks, no notifications, no extensions. Each statement makes what is missing.
--
-- The primary key of motif_change is the compare-and-swap of an append: only one transaction can add a number. Foreign
-- keys would add nothing, since rows are only ever inserted, and always a change together with its revisions.

CREATE TABLE IF NOT EXISTS motif_version (version bigint NOT NULL PRIMARY KEY);

CREATE TABLE IF NOT EXISTS motif_catalog (
    identity bytea NOT NULL PRIMARY KEY,
    name text NOT NULL UNIQUE
);

CREATE TABLE IF NOT EXISTS motif_change (
    identity bytea NOT NULL,
    number bigint NOT NULL,
    hash bytea NOT NULL,
    time bigint NOT NULL,
    author text NOT NULL,
    message text NOT NULL,
    release text,
    revisions bigint NOT NULL,
    PRIMARY KEY (identity, number)
);

CREATE UNIQUE INDEX IF NOT EXISTS motif_change_release ON motif_change (identity, release) WHERE release IS NOT NULL;

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
    PRIMARY KEY (identity, change, position)
);

-- Last, so that a version means that all tables are there.
INSERT INTO motif_version SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM motif_version);
