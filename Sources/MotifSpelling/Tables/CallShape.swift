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
/// argument of a function; `...` accepts any others. A type after `~` is only expected and never written. After the parentheses are values that the name itself implies,
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
    let fixed: [(role: Role, value: String)]
    let notes: [SpellingNote]
    /// The texts of other readings.
    let alternatives: [String]

    struct Parameter: Sendable {
        /// As in documentation; `nil` if the argument has none.
        let label: String?
        /// The label in lowercase, which labels in any case match.
        let key: String?
        let role: Role
        let isMilliseconds: Bool
        let isOptional: Bool
        /// The default.
        let standard: String?
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
        var parameters: [Parameter] = []
        var acceptsOthers = false
        if !isProperty {
            guard let end = head.firstIndex(of: ")") else { return nil }
            for text in head[head.index(after: head.startIndex)..<end].split(separator: ",") {
                let text = text.drop { $0 == " " }
                if text == "..." {
                    acceptsOthers = true
                } else if let parameter = Parameter(text) {
                    parameters.append(parameter)
                } else {
                    return nil
                }
            }
            head = head[head.index(after: end)...]
        }
        (self.parameters, self.acceptsOthers) = (parameters, acceptsOthers)
        var fixed: [(role: Role, value: String)] = []
        var notes: [SpellingNote] = []
        for word in head.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1)
            if word.first == "!", let code = SpellingNote.Code(rawValue: String(parts[0].dropFirst())) {
                notes.append(
                    SpellingNote(
                        code: code, subject: parts.count == 2 ? String(parts[1]).replacing("_", with: " ") : ""))
            } else if parts.count == 2, let role = Role(rawValue: String(parts[0])) {
                fixed.append((role, String(parts[1])))
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
        standard = halves.count == 2 ? String(halves[1]) : nil
        guard let first = halves.first?.split(separator: ":", maxSplits: 1), first.count == 2 else { return nil }
        label = first[0] == "_" ? nil : String(first[0])
        key = label?.lowercased()
        var word = first[1]
        isOptional = word.last == "?" || standard != nil
        if word.last == "?" { word = word.dropLast() }
        isMilliseconds = word.hasSuffix(".ms")
        guard let role = Role(rawValue: String(isMilliseconds ? word.dropLast(3) : word)) else { return nil }
        self.role = role
    }

    /// A parameter with another label, for an argument that any label accepts.
    func labeled(_ label: String?) -> Self {
        Self(
            label: label, key: key, role: role, isMilliseconds: isMilliseconds, isOptional: isOptional,
            standard: standard, note: note)
    }
}
