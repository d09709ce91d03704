/// JavaScript modules joined into one classic script, since pages opened from a folder can't load modules from files.
///
/// The modules are joined in one function, dependencies first, without their imports and without the word `export`.
/// That is enough for the part of the language that `web/` uses, and everything else is rejected:
/// - Imports are one line each, of names: `import { a, b } from "./file.js";`
/// - Exports are declarations: `export const`, `export function`, `export async function`, `export class`.
/// - No cycles, no `import()`, no `import.meta`, no default or renamed exports.
/// - Since the modules share one scope, their top-level names must differ.
struct ScriptBundle {
    /// The reason why modules can't be joined.
    enum Failure: Error, Equatable {
        /// No module has this name.
        case missing(module: String)
        /// A module doesn't export an imported name.
        case notExported(name: String, module: String)
        /// Modules import each other; the first is repeated at the end.
        case cycle([String])
        /// Two modules declare the same name at the top level.
        case collision(name: String, modules: [String])
        /// A line uses a part of the language that isn't supported.
        case unsupported(line: String, module: String)
    }

    /// The script.
    let text: String

    /// Joins a module and everything that it imports.
    ///
    /// - Parameter source: Returns the text of a module.
    init(_ entry: String, source: (String) -> String?) throws(Failure) {
        var joining = Joining()
        try joining.add(entry, importedBy: [], source)
        text = "(() => {\n\"use strict\";\n\(joining.texts.joined(separator: "\n"))})();\n"
    }

    /// A module without its imports and the word `export`.
    private struct Module {
        var imports: [(name: String, module: String)] = []
        var exports: Set<String> = []
        var declared: [String] = []
        var lines: [Substring] = []

        // Without regular expressions, which take 400 ms for the scripts of a page.
        init(_ name: String, _ text: String) throws(Failure) {
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.utf8.starts(with: "import ".utf8) {
                    guard let (names, module) = Self.imports(line) else {
                        throw .unsupported(line: String(line), module: name)
                    }
                    imports += names.map { (String($0), module) }
                } else {
                    if Self.loadsModules(line) { throw .unsupported(line: String(line), module: name) }
                    try declare(line, in: name)
                }
            }
        }

        /// The names and the module of `import { a, b } from "./file.js";`
        private static func imports(_ line: Substring) -> (names: [Substring], module: String)? {
            let parts = line.split(separator: " } from \"./", maxSplits: 1)
            guard parts.count == 2, parts[0].hasPrefix("import { "), parts[1].hasSuffix(".js\";") else { return nil }
            let names = parts[0].dropFirst("import { ".count).split(separator: ", ", omittingEmptySubsequences: false)
            let module = parts[1].dropLast("\";".count)
            let isModule = module.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
            guard isModule, names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isWord) }) else { return nil }
            return (names, String(module))
        }

        /// Whether a line has `import(` or `import.meta`.
        private static func loadsModules(_ line: Substring) -> Bool {
            guard line.utf8.contains(UInt8(ascii: "m")) else { return false }
            var rest = line.utf8[...]
            while let start = rest.firstIndex(of: UInt8(ascii: "i")) {
                rest = rest[start...]
                if rest.starts(with: "import(".utf8) || rest.starts(with: "import.meta".utf8) { return true }
                rest = rest.dropFirst()
            }
            return false
        }

        private static let keywords = ["const ", "let ", "var ", "class ", "function ", "async function "]

        private mutating func declare(_ line: Substring, in name: String) throws(Failure) {
            let isExported = line.utf8.starts(with: "export ".utf8)
            let declaration = isExported ? line.dropFirst("export ".count) : line
            lines.append(declaration)
            guard let keyword = Self.keywords.first(where: { declaration.utf8.starts(with: $0.utf8) }) else {
                if isExported { throw .unsupported(line: String(line), module: name) }
                return
            }
            let target = declaration.dropFirst(keyword.count).prefix { $0 != "=" }
            let isPattern = target.hasPrefix("[") || target.hasPrefix("{")
            let names = target.utf8.split { !Self.isWord($0) }.compactMap { String($0) }
            let found = isPattern ? names : Array(names.prefix(1))
            declared += found
            if isExported { exports.formUnion(found) }
        }

        /// Whether a byte is part of a name; names are in ASCII.
        private static func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
                true
            default: false
            }
        }
    }

    /// The modules joined so far.
    private struct Joining {
        var texts: [String] = []
        private var modules: [String: Module] = [:]
        private var owners: [String: String] = [:]

        mutating func add(
            _ name: String, importedBy importers: [String], _ source: (String) -> String?
        ) throws(Failure) {
            if modules[name] != nil { return }
            if let start = importers.firstIndex(of: name) { throw .cycle(importers[start...] + [name]) }
            guard let text = source(name) else { throw .missing(module: name) }
            let module = try Module(name, text)
            for needed in module.imports {
                try add(needed.module, importedBy: importers + [name], source)
                guard modules[needed.module]?.exports.contains(needed.name) == true else {
                    throw .notExported(name: needed.name, module: needed.module)
                }
            }
            for declared in module.declared {
                if let owner = owners.updateValue(name, forKey: declared) {
                    throw .collision(name: declared, modules: [owner, name])
                }
            }
            modules[name] = module
            texts.append(module.lines.joined(separator: "\n"))
        }
    }
}
