import MotifSource

/// The modules that a file imports.
struct SourceImports: Sendable {
    /// The modules, as they are written: `UIKit`, `framer-motion`, `package:flutter/material.dart`.
    private(set) var modules: Set<String> = []
    /// The modules of the names that are imported one by one.
    private(set) var names: [String: String] = [:]
    /// The modules and packages all of whose names are imported.
    private(set) var whole: Set<String> = []
    /// The names in front of all names of a module, such as `m` in Dart's `m.Curves`.
    private(set) var prefixes: Set<String> = []
    /// The names in their modules of what has another one here: `default`, and `*` for all names of a module.
    private(set) var exported: [String: String] = [:]
    /// The names that TypeScript exports in lists; `nil` if the file is no module, or exports an object of CommonJS.
    private(set) var listed: Set<String>?
    /// The variables of Sass that it configures in other files, and those that it assigns there; for a script, the custom
    /// properties that it sets.
    private(set) var (configured, assigned): (Set<String>, Set<String>) = ([], [])
    /// The package that the file belongs to.
    private(set) var package: String?
    /// The names that are imported under others, by these.
    private(set) var aliases: [String: String] = [:]

    init() {}

    /// The files that names are imported from, as `stem` writes them, or the end of it behind a slash: `/lib/motion` for
    /// `@/lib/motion`, and `/hooks/motion` for `@hooks/motion`; only a slash for a package alone.
    func origins(in path: String) -> [String: String] {
        names.mapValues { module in
            if module.hasPrefix(".") { return Self.stem(of: module, from: path) }
            let parts = module.drop { "@~".contains($0) }.split(separator: "/")
            let isFile = parts.count > 1 || module.hasPrefix("@") || module.hasPrefix("~")
            return "/" + (isFile ? Self.stem(of: parts.joined(separator: "/")) : "")
        }
    }

    /// A path as a file imports it: without the extension, that of the folder of an `index.ts`, and without the
    /// underscores of Sass.
    ///
    /// - Parameter file: The file whose folder the path starts in.
    static func stem(of path: String, from file: String = "") -> String {
        func parts(_ path: String) -> [Substring] {
            path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
        }
        var folders = parts(file).dropLast()
        for part in parts(path) where part != "." {
            if part == ".." { _ = folders.popLast() } else { folders.append(part) }
        }
        if let file = folders.popLast() {
            let name = file.drop { $0 == "_" }
            let dot = name.lastIndex(of: ".") ?? name.endIndex
            let stem = SourceLanguage(fileExtension: String(name[dot...].dropFirst())) == nil ? name : name[..<dot]
            if stem != "index" { folders.append(stem) }
        }
        return folders.joined(separator: "/")
    }

    init(_ tokens: SourceTokens) {
        if tokens.language.isStyleSheet { readSheets(tokens) }
        var isCommon = false
        for index in tokens.tokens.indices where tokens.isName(index) {
            if package == nil, tokens.language.hasHeaderProperties, tokens.matches(index, "package") {
                let end = min(tokens.tokens.count, index + Self.mostTokens)
                let path = (index + 1..<max(end, index + 1)).prefix { !tokens.tokens[$0].startsLine }
                package = path.map(tokens.string).joined()
            }
            isCommon = isCommon || tokens.language.hasObjectConstants && tokens.matches(index, "exports")
            let isExport = tokens.language.hasObjectConstants && tokens.matches(index, "export")
            if isExport { listed = listed ?? [] }
            // `element.style.setProperty("--time", "1s")`
            if tokens.language.hasObjectConstants, tokens.matches(index, "setProperty"),
                let name = tokens.literal(index + 2), name.hasPrefix("--")
            {
                assigned.insert(name)
            }
            guard isExport || tokens.matches(index, "import") || tokens.matches(index, "require") else { continue }
            let isFirst = tokens.tokens[index].startsLine || tokens.matches(index - 1, anyOf: [";", "testable"])
            if isExport {
                // `export { a as b } from "./c"`, `export * as d from "./c"`
                let isList = tokens.matches(index + 1, "{") || tokens.matches(index + 1, "*")
                if isFirst, isList { read(tokens, index + 1, isExport: true) }
            } else if isFirst, tokens.matches(index, "import") {
                read(tokens, index + 1)
            } else if tokens.matches(index, "require"), let name = tokens.literal(index + 2) {
                modules.insert(name)
            }
        }
        // `style={{ "--time": time }}`
        for index in tokens.language.hasObjectConstants ? tokens.tokens.indices : 0..<0 {
            guard tokens.tokens[index].kind == .string, tokens.matches(index + 1, anyOf: [":", "]"]),
                let name = tokens.literal(index), name.hasPrefix("--")
            else { continue }
            assigned.insert(name)
        }
        listed = isCommon ? nil : modules.isEmpty ? listed : listed ?? []
        // A name of two modules is one name in each.
        aliases = aliases.filter { names[$0.key] == names[$0.value] }
    }

    private static let mostTokens = 200

    /// `@import (reference) "a", "b";`, `@use "sass:math";`
    private mutating func readSheets(_ tokens: SourceTokens) {
        for index in tokens.tokens.indices where tokens.isName(index) {
            // `motion.$time: 1s`
            if tokens.matches(index + 1, ":"), tokens.matches(index - 1, "."), tokens.string(index).hasPrefix("$") {
                assigned.insert(tokens.string(index))
            }
            guard tokens.matches(index, anyOf: ["@import", "@use", "@forward"]) else { continue }
            let statement = (index..<min(tokens.tokens.count, index + Self.mostTokens)).prefix {
                !tokens.matches($0, ";")
            }
            for (position, path) in statement.compactMap({ index in tokens.literal(index).map { (index, $0) } }) {
                // The names of a module are behind its own, unless it is `*`.
                let last = Self.stem(of: path).split(separator: "/").last.map(String.init) ?? path
                let own = tokens.matches(position + 1, "as") ? tokens.string(position + 2) : last
                let isModule = tokens.matches(index, "@use") && own != "*"
                let isRenamed = tokens.matches(index, "@forward") && own != last
                names[isModule ? own : "\(tokens.string(index)) \(isRenamed ? "as " : "")\(path)"] = "./" + path
            }
            configured.formUnion(statement.filter { tokens.matches($0 + 1, ":") }.map(tokens.string))
        }
    }

    /// `UIKit`, `androidx.compose.animation.core.tween`, `'a.dart'`, `{ animate, spring as other } from "motion"`.
    private mutating func read(_ tokens: SourceTokens, _ start: Int, isExport: Bool = false) {
        var (found, renamed, path, isOpen) = ([String](), [String: String](), "", false)
        defer { if isExport { listed?.formUnion(found + exported.values) } }
        for index in start..<max(start, min(tokens.tokens.count, start + Self.mostTokens)) {
            if let name = tokens.literal(index) {
                if !isExport { modules.insert(name) }
                for imported in found { names[imported] = name }
                // In Dart, `show` and its names follow, or `as` and a prefix.
                var next = index + 2
                while tokens.matches(index + 1, "show"), tokens.isName(next) {
                    names[tokens.string(next)] = name
                    next += 2
                }
                if tokens.matches(index + 1, "as") {
                    names[tokens.string(next)] = name
                    prefixes.insert(tokens.string(next))
                } else if next == index + 2 {
                    whole.insert(name)
                }
                // A name that is imported as it is comes from its own module.
                for (alias, own) in renamed where found.contains(alias) {
                    (aliases[alias], names[own]) = (own, names[own] ?? name)
                }
                return
            }
            if index > start, tokens.tokens[index].startsLine, !isOpen { break }
            if tokens.matches(index, ";") { break }
            if tokens.matches(index, "{") || tokens.matches(index, "}") { isOpen.toggle() }
            let isName = tokens.isName(index)
            guard isName || tokens.matches(index, ".") || tokens.matches(index, "*") else { continue }
            if tokens.matches(index, "as") || tokens.matches(index, "from") { continue }
            let name = tokens.string(index)
            if !tokens.matches(index - 1, "as") {
                path += name
                if isName, !isOpen, !isExport, tokens.language.hasObjectConstants { exported[name] = "default" }
            } else if tokens.matches(index - 2, "*") {
                exported[name] = "*"
                prefixes.insert(name)
            } else if let own = found.popLast() {
                if isExport || own == "default" { exported[name] = own } else { renamed[name] = own }
            }
            if isName { found.append(name) }
        }
        guard !isExport, let last = found.last else { return }
        modules.insert(path)
        if path.hasSuffix(".*") {
            whole.insert(String(path.dropLast(2)))
        } else if path.contains(".") {
            names[last] = path
        }
        for (alias, own) in renamed { (aliases[alias], names[own]) = (own, names[own] ?? path) }
    }
}
