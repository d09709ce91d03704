public import MotifJSON

extension ParameterDefinition {
    /// The JSON that a plain text stands for, as a value is written on a command line.
    ///
    /// `0.35`, `350ms`, `#336699`, `20,700,56,56` for a frame, a curve in the notation of CSS, or JSON; a text, a choice
    /// and a reference are taken as they are.
    ///
    /// - Returns: A value that still has to be checked; `nil`, and a problem, where the text is none.
    public func json(from text: String, at path: JSONPath, problems: inout [Problem]) -> JSON? {
        switch type {
        case .text, .choice, .reference: return .string(text)
        default: break
        }
        let text = CurveText.trim(text)
        if let first = text.first, "{[\"".contains(first), !isListWithoutBrackets(first) {
            return parsed(text, at: path, &problems)
        }
        switch type {
        case .duration, .length, .angle, .number, .fraction, .integer:
            return Measure.plain(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(text)
        case .boolean:
            if text == "true" || text == "false" { return .boolean(text == "true") }
            return refused(text, "true or false", at: path, &problems)
        case .point: return numbers(text, ["x", "y"], at: path, &problems)
        case .size: return numbers(text, ["width", "height"], at: path, &problems)
        case .frame: return numbers(text, ["x", "y", "width", "height"], at: path, &problems)
        case .record: return refused(text, "a record; it is written in JSON", at: path, &problems)
        case .list(let element): return list(text, of: element, at: path, &problems)
        case .color, .curve, .text, .choice, .reference: return .string(text)
        }
    }

    /// Whether the text is the elements of a list without brackets around them: `{"mass": 1, …}, easeIn`.
    private func isListWithoutBrackets(_ first: Character) -> Bool {
        if case .list = type { first != "[" } else { false }
    }

    private func parsed(_ text: String, at path: JSONPath, _ problems: inout [Problem]) -> JSON? {
        do throws(JSONError) {
            return try JSONReader().read(text)
        } catch {
            problems.append(Problem(.json(error), at: path))
            return nil
        }
    }

    private func refused(_ text: String, _ expected: String, at path: JSONPath, _ problems: inout [Problem]) -> JSON? {
        problems.append(Problem(.badText(text: text, expected: expected), at: path))
        return nil
    }

    /// Numbers between commas, with or without `pt`; a size may also be `393x852`.
    private func numbers(
        _ text: String, _ keys: [String], at path: JSONPath, _ problems: inout [Problem]
    ) -> JSON? {
        let marks: [Character] = type == .size ? [",", "x", "×"] : [","]
        let parts = text.split(omittingEmptySubsequences: false) { marks.contains($0) }.map(String.init)
        let numbers = parts.compactMap { Measure.plain($0) ?? Measure.number($0, of: .length) }.filter(\.isFinite)
        guard numbers.count == keys.count, parts.count == keys.count else {
            let example = keys.count == 4 ? "20,700,56,56" : type == .size ? "393x852" : "393,852"
            let expected = "a \(type.word) such as '\(example)': \(keys.joined(separator: ", "))"
            return refused(text, expected, at: path, &problems)
        }
        return .object(JSONObject(zip(keys, numbers).map { ($0, .number($1)) }))
    }

    private func list(
        _ text: String, of element: ParameterDefinition, at path: JSONPath, _ problems: inout [Problem]
    ) -> JSON? {
        switch element.type {
        case .point, .size, .frame, .list: return refused(text, "a list in JSON: '[…, …]'", at: path, &problems)
        default: break
        }
        let before = problems.count
        let values = Self.elements(of: text).enumerated().map { index, part in
            element.json(from: CurveText.trim(part), at: path.appending(index: index), problems: &problems) ?? .null
        }
        return problems.count == before ? .array(values) : nil
    }

    /// The parts of a text between commas that stand in no bracket.
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
