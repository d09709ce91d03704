import Foundation
import Testing

@testable import MotifExport

@Suite struct `a bundle of modules` {
    private func bundle(_ modules: [String: String]) -> String {
        ScriptBundle("main.js") { modules[$0] ?? "" }.text
    }

    @Test func `has dependencies first, each once, without imports and exports`() {
        let text = bundle([
            "main.js": "/** Main. */\nimport { a } from \"./a.js\";\nimport { b } from \"./b.js\";\n\na(b);\n",
            "a.js": "import { b } from \"./b.js\";\nexport const a = () => b;\n",
            "b.js": "const one = 1;\nexport async function b() {}\nexport class C extends B {}\n",
        ])
        let joined = """
            {
            const one = 1;
            async function b() {}
            class C extends B {}

            $["b.js"] = { b, C };
            }
            {
            const { b } = $["b.js"];
            const a = () => b;

            $["a.js"] = { a };
            }
            {
            const { a } = $["a.js"];
            const { b } = $["b.js"];

            a(b);

            }

            """
        #expect(text == "(async () => {\n\"use strict\";\nconst $ = {};\n\(joined)})();\n")
    }

    @Test(.enabled(if: Node.isThere)) func `finds modules in folders, and keeps their names apart`() throws {
        let modules = [
            "one/main.js": "import { b } from \"../two/b.js\";\nconst x = 1;\nconsole.log(b + x);",
            "two/b.js": "import { c } from \"./c.js\";\nconst x = 10;\nexport const b = x + c;",
            "two/c.js": "const x = await 100;\nexport const c = x;",
        ]
        let script = ScriptBundle("one/main.js") { modules[$0] ?? "" }.text
        #expect(try Node.output(of: script) == "111\n")
    }

    @Test func `has no comments on lines of their own`() {
        let text = bundle([
            "main.js": """
            /** @param {import("./b.js").B} b */
            a("//"); // one
              // two
            /**
             * three
             */
            b(4 /* four */);
            """
        ])
        #expect(text.contains("{\na(\"//\"); // one\nb(4 /* four */);\n}"), "\(text)")
    }
}

/// What a bundle can join; it doesn't look for anything else.
@Suite struct `the modules of web` {
    static let names = WebResource.all.map(\.name).filter { $0.hasSuffix(".js") && !$0.hasPrefix("animations/") }

    private static func lines(_ name: String) -> [Substring] {
        WebResource.named(name)?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    }

    /// The names that a module imports, and the paths of the modules that have them.
    private static func imports(_ name: String) throws -> [(names: [String], module: String)] {
        try lines(name).filter { $0.hasPrefix("import ") }.map { line in
            let pattern = #/import \{ (\w+(?:, \w+)*) \} from "(\.|\.\./\w+)/([\w-]+\.js)";/#
            let match = try #require(line.wholeMatch(of: pattern), "\(name): \(line)")
            let folder = match.2 == "." ? name.prefix { $0 != "/" } : match.2.dropFirst("../".count)
            return (match.1.split(separator: ", ").map(String.init), "\(folder)/\(match.3)")
        }
    }

    private static func exports(_ name: String) throws -> [String] {
        try lines(name).filter { $0.hasPrefix("export ") }.map { line in
            let pattern = /export (?:const|class|function|async function) (\w+)\b.*/
            return String(try #require(line.wholeMatch(of: pattern), "\(name): \(line)").1)
        }
    }

    @Test(arguments: names) func `import what another exports`(_ name: String) throws {
        for (names, module) in try Self.imports(name) {
            let exports = try Self.exports(module)
            for name in names { #expect(exports.contains(name), "\(module) does not export \(name)") }
        }
    }

    @Test(arguments: names) func `don't import each other`(_ name: String) throws {
        var (reached, next) = (Set<String>(), [name])
        while let module = next.popLast() {
            for (_, needed) in try Self.imports(module) where reached.insert(needed).inserted { next.append(needed) }
        }
        #expect(!reached.contains(name))
    }

    @Test(arguments: names) func `load no modules while they run`(_ name: String) {
        // In a comment, `import(` names a type.
        let code = Self.lines(name).filter { !$0.drop { " /".contains($0) }.hasPrefix("*") }
        #expect(!code.contains { $0.contains("import(") || $0.contains("import.meta") })
    }
}

@Suite struct `the modules of the player` {
    static let names = WebResource.all.map(\.name).filter { $0.hasPrefix("player/") && $0.hasSuffix(".js") }
        .map { String($0.dropFirst("player/".count)) }

    private static func text(_ name: String) -> String { WebResource.named("player/\(name)")?.text ?? "" }

    @Test func `are all part of the page`() throws {
        let bundle = ScriptBundle("main.js", source: Self.text).text
        #expect(Self.names.count > 15)
        for name in Self.names {
            let line = Self.text(name).split(separator: "\n").first { $0.hasPrefix("export ") || $0.hasPrefix("new ") }
            let code = try #require(line).replacing("export ", with: "")
            #expect(bundle.contains("\n\(code)\n"), "\(name) is not part of the page")
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
        let file = Seeds.root.appendingPathComponent("Resources/web/player/\(name)")
        #expect(try Node.complaints(about: String(contentsOf: file, encoding: .utf8)) == "")
    }

    @Test(.enabled(if: Node.isThere)) func `are valid as one`() throws {
        #expect(try Node.complaints(about: ScriptBundle("main.js", source: Self.text).text) == "")
    }
}

@Suite struct `the modules of the pages` {
    @Test func `are all part of their script`() throws {
        let script = try #require(SiteAssets.files.first { $0.path == SiteAssets.script })
        let names = WebResource.all.map(\.name).filter { $0.hasPrefix("studio/") && $0.hasSuffix(".js") }
        #expect(names.count > 25)
        for name in names where name != "studio/main.js" {
            #expect(script.text.contains("$[\"\(name)\"] = "), "\(name) is not part of the script")
        }
    }

    @Test(.enabled(if: Node.isThere)) func `are valid as one`() throws {
        for file in SiteAssets.files where file.path == SiteAssets.script {
            #expect(try Node.complaints(about: file.text) == "")
        }
    }
}
