import Testing

@Suite struct `motif list` {
    @Test(arguments: ["patterns", "items", "kinds", "devices"])
    func `lists each type`(type: String) throws {
        try expect(Sandbox().motif("list", type), matches: "list-\(type)")
    }

    @Test func `filters, searches, sorts and limits`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("list", "--where", "kind == 'expand' && expandDuration < 0.5"),
            sandbox.motif("list", "--search", "zoom", "--columns", "slug,title"),
            sandbox.motif("list", "--tag", "reveal", "--tag", "circle", "--columns", "slug,tags"),
            sandbox.motif("list", "--sort", "-title", "--limit", "2", "--columns", "title"),
            sandbox.motif("list", "--sort", "expandDuration", "--limit", "1", "--columns", "slug,expandDuration"),
            sandbox.motif("list", "--where", "expandDuration > 100"),
            sandbox.motif(
                "list", "devices", "--where", "family == 'tablet' && screen.width > 820", "--columns", "slug,width"),
            sandbox.motif("list", "items", "--where", "color.red > 0.5 || image == 'icon-vimeo'", "--columns", "slug"),
            matches: "list-queries")
    }

    @Test func `columns may be parameters`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif(
                "list", "--where", "kind == 'expand'", "--columns", "slug,expandDuration,expandCurve,thresholdScale"),
            sandbox.motif(
                "list", "--where", "kind == 'expand'", "--columns", "slug,expandDuration", "--format", "csv"),
            sandbox.motif(
                "list", "--where", "kind == 'expand'", "--columns", "slug,expandDuration", "--format", "jsonl"),
            matches: "list-columns")
    }

    @Test func `JSON, JSON Lines and CSV are complete`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("list", "--where", "kind == 'expand'", "--format", "json"),
            sandbox.motif("list", "--where", "kind == 'expand'", "--format", "jsonl"),
            sandbox.motif("list", "--where", "kind == 'expand'", "--format", "csv"),
            sandbox.motif("list", "--where", "expandDuration > 100", "--format", "json"),
            sandbox.motif("list", "--where", "expandDuration > 100", "--format", "csv"),
            sandbox.motif("list", "items", "--limit", "1", "--format", "json"),
            sandbox.motif("list", "kinds", "--limit", "1", "--format", "json"),
            sandbox.motif("list", "devices", "--limit", "1", "--format", "json"), matches: "list-formats")
    }

    @Test func `a misspelled name gets a suggestion`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("list", "pattern"),
            sandbox.motif("list", "patern"),
            sandbox.motif("list", "--columns", "slug,titel"),
            sandbox.motif("list", "--columns", "expandDuraton"),
            sandbox.motif("list", "--sort", "titel"),
            sandbox.motif("list", "--sort", "nothing"),
            sandbox.motif("list", "--sort", "durations.presnt"),
            sandbox.motif("list", "--sort", "-durations.nothing"), matches: "list-mistakes")
        try expect(
            sandbox.motif("list", "--where", "expandDuraton < 0.5"),
            sandbox.motif("list", "devices", "--where", "width > 5"),
            sandbox.motif("list", "kinds", "--where", "duration > 5"),
            sandbox.motif("list", "--where", "kind == "),
            sandbox.motif("list", "--limit", "-1"),
            sandbox.motif("list", "--limit", "many"), matches: "list-filter-mistakes")
    }

    @Test func `deleted documents are listed on request`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("delete", "mask-reveal")
        try expect(
            sandbox.motif("list", "--deleted"), sandbox.motif("list", "--deleted", "--format", "jsonl"),
            matches: "list-deleted")
    }
}
