import MotifFormula
import MotifJSON
import MotifText

extension ObjectReader {
    /// Reads the name of a part, which must be usable in formulas and unique in the list.
    ///
    /// - Parameters:
    ///   - what: The type of the part, such as `layer`.
    ///   - taken: The names of earlier parts, to which this one is added.
    mutating func name(of what: String, taken: inout Set<String>) -> String? {
        name("name", is: "the name of the \(what)", of: what, taken: &taken)
    }

    /// Reads a name for formulas, which must not be taken.
    mutating func name(
        _ key: String, is purpose: String, of what: String, taken: inout Set<String>
    ) -> String? {
        guard let text = name(key, is: purpose) else { return nil }
        if taken.insert(text).inserted { return text }
        report(.duplicate(what: "The \(what) '\(text)'"), at: key)
        return nil
    }

    /// Reads a name for formulas.
    mutating func name(_ key: String, is purpose: String) -> String? {
        guard let text = requiredText(key, .partName, is: purpose) else { return nil }
        if ParameterDefinition.isName(text) { return text }
        report(.badName(text), at: key)
        return nil
    }

    /// Reads a word of a key, which must be one of the cases.
    package mutating func word<Word: RawRepresentable & CaseIterable>(_ key: String, _ what: String) -> Word?
    where Word.RawValue == String {
        guard let text = text(key, .choice(Word.allCases.map(\.rawValue))) else { return nil }
        if let word = Word(rawValue: text) { return word }
        report(.unknown(what, text, among: Word.allCases.map(\.rawValue)), at: key)
        return nil
    }

    /// Reads the parts of a list in order, with `nil` for those with a problem.
    ///
    /// - Parameters:
    ///   - summary: What the list is, for the schema.
    ///   - least: The least number of parts, for the schema.
    ///   - examples: A part of each form, for the schema.
    package mutating func parts<Part>(
        _ key: String, limit: Int? = nil, summary: String = "", least: Int? = nil,
        examples: @autoclosure () -> [JSONObject] = [[:]], _ read: (inout ObjectReader) -> Part?
    ) -> [Part?] {
        describe(
            key,
            .list(of: JSONSchema(examples(), reading: read)).with("minItems", least.map(JSON.integer))
                .with("maxItems", limit.map(JSON.integer)).described(summary))
        guard let list = list(key) else { return [] }
        if let limit, list.count > limit {
            report(.tooLarge(label: "'\(key)'", count: list.count, limit: limit), at: key)
            return []
        }
        return list.enumerated().map { part($1, at: path.appending(key: key).appending(index: $0), read) }
    }

    /// Reads the parts of a required list, which must not be empty.
    package mutating func requiredParts<Part>(
        _ key: String, limit: Int, is purpose: String, summary: String = "",
        examples: @autoclosure () -> [JSONObject] = [[:]],
        _ read: (inout ObjectReader) -> Part?
    ) -> [Part?] {
        if required(key, is: purpose)?.array?.isEmpty == true {
            report(.empty(label: "'\(key)'", for: purpose), at: key)
        }
        return parts(key, limit: limit, summary: summary, least: 1, examples: examples(), read)
    }

    /// Reads the part at a key.
    mutating func part<Part>(
        _ key: String, summary: String = "", examples: @autoclosure () -> [JSONObject] = [[:]],
        _ read: (inout ObjectReader) -> Part?
    ) -> Part? {
        guard let value = value(key, JSONSchema(examples(), reading: read).described(summary)) else { return nil }
        return part(value, at: path.appending(key: key), read)
    }

    private mutating func part<Part>(
        _ value: JSON, at path: JSONPath, _ read: (inout ObjectReader) -> Part?
    ) -> Part? {
        var inner = ObjectReader(value, at: path)
        let part = inner.isObject ? read(&inner) : nil
        let found = inner.finish()
        take(found)
        return found.isEmpty ? part : nil
    }
}
