import Testing

@Suite struct `Writing` {
    @Test func `a document is created, changed, copied, renamed, deleted and restored`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif(
                "create", "expand-slow", "--kind", "expand", "--set", "expandDuration=600ms", "--tag", "slow"),
            sandbox.motif("update", "expand-slow", "--set", "expandCurve=cubic-bezier(.2, 0, 0, 1)", "--untag", "slow"),
            sandbox.motif(
                "update", "expand-slow", "--reset", "expandCurve", "--summary", "Slowly.", "--format", "json"),
            sandbox.motif("update", "expand-slow", "--summary", "Slowly."),
            sandbox.motif("copy", "expand-slow@1", "expand-slower"),
            sandbox.motif("rename", "expand-slower", "expand-3"),
            sandbox.motif("delete", "expand-3", "expand-slow"), sandbox.motif("restore", "expand-slow"),
            sandbox.motif("restore", "expand-slow@1", "-m", "as it was"),
            sandbox.motif("log", "expand-slow"), sandbox.motif("show", "expand-slow", "--format", "jsonl"),
            matches: "writing")
    }

    @Test func `a dry run of a rename shows the references to the document`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.motif("log", "--format", "jsonl").output
        let run = try sandbox.motif("rename", "item:twitter", "x", "--dry-run")
        #expect(run.exit == 0)
        #expect(run.output.hasPrefix("would rename item:x@2\n"), "\(run.output)")
        #expect(run.errors.contains("Would also update 2 documents: kind:zoom-icons@2, zoom-icons@2"), "\(run.errors)")
        #expect(run.errors.hasSuffix("Nothing was saved\n"))
        #expect(try sandbox.motif("log", "--format", "jsonl").output == before)
    }

    @Test func `a log for programs has whole values, and the kind of a re-created document`() throws {
        let sandbox = try Sandbox()
        let curve = "spring(mass: 1.25, stiffness: 345.75, damping: 23.5, initialVelocity: 0.25)"
        try sandbox.motif("update", "dive-deeper", "--set", "curve=\(curve)")
        #expect(try sandbox.motif("log", "dive-deeper", "--limit", "1", "--format", "csv").output.contains(curve))
        #expect(try sandbox.motif("log", "dive-deeper", "--limit", "1", "--columns", "changed").output.contains("…"))
        try sandbox.motif("delete", "mask-reveal")
        try sandbox.motif("create", "mask-reveal", "--kind", "expand")
        let log = try sandbox.motif("log", "mask-reveal", "--limit", "1", "--format", "csv").output
        #expect(log.contains("kind mask-reveal → expand"), "\(log)")
    }

    @Test func `a new document with the name of a deleted one says whose history it continues`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("delete", "mask-reveal")
        let run = try sandbox.motif("create", "mask-reveal", "--kind", "expand")
        #expect(run.output == "restored mask-reveal@3\n")
        #expect(run.errors.hasPrefix("mask-reveal continues the history of a deleted pattern; see "))
        #expect(try sandbox.motif("create", "new", "--kind", "expand").errors == "")
    }

    @Test func `items and devices have fields`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("create", "item:mastodon", "--set", "color=#6364FF", "--summary", "A federated network"),
            sandbox.motif("show", "item:mastodon"), sandbox.motif("update", "item:mastodon", "--reset", "color"),
            sandbox.motif("create", "device:mine", "--set", "family=phone", "--set", "screen=400,860"),
            sandbox.motif("show", "device:mine", "--format", "jsonl"),
            sandbox.motif("create", "device:wide", "--set", "family=watch", "--set", "screen=900,400"),
            matches: "writing-fields")
    }

    @Test func `the dependents of a kind and of a name are listed`() throws {
        let sandbox = try Sandbox()
        let kind = try sandbox.document("kind:expand")
        try sandbox.write(kind.replacing("\"maximum\": 10", with: "\"maximum\": 9"), to: "expand.json")
        try sandbox.write(kind.replacing("\"maximum\": 10", with: "\"maximum\": 0.1"), to: "narrow.json")
        try expect(
            sandbox.motif("update", "kind:expand", "--file", "expand.json"), sandbox.motif("show", "expand"),
            sandbox.motif("update", "kind:expand", "--file", "narrow.json"),
            sandbox.motif("rename", "item:twitter", "x", "--format", "json"), sandbox.motif("delete", "kind:expand"),
            sandbox.motif("delete", "kind:expand", "expand", "expand-sign-in"), matches: "writing-dependents")
    }

    @Test func `all problems are reported together, and nothing is written`() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.motif("log", "--format", "jsonl").output
        try expect(
            sandbox.motif("update", "expand", "--set", "expandDuration=12", "--set", "tresholdScale=1"),
            sandbox.motif("update", "expand", "--set", "expandDuration=fast", "--set", "expandCurve=easyIn"),
            sandbox.motif("update", "expand", "--set", "expandDuration"),
            sandbox.motif("update", "expand", "--set", "=1"),
            sandbox.motif("update", "expand", "--set", "expandDuration=1", "--set", "expandDuration=2"),
            sandbox.motif("update", "expand", "--expect", "7", "--title", "x"),
            sandbox.motif("update", "expand", "--expect", "0"),
            sandbox.motif("update", "expand@1", "--title", "x"),
            sandbox.motif("update", "expand", "--untag", "revael"), matches: "update-mistakes")
        try expect(
            sandbox.motif("create", "expand", "--kind", "expand"),
            sandbox.motif("create", "new"),
            sandbox.motif("create", "new", "--kind", "expnad"),
            sandbox.motif("copy", "expand", "Not A Slug"),
            sandbox.motif("rename", "expand", "zoom-icons"),
            sandbox.motif("restore", "expand@9"),
            sandbox.motif("delete", "expand", "nothing"), matches: "writing-mistakes")
        #expect(try sandbox.motif("log", "--format", "jsonl").output == before)
    }

    @Test(arguments: ["restore", "delete", "rename", "copy", "update"])
    func `an invalid reference is reported with a suggestion`(_ command: String) throws {
        let sandbox = try Sandbox()
        let rest = ["rename", "copy"].contains(command) ? ["new"] : []
        let words = [
            "": "'' doesn't name a document", "pattern:": "'pattern:' doesn't name a document",
            "@2": "'@2' doesn't name a document",
            ":expand": "':expand' has no type before the colon", "expand@": "'expand@' has no revision after the @",
            "expand@0": "'0' in 'expand@0' is not a revision number or a release; revisions are numbered from 1",
            "expand@99999999999999999999": "is too large for a revision number",
        ]
        for (reference, words) in words {
            let run = try sandbox.run([command, reference] + rest)
            #expect(run.errors.contains(words), "\(run.transcript)")
            #expect(run.exit == 64 && run.output == "", "\(run.transcript)")
        }
        let far = try sandbox.run([command, "expand@\(Int.max)"] + rest)
        #expect([64, 66].contains(far.exit), "\(far.transcript)")
    }

    @Test func `a new slug has neither type nor revision`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("rename", "expand", "item:grow"), sandbox.motif("copy", "expand", "grow@2"),
            sandbox.motif("copy", "expand", ""), matches: "writing-slugs")
    }

    @Test func `a document comes from a file or from standard input`() throws {
        let sandbox = try Sandbox()
        let text = try sandbox.document("expand")
        try sandbox.write(text.replacing("0.35", with: "\"fast\""), to: "bad.json")
        try sandbox.write("{\"slug\": \"expand\",\n \"title\": }", to: "broken.json")
        try sandbox.write("{\"slug\": \"other\"}", to: "other.json")
        try expect(
            sandbox.motif("update", "expand", "--file", "-", input: text),
            sandbox.motif("update", "expand", "--file", "-", input: text.replacing("0.35", with: "0.5")),
            sandbox.motif("update", "expand", "--file", "bad.json"),
            sandbox.motif("update", "expand", "--file", "broken.json"),
            sandbox.motif("update", "expand", "--file", "other.json"),
            sandbox.motif("update", "expand", "--file", "none.json"),
            sandbox.motif("update", "expand", "--file", "."), matches: "writing-files")
    }

    @Test func `author and time come from the environment`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--title", "One", environment: ["MOTIF_AUTHOR": "noah"])
        try sandbox.motif(
            "update", "expand", "--title", "Two", "--author", "ada",
            environment: ["MOTIF_TIME": "2027-01-01T01:30:00.25+02:00"])
        try expect(
            sandbox.motif("log", "expand", "--format", "csv"),
            sandbox.motif("update", "expand", "--title", "x", environment: ["MOTIF_TIME": "2026-02-30T00:00:00Z"]),
            matches: "author-and-time")
    }
}
