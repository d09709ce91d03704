extension GuidePage {
    /// The protocol of `motif batch`.
    static let batch = GuidePage(
        name: "batch", summary: "Batches: many operations in one process, as JSON Lines",
        blocks: [
            .text(
                """
                motif batch reads JSON Lines from a file or standard input and answers each line with a line. The \
                keys are the options of the commands:

                  {"op": "get", "ref": "expand"}
                  {"op": "create", "ref": "expand-slow", "kind": "expand", "set": {"expandDuration": "600ms"}}
                  {"id": 7, "op": "update", "ref": "expand", "set": {"thresholdScale": 3}, "expect": 1}
                  {"op": "list", "where": "expandDuration < 0.5", "limit": 10}
                  {"op": "sample", "ref": "expand", "scene": {"view": "20,700,56,56"}, "at": [0, "350ms"]}
                """),
            .table(
                ["op", "keys"],
                """
                get | ref
                list | type, where, search, tag, sort, limit, offset, deleted
                log | ref, limit
                diff | ref, with; or from, to (two states of the catalog)
                sample | ref, operation, device or screen, landscape, scene, reduced, and one of: fps, at (a time or \
                    a list of times), progress, pan (with velocity)
                check | ref (one or a list), or where and tag; device (one or a list), orientation; all patterns by \
                    default
                curve | curve, duration, at (a time or a list of times, in seconds or percent)
                uses | ref
                changelog | from, to (by default everything since the last release)
                releases, stats | no keys
                validate | ref (one or a list) or document; the whole catalog by default
                create | ref (or in the document), kind, set, title, summary, tags, tag, deprecated, document, message
                update | ref, set, reset, title, summary, tags, tag, untag, deprecated, document, expect, message
                copy, rename | ref, to, message
                delete | ref (one or a list), expect, message
                restore | ref, message
                every operation that reads | asOf (a release, a date, a time, or the number of a change)
                """),
            .text(
                """
                An answer contains the number of the line, the line's id if it has one, and the result or the error:

                  {"line": 1, "ok": true, "result": {…}}
                  {"line": 3, "id": 7, "ok": false, "error": {"code": "conflict", "message": "…", "path": "$"}}
                  {"done": true, "committed": false, "ok": 2, "failed": 1}

                All writes form one change. The first failure undoes them, ends the batch and makes motif exit with \
                65. With --keep-going, each line is a change of its own, and motif exits with 1 if any line failed. \
                Reads see what the batch has written so far. The last line of the output is a summary.

                Answers are written line by line, so a program can keep the pipe open and hold a conversation: write \
                a line, read the answer, write the next line. Writes are saved when the input ends.
                """),
        ])
}
