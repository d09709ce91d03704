/// A text of a dialect with values to fill in.
///
///     > call ?endless :Animation .easeIn(duration: {duration})«.delay({delay})»«delay !pause|.delay({pause})»
///
/// `{name}` is replaced with a value; a template is used for timings that have all of its values. Text between `«` and
/// `»` is written if the timing has its values and, before `|`, the named parts, or, after `!`, not. Before the text are
/// its purpose, if it has only one; what the timing must have; and the type of the value in the dialect's language, with
/// the version of iOS that it needs: `:UnitCurve/17`.
/// Values that a template doesn't mention are lost, so its losses needn't be listed.
struct WritingTemplate: Sendable {
    private struct Part: Sendable {
        var text = ""
        var isValue = false
        /// The number of the optional group that it belongs to; `nil` if it is always written.
        var group: Int?
    }

    /// What a text is for.
    enum Purpose: String, Sendable {
        /// Code that runs an animation, or its closest equivalent.
        case call
        /// The value of a constant.
        case value
        /// A curve without its duration: `{easing}` in other templates.
        case easing
    }

    /// Whether a text for this purpose can be written; a curve alone runs and is a value, too.
    func serves(_ wanted: Purpose) -> Bool { purpose.map { $0 == wanted || $0 == .easing } ?? (wanted != .easing) }

    /// The only purpose that it has, if it doesn't have both.
    let purpose: Purpose?
    /// The type of the value, in the dialect's language.
    let type: String?
    /// The first version of iOS that has it, if older ones are in use.
    let system: Int?
    /// The parts that a timing must have.
    private let requirements: [String]
    private let parts: [Part]
    /// The conditions of each optional group.
    private let conditions: [[String]]

    /// - Returns: `nil` if a group isn't closed.
    init?(_ text: Substring) {
        var (rest, purpose, type, requirements) = (text, Purpose?.none, String?.none, [String]())
        while let word = rest.split(separator: " ", maxSplits: 1).first {
            if let found = Purpose(rawValue: String(word)) {
                purpose = found
            } else if word.first == "?" {
                requirements.append(String(word.dropFirst()))
            } else if word.first == ":" {
                type = String(word.dropFirst())
            } else {
                break
            }
            rest = rest.dropFirst(word.count).drop { $0 == " " }
        }
        let words = type?.split(separator: "/").map(String.init) ?? []
        (self.purpose, self.type, self.requirements) = (purpose, words.first, requirements)
        system = words.dropFirst().first.flatMap { Int($0) }
        var (parts, plain, conditions, group) = ([Part](), Part(), [[String]](), Int?.none)
        while let character = rest.popFirst() {
            let name = character == "{" ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "." } : ""
            if character == "«" || character == "»" {
                guard (group == nil) == (character == "«") else { return nil }
                parts.append(plain)
                group = character == "«" ? conditions.count : nil
                plain = Part(group: group)
                guard character == "«" else { continue }
                let words = rest.prefix { $0.isLetter || $0 == " " || $0 == "!" }
                let isCondition = rest.dropFirst(words.count).first == "|"
                conditions.append(isCondition ? words.split(separator: " ").map(String.init) : [])
                if isCondition { rest = rest.dropFirst(words.count + 1) }
            } else if !name.isEmpty, rest.dropFirst(name.count).first == "}" {
                parts += [plain, Part(text: String(name), isValue: true, group: group)]
                (plain, rest) = (Part(group: group), rest.dropFirst(name.count + 1))
            } else {
                plain.text.append(character)
            }
        }
        guard group == nil else { return nil }
        (self.parts, self.conditions) = (parts + [plain], conditions)
    }

    /// Whether it needs or mentions a value.
    func mentions(_ name: String) -> Bool { parts.contains { $0.isValue && $0.text == name } }

    /// The text with its values, and the names of the values and conditions in it; `nil` if one of them is missing.
    func filled(_ value: (String) -> String?) -> (text: String, names: Set<String>)? {
        guard requirements.allSatisfy({ value($0) != nil }) else { return nil }
        var (text, names) = ("", Set(requirements))
        var groups: [Int: Bool] = [:]
        for part in parts {
            if let group = part.group {
                let isWritten =
                    groups[group]
                    ?? (conditions[group].allSatisfy { holds($0, value) }
                        && parts.allSatisfy { $0.group != group || !$0.isValue || value($0.text) != nil })
                groups[group] = isWritten
                guard isWritten else { continue }
                names.formUnion(conditions[group].filter { !$0.hasPrefix("!") })
            }
            guard let found = part.isValue ? value(part.text) : part.text else { return nil }
            text += found
            if part.isValue { names.insert(part.text) }
        }
        return (text, names)
    }

    private func holds(_ condition: String, _ value: (String) -> String?) -> Bool {
        condition.hasPrefix("!") ? value(String(condition.dropFirst())) == nil : value(condition) != nil
    }
}
