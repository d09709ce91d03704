import MotifSource

/// A call, a property, or an object of a dialect that describes motion: its name, its parameters, and what they mean.
///
/// The tables are text, one shape per line:
///
///     Animation.easeIn(duration:duration) curve=easeIn
///     Animation.spring(response:response=0.5, dampingFraction:dampingFraction=0.825, blendDuration:ignored?)
///     Animation.default !system | .spring(response: 0.55, dampingFraction: 1) | .easeInOut
///
/// A parameter is `label:role`, with `_` for no label, `.ms` for milliseconds, `=` and a default, `?` if it is optional
/// without a default, and `!` with the note that it gets; `*` is any label that no shape has, with an object, or any
/// argument of a function, and, as a value, the shape's own name; `...` accepts any others. A type after `~` is only expected and never written. After the parentheses are values that the name itself implies,
/// notes that begin with `!` and may have `=` and a subject, and, after `|`, other readings of the same spelling. A
/// shape without parentheses is a property.
struct CallShape: Sendable {
    /// The type before the last dot; empty if there is none, `*` for any expression.
    let type: String
    /// Whether code names the type.
    let isTypeWritten: Bool
    /// The last name; `{}` for an object.
    let name: String
    let isProperty: Bool
    let parameters: [Parameter]
    let acceptsOthers: Bool
    /// The values that the name itself implies.
    let fixed: [Role: String]
    let notes: [SpellingNote]
    /// The texts of other readings.
    let alternatives: [String]

    struct Parameter: Sendable {
        /// As in documentation; `nil` if the argument has none.
        var label: String?
        /// The label in lowercase, which labels in any case match.
        let key: String?
        let role: Role
        let isMilliseconds: Bool
        let isOptional: Bool
        /// The default, in motif's unit.
        let standard: Double?
        /// The note that the argument gets.
        let note: SpellingNote.Code?
    }

    /// - Returns: `nil` for a line that isn't a shape.
    init?(_ line: some StringProtocol) {
        let readings = line.split(separator: "|").map { Substring($0).drop { $0 == " " } }
        guard var head = readings.first else { return nil }
        alternatives = readings.dropFirst().map { String($0) }
        let callee = head.prefix { $0 != "(" && $0 != " " }
        head = head.dropFirst(callee.count)
        let names = callee.split(separator: ".")
        guard let last = names.last else { return nil }
        isTypeWritten = callee.first != "~"
        (type, name) = (names.dropLast().joined(separator: ".").replacing("~", with: ""), String(last))
        isProperty = head.first != "("
        var texts: [Substring] = []
        if !isProperty {
            guard let end = head.firstIndex(of: ")") else { return nil }
            texts = head[..<end].dropFirst().split(separator: ",").map { $0.drop { $0 == " " } }
            head = head[head.index(after: end)...]
        }
        acceptsOthers = texts.contains("...")
        texts.removeAll { $0 == "..." }
        parameters = texts.compactMap { Parameter($0) }
        guard parameters.count == texts.count else { return nil }
        var (fixed, notes) = ([Role: String](), [SpellingNote]())
        for word in head.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1)
            let value = parts.count == 2 ? String(parts[1]) : ""
            if word.first == "!", let code = SpellingNote.Code(rawValue: String(parts[0].dropFirst())) {
                notes.append(SpellingNote(code: code, subject: value.replacing("_", with: " ")))
            } else if let role = Role(rawValue: String(parts[0])), !value.isEmpty {
                fixed[role] = value == "*" ? name.prefix(1).lowercased() + name.dropFirst() : value
            } else {
                return nil
            }
        }
        (self.fixed, self.notes) = (fixed, notes)
    }
}

extension CallShape.Parameter {
    init?(_ text: some StringProtocol) {
        let pieces = text.split(separator: "!", maxSplits: 1)
        note = pieces.count == 2 ? SpellingNote.Code(rawValue: String(pieces[1])) : nil
        guard let text = pieces.first, pieces.count == 1 || note != nil else { return nil }
        let halves = text.split(separator: "=", maxSplits: 1)
        guard let first = halves.first?.split(separator: ":", maxSplits: 1), first.count == 2 else { return nil }
        label = first[0] == "_" ? nil : String(first[0])
        key = label?.lowercased()
        var word = first[1]
        isOptional = word.last == "?" || halves.count == 2
        if word.last == "?" { word = word.dropLast() }
        isMilliseconds = word.hasSuffix(".ms")
        guard let role = Role(rawValue: String(isMilliseconds ? word.dropLast(3) : word)) else { return nil }
        self.role = role
        let number = halves.count == 2 ? Double(halves[1]) : nil
        standard = isMilliseconds ? number?.milliseconds : number
    }
}
