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

        init(_ name: String, _ text: String) throws(Failure) {
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.contains("import(") || line.contains("import.meta") {
                    throw .unsupported(line: String(line), module: name)
                }
                if line.hasPrefix("import ") {
                    guard let match = line.wholeMatch(of: /import \{ (\w+(?:, \w+)*) \} from "\.\/([\w\-]+\.js)";/)
                    else { throw .unsupported(line: String(line), module: name) }
                    for imported in match.1.split(separator: ", ") {
                        imports.append((String(imported), String(match.2)))
                    }
                } else {
                    try declare(line, in: name)
                }
            }
        }

        private mutating func declare(_ line: Substring, in name: String) throws(Failure) {
            let isExported = line.hasPrefix("export ")
            let declaration = isExported ? line.dropFirst("export ".count) : line
            lines.append(declaration)
            let keyword = /(?:const|let|var|class|function|async function)\s/
            guard let start = declaration.prefixMatch(of: keyword) else {
                if isExported { throw .unsupported(line: String(line), module: name) }
                return
            }
            let target = declaration[start.range.upperBound...].prefix { $0 != "=" }
            let isPattern = target.hasPrefix("[") || target.hasPrefix("{")
            let names = target.matches(of: /[\w$]+/).map { String($0.output) }
            let found = isPattern ? names : Array(names.prefix(1))
            declared += found
            if isExported { exports.formUnion(found) }
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
