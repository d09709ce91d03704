import Testing

@Suite struct `motif guide` {
    @Test(arguments: ["documents", "formulas", "batch", "sql", "exit-codes"])
    func `has a page`(page: String) throws {
        try expect(Sandbox(.nothing).motif("guide", page), matches: "guide-\(page)")
    }

    @Test func `lists its pages`() throws {
        let sandbox = try Sandbox(.nothing)
        try expect(sandbox.motif("guide"), sandbox.motif("guide", "formula"), matches: "guide")
    }
}
