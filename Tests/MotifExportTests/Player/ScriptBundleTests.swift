import Foundation
import Testing

@testable import MotifExport

@Suite struct `a bundle of modules` {
    private func bundle(_ modules: [String: String]) throws -> String {
        try ScriptBundle("main.js") { modules[$0] }.text
    }

    @Test func `has dependencies first, each once, without imports and exports`() throws {
        let text = try bundle([
            "main.js": "/** Main. */\nimport { a } from \"./a.js\";\nimport { b } from \"./b.js\";\n\na(b);\n",
            "a.js": "import { b } from \"./b.js\";\nexport const a = () => b;\n",
            "b.js": "const one = 1;\nexport async function b() {}\nexport class C extends B {}\n",
        ])
        let joined = """
            const one = 1;
            async function b() {}
            class C extends B {}

            const a = () => b;

            /** Main. */

            a(b);

            """
        #expect(text == "(() => {\n\"use strict\";\n\(joined)})();\n")
    }

    struct Case: CustomTestStringConvertible {
        let modules: [String: String]
        let failure: ScriptBundle.Failure

        var testDescription: String { "\(failure)" }
    }

    @Test(arguments: [
        Case(modules: ["main.js": "import { a } from \"./a.js\";"], failure: .missing(module: "a.js")),
        Case(
            modules: ["main.js": "import { a } from \"./a.js\";", "a.js": "const a = 1;"],
            failure: .notExported(name: "a", module: "a.js")),
        Case(
            modules: ["main.js": "import { a } from \"./a.js\";", "a.js": "import { x } from \"./main.js\";"],
            failure: .cycle(["main.js", "a.js", "main.js"])),
        Case(
            modules: [
                "main.js": "import { a } from \"./a.js\";\nconst [b, c] = a;", "a.js": "export const a = 1;\nlet c;",
            ],
            failure: .collision(name: "c", modules: ["a.js", "main.js"])),
        Case(
            modules: ["main.js": "import a from \"./a.js\";"],
            failure: .unsupported(line: "import a from \"./a.js\";", module: "main.js")),
        Case(
            modules: ["main.js": "import { a as b } from \"./a.js\";"],
            failure: .unsupported(line: "import { a as b } from \"./a.js\";", module: "main.js")),
        Case(
            modules: ["main.js": "export default 1;"],
            failure: .unsupported(line: "export default 1;", module: "main.js")),
        Case(
            modules: ["main.js": "export { a };"], failure: .unsupported(line: "export { a };", module: "main.js")),
        Case(
            modules: ["main.js": "  await import(\"./a.js\");"],
            failure: .unsupported(line: "  await import(\"./a.js\");", module: "main.js")),
    ]) func `is refused`(_ sample: Case) {
        #expect(throws: sample.failure) { try bundle(sample.modules) }
    }
}

@Suite struct `the modules of the player` {
    static let names = WebResource.all.map(\.name).filter { $0.hasPrefix("player/") && $0.hasSuffix(".js") }
        .map { String($0.dropFirst("player/".count)) }

    private static func text(_ name: String) -> String { WebResource.named("player/\(name)")?.text ?? "" }

    @Test func `are all part of the page`() throws {
        let bundle = try ScriptBundle("main.js", source: Self.text).text
        #expect(Self.names.count > 15)
        for name in Self.names {
            let comment = try #require(Self.text(name).split(separator: "\n").first { $0.contains("*") })
            #expect(bundle.contains(comment), "\(name) is not part of the page")
        }
    }

    @Test(arguments: names) func `use every name that they import`(_ name: String) throws {
        let text = Self.text(name)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("import ") }
        let words = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
        for line in text.matches(of: /import \{ (.+) \} from/) {
            for imported in line.1.split(separator: ", ") {
                #expect(words.contains(imported), "\(name) imports \(imported) and does not use it")
            }
        }
    }

    @Test(.enabled(if: Node.isThere), arguments: names + ["../animations/runtime.js"])
    func `are valid`(_ name: String) throws {
        let file = Seeds.root.appendingPathComponent("web/player/\(name)")
        #expect(try Node.complaints(about: String(contentsOf: file, encoding: .utf8)) == "")
    }

    @Test(.enabled(if: Node.isThere)) func `are valid as one`() throws {
        #expect(try Node.complaints(about: ScriptBundle("main.js", source: Self.text).text) == "")
    }
}
