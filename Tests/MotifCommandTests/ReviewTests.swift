import Foundation
import MotifJSON
import Testing

@Suite struct `motif review` {
    /// A release, and three patterns that differ from it.
    private static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.motif("release", "1.0")
        try sandbox.motif("update", "expand", "--set", "expandDuration=3s", "-m", "Slower")
        try sandbox.motif("copy", "punch-out", "punched")
        try sandbox.motif("delete", "mask-reveal")
        return sandbox
    }

    @Test func `writes a page, one file, Markdown, and JSON`() throws {
        let sandbox = try Self.sandbox()
        let page = try sandbox.motif("review", "1.0..", "-o", "review")
        let again = try sandbox.motif("review", "1.0", "-o", "review", "-q")
        let tree = try sandbox.tree("review")
        try expect(
            page, again, sandbox.motif("review", "1.0..", "--single", "-o", "a.html"),
            sandbox.motif("review", "--format", "markdown"), sandbox.motif("review", "2..", "--format", "json"),
            matches: "review")
        let files = ["before.svg", "after.svg", "data.js"].map { "patterns/expand/\($0)" }
        let others = ["patterns/punched/after.svg", "patterns/mask-reveal/before.svg", "index.html", "gallery.json"]
        #expect(Set(tree.keys).isSuperset(of: files + others))
        #expect(tree.keys.filter { $0.hasPrefix("patterns/") }.count == 5)
        try sandbox.motif("review", "-o", "other", "-q")
        #expect(try sandbox.tree("other") == tree)
        let single = try sandbox.read("a.html")
        #expect(single.contains("motifGiven") && !single.contains("src=\"assets"))
        #expect(single.components(separatedBy: "data:image/svg+xml;base64,").count == 5)
    }

    /// The cells of the tables of values in a page, by the slug of their document.
    private static func cells(of page: String) -> [String: [[String]]] {
        var found: [String: [[String]]] = [:]
        for section in page.components(separatedBy: "<section id=\"").dropFirst() {
            let name = String(section.prefix { $0 != "\"" })
            let rows = section.components(separatedBy: "<tr><th scope=\"row\"").dropFirst().map { row in
                row.components(separatedBy: "<div dir=\"auto\">").dropFirst().map { cell in
                    let text = cell.components(separatedBy: "</div>")[0]
                    return text.replacing(#/<[^>]*>/#, with: "")
                }
            }
            found[name] = rows
        }
        return found
    }

    @Test(arguments: [["1.0.."], ["--files", "old", "new"]]) func `has what motif diff has`(sides: [String]) throws {
        let sandbox = try Self.sandbox()
        try sandbox.motif("export", "-o", "new/", "-q")
        try sandbox.motif("export", "-o", "old/", "-q", "--at", "1.0")
        #expect(try sandbox.run(["review"] + sides + ["-o", "review"]).exit == 0)
        try sandbox.motif("init", "--empty", "-q", "--catalog", "old.db")
        try sandbox.motif("import", "old/", "-q", "--catalog", "old.db")
        let diff =
            sides.count == 1
            ? try sandbox.motif("diff", sides[0], "--format", "jsonl")
            : try sandbox.motif("diff", "--against", "new/", "--catalog", "old.db", "--format", "jsonl")
        var expected: [String: [[String]]] = [:]
        for line in diff.lines {
            let json = try JSONReader().read(String(line))
            let name = "\(json["type"]?.string ?? "")-\(json["slug"]?.string ?? "")"
            expected[name] =
                json["entries"]?.array?.map { entry in
                    let path = (entry["path"]?.string ?? "").replacing("$.parameters.", with: "").replacing(
                        "$.", with: "")
                    return [path, entry["oldText"]?.string ?? "none", entry["newText"]?.string ?? "none"]
                } ?? []
        }
        #expect(expected.count == 3)
        #expect(Self.cells(of: try sandbox.read("review/index.html")) == expected)
    }

    @Test func `compares a clone with its hub, as it knows it`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("clone", "motif.db", "clone.db")
        try sandbox.motif("update", "expand", "--set", "expandDuration=3s", "--catalog", "clone.db", "-m", "Slower")
        try expect(
            sandbox.motif("review", "--unshared", "--catalog", "clone.db", "--format", "markdown"),
            sandbox.motif("review", "--unshared", "-o", "x"), matches: "review-unshared")
    }

    @Test func `has nothing to write if nothing changed, and refuses what it can't do`() throws {
        let sandbox = try Self.sandbox()
        try sandbox.write("mine", to: "taken/notes.txt")
        try sandbox.write("{", to: "broken/a.json")
        try expect(
            sandbox.motif("review", "3..3", "-o", "none"), sandbox.motif("review", "3..3", "--format", "markdown"),
            sandbox.motif("review", "3..3", "--format", "json"), sandbox.motif("review", "1.0.."),
            sandbox.motif("review", "1.0..", "-o", "taken"), sandbox.motif("review", "3..1.0", "-o", "none"),
            sandbox.motif("review", "--files", "old", "-o", "none"),
            sandbox.motif("review", "--files", "broken", "nowhere", "-o", "none"),
            sandbox.motif("review", "1.0..", "--unshared", "-o", "none"),
            sandbox.motif("review", "--single", "--format", "json"), matches: "review-refused")
        #expect(!sandbox.isThere("none"))
    }

    @Test func `shows hostile text as text`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("release", "1.0")
        let title = "</script><b>\"it's\" & مرحبا"
        try sandbox.motif("update", "expand", "--title", title, "--tag", title, "-m", title)
        #expect(try sandbox.motif("review", "-o", "review", "--force").exit == 0)
        #expect(try sandbox.motif("review", "--single", "-o", "a.html").exit == 0)
        for name in ["review/index.html", "a.html"] {
            let text = try sandbox.read(name)
            #expect(!text.contains("<b>\"it") && text.components(separatedBy: "</script").count == 2, "\(name)")
            #expect(text.contains("&lt;/script&gt;&lt;b&gt;&quot;it&#39;s&quot; &amp; مرحبا"))
        }
        let markdown = try sandbox.motif("review", "--format", "markdown").output
        #expect(markdown.contains("\\</script\\>\\<b\\>\"it's\" \\& مرحبا"))
    }
}
