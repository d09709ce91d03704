import Foundation
import MotifJSON
import Testing

/// What a change of a kind does to its patterns, and what `diff`, `log`, and `import` say about it.
@Suite struct `a changed kind` {
    /// The shipped kind mask-reveal with one text in place of another, in `kind.json`.
    private func change(_ sandbox: Sandbox, _ old: String, _ new: String) throws {
        let kind = try sandbox.document("kind:mask-reveal")
        try #require(kind.contains(old))
        try sandbox.write(kind.replacingOccurrences(of: old, with: new), to: "kind.json")
    }

    /// On 393 × 852, the circle ends at 852 · 1.2 = 1022.4 pt, and at three times the height factor at 3067.2 pt.
    @Test func `is a difference of its patterns, with the values that are farthest apart`() throws {
        let sandbox = try Sandbox()
        try change(sandbox, "screen.height * endDiameterFactor", "screen.height * endDiameterFactor * 3")
        #expect(try sandbox.motif("import", "kind.json").exit == 0)
        let run = try sandbox.motif("diff", "mask-reveal@1", "mask-reveal@2", "--exit-code")
        #expect(run.exit == 1)
        let lines = run.lines.map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
        #expect(lines[0] == "mask-reveal@1 → mask-reveal@2")
        #expect(lines[1] == "kind:mask-reveal@1 → kind:mask-reveal@2: the motion differs")
        #expect(lines.last == "push: destination mask.diameter at 1 1022.4 3067.2")
        #expect(lines.count == 5)
        let json = try JSONReader().read(try sandbox.motif("diff", "mask-reveal", "--format", "json").output)
        #expect(json["kind"]?["motion"]?.array?.first?["property"] == "mask.diameter")
        #expect(json["kind"]?["to"] == "kind:mask-reveal@2")
        #expect(try sandbox.motif("diff", "kind:mask-reveal", "--exit-code").exit == 1)
    }

    @Test func `that moves the same on the standard screen is still reported`() throws {
        let sandbox = try Sandbox()
        try change(sandbox, "endDiameter / 2 >= farthest", "endDiameter >= farthest")
        #expect(try sandbox.motif("import", "kind.json").exit == 0)
        let run = try sandbox.motif("diff", "mask-reveal", "--exit-code")
        #expect(run.exit == 1)
        #expect(run.output.hasSuffix("kind:mask-reveal@2: no motion differs on the standard screen\n"), "\(run.output)")
    }

    @Test(arguments: [
        (#""default": 1.2"#, #""default": 1.5"#),
        ("Initial diameter of the circle", "Diameter at the start"),
    ]) func `in words or defaults doesn't change patterns`(_ old: String, _ new: String) throws {
        let sandbox = try Sandbox()
        try change(sandbox, old, new)
        #expect(try sandbox.motif("import", "kind.json").output == "Imported 1 document: 1 updated\n")
        #expect(try sandbox.motif("log", "mask-reveal", "--format", "jsonl").lines.count == 1)
        // Saving the same values again changes nothing either, and the catalog is sound.
        let update = try sandbox.motif("update", "mask-reveal", "--set", "endDiameterFactor=1.2")
        #expect(update.output == "unchanged mask-reveal@1\n", "\(update.output)")
        #expect(try sandbox.motif("verify").exit == 0)
    }

    @Test func `in one parameter is named by it`() throws {
        let sandbox = try Sandbox()
        try change(sandbox, #""default": 1.2"#, #""default": 1.5"#)
        #expect(try sandbox.motif("import", "kind.json").exit == 0)
        let rows = try sandbox.motif("diff", "kind:mask-reveal").lines
        #expect(rows.last?.hasPrefix("parameters.endDiameterFactor.default  1.2     1.5") == true, "\(rows)")
        let json = try JSONReader().read(try sandbox.motif("diff", "kind:mask-reveal", "--format", "json").output)
        #expect(json["entries"]?.array?.first?["path"] == "$.parameters[3].default")
    }

    @Test func `that invalidates patterns names all of them, and how to change them together`() throws {
        let sandbox = try Sandbox()
        let kind = try sandbox.document("kind:expand")
            .replacing(#""maximum": 10"#, with: #""maximum": 0.3"#).replacing(
                #""default": 0.35"#, with: #""default": 0.3"#)
        try sandbox.write(kind, to: "kind.json")
        let before = try sandbox.contents()
        for arguments in [["update", "kind:expand", "--file", "kind.json"], ["import", "kind.json"]] {
            let run = try sandbox.run(arguments)
            #expect(run.exit == 65)
            #expect(
                run.errors
                    == """
                    motif: 2 patterns no longer fit: 'expand', 'expand-sign-in'; nothing was written
                      expand: $.parameters.expandDuration: 'expandDuration' is 0.35 s; it must be more than 0 s and at most 0.3 s
                      expand: $.parameters.presentDuration: 'presentDuration' is 0.35 s; it must be more than 0 s and at most 0.3 s
                      expand-sign-in: $.parameters.expandDuration: 'expandDuration' is 0.4 s; it must be more than 0 s and at most 0.3 s
                      To change it and its dependents at once, put them into files and run 'motif import'

                    """)
        }
        let lines = try sandbox.motif("validate", "kind.json").lines
        #expect(lines.map { $0.prefix { $0 != ":" } } == ["expand", "expand", "expand-sign-in"])
        let batch = try sandbox.motif(
            "batch",
            input: #"{"op":"update","ref":"kind:expand","document":\#(kind.split(separator: "\n").joined())}"# + "\n")
        let answer = try JSONReader().read(String(try #require(batch.lines.first)))
        #expect(answer["error"]?["refs"] == ["expand", "expand-sign-in"], "\(batch.output)")
        #expect(try sandbox.contents() == before)
        // Together they fit.
        let patterns = try ["expand", "expand-sign-in"].map {
            try sandbox.document($0)
                .replacing("0.35", with: "0.3").replacing("0.4", with: "0.3")
        }
        let run = try sandbox.motif("import", "-", input: kind + patterns.joined())
        #expect(run.exit == 0, "\(run.errors)")
    }

    @Test func `is counted with its patterns, whether they are imported too or not`() throws {
        let sandbox = try Sandbox()
        try change(sandbox, "screen.height * endDiameterFactor", "screen.height * endDiameterFactor * 3")
        let kind = try sandbox.read("kind.json")
        let pattern = try sandbox.document("mask-reveal")
        let both = try sandbox.motif("import", "-", input: kind + pattern)
        #expect(both.output == "Imported 2 documents: 1 updated, 1 unchanged, 1 dependent updated\n")
        #expect(try sandbox.motif("log", "mask-reveal", "--format", "jsonl").lines.count == 2)
        let again = try sandbox.motif("import", "-", input: kind + pattern)
        #expect(again.output == "Imported 2 documents: 2 unchanged\n")
    }
}
