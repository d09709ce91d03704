// The floor: what a C program with prepared statements needs on motif's own tables. It checks nothing and hashes nothing.
//
//   floor import FROM TO       copies the rows that TO, a new catalog, lacks: every table and index of FROM
//   floor export CATALOG       prints the texts of all documents
//   floor read CATALOG         reads names of patterns from standard input and prints their texts
//   floor filter CATALOG       reads numbers, and prints for each 20 patterns with a smaller zoomedScale
//   floor write CATALOG N      gives the first pattern N new revisions, each in a transaction of its own

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sqlite3 *open_database(const char *path) {
    sqlite3 *database;
    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK) {
        fprintf(stderr, "%s: %s\n", path, sqlite3_errmsg(database));
        exit(1);
    }
    return database;
}

static void fail(sqlite3 *database) {
    fprintf(stderr, "%s\n", sqlite3_errmsg(database));
    exit(1);
}

static void run(sqlite3 *database, const char *sql) {
    if (sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK) fail(database);
}

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql) {
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) fail(database);
    return statement;
}

static void step(sqlite3_stmt *statement) {
    if (sqlite3_step(statement) != SQLITE_DONE) fail(sqlite3_db_handle(statement));
    sqlite3_reset(statement);
}

static void copy(sqlite3 *from, sqlite3 *to, const char *select, const char *insert) {
    sqlite3_stmt *source = prepare(from, select), *target = prepare(to, insert);
    int columns = sqlite3_column_count(source);
    while (sqlite3_step(source) == SQLITE_ROW) {
        for (int column = 0; column < columns; column++) {
            sqlite3_bind_value(target, column + 1, sqlite3_column_value(source, column));
        }
        step(target);
    }
    sqlite3_finalize(source);
    sqlite3_finalize(target);
}

// Every table in the order of its key, which is the fastest one.
static void import(const char *from_path, const char *to_path) {
    static const char *const tables[][2] = {
        {"SELECT id, author, message, time, release FROM change ORDER BY id",
         "INSERT OR IGNORE INTO change VALUES (?, ?, ?, ?, ?)"},
        {"SELECT id, type, slug, title, summary, tags, deprecated, deleted, number, revision, kind FROM document ORDER BY id",
         "INSERT OR IGNORE INTO document VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"},
        {"SELECT id, document, number, change, kind, kind_number, digest, body FROM revision ORDER BY id",
         "INSERT OR IGNORE INTO revision VALUES (?, ?, ?, ?, ?, ?, ?, ?)"},
        {"SELECT id, text FROM name ORDER BY id", "INSERT OR IGNORE INTO name VALUES (?, ?)"},
        {"SELECT name, value, document FROM parameter ORDER BY 1, 2, 3", "INSERT OR IGNORE INTO parameter VALUES (?, ?, ?)"},
        {"SELECT tag, document FROM tag ORDER BY 1, 2", "INSERT OR IGNORE INTO tag VALUES (?, ?)"},
        {"SELECT document, operation, seconds FROM duration ORDER BY 1, 2",
         "INSERT OR IGNORE INTO duration VALUES (?, ?, ?)"},
        {"SELECT document, target FROM reference ORDER BY 1, 2", "INSERT OR IGNORE INTO reference VALUES (?, ?)"},
        {"SELECT change, hash FROM change_hash ORDER BY 1", "INSERT OR IGNORE INTO change_hash VALUES (?, ?)"},
    };
    sqlite3 *from = open_database(from_path), *to = open_database(to_path);
    run(from, "BEGIN");
    run(to, "PRAGMA foreign_keys = OFF; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; BEGIN IMMEDIATE");
    // The words of the documents that the new catalog has are there already.
    sqlite3_stmt *last = prepare(to, "SELECT max(id) FROM document");
    sqlite3_step(last);
    char words[200];
    snprintf(words, sizeof words, "SELECT id, slug, title, summary, tags FROM document WHERE id > %lld AND NOT deleted",
             sqlite3_column_int64(last, 0));
    sqlite3_finalize(last);
    for (size_t table = 0; table < sizeof tables / sizeof *tables; table++) {
        copy(from, to, tables[table][0], tables[table][1]);
    }
    copy(from, to, words, "INSERT INTO search (rowid, slug, title, summary, tags) VALUES (?, ?, ?, ?, ?)");
    run(to, "COMMIT");
    sqlite3_close(from);
    sqlite3_close(to);
}

static void print(sqlite3_stmt *statement, int column) {
    fwrite(sqlite3_column_text(statement, column), 1, (size_t)sqlite3_column_bytes(statement, column), stdout);
    putchar('\n');
}

static void export(const char *path) {
    sqlite3 *database = open_database(path);
    sqlite3_stmt *select = prepare(
        database,
        "SELECT r.body FROM document d CROSS JOIN revision r ON r.id = d.revision WHERE NOT d.deleted ORDER BY d.type, d.slug");
    while (sqlite3_step(select) == SQLITE_ROW) print(select, 0);
    sqlite3_finalize(select);
    sqlite3_close(database);
}

static void answer(const char *path, const char *sql, int is_number) {
    sqlite3 *database = open_database(path);
    sqlite3_stmt *select = prepare(database, sql);
    char line[1000];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (is_number) sqlite3_bind_double(select, 1, atof(line));
        else sqlite3_bind_text(select, 1, line, -1, SQLITE_TRANSIENT);
        while (sqlite3_step(select) == SQLITE_ROW) print(select, 0);
        sqlite3_reset(select);
    }
    sqlite3_finalize(select);
    sqlite3_close(database);
}

// The rows of an update that changes one number: a change, its hash, a revision, the document, its words, and a parameter.
static void write_revisions(const char *path, int count) {
    static const char *const statements[] = {
        "INSERT INTO change (author, message, time) VALUES ('bench', '', 1800000000000)",
        "INSERT INTO search (search, rowid, slug, title, summary, tags)"
        " SELECT 'delete', id, slug, title, summary, tags FROM document WHERE id = ?1",
        "INSERT INTO revision (document, number, change, kind, kind_number, digest, body) SELECT r.document, r.number + 1,"
        " (SELECT max(id) FROM change), r.kind, r.kind_number, r.digest, r.body"
        " FROM document d JOIN revision r ON r.id = d.revision WHERE d.id = ?1",
        "UPDATE document SET number = number + 1, revision = (SELECT max(id) FROM revision) WHERE id = ?1",
        "DELETE FROM parameter WHERE document = ?1 AND name = (SELECT id FROM name WHERE text = 'expandDuration')"
        " AND value = 0.35",
        "INSERT INTO parameter SELECT id, 0.35, ?1 FROM name WHERE text = 'expandDuration'",
        "INSERT INTO search (rowid, slug, title, summary, tags)"
        " SELECT id, slug, title, summary, tags FROM document WHERE id = ?1",
        "INSERT INTO change_hash (change, hash) SELECT max(id), zeroblob(32) FROM change",
    };
    enum { statement_count = sizeof statements / sizeof *statements };
    sqlite3 *database = open_database(path);
    run(database, "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL");
    sqlite3_stmt *first = prepare(database, "SELECT id FROM document WHERE type = 3 AND slug = 'expand'");
    sqlite3_step(first);
    sqlite3_int64 document = sqlite3_column_int64(first, 0);
    sqlite3_finalize(first);
    sqlite3_stmt *prepared[statement_count];
    for (int index = 0; index < statement_count; index++) {
        prepared[index] = prepare(database, statements[index]);
        if (sqlite3_bind_parameter_count(prepared[index])) sqlite3_bind_int64(prepared[index], 1, document);
    }
    for (int round = 0; round < count; round++) {
        run(database, "BEGIN IMMEDIATE");
        for (int index = 0; index < statement_count; index++) step(prepared[index]);
        run(database, "COMMIT");
    }
    for (int index = 0; index < statement_count; index++) sqlite3_finalize(prepared[index]);
    sqlite3_close(database);
}

int main(int count, char **words) {
    if (count == 4 && !strcmp(words[1], "import")) import(words[2], words[3]);
    else if (count == 3 && !strcmp(words[1], "export")) export(words[2]);
    else if (count == 3 && !strcmp(words[1], "read")) {
        answer(words[2], "SELECT r.body FROM document d CROSS JOIN revision r ON r.id = d.revision"
               " WHERE d.type = 3 AND d.slug = ?", 0);
    } else if (count == 3 && !strcmp(words[1], "filter")) {
        answer(words[2], "SELECT d.slug FROM parameter p JOIN name n ON n.id = p.name JOIN document d ON d.id = p.document"
               " WHERE n.text = 'zoomedScale' AND p.value < ? ORDER BY d.slug LIMIT 20", 1);
    } else if (count == 4 && !strcmp(words[1], "write")) write_revisions(words[2], atoi(words[3]));
    else return 64;
    return 0;
}
