extension GuidePage {
    /// How commands end.
    static let exitCodes = GuidePage(
        name: "exit-codes", summary: "Exit codes, output and environment, for scripts",
        blocks: [
            .table(
                ["exit", "means"],
                """
                0 | it is done
                1 | the answer is no: problems, differences with --exit-code, some lines of a batch failed
                64 | wrong usage: an option, a reference, a column that there is not
                65 | bad data: what does not parse or does not validate; nothing was written
                66 | no such catalog, file, document or revision
                70 | a mistake in motif
                73 | it exists already, is needed by others, or another revision is the newest
                74 | the catalog's file is damaged, no catalog, or newer than this motif; or a file cannot be \
                    written
                75 | another process held the catalog for longer than 5 s; nothing was written
                77 | not permitted: a read-only file, or SQL that does more than read
                """),
            .text(
                """
                Data goes to standard output, everything else to standard error. --format json, jsonl and csv are \
                stable: keys and columns may be added, none is taken away. Times in them are RFC 3339, UTC. --quiet \
                leaves out what is neither data nor wrong. A reader that goes away early, as entry does, ends a \
                command without a word.

                  motif update expand --set expandDuration=400ms --expect 3 || echo "someone was faster: $?"
                  motif list --format jsonl | jq -r .slug
                """),
            .table(
                ["variable", "what it sets"],
                """
                MOTIF_CATALOG | the catalog, where --catalog is not given
                MOTIF_AUTHOR | who writes, where --author is not given; else the login name
                MOTIF_TIME | the time of changes instead of the clock's, such as 2026-05-04T09:30:00Z, so that \
                    scripts give the same catalog every time
                COLUMNS | the width of tables; else the terminal's
                NO_COLOR | no colour, whatever its value
                """),
        ])
}
