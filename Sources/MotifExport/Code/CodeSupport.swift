/// The code that files of one language share, in parts: a file has those whose declarations it mentions.
struct CodeSupport: Sendable {
    /// A part with the names that it declares, and those that it mentions.
    private struct Part {
        let resource: CodeResource
        let declared: Set<String>
        let mentioned: Set<Substring>
    }

    /// Whether members of types are shared as well, as in extensions of Swift.
    private let hasMembers: Bool
    private let parts: [Part]
    /// The names of the parts that the app uses, so that every file has them.
    private let always: Set<String>
    /// All names that the code declares.
    let declared: Set<String>
    /// Those of its types that only a compiler of TypeScript knows.
    let interfaces: Set<String>
    /// All names that the code imports.
    let imported: Set<String>
    /// All types that the code mentions, and parameters for types.
    let mentionedTypes: Set<String>

    init(_ resources: [CodeResource], always: Set<String> = [], hasMembers: Bool = false) {
        (self.always, self.hasMembers) = (always, hasMembers)
        parts = resources.map { resource in
            Part(
                resource: resource, declared: Set(Self.declared(in: resource.lines)),
                mentioned: Self.words(in: resource.lines.joined(separator: "\n"), members: hasMembers))
        }
        declared = parts.reduce([]) { $0.union($1.declared) }
        let types = resources.flatMap(\.lines).filter {
            $0.hasPrefix("export interface") || $0.hasPrefix("export type")
        }
        interfaces = Set(types.compactMap(declaration))
        mentionedTypes = Set(parts.flatMap(\.mentioned).map(String.init).filter { $0.first?.isUppercase == true })
        imported = Set(resources.flatMap(\.imports).flatMap { Self.words(in: $0) }.map(String.init))
    }

    /// The parts that some code mentions, with those that they mention, in order.
    ///
    /// - Parameter owner: What the names of their types begin with in the code.
    func parts(usedBy code: String, namedAfter owner: String = "Motif") -> [CodeResource] {
        var used: Set<String> = []
        let own = Self.words(in: code, members: hasMembers)
        var open = [own.union(own.filter { $0.hasPrefix(owner) }.map { "Motif\($0.dropFirst(owner.count))" })]
        while let words = open.popLast() {
            for part in parts where !used.contains(part.resource.name) {
                let isUsed = always.contains(part.resource.name)
                if isUsed || part.declared.contains(where: { words.contains(Substring($0)) }) {
                    used.insert(part.resource.name)
                    open.append(part.mentioned)
                }
            }
        }
        return parts.map(\.resource).filter { used.contains($0.name) }
    }

    /// The parts that a shared file has.
    func parts(of file: String) -> Set<String> {
        let declared = Self.declared(in: file.split(separator: "\n").map(String.init))
        return Set(parts.filter { !$0.declared.isDisjoint(with: declared) }.map(\.resource.name))
    }

    /// The parts with these names, or all.
    func parts(named names: Set<String>?) -> [CodeResource] {
        parts.map(\.resource).filter { names?.contains($0.name) != false }
    }

    /// The words of some code that may be names: none of its comments, no labels as in `ease: easeIn`, and no texts.
    ///
    /// By bytes: splitting by characters took a fifth of the time in which a gallery is made.
    ///
    /// - Parameter members: Whether members count as in `rest.row`, which Kotlin imports as well, and which are code of
    ///   their own in Swift: a call also with its first label as in `show(at:`, and with its type as in
    ///   `MotifFormulas.row(`.
    static func words(in code: String, members: Bool = false) -> Set<Substring> {
        var words: Set<Substring> = []
        var (owner, isComment) = (""[...], false)
        for line in code.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { $0 == UInt8(ascii: " ") }
            if isComment || line.starts(with: "/*".utf8) {
                isComment = !line.reversed().starts(with: "/*".utf8)
                continue
            }
            if line.starts(with: "//".utf8) { continue }
            for word in line.split(whereSeparator: { !CodeResource.isWord($0) }) {
                let before = line[..<word.startIndex]
                let isLabel = line[word.endIndex...].first == UInt8(ascii: ":")
                // Three dots spread a value.
                let isMember = before.last == UInt8(ascii: ".") && before.dropLast().last != UInt8(ascii: ".")
                let isText = before.last == UInt8(ascii: "\"")
                if !isLabel && !isText && (members || !isMember) { words.insert(Substring(word)) }
                if members, line[word.endIndex...].first == UInt8(ascii: "(") {
                    let call = "\(Substring(word))("
                    // The label can be on the next line.
                    let arguments = code.utf8[word.endIndex...].dropFirst().drop { " \n".utf8.contains($0) }
                    let label = arguments.prefix(while: CodeResource.isWord)
                    words.formUnion([call[...], "\(isMember ? owner : "").\(call)"])
                    if arguments[label.endIndex...].first == UInt8(ascii: ":") {
                        words.insert("\(call)\(Substring(label)):")
                    }
                }
                owner = Substring(word)
            }
        }
        return words
    }

    /// The same declarations, each below those that it mentions.
    ///
    /// - Source: The plugin of react-native-worklets makes constants of functions, which aren't hoisted, and copies what a
    ///   function mentions when it is defined (`plugin/src/utils.ts` and `workletFactory.ts`).
    static func calleesFirst(_ lines: [String]) -> [String] {
        let starts = lines.indices.filter { index in
            index > 0 && lines[index - 1].isEmpty && lines[index].first.map { $0 != " " } == true
        }
        let blocks = zip([0] + starts, starts + [lines.count]).map { start, end in
            let block = lines[start..<end].reversed().drop(while: \.isEmpty).reversed().map { $0 }
            return (lines: block, declared: block.compactMap(declaration).map { Substring($0) })
        }
        var (placed, ordered): (Set<Int>, [[String]]) = ([], [])
        func place(_ index: Int) {
            guard placed.insert(index).inserted else { return }
            // The first comment and the imports declare nothing, and stay on top.
            let words = blocks[index].declared.isEmpty ? [] : words(in: blocks[index].lines.joined(separator: "\n"))
            for (other, block) in blocks.enumerated() where !words.isDisjoint(with: block.declared) { place(other) }
            ordered.append(blocks[index].lines)
        }
        blocks.indices.forEach(place)
        return Array(ordered.joined(separator: [""]))
    }
}

extension CodeSupport {
    /// The names that lines declare: those of types and functions, and what extensions of Swift add, under the names by
    /// which code mentions them. Without expressions, which took most of the time of an export.
    static func declared(in lines: [String]) -> [String] {
        var type: String?
        return lines.compactMap { line in
            let member = line.dropFirst("    ".count)
            if let type, line.hasPrefix("    "), member.first != " " { return self.member(member, of: type) }
            guard let name = declaration(line) else { return nil }
            type = line.hasPrefix("extension") ? name : nil
            return type == nil ? name : nil
        }
    }

    private static func member(_ line: Substring, of type: String) -> String? {
        let words = line.split(separator: " ", maxSplits: 5).drop { $0 == "internal" || $0 == "static" }
        guard let keyword = words.first, let head = words.dropFirst().first else { return nil }
        let name = head.prefix { $0.isLetter || $0.isNumber }
        switch keyword {
        case "class", "struct", "enum", "var": return String(name)
        case "func":
            // A generic one is known by its name.
            let label = head.drop { $0 != "(" }.dropFirst().prefix { $0.isLetter || $0.isNumber }
            if !label.isEmpty, !head.hasSuffix(")"), !head.contains("<") { return "\(name)(\(label):" }
            return line.hasPrefix("static") ? "\(type).\(name)(" : "\(name)("
        default: return nil
        }
    }
}

/// The name that a line declares, or extends, unless it is inside of another declaration.
private func declaration(_ line: String) -> String? {
    let words = line.split { $0 == " " }.drop(while: modifiers.contains)
    guard line.first != " ", let keyword = words.first, keywords.contains(keyword) else { return nil }
    let name = words.first { !keywords.contains($0) }?.drop { $0 == "[" }
    return name.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
}

private let keywords: Set<Substring> = [
    "class", "struct", "enum", "extension", "fun", "val", "interface", "object", "function", "const", "type",
]
private let modifiers: Set<Substring> = ["data", "sealed", "export", "private", "internal", "final"]
