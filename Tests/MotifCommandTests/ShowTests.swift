import Testing

@Suite struct `motif show` {
    @Test func `reads a document of each type`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("show", "expand"), sandbox.motif("show", "zoom-icons"), sandbox.motif("show", "item:twitter"),
            sandbox.motif("show", "device:iphone-15"), sandbox.motif("show", "kind:mask-reveal"), matches: "show")
    }

    @Test func `lists the gestures that drive a kind`() throws {
        let run = try Sandbox().motif("show", "kind:dive-deeper")
        #expect(run.output.contains("\ninteraction  drives   summary\n"))
        #expect(run.output.contains("\npan          present  "))
    }

    @Test func `shows the last change and the revision`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--set", "expandDuration=400ms", "-m", "calmer")
        try sandbox.motif("update", "expand", "--deprecated", "use 'zoom-icons'", "--author", "noah")
        try sandbox.motif("delete", "mask-reveal")
        try expect(
            sandbox.motif("show", "expand"), sandbox.motif("show", "expand@2"), sandbox.motif("show", "mask-reveal"),
            sandbox.motif("show", "mask-reveal@1", "--format", "csv"), matches: "show-history")
    }

    @Test func `JSON is the document, and JSON Lines its bytes`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--set", "expandDuration=1.5")
        try expect(
            sandbox.motif("show", "expand@1", "--format", "json"),
            sandbox.motif("show", "expand@1", "--format", "jsonl"),
            sandbox.motif("show", "expand", "--format", "csv"),
            sandbox.motif("show", "item:twitter", "--format", "csv"),
            matches: "show-formats")
    }

    @Test func `a missing document is reported with the nearest name`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("show", "expnad"), sandbox.motif("show", "expand@7"), sandbox.motif("show", "Expand View"),
            sandbox.motif("show", "kin:expand"), sandbox.motif("show", "expand@newest"),
            sandbox.motif("show", "expand@0"),
            sandbox.motif("show", ""), matches: "show-mistakes")
    }

    @Test func `points at a document of another type with the same slug`() throws {
        let run = try Sandbox().motif("show", "twitter")
        #expect(run.exit == 66)
        #expect(run.errors == "motif: Pattern 'twitter' does not exist. Did you mean the item 'item:twitter'?\n")
    }
}
