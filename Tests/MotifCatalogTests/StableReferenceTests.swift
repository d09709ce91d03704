import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct `A reference` {
    /// The result of a reference: the document's current name, its revision, and the notices; or the error's message.
    private static func found(_ reference: String, _ catalog: Catalog) throws -> String {
        try catalog.read { reader in
            var notes: [String] = []
            reader.onFormerName = { notes.append("\($0) is now \($1)") }
            do {
                let state = try reader.state(of: reference)
                return (["\(state.entry.name) \(state.revision)"] + notes).joined(separator: "; ")
            } catch let problems as Problems {
                return problems.problems.map(\.message).joined(separator: "; ")
            }
        }
    }

    private static func write(_ catalog: Catalog, _ body: (CatalogWriter) throws -> Void) throws {
        try catalog.write(as: Sample.note, body)
    }

    private static func release(_ name: String, _ catalog: Catalog) throws {
        try catalog.release(#require(ReleaseName(name)), as: Sample.note)
    }

    /// The kind `fade`, and the pattern `a` with two revisions and the release 1.0 between them; then `a` became `b`,
    /// which is 2.0.
    private static func renamed() throws -> Catalog {
        let catalog = try Sample.catalog(.nothing)
        try write(catalog) {
            try $0.create("kind:fade", document: Sample.kind())
            try $0.create("a", document: Sample.pattern("a"))
        }
        try release("1.0", catalog)
        try write(catalog) { try $0.update("a") { $0.title = "Again" } }
        try write(catalog) { try $0.rename("a", to: "b") }
        try release("2.0", catalog)
        return catalog
    }

    @Test(arguments: [
        ("a", "b 3; a is now b"), ("a@1", "b 1; a is now b"), ("a@2", "b 2; a is now b"), ("a@3", "b 3; a is now b"),
        ("a@4", "Pattern 'b' has no revision 4; its newest is 3"), ("b", "b 3"), ("b@1", "b 1"),
        ("a@1.0", "b 1; a is now b"), ("b@1.0", "b 1"), ("a@2.0", "b 3; a is now b"), ("b@2.0", "b 3"),
        ("a@2.1", "Release '2.1' does not exist. Did you mean '2.0'?"),
        ("show", "Pattern 'show' does not exist. The catalog has 'b'"),
        ("kind:fade@1.0", "kind:fade 1"), ("show@1.0", "Pattern 'show' does not exist. The catalog has 'b'"),
    ])
    func `finds a document by the name that it had`(reference: String, expected: String) throws {
        let catalog = try Self.renamed()
        #expect(try Self.found(reference, catalog) == expected)
    }

    /// `a` is another document now, with two revisions, and was created after the release 2.0; 3.0 has both.
    private static func taken() throws -> Catalog {
        let catalog = try renamed()
        try write(catalog) { try $0.create("x", document: Sample.pattern("x")) }
        try write(catalog) { try $0.rename("x", to: "a") }
        try write(catalog) { try $0.update("a") { $0.title = "New" } }
        try release("3.0", catalog)
        return catalog
    }

    private static let both = """
        'a@2' is a revision of several documents: write 'a#1@2' (now b) or 'a#2@2'
        """

    @Test(arguments: [
        // The document that has the name now.
        ("a", "a 3"), ("a@3", "a 3"), ("a@3.0", "a 3"), ("x@1", "a 1; x is now a"),
        // The new document was x then, so that only the old one was ever a@1.
        ("a@1", "b 1; a is now b"),
        // Both were a@2.
        ("a@2", both),
        ("b@2", "b 2"), ("a#1@2", "b 2"), ("a#2@2", "a 2"), ("a#1@1", "b 1"), ("a#2@1", "a 1"),
        ("a#3@1", "There is no 'a#3'; the last one is 'a#2'"), ("z#1@1", "Pattern 'z' does not exist"),
        // The old one at releases at which it had the name.
        ("a@1.0", "b 1; a is now b"), ("a@2.0", "b 3; a is now b"), ("b@3.0", "b 3"),
        ("x@2.0", "Release '2.0' has no pattern 'a', which is newer"),
    ])
    func `never means a later document of the same name without a notice`(reference: String, expected: String) throws {
        #expect(try Self.found(reference, Self.taken()).hasPrefix(expected))
    }

    @Test func `finds a deleted document as of a release, and its deletion`() throws {
        let catalog = try Self.renamed()
        try Self.write(catalog) { try $0.delete("b") }
        try Self.release("3.0", catalog)
        #expect(try Self.found("b@2.0", catalog) == "b 3")
        #expect(try Self.found("a@2.0", catalog) == "b 3; a is now b")
        #expect(try Self.found("b@3.0", catalog) == "Pattern 'b' was deleted by its revision 4")
    }

    @Test func `finds a document that got its first name back`() throws {
        let catalog = try Self.renamed()
        try Self.write(catalog) { try $0.rename("b", to: "a") }
        #expect(
            try ["a", "a@1", "a@3", "b", "b@1.0"].map { try Self.found($0, catalog) } == [
                "a 4", "a 1", "a 3", "a 4; b is now a", "a 1; b is now a",
            ])
    }

    @Test func `means the present document when writing, but never deletes by a name of earlier`() throws {
        let catalog = try Self.renamed()
        let outcomes = try catalog.write(as: Sample.note) { writer in
            [
                try writer.update("a") { $0.title = "Third" }, try writer.copy("a@1", to: "c"),
                try writer.restore("a@1.0"), try writer.rename("a", to: "d"),
            ].map(\.description)
        }
        #expect(outcomes == ["updated b@4", "created c@1", "updated b@5", "renamed d@6"])
        for name in ["a", "b"] {
            let problems = #expect(throws: Problems.self) { try catalog.write(as: Sample.note) { try $0.delete(name) } }
            let message = "Pattern '\(name)' does not exist. It was renamed to 'd'"
            #expect(problems?.problems.map(\.message) == [message])
        }
        #expect(try catalog.verify() == [])
    }

    @Test(arguments: [
        ("kind == 'expand'", "grow-kind", ["kind:expand is now kind:grow-kind"]),
        ("'expand' == kind", "grow-kind", ["kind:expand is now kind:grow-kind"]),
        ("kind == 'grow-kind'", "grow-kind", []),
        ("slug == 'expand'", "grow-kind", ["expand is now grow"]),
    ])
    func `in a filter means the present document`(filter: String, kind: String, notes: [String]) throws {
        let catalog = try Sample.catalog()
        let before = try catalog.patterns(where: filter).map(\.metadata.title).sorted()
        try Self.write(catalog) { try $0.rename("kind:expand", to: kind) }
        try Self.write(catalog) { try $0.rename("expand", to: "grow") }
        try catalog.read { (reader) throws -> Void in
            var noted: [String] = []
            reader.onFormerName = { noted.append("\($0) is now \($1)") }
            let found = try reader.patterns(where: filter).map(\.metadata.title).sorted()
            #expect(found == before || filter.contains("grow-kind"))
            #expect(!found.isEmpty)
            #expect(noted == notes)
        }
    }

    @Test(arguments: ["items[0].slug == 'twitter'", "items[0].slug != 'facebook'"])
    func `to an item in a filter means the present item`(filter: String) throws {
        let catalog = try Sample.catalog()
        try Self.write(catalog) { try $0.rename("item:twitter", to: "bird") }
        try Self.write(catalog) { try $0.rename("item:facebook", to: "face") }
        #expect(try catalog.patterns(where: filter).map(\.metadata.name.slug.text) == ["zoom-icons"])
    }

    @Test func `to an item in an old revision means the item of then`() throws {
        let catalog = try Sample.catalog()
        let before = try Self.fills("zoom-icons", catalog)
        try Self.write(catalog) { try $0.rename("item:twitter", to: "bird") }
        try Self.write(catalog) {
            try $0.copy("item:bird", to: "twitter") { $0.setColor(red: 1) }
        }
        #expect(try Self.fills("zoom-icons@1", catalog) == before)
        #expect(try Self.fills("zoom-icons", catalog) == before)
    }

    /// The colors of the layers of a pattern.
    private static func fills(_ reference: String, _ catalog: Catalog) throws -> [String] {
        let motion = try catalog.read { try $0.motion(of: reference).motion }
        let timeline = try motion.timeline(on: MotionSize(width: 375, height: 667))
        return timeline.layers.map { "\($0.name) \(String(describing: $0.fill))" }
    }
}

extension Draft {
    fileprivate mutating func setColor(red: Double) {
        let color: JSON = ["alpha": 1, "colorSpace": "srgb", "components": [.number(red), 0, 0]]
        set("color", to: .json(color))
    }
}
