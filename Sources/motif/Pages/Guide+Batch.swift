extension GuidePage {
    /// The protocol of `motif batch`.
    static let batch = GuidePage(
        name: "batch", summary: "Batches: many operations in one process, a line of JSON each",
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
                list | type, where, search, tag, sort, limit, deleted
                log | ref, limit
                diff | ref, with
                sample | ref, operation, device or screen, landscape, scene, reduced, and one of fps, at (one or a \
                    list), progress, pan (with velocity)
                check | ref (one or a list), or where and tag; device (one or a list), orientation; nothing for all
                validate | ref (one or a list) or document; nothing for the whole catalog
                create | ref (or in the document), kind, set, title, summary, tags, tag, deprecated, document, message
                update | ref, set, reset, title, summary, tags, tag, untag, deprecated, document, expect, message
                copy, rename | ref, to, message
                delete | ref (one or a list), expect, message
                restore | ref, message
                """),
            .text(
                """
                An answer has the number of its line, the line's id if it had one, and the result or what is wrong:

                  {"line": 1, "ok": true, "result": {…}}
                  {"line": 3, "id": 7, "ok": false, "error": {"code": "conflict", "message": "…", "path": "$"}}
                  {"done": true, "committed": false, "ok": 2, "failed": 1}

                All writes are one change. The first failure undoes them, ends the batch and exits with 65. With \
                --keep-going every line stands alone, and the exit is 1 where any failed. Reads see what the batch \
                wrote before. The last line out says what came of it.

                Answers go out line by line, so a program can keep the pipe open and hold a conversation: write a \
                line, read the answer, write the next. Writes are kept once the input ends.
                """),
        ])
}
