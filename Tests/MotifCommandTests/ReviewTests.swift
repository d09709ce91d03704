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
        let others = [
            "patterns/punched/after.svg", "patterns/mask-reveal/before.svg", "index.html", "gallery.json", "review.md",
        ]
        #expect(Set(tree.keys).isSuperset(of: files + others))
        #expect(tree.keys.filter { $0.hasPrefix("patterns/") }.count == 5)
        let images = try sandbox.read("review/review.md").matches(of: #/<img src="([^"]+)"/#).map {
            String($0.output.1)
        }
        #expect(images.first == "patterns/expand/before.svg")
        #expect(Set(images) == Set(tree.keys.filter { $0.hasPrefix("patterns/") && $0.hasSuffix(".svg") }))
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
        // What only one of them has. Documents in folders have no revisions.
        let own = ["checks", "notes", "places"] + (sides.count == 1 ? [] : ["before", "after"])
        func common(_ document: JSON) -> String {
            var object = document.object ?? [:]
            for key in own { object[key] = nil }
            return JSON.object(object).canonical
        }
        let json = try JSONReader().read(sandbox.run(["review"] + sides + ["--format", "json"]).output)
        let compared = try diff.lines.map { try common(JSONReader().read(String($0))) }
        #expect(try Set(#require(json.array).map(common)) == Set(compared))
    }

    @Test func `names the places in code that a saved scan has for what changes`() throws {
        let sandbox = try Sandbox()
        let quick = ["--set", "valueType=duration", "--set", "value=0.12s", "--title", "Quick"]
        #expect(try sandbox.run(["create", "value:quick"] + quick).exit == 0)
        try sandbox.motif("release", "1.0")
        let animation = "UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) { }"
        try sandbox.write(
            """
            func open() {
                \(animation) // motif: expand
                \(animation) // motif: expand.expandDuration+expandCurve
                \(animation) // motif: expand.expandCurve
                \(animation) // motif: expand.expandDuration exactly
                UIView.animate(withDuration: 0.12) { } // motif: {quick}
                UIView.animate(withDuration: 0.5) { } // motif: punch-out
                \(animation)
            }
            """, to: "Menu.swift")
        try sandbox.motif("export", "expand", "--to", "swiftui", "-o", "Motion.swift")
        try sandbox.write(sandbox.run(["scan", "--all", "--format", "json"]).output, to: "motif.code.json")
        try sandbox.motif("update", "expand", "--set", "expandDuration=0.3s", "-m", "Snappier")
        try sandbox.motif("update", "value:quick", "--set", "value=0.1s", "-m", "Quicker")
        try sandbox.motif("update", "punch-out", "--title", "Punched out", "-m", "Clearer")
        try expect(sandbox.motif("review", "--format", "markdown"), matches: "review-places")
        let json = try JSONReader().read(sandbox.motif("review", "--format", "json").output)
        let lines = json.array?.map { $0["places"]?.array?.map { $0["line"]?.number ?? 0 } }
        #expect(lines == [[2, 3, 5, 0], [], [6]])
        try sandbox.motif("review", "-o", "review", "-q")
        #expect(try sandbox.read("review/index.html").components(separatedBy: "Code to update").count == 3)
        // Another scan, and folders, which have none beside them.
        try sandbox.motif("export", "-o", "new/", "-q")
        try sandbox.motif("export", "-o", "old/", "-q", "--at", "1.0")
        let folders = ["review", "--files", "old", "new", "--format", "markdown"]
        #expect(try !sandbox.run(folders).output.contains("Menu.swift"))
        #expect(try sandbox.run(folders + ["--scan", "motif.code.json"]).output.contains("Menu.swift:6"))
        try sandbox.write("{}", to: "none.json")
        try expect(
            sandbox.motif("review", "--scan", "none.json", "--format", "json"),
            sandbox.motif("review", "--scan", "gone.json", "--format", "json"), matches: "review-places-refused")
    }

    @Test func `in a first folder without documents, everything is new`() throws {
        let sandbox = try Self.sandbox()
        try sandbox.motif("export", "-o", "new/", "-q")
        try sandbox.write("mine", to: "old/notes.txt")
        let run = try sandbox.run(["review", "--files", "old", "new", "--format", "json"])
        let words = try JSONReader().read(run.output).array?.map { $0["change"]?.string }
        #expect(run.exit == 0 && words?.isEmpty == false && words?.allSatisfy { $0 == "new" } == true)
        #expect(run.errors.contains("old has no documents, so everything is new"))
        #expect(try sandbox.run(["review", "--files", "new", "old", "--format", "json"]).exit == 66)
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
