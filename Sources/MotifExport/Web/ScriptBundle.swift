/// JavaScript modules joined into one classic script, since pages opened from a folder can't load modules from files.
///
/// Each module becomes a block of one function, dependencies first, and leaves its exports in a table for the blocks
/// that import them. Comments on lines of their own are left out. That is enough for the part of the language that
/// `Resources/web/` uses, which a test enforces:
/// - Imports are one line each, of names, from files in the same folder or in one beside it:
///   `import { a, b } from "./file.js";` or `"../folder/file.js"`
/// - Exports are declarations of one name that keep their value: `export const`, `export function`,
///   `export async function`, `export class`.
/// - No cycles, no `import()`, no `import.meta`, no default or renamed exports.
///
/// Modules may use `await` at the top level.
struct ScriptBundle {
    private let source: (String) -> String
    private var names: Set<String> = []
    private var blocks: [String] = []

    /// Joins a module and everything that it imports.
    ///
    /// - Parameter source: Returns the text of a module.
    init(_ entry: String, source: @escaping (String) -> String) {
        self.source = source
        add(entry)
    }

    /// The script.
    var text: String { "(async () => {\n\"use strict\";\nconst $ = {};\n\(blocks.joined())})();\n" }

    // Without regular expressions, which take 400 ms for the scripts of a page.
    private mutating func add(_ name: String) {
        guard names.insert(name).inserted else { return }
        var (imports, exports, lines): (String, [Substring], [Substring]) = ("", [], [])
        var isComment = false
        for line in source(name).split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.utf8.drop { $0 == UInt8(ascii: " ") }
            if isComment || text.starts(with: "/**".utf8) {
                isComment = !text.reversed().starts(with: "/*".utf8)
            } else if text.starts(with: "//".utf8) {
                continue
            } else if line.utf8.starts(with: "import ".utf8) {
                let parts = line.split(separator: "\"")
                guard parts.count == 3 else { continue }
                let module = Self.module(parts[1], beside: name)
                add(module)
                imports += "const \(parts[0].dropFirst("import ".count).dropLast(" from ".count)) = $[\"\(module)\"];\n"
            } else if line.utf8.starts(with: "export ".utf8) {
                let declaration = line.dropFirst("export ".count)
                let parts = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
                exports += parts.drop { ["const", "async", "function", "class"].contains($0) }.prefix(1)
                lines.append(declaration)
            } else {
                lines.append(line)
            }
        }
        let table = exports.isEmpty ? "" : "$[\"\(name)\"] = { \(exports.joined(separator: ", ")) };\n"
        blocks.append("{\n\(imports)\(lines.joined(separator: "\n"))\n\(table)}\n")
    }

    /// The name of a module by its path from another: `player/curve.js` for `../player/curve.js`.
    private static func module(_ path: Substring, beside name: String) -> String {
        var folders = name.split(separator: "/").dropLast()
        let steps = path.split(separator: "/")
        if steps.first == ".." { folders = folders.dropLast() }
        return (folders + steps.dropFirst()).joined(separator: "/")
    }
}
