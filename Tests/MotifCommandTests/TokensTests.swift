import Foundation
import Testing

@Suite struct `design tokens` {
    static let brand = """
        {"brand": {"$type": "duration", "quick": {"$value": {"value": 200, "unit": "ms"}},
          "motion": {"expandDuration": {"$value": "{brand.quick}"}, "wobble": {"$value": {"value": 1, "unit": "s"}}}},
         "ease": {"expandCurve": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}}}
        """

    @Test func `are imported as they were exported`() throws {
        let sandbox = try Sandbox()
        for pattern in ["expand", "punch-out", "zoom-icons", "connect-the-dots"] {
            try sandbox.write(sandbox.motif("export", pattern, "--to", "tokens", "-q").output, to: "out.json")
            let run = try sandbox.motif("update", pattern, "--tokens", "out.json")
            #expect(run.output == "unchanged \(pattern)@1\n")
        }
    }

    @Test func `from other tools set parameters, and --set overrides them`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.brand, to: "brand.json")
        try expect(
            sandbox.motif("update", "expand", "--tokens", "brand.json"), sandbox.motif("diff", "expand@1", "expand"),
            sandbox.motif(
                "create", "brand", "--kind", "expand", "--tokens", "brand.json", "--set", "expandDuration=300ms"),
            sandbox.motif("list", "--where", "expandDuration == 0.3", "--format", "csv"), matches: "tokens")
    }

    private static let scale = """
        {"brand": {"motion": {
          "duration": {"$type": "duration", "base": {"$value": {"value": 350, "unit": "ms"}},
                       "quick": {"$value": "{brand.motion.duration.base}", "$description": "For small things"}},
          "easing": {"$type": "cubicBezier", "standard": {"$value": [0.2, 0, 0, 1]}},
          "enter": {"$type": "transition", "$value": {"duration": "{brand.motion.duration.quick}",
            "delay": {"value": 20, "unit": "ms"}, "timingFunction": "{brand.motion.easing.standard}"}},
          "bold": {"$type": "fontWeight", "$value": 700},
          "expandDuration": {"$value": "{brand.motion.duration.quick}"}}}}
        """

    @Test func `become shared values, and aliases stay aliases both ways`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.scale, to: "brand.tokens.json")
        let group = ["--group", "brand.motion"]
        try expect(
            sandbox.run(["import", "brand.tokens.json", "--on-conflict", "fail"] + group),
            sandbox.motif("list", "values", "--columns", "slug,valueType,value"),
            sandbox.run(["import", "brand.tokens.json"] + group),
            sandbox.run(["update", "expand", "--tokens", "brand.tokens.json"] + group),
            sandbox.motif("diff", "expand@1", "expand"),
            matches: "tokens-values")
        let own = try sandbox.motif("export", "expand", "--to", "tokens").output
        try sandbox.write(own, to: "own.tokens.json")
        for change in [["--tokens", "own.tokens.json"], ["--set", "expandDuration={duration-quick}"]] {
            #expect(try sandbox.run(["update", "expand"] + change).output == "unchanged expand@2\n")
        }
        #expect(try sandbox.motif("export", "expand", "--to", "tokens").output == own)
    }

    /// Figma's identifiers are such numbers.
    @Test func `with numbers that can't be stored exactly have them as text, which is listed`() throws {
        let sandbox = try Sandbox()
        let ids = #"{"id": 9007199254740993, "far": 1e400, "near": 12}"#
        try sandbox.write(
            #"{"fast": {"$type": "duration", "$value": "100ms", "$extensions": {"com.figma": \#(ids)}}}"#,
            to: "brand.tokens.json")
        let run = try sandbox.motif("import", "brand.tokens.json")
        let lines = [
            "brand.tokens.json:1:87: Integer 9007199254740993 can't be stored exactly; "
                + "the nearest number is 9007199254740992; it's kept as text",
            "brand.tokens.json:1:112: 1e400 is too large; the largest number is 1.79e308; it's kept as text",
        ]
        #expect(run.errors.split(separator: "\n").prefix(2).map(String.init) == lines)
        let kept = try sandbox.motif("export", "value:fast", "--to", "tokens").output
        #expect(kept.contains(#""id": "9007199254740993""#) && kept.contains(#""near": 12"#))
    }

    @Test func `that differ from the shared values are refused`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.scale, to: "brand.tokens.json")
        let group = ["--group", "brand.motion"]
        _ = try sandbox.run(["import", "brand.tokens.json"] + group)
        let run = try sandbox.motif("update", "value:duration-base", "--set", "value=300ms")
        #expect(run.exit == 0)
        try expect(
            sandbox.run(["update", "expand", "--tokens", "brand.tokens.json"] + group),
            sandbox.run(["import", "brand.tokens.json"] + group),
            sandbox.run(["update", "expand", "--tokens", "brand.tokens.json"] + group),
            sandbox.motif("import", "--group", "brand", "expand.json"),
            sandbox.motif("import", "brand.tokens.json", "--group", "nowhere"),
            matches: "tokens-values-differ")
    }

    @Test func `of several files and other tools are imported without the rest`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(#"{"base": {"$type": "time", "fast": {"$value": "100ms"}}}"#, to: "base.json")
        try sandbox.write(
            #"{"press": {"$value": "{base.fast}"}, "gap": {"$type": "dimension", "$value": "1rem"}, "s": {"$type": "shadow", "$value": 1}}"#,
            to: "system.json")
        try sandbox.write("{base: {'$value': '1ms'}} // JSON5", to: "five.tokens.json")
        try sandbox.write("{}", to: "all.resolver.json")
        try expect(
            sandbox.motif("import", "system.json", "base.json"),
            sandbox.motif("list", "values", "--columns", "slug,valueType,value"),
            sandbox.motif("update", "value:press", "--title", "Quick taps", "--tag", "approved"),
            sandbox.motif("import", "system.json"), sandbox.motif("import", "five.tokens.json"),
            sandbox.motif("import", "all.resolver.json"),
            sandbox.motif("import", "-", "--tokens", input: #"{"x": {"value": "2ms", "type": "time"}}"#),
            matches: "tokens-files")
    }

    @Test func `are only values, so that nothing else is pruned`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(#"{"a": {"$type": "duration", "$value": "1s"}}"#, to: "motion.json")
        let run = try sandbox.motif("import", "motion.json", "--prune")
        #expect(run.exit == 64 && run.errors.contains("--prune can't be combined with design tokens"), "\(run)")
    }

    @Test func `of older files are recognized by what is in them`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(#"{"motion": {"fast": {"value": "150ms", "type": "time"}}}"#, to: "motion.json")
        #expect(try sandbox.motif("import", "motion.json").output.hasPrefix("Imported 1 document: 1 created"))
        try sandbox.write(#"{"type": "value", "title": "A", "valueType": "duration", "value": 1}"#, to: "a.json")
        let document = try sandbox.motif("import", "a.json")
        #expect(document.exit == 65 && document.errors.contains("'slug'"), "\(document)")
    }

    @Test(arguments: [
        ("a:\n  $value: 1s\n", false), ("{\"a\": {\"$value\": \"1s\"}} x", false),
        ("{a: {\"$value\": \"1s\"}}", true), ("// a\n{}", true),
    ]) func `are called JSON5 only if they look like it`(_ text: String, _ isJSON5: Bool) throws {
        let sandbox = try Sandbox()
        try sandbox.write(text, to: "a.tokens.json")
        #expect(try sandbox.motif("import", "a.tokens.json").errors.contains("JSON5") == isJSON5)
        try sandbox.write("{a: {$value: '1s'}}", to: "motion.json")
        try sandbox.write("{a: {$value: '1s'}}", to: "motion.json5")
        for name in ["motion.json", "motion.json5"] {
            #expect(try sandbox.motif("import", name).errors.contains("looks like JSON5"), "\(name)")
        }
    }

    @Test func `in a dry run show the changes`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.brand, to: "brand.json")
        let before = try sandbox.contents()
        let update = try sandbox.motif("update", "expand", "--tokens", "brand.json", "--dry-run")
        #expect(update.exit == 0 && update.output.hasPrefix("would update expand@2\n  expandCurve: easeIn → "))
        #expect(update.errors.hasSuffix("Nothing was saved\n"))
        let create = try sandbox.motif(
            "create", "brand", "--kind", "expand", "--tokens", "brand.json", "--dry-run", "-q")
        #expect((create.exit, create.output) == (0, ""))
        let wrong = try sandbox.motif(
            "update", "expand", "--tokens", "brand.json", "--set", "expandDuration=12", "--dry-run")
        #expect(wrong.exit == 65)
        #expect(try sandbox.contents() == before)
    }

    @Test func `that don't fit are reported, and nothing is written`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.brand, to: "brand.json")
        func update(_ tokens: String) throws -> Run {
            try sandbox.write(tokens, to: "tokens.json")
            return try sandbox.motif("update", "expand", "--tokens", "tokens.json")
        }
        try expect(
            sandbox.motif("update", "expand", "--tokens", "brand.json", "--group", "nothing"),
            sandbox.motif("update", "expand", "--tokens", "nowhere.json"),
            sandbox.motif("update", "expand", "--group", "brand"),
            sandbox.motif("update", "item:twitter", "--tokens", "brand.json"),
            sandbox.motif("create", "brand", "--tokens", "brand.json"),
            sandbox.motif("create", "brand", "--kind", "expnad", "--tokens", "brand.json"),
            update(#"{"a": {"expandDuration": {"$type": "duration", "$value": {"value": -3, "unit": "s"}}}}"#),
            update(
                """
                {"a": {"$type": "duration",
                  "expandDuration": {"$value": "{a.b}"},
                  "b": {"$value": "{a.expandDuration}"}}}
                """), update(#"{"a": {"expandDuration": {"$type": "duration", "$value": "{b.c}"}}}"#),
            update(#"{"z": {"$type": "number", "$value": 3}}"#), update("[1, 2"), matches: "tokens-mistakes")
        #expect(try sandbox.motif("show", "expand@2").exit == 66)
    }
}
