import MotifJSON
import Testing

@Suite struct `motif schema` {
    private func schema(_ sandbox: Sandbox, _ arguments: String...) throws -> JSON {
        let run = try sandbox.run(["schema"] + arguments)
        #expect(run.exit == 0, "\(run.transcript)")
        return try JSONReader().read(run.output)
    }

    @Test func `describes the parameters of a kind`() throws {
        let sandbox = try Sandbox()
        let schema = try schema(sandbox, "expand")
        #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["title"] == "A pattern of the kind 'expand'")
        #expect(schema["properties"]?["kind"] == ["const": "expand"])
        try expect(sandbox.motif("schema", "kind:mask-reveal"), matches: "schema")
    }

    @Test func `follows the catalog's own kinds and documents`() throws {
        let sandbox = try Sandbox()
        let kinds = try schema(sandbox, "pattern")["properties"]?["kind"]?["enum"]?.array?.count
        #expect(kinds == 10)
        try sandbox.motif("copy", "kind:expand", "grow")
        #expect(try schema(sandbox)["$defs"]?["pattern"]?["allOf"]?.array?.count == 11)
        #expect(try schema(sandbox, "grow")["title"] == "A pattern of the kind 'grow'")
        #expect(try schema(sandbox, "item")["properties"]?["type"] == ["const": "item"])
        #expect(try schema(sandbox, "devices")["properties"]?["screen"]?["type"] == "object")
        #expect(try schema(sandbox, "--at", "1", "pattern")["allOf"]?.array?.count == 10)
    }

    @Test func `knows only kinds and types`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("schema", "expnd"), sandbox.motif("schema", "kind:item"), sandbox.motif("schema", "A b"),
            sandbox.motif("schema", "item:twitter"), matches: "schema-unknown")
    }

    @Test func `is named by documents without being saved`() throws {
        let sandbox = try Sandbox()
        let document = ##"{"$schema": "./x.json", "type": "item", "slug": "dot", "title": "Dot", "color": "#F00"}"##
        try sandbox.write(document, to: "dot.json")
        #expect(try sandbox.motif("import", "dot.json").exit == 0)
        #expect(try !sandbox.motif("show", "item:dot", "--format", "json").output.contains("$schema"))
        #expect(try sandbox.motif("validate", "dot.json").exit == 0)
        #expect(try sandbox.motif("import", "dot.json", "--on-conflict", "update").output.contains("unchanged"))
        try sandbox.write(document.replacing(#""./x.json""#, with: "7"), to: "dot.json")
        let run = try sandbox.motif("validate", "dot.json")
        #expect(run.exit == 1)
        #expect(run.output.contains("$.$schema") || run.output.contains("$[\"$schema\"]"), "\(run.transcript)")
        #expect(try sandbox.isSound())
    }
}
