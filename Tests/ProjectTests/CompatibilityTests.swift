import BuiltProducts
import Foundation
import MotifJSON
import Testing

/// The promises of docs/compatibility.md about output: what version 1 printed is still there, and has the same types.
///
/// `script/outputs` records the output of version 1 in Tests/Trials/Outputs/1.
@Suite struct `Output of version 1` {
    static let folder = Project.folder.appendingPathComponent("Tests/Trials/Outputs/1")
    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    /// What is printed now, for all tests.
    private static let now = Result { () throws -> TemporaryFolder in
        let folder = try TemporaryFolder()
        let products = try BuiltProducts.program("motif").deletingLastPathComponent().path
        let script = BuiltProgram(at: Project.folder.appendingPathComponent("script/outputs"))
        let run = try script.run(
            ["--to", folder.url.path, products], in: folder, environment: ["PATH": "/usr/bin:/bin"])
        try #require(run.exit == 0, "\(run.errors)")
        return folder
    }

    @Test func `is recorded for commands, batches, agents, the API, views, and exported Swift`() {
        for part in ["list-patterns.json", "list-patterns.csv", "batch.jsonl", "mcp.jsonl", "sql-history.csv"] {
            #expect(Self.files.contains(part))
        }
        #expect(Self.files.count(where: Self.isAnswer) > 15 && Self.files.contains("uikit.names"))
    }

    @Test(arguments: files.filter { !isAnswer($0) })
    func `is still printed`(_ file: String) throws { try expectKept(file) }

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")), arguments: files.filter(isAnswer))
    func `is still answered by the API`(_ file: String) throws { try expectKept(file) }

    private static func isAnswer(_ file: String) -> Bool { file.hasPrefix("api-") }

    private func expectKept(_ file: String) throws {
        let recorded = try Shape.of(
            String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8), file)
        let lost = recorded.subtracting(try Shape.of(try Self.now.get().read(file), file))
        #expect(lost.isEmpty, "\(file) has no longer:\n\(lost.sorted().joined(separator: "\n"))")
    }

    @Test(arguments: 1...3) func `has documents that are still read`(_ version: Int) throws {
        let file = Project.folder.appendingPathComponent("Tests/MotifCatalogTests/Fixtures/version-\(version).jsonl")
        let folder = try TemporaryFolder()
        let motif = try BuiltProgram("motif")
        #expect(try motif.run(["init", "--empty"], in: folder).exit == 0)
        let read = try motif.run(["import", file.path], in: folder)
        #expect(read.exit == 0, "\(read.errors)")
        let written = try motif.run(["export", "--to", "jsonl"], in: folder)
        #expect(written.output == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test func `is named by the command as by the changelog`() throws {
        let changelog = try Project.read("CHANGELOG.md")
        let newest = try #require(changelog.firstMatch(of: /\n## (\d+\.\d+\.\d+)/)?.1)
        #expect(try BuiltProgram("motif").run(["--version"], in: try TemporaryFolder()).output == newest + "\n")
        let head = changelog.components(separatedBy: "\n## ")[0]
        #expect(head.contains("(docs/compatibility.md)"))
    }

    @Test(arguments: [
        // A key that vanishes, another type, a name that vanishes; and what may change.
        (#"{"a": 1, "b": [{"c": true}]}"#, #"{"a": 1}"#, ["$.b: array", "$.b[]: object", "$.b[].c: boolean"]),
        (#"{"a": 1}"#, #"{"a": "1"}"#, ["$.a: number"]),
        (#"[{"a": null}, {"b": 1}]"#, #"[{"a": 1, "b": 1}]"#, ["$[].a: null"]),
        (
            #"{"tools": [{"name": "show", "x": 1}]}"#, #"{"tools": [{"name": "x", "x": 1}]}"#,
            ["$.tools[show]: object", "$.tools[show].name: string", "$.tools[show].x: number"]
        ),
        (#"{"a": 1, "b": []}"#, #"{"b": [1], "a": 2, "c": 3}"#, []),
    ])
    func `is compared by keys, types, and names`(before: String, after: String, lost: [String]) throws {
        let found = try Shape.of(before, "a.json").subtracting(Shape.of(after, "a.json"))
        #expect(found == Set(lost))
    }

    @Test func `is compared by columns, and line by line`() throws {
        #expect(try Shape.of("a,b\r\n1,2\r\n", "a.csv") == ["a", "b"])
        #expect(try Shape.of("Grow\nGrow.duration\n", "a.names") == ["Grow", "Grow.duration"])
        #expect(
            try Shape.of("{\"a\":1}\n{\"b\":1}\n", "a.jsonl") == [
                "1: $: object", "1: $.a: number", "2: $: object", "2: $.b: number",
            ])
    }
}

/// What programs rely on in an output: a line for each key with its type, for each column, or for each name.
private enum Shape {
    static func of(_ text: String, _ file: String) throws -> Set<String> {
        let lines = text.split(whereSeparator: \.isNewline)
        switch file.split(separator: ".").last {
        case "csv": return Set((lines.first ?? "").split(separator: ",").map(String.init))
        case "names": return Set(lines.map(String.init))
        case "jsonl":
            return try zip(1..., lines).reduce(into: []) { all, line in
                all.formUnion(shape(of: try JSONReader().read(String(line.1)), at: "$").map { "\(line.0): \($0)" })
            }
        default: return shape(of: try JSONReader().read(text), at: "$")
        }
    }

    private static func shape(of value: JSON, at path: String) -> Set<String> {
        switch value {
        case .null: return ["\(path): null"]
        case .boolean: return ["\(path): boolean"]
        case .number: return ["\(path): number"]
        case .string: return ["\(path): string"]
        case .array(let values):
            return values.reduce(into: ["\(path): array"]) { all, value in
                // Of things with names, none may be missing.
                all.formUnion(shape(of: value, at: "\(path)[\(value["name"]?.string ?? "")]"))
            }
        case .object(let object):
            return object.members.reduce(into: ["\(path): object"]) { all, member in
                all.formUnion(shape(of: member.value, at: "\(path).\(member.key)"))
            }
        }
    }
}
