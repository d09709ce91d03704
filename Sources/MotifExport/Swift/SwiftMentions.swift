extension CodeSupport.Syntax {
    /// Swift's types, and what its extensions add.
    static let swift = CodeSupport.Syntax(declared: SwiftMentions.declared, mentioned: SwiftMentions.names)
}

/// The names that Swift code mentions, as far as they show which shared code it needs: `MotifCurve`, `homeView`, calls
/// with their first label such as `show(at:` and `hold(`, and with a type as in `MotifFormulas.row(`.
enum SwiftMentions {
    static func names(in code: String) -> Set<Substring> {
        var names: Set<Substring> = []
        let bytes = Array(code.utf8)
        var (index, before) = (0, "")
        func word() -> String {
            let start = index
            while index < bytes.count, CodeResource.isWord(bytes[index]) { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }
        func next(is character: Character) -> Bool { index < bytes.count && bytes[index] == character.asciiValue }
        while index < bytes.count {
            guard CodeResource.isWord(bytes[index]) else {
                if !next(is: ".") { before = "" }
                index += 1
                continue
            }
            var name = word()
            names.insert(Substring(name))
            let owner = before
            before = name
            guard next(is: "(") else { continue }
            (before, index) = ("", index + 1)
            while next(is: " ") || next(is: "\n") { index += 1 }
            let start = index
            let label = word()
            name += "("
            names.formUnion([Substring(name), "\(owner).\(name)"])
            if next(is: ":") { names.insert("\(name)\(label):") }
            index = start
        }
        return names
    }

    /// The types that some lines declare, and what their extensions add, under the names by which code mentions them.
    /// Without expressions, which took most of the time of an export.
    static func declared(in lines: [String]) -> [String] {
        var type: String?
        return lines.compactMap { line in
            let isMember = line.hasPrefix("    ")
            if isMember, type == nil || line.dropFirst(4).hasPrefix(" ") { return nil }
            var words = line.split(separator: " ", maxSplits: 5)[...]
            words = words.drop { ["internal", "final"].contains($0) }
            let isStatic = words.first == "static"
            if isStatic { words = words.dropFirst() }
            guard let keyword = words.popFirst(), let head = words.first else { return nil }
            let name = head.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber }
            switch keyword {
            case "extension" where !isMember:
                type = String(name)
                return nil
            case "class", "struct", "enum":
                if !isMember { type = nil }
                return String(name)
            case "func" where isMember, "var" where isMember:
                var call = String(name)
                if keyword == "func" {
                    // A generic one is known by its name.
                    let label = head.drop { $0 != "(" }.dropFirst().prefix { $0.isLetter || $0.isNumber }
                    call += label.isEmpty || head.hasSuffix(")") || head.contains("<") ? "(" : "(\(label):"
                }
                return isStatic && !call.hasSuffix(":") ? "\(type ?? "").\(call)" : call
            default: return nil
            }
        }
    }
}
