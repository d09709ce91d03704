import Foundation
import Testing

@Suite struct MergeFileTests {
    /// A pattern of the shipped kind `expand`.
    private static func pattern(
        _ slug: String = "grow", title: String = "Grow", duration: Double = 0.35, scale: Double = 2,
        tags: String = #"["a"]"#
    ) -> String {
        """
        {
          "kind": "expand",
          "parameters": {
            "expandCurve": "easeIn",
            "expandDuration": \(duration),
            "presentCurve": "easeInOut",
            "presentDuration": 0.35,
            "thresholdScale": \(Int(scale))
          },
          "slug": "\(slug)",
          "tags": \(tags),
          "title": "\(title)",
          "type": "pattern"
        }

        """
    }

    /// A sandbox with three versions.
    private func sandbox(_ base: String, _ ours: String, _ theirs: String) throws -> Sandbox {
        let sandbox = try Sandbox(.nothing)
        for (name, text) in [("base.json", base), ("ours.json", ours), ("theirs.json", theirs)] {
            try sandbox.write(text, to: name)
        }
        return sandbox
    }

    private let files = ["base.json", "ours.json", "theirs.json"]

    /// Line ends, indentation, a byte order mark, and whether the last line has an end.
    static let forms: [(newline: String, indentation: String, mark: String, end: Bool)] = [
        ("\r\n", "  ", "", true), ("\n", "    ", "", true), ("\n", "\t", "", true), ("\n", "  ", "\u{FEFF}", true),
        ("\n", "  ", "", false), ("\r\n", "\t", "\u{FEFF}", false),
    ]

    @Test(arguments: forms) func `a merge keeps the form of ours`(
        _ form: (newline: String, indentation: String, mark: String, end: Bool)
    ) throws {
        func formed(_ text: String) -> String {
            var text = text.replacing("  ", with: form.indentation).replacing("\n", with: form.newline)
            if !form.end, text.hasSuffix(form.newline) { text.removeLast(1) }
            return form.mark + text
        }
        let sandbox = try sandbox(
            Self.pattern(), formed(Self.pattern(duration: 0.2)), Self.pattern(scale: 3))
        #expect(try sandbox.run(["merge-file"] + files).exit == 0)
        let expected = formed(Self.pattern(duration: 0.2, scale: 3))
        #expect(try sandbox.bytes("ours.json") == Array(expected.utf8))
    }

    @Test func `conflict markers are in the form of ours`() throws {
        func windows(_ text: String) -> String { text.replacing("  ", with: "\t").replacing("\n", with: "\r\n") }
        let sandbox = try sandbox(
            windows(Self.pattern()), windows(Self.pattern(duration: 0.2)), windows(Self.pattern(duration: 0.3)))
        #expect(try sandbox.run(["merge-file"] + files).exit == 1)
        let lines = try sandbox.read("ours.json").components(separatedBy: "\r\n")
        #expect(lines.contains("<<<<<<< ours") && lines.contains("\t\t\"expandDuration\": 0.2,"), "\(lines)")
        #expect(!lines.contains { $0.contains("\n") })
    }

    @Test func `changes of both sides are merged into ours`() throws {
        let sandbox = try sandbox(
            Self.pattern(), Self.pattern(duration: 0.2, tags: #"["a", "b"]"#),
            Self.pattern("grow-up", scale: 3, tags: #"["c", "a"]"#))
        let run = try sandbox.run(["merge-file"] + files)
        #expect(run.transcript == "$ motif merge-file base.json ours.json theirs.json\n[exit 0]\n")
        #expect(
            try sandbox.read("ours.json")
                == Self.pattern("grow-up", duration: 0.2, scale: 3, tags: #"["c", "a", "b"]"#))
    }

    @Test func `a side that alone changed the file keeps its bytes`() throws {
        let compact = Self.pattern(duration: 0.2).replacingOccurrences(of: "\n", with: " ")
        for (ours, theirs) in [(compact, Self.pattern()), (Self.pattern(), compact)] {
            let sandbox = try sandbox(Self.pattern(), ours, theirs)
            #expect(try sandbox.run(["merge-file"] + files).exit == 0)
            #expect(try sandbox.read("ours.json") == compact)
        }
    }

    @Test func `conflicts are listed, and written between markers`() throws {
        let sandbox = try sandbox(
            Self.pattern(), Self.pattern(title: "Up", duration: 0.2, scale: 3),
            Self.pattern(title: "Down", duration: 0.5))
        try expect(
            try sandbox.run(["merge-file", "--print"] + files),
            try sandbox.run(["merge-file", "--print", "-L", "9", "--take", "grow.title=theirs"] + files),
            try sandbox.run(
                ["merge-file", "--print", "--path", "patterns/grow.json"] + files, environment: ["COLUMNS": "30"]),
            matches: "merge-file-conflicts")
        #expect(try sandbox.read("ours.json") == Self.pattern(title: "Up", duration: 0.2, scale: 3))
        let marked = try sandbox.motif("merge-file", "--print", "base.json", "ours.json", "theirs.json").output
        #expect(try sandbox.run(["merge-file", "-o", "-"] + files).output == marked)
        #expect(sandbox.files == files)
        #expect(try sandbox.run(["merge-file"] + files).exit == 1)
        #expect(try sandbox.read("ours.json") == marked)
    }

    @Test func `answers settle conflicts`() throws {
        let sandbox = try sandbox(
            Self.pattern(), Self.pattern(title: "Up", duration: 0.2), Self.pattern(title: "Down", duration: 0.5))
        try sandbox.write(#"{"grow.expandDuration": {"value": 0.3}, "all": "theirs"}"#, to: "answers.json")
        let rows: [([String], String)] = [
            (["--take", "all=ours"], Self.pattern(title: "Up", duration: 0.2)),
            (["--take", "grow=theirs"], Self.pattern(title: "Down", duration: 0.5)),
            (
                ["--take", "grow.expandDuration=250ms", "--take", "grow.title=base"],
                Self.pattern(title: "Grow", duration: 0.25)
            ),
            (["--answers", "answers.json"], Self.pattern(title: "Down", duration: 0.3)),
        ]
        for (answers, result) in rows {
            let run = try sandbox.run(["merge-file", "-o", "merged.json"] + files + answers)
            #expect(run.exit == 0, "\(run.transcript)")
            #expect(try sandbox.read("merged.json") == result)
        }
    }

    @Test func `the links of two branches are merged, unless they link one place otherwise`() throws {
        let sandbox = try Sandbox(.nothing)
        func links(_ change: Int, _ targets: [String]) -> String {
            let lines = targets.map { target in
                #"    {"code":"constant","file":"A.swift","in":"\#(target.prefix(1))","to":"\#(target)"}"#
            }
            return "{\n  \"change\": \(change),\n  \"links\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
        }
        for (name, text) in [("base", links(1, ["a", "b"])), ("ours", links(2, ["a", "b", "c"]))] {
            try sandbox.write(text, to: name)
        }
        try sandbox.write(links(3, ["b", "d"]), to: "theirs")
        let merge = ["merge-file", "base", "ours", "theirs", "--print"]
        #expect(try sandbox.run(merge).output == links(3, ["b", "c", "d"]))
        try sandbox.write(links(3, ["a", "b", "c2"]), to: "theirs")
        let conflict = try sandbox.run(merge)
        #expect(conflict.exit == 1 && conflict.output.contains("<<<<<<<"))
    }

    @Test func `a version that can't be read leaves the lines of both sides, and an error`() throws {
        for (ours, theirs) in [(false, true), (true, false)].map({ isBroken in
            (Self.broken(isBroken.0, Self.pattern(scale: 4)), Self.broken(isBroken.1, Self.pattern(duration: 0.9)))
        }) {
            let sandbox = try sandbox(Self.pattern(), ours, theirs)
            let run = try sandbox.run(["merge-file", "--path", "motion/grow.json"] + files)
            #expect(run.exit == 65)
            let merged = try sandbox.read("ours.json")
            #expect(merged.contains("\"thresholdScale\": 4") && merged.contains("\"expandDuration\": 0.9"))
        }
    }

    private static func broken(_ isBroken: Bool, _ text: String) -> String {
        isBroken ? text.replacing("\"type\"", with: ",\"type\"") : text
    }

    @Test func `mistakes are errors, and nothing is written`() throws {
        let sandbox = try sandbox(Self.pattern(), Self.pattern(duration: 0.2), Self.pattern(duration: 0.5))
        try sandbox.write("{\n  x", to: "broken.json")
        try sandbox.write("[]", to: "answers.json")
        let mistakes = [
            ["--take", "grow.expandDuratoin=ours"], ["--take", "grow"], ["--take", "grow.expandDuration=soon"],
            ["--take", "grow=ours", "--take", "grow=theirs"], ["--answers", "answers.json"],
            ["--answers", "broken.json"], ["--print", "-o", "x.json"], ["-L", "0"],
        ]
        let runs = try mistakes.map { try sandbox.run(["merge-file"] + files + $0) }
        let more = [
            try sandbox.motif("merge-file", "base.json", "ours.json", "broken.json"),
            try sandbox.motif(
                "merge-file", "-p", "--path", "motion/grow.json", "base.json", "ours.json", "broken.json"),
            try sandbox.motif("merge-file", "none.json", "ours.json", "theirs.json"),
            try sandbox.motif("merge-file", "base.json", "ours.json", "theirs.json", "--catalog", "none.db"),
        ]
        try expect(runs + more, matches: "merge-file-mistakes")
        #expect(try sandbox.read("ours.json") == Self.pattern(duration: 0.2))
        #expect(!sandbox.files.contains("x.json"))
    }

    @Test func `without a base, what a side leaves out is the default, and what both state must be the same`() throws {
        func without(_ name: String, _ text: String) -> String {
            text.split(separator: "\n").filter { !$0.contains(name) }.joined(separator: "\n") + "\n"
        }
        let (ours, theirs) = (Self.pattern(duration: 0.2, scale: 3), Self.pattern(scale: 3))
        let sandbox = try sandbox("", ours, without("expandDuration", theirs))
        #expect(try sandbox.run(["merge-file"] + files).exit == 0)
        #expect(try sandbox.read("ours.json") == ours)
        let stated = try self.sandbox("", ours, theirs)
        #expect(try stated.run(["merge-file"] + files).exit == 1)
        #expect(try stated.read("ours.json").contains("<<<<<<< ours"))
    }

    @Test func `a document deleted on one side and changed on the other is a conflict`() throws {
        let sandbox = try sandbox(Self.pattern(), "", Self.pattern(duration: 0.5))
        let run = try sandbox.run(["merge-file", "--print"] + files)
        #expect(run.exit == 1)
        #expect(run.output == "<<<<<<< ours\n=======\n\(Self.pattern(duration: 0.5))>>>>>>> theirs\n")
        #expect(run.errors.contains("grow   unchanged  deleted  changed"))
        #expect(try sandbox.run(["merge-file", "--take", "grow=ours"] + files).exit == 0)
        #expect(try sandbox.read("ours.json").isEmpty)
    }

    @Test func `files with several documents keep their format`() throws {
        func line(_ slug: String, _ color: String) -> String {
            ##"{"color":"\##(color)","slug":"\##(slug)","title":"A","type":"item"}"##
        }
        let red = line("red", "#ff0000")
        let lines = try sandbox(
            "\(red)\n\(line("old", "#000000"))\n", "\(red)\n\(line("ours", "#000000"))\n",
            "\(line("red", "#ff8800"))\n\(line("old", "#000000"))\n\(line("theirs", "#000000"))\n")
        #expect(try lines.run(["merge-file"] + files).exit == 0)
        #expect(
            try lines.read("ours.json")
                == "\(line("red", "#ff8800"))\n\(line("ours", "#000000"))\n\(line("theirs", "#000000"))\n")
        func envelope(_ items: String...) -> String {
            #"{"format": "motif/1", "items": [\#(items.joined(separator: ", "))]}"#
        }
        let envelopes = try sandbox(
            envelope(red), envelope(red, line("b", "#000000")), envelope(line("a", "#111111"), red))
        let run = try envelopes.run(["merge-file", "--print"] + files)
        #expect(run.exit == 0)
        #expect(run.output.hasPrefix("{\n  \"devices\": [],\n  \"format\": \"motif/1\",\n  \"items\": [\n    {\n"))
        let places = ["\"a\"", "\"b\"", "\"red\""].compactMap { run.output.range(of: $0)?.lowerBound }
        #expect(places.count == 3 && places == places.sorted())
    }

    @Test func `a result that doesn't fit its kind is written, and its problems are reported`() throws {
        let kind = try KindText.kind(minimum: nil)
        let restricted = try KindText.kind(minimum: 1)
        let (pattern, lower) = (KindText.pattern(gap: 2), KindText.pattern(gap: 0.5))
        let sandbox = try sandbox(kind + pattern, restricted + pattern, kind + lower)
        let run = try sandbox.run(["merge-file"] + files)
        #expect(run.exit == 1)
        #expect(run.errors == "ours.json: out-of-range: $.parameters.gap: 'gap' is 0.5 pt; it must be at least 1 pt\n")
        #expect(try sandbox.read("ours.json").contains("\"gap\": 0.5"))
    }

    @Test func `kinds are found in the catalog, beside the file, or not at all`() throws {
        let (base, ours, theirs) = (
            KindText.pattern(inset: (1, 1)), KindText.pattern(inset: (2, 1)), KindText.pattern(inset: (1, 3))
        )
        let sandbox = try sandbox(base, ours, theirs)
        let unknown = try sandbox.run(["merge-file", "-p"] + files)
        #expect(unknown.exit == 1)
        #expect(
            unknown.errors.hasPrefix(
                "Unknown kind 'gaps': the parameters of its patterns were merged as wholes\n1 conflict "))
        try sandbox.write(KindText.kind(minimum: nil), to: "motion/kinds/gaps.json")
        let beside = try sandbox.run(["merge-file", "-p", "--path", "motion/patterns/gap.json"] + files)
        #expect(beside.exit == 0)
        #expect(beside.output == KindText.pattern(inset: (2, 3)))
        #expect(try sandbox.motif("init", "team.db").exit == 0)
        #expect(try sandbox.motif("import", "motion/kinds/gaps.json", "--catalog", "team.db").exit == 0)
        let catalog = try sandbox.run(["merge-file", "-p", "--catalog", "team.db"] + files)
        #expect(catalog.output == beside.output)
    }
}

/// A kind that isn't shipped, and patterns of it, as files.
private enum KindText {
    static func kind(minimum: Int?) throws -> String {
        let bound = minimum.map { ", \"minimum\": \($0)" } ?? ""
        return """
            {"type": "kind", "slug": "gaps", "title": "Gaps", "parameters": [
              {"name": "gap", "type": "length", "default": 4\(bound)},
              {"name": "inset", "type": "record", "default": {"left": 1, "right": 1},
               "fields": [{"name": "left", "type": "length"}, {"name": "right", "type": "length"}]}],
             "layers": [{"name": "box", "role": "element", "frame": "frame(0, 0, gap, inset.left)"}],
             "operations": [{"name": "show", "driver": "time", "tracks": [
               {"layer": "box", "property": "opacity", "from": "0", "to": "1", "duration": "1", "curve": "linear"}]}]}

            """
    }

    static func pattern(gap: Double) -> String {
        #"{"type": "pattern", "slug": "gap", "kind": "gaps", "title": "Gap", "parameters": {"gap": \#(gap)}}"# + "\n"
    }

    static func pattern(inset: (left: Int, right: Int)) -> String {
        """
        {
          "kind": "gaps",
          "parameters": {
            "inset": {
              "left": \(inset.left),
              "right": \(inset.right)
            }
          },
          "slug": "gap",
          "title": "Gap",
          "type": "pattern"
        }

        """
    }
}
