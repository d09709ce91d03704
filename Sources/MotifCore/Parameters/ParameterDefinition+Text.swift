public import MotifJSON
import MotifText

extension ParameterDefinition {
    /// Reads a value from text, such as on a command line.
    ///
    /// `0.35`, `350ms`, `#336699`, `20,700,56,56` for a frame, a curve in the notation of CSS, or JSON. Texts, choices
    /// and references are read literally. `{duration-quick}` is a shared value, whatever the type.
    ///
    /// - Throws: Every problem of the value.
    public func value(fromText text: String, at path: JSONPath = .root) throws(Problems) -> ParameterValue {
        try value(from: json(fromText: text, at: path), at: path)
    }

    /// Returns the JSON that a text means; `value(from:at:)` checks its value.
    ///
    /// - Throws: The problem of a text that can't be a value of this type.
    public func json(fromText text: String, at path: JSONPath = .root) throws(Problems) -> JSON {
        if let alias = ValueAlias(text: text.trimmed) { return alias.json }
        switch type {
        case .text, .choice, .reference: return .string(text)
        default: break
        }
        let text = text.trimmed
        if let first = text.first, "{[\"".contains(first), !isListWithoutBrackets(first) {
            return try Self.parsed(text, at: path)
        }
        switch type {
        case .duration, .length, .angle, .number, .fraction, .integer:
            return Measure.plain(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(text)
        case .boolean where text == "true" || text == "false": return .boolean(text == "true")
        case .boolean: throw Self.mismatch(text, "true or false", at: path)
        case .point, .size, .frame: return try numbers(text, type.coordinates, at: path)
        case .record: throw Self.mismatch(text, "a record in JSON", at: path)
        case .list(let element): return try list(text, of: element, at: path)
        case .color, .curve, .text, .choice, .reference: return .string(text)
        }
    }

    /// Whether the text is the elements of a list without brackets: `{"mass": 1, …}, easeIn`.
    private func isListWithoutBrackets(_ first: Character) -> Bool {
        if case .list = type { first != "[" } else { false }
    }

    /// The JSON of a text that is a value or a part of one.
    static func parsed(_ text: String, at path: JSONPath) throws(Problems) -> JSON {
        do throws(JSONError) {
            return try JSONReader().read(text)
        } catch {
            throw Problems(.json(error), at: path)
        }
    }

    private static func mismatch(_ text: String, _ expected: String, at path: JSONPath) -> Problems {
        Problems(.badText(text: text, expected: expected), at: path)
    }

    /// Reads numbers separated by commas, with or without `pt`; a size can also be `393x852`.
    private func numbers(_ text: String, _ keys: [String], at path: JSONPath) throws(Problems) -> JSON {
        let marks: [Character] = type == .size ? [",", "x", "×"] : [","]
        let parts = text.split(omittingEmptySubsequences: false) { marks.contains($0) }.map(String.init)
        let numbers = parts.compactMap { Measure.plain($0) ?? Measure.number($0, in: ParameterType.length.units) }
            .filter(\.isFinite)
        guard numbers.count == keys.count, parts.count == keys.count else {
            let example = keys.count == 4 ? "20,700,56,56" : type == .size ? "393x852" : "393,852"
            throw Self.mismatch(
                text, "a \(type.word) such as '\(example)': \(keys.joined(separator: ", "))", at: path)
        }
        return .object(JSONObject(zip(keys, numbers).map { ($0, .number($1)) }))
    }

    private func list(
        _ text: String, of element: ParameterDefinition, at path: JSONPath
    ) throws(Problems) -> JSON {
        switch element.type {
        case .point, .size, .frame, .list: throw Self.mismatch(text, "a list in JSON: '[…, …]'", at: path)
        default: break
        }
        return .array(
            try Self.elements(of: text).enumerated().mapCollectingProblems { index, part throws(Problems) in
                try element.json(fromText: part.trimmed, at: path.appending(index: index))
            })
    }

    /// Splits a text at the commas outside of brackets.
    private static func elements(of text: String) -> [Substring] {
        guard !text.isEmpty else { return [] }
        var elements: [Substring] = []
        var start = text.startIndex
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "{", "[": depth += 1
            case ")", "}", "]": depth -= 1
            case "," where depth <= 0:
                elements.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return elements + [text[start...]]
    }
}
