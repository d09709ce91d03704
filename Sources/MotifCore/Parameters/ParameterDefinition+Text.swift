public import MotifJSON

extension ParameterDefinition {
    /// The JSON that a plain text stands for, as a value is written on a command line.
    ///
    /// `0.35`, `350ms`, `#336699`, `20,700,56,56` for a frame, a curve in the notation of CSS, or JSON.
    ///
    /// - Returns: A value that still has to be checked; `nil`, and a problem, where the text is none.
    public func json(from text: String, at path: JSONPath, problems: inout [Problem]) -> JSON? {
        switch type {
        case .text, .choice, .reference: return .string(text)
        case .duration, .length, .angle, .number, .fraction, .integer:
            return Measure.plain(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(text)
        case .boolean:
            if text == "true" || text == "false" { return .boolean(text == "true") }
            problems.append(Problem(.badText(text: text, expected: "true or false"), at: path))
            return nil
        case .color, .curve: return text.first == "{" ? parsed(text, at: path, &problems) : .string(text)
        case .point: return numbers(text, ["x", "y"], at: path, &problems)
        case .size: return numbers(text, ["width", "height"], at: path, &problems)
        case .frame: return numbers(text, ["x", "y", "width", "height"], at: path, &problems)
        case .record: return parsed(text, at: path, &problems)
        case .list(let element):
            if text.first == "[" { return parsed(text, at: path, &problems) }
            return list(text, of: element, at: path, &problems)
        }
    }

    private func parsed(_ text: String, at path: JSONPath, _ problems: inout [Problem]) -> JSON? {
        do throws(JSONError) {
            return try JSONReader().read(text)
        } catch {
            problems.append(Problem(.json(error), at: path))
            return nil
        }
    }

    private func numbers(
        _ text: String, _ keys: [String], at path: JSONPath, _ problems: inout [Problem]
    ) -> JSON? {
        if text.first == "{" { return parsed(text, at: path, &problems) }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Measure.plain(CurveText.trim($0)) }.filter(\.isFinite)
        guard numbers.count == keys.count, parts.count == keys.count else {
            let expected = "a \(type.word): \(keys.count) numbers, \(keys.joined(separator: ","))"
            problems.append(Problem(.badText(text: text, expected: expected), at: path))
            return nil
        }
        return .object(JSONObject(zip(keys, numbers).map { ($0, .number($1)) }))
    }

    private func list(
        _ text: String, of element: ParameterDefinition, at path: JSONPath, _ problems: inout [Problem]
    ) -> JSON? {
        let parts = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
        let before = problems.count
        let values = parts.enumerated().map { index, part in
            element.json(from: CurveText.trim(part), at: path.appending(index: index), problems: &problems) ?? .null
        }
        return problems.count == before ? .array(values) : nil
    }
}
