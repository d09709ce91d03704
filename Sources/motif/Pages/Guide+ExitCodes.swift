extension GuidePage {
    /// Exit codes, output, and environment variables.
    static let exitCodes = GuidePage(
        name: "exit-codes", summary: "Exit codes, output and environment, for scripts",
        blocks: [
            .table(
                ["code", "meaning"],
                """
                0 | success
                1 | negative answer: problems, failed checks, differences with --exit-code, failed lines of a batch, \
                    merge conflicts
                64 | usage error: unknown command, option or column, or an invalid value
                65 | invalid data, which cannot be parsed or has problems; nothing was written
                66 | not found: catalog, file, document or revision
                70 | internal error: a bug in motif
                73 | conflict: already exists, is used by other documents, or another revision is the newest
                74 | file error: the catalog is damaged, not a catalog or newer than this motif, or a file cannot be \
                    written
                75 | busy: another process held the catalog for more than 5 s; nothing was written
                77 | not permitted: a read-only file, or SQL that does more than read
                """),
            .text(
                """
                Data goes to standard output, everything else to standard error. The formats json, jsonl and csv are \
                stable: keys and columns may be added, but none is removed. Their times are RFC 3339 in UTC. --quiet \
                suppresses notices. Closing the output early, as head does, is not an error.

                In CSV, text that begins like a formula (=, +, -, @ or a tab, unless it is a number) gets an \
                apostrophe in front, so that spreadsheets do not run it.

                  motif update expand --set expandDuration=400ms --expect 3 || echo "not updated: $?"
                  motif list --format jsonl | jq -r .slug
                """),
            .table(
                ["variable", "purpose"],
                """
                MOTIF_CATALOG | catalog file, unless --catalog is used
                MOTIF_AUTHOR | author of changes, unless --author is used (default: your login name)
                MOTIF_TIME | time of changes instead of the current time, such as 2026-05-04T09:30:00Z, so that \
                    scripts produce the same catalog every time
                VISUAL, EDITOR | editor of motif edit (default: vi on a terminal)
                COLUMNS | width of tables (default: the terminal's width)
                NO_COLOR | if set, output has no color
                """),
        ])
}
