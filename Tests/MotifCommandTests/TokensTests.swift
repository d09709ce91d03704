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

    @Test func `in a dry run show what would change`() throws {
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
