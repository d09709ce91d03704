import MotifFormula
import MotifJSON
import MotifText

extension ObjectReader {
    /// The name of a part, which must be one that formulas can say and that no other part of the list has.
    ///
    /// - Parameters:
    ///   - what: The sort of part, `layer`.
    ///   - taken: The names of the parts before it; takes this one.
    mutating func name(of what: String, taken: inout Set<String>) -> String? {
        guard let text = requiredText("name", is: "the name of the \(what)"), !text.isEmpty else { return nil }
        guard ParameterDefinition.isName(text) else {
            report(.badText(text: text, expected: "a name: a letter, then letters and digits"), at: "name")
            return nil
        }
        guard taken.insert(text).inserted else {
            report(.duplicate(what: "The \(what) '\(text)'"), at: "name")
            return nil
        }
        return text
    }

    /// The word of a key that takes one of a few.
    mutating func word<Word: RawRepresentable & CaseIterable>(_ key: String, _ what: String) -> Word?
    where Word.RawValue == String {
        guard let text = text(key) else { return nil }
        if let word = Word(rawValue: text) { return word }
        report(.unknown(what, text, among: Word.allCases.map(\.rawValue)), at: key)
        return nil
    }

    /// The parts of a list in their order, `nil` for those that have a problem.
    mutating func parts<Part>(
        _ key: String, limit: Int, _ read: (inout ObjectReader) -> Part?
    ) -> [Part?] {
        guard let list = list(key) else { return [] }
        guard list.count <= limit else {
            report(.tooLarge(label: "'\(key)'", count: list.count, limit: limit), at: key)
            return []
        }
        return list.enumerated().map { index, value in
            var inner = ObjectReader(value, at: path.appending(key: key).appending(index: index))
            let part = inner.isObject ? read(&inner) : nil
            let found = inner.finish()
            take(found)
            return found.isEmpty ? part : nil
        }
    }

    /// The parts of a list that must be there and not empty.
    mutating func requiredParts<Part>(
        _ key: String, limit: Int, is purpose: String, _ read: (inout ObjectReader) -> Part?
    ) -> [Part?] {
        guard let value = required(key, is: purpose) else { return [] }
        if value.array?.isEmpty == true { report(.rule(.missing, "'\(key)' is empty; it is \(purpose)"), at: key) }
        return parts(key, limit: limit, read)
    }

    /// The part under a key.
    mutating func part<Part>(_ key: String, _ read: (inout ObjectReader) -> Part?) -> Part? {
        guard let value = value(key) else { return nil }
        var inner = ObjectReader(value, at: path.appending(key: key))
        let part = inner.isObject ? read(&inner) : nil
        let found = inner.finish()
        take(found)
        return found.isEmpty ? part : nil
    }
}
