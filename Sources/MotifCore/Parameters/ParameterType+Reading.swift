import MotifFormula
import MotifJSON
import MotifText

extension ParameterDefinition {
    /// Reads the type of a definition, with the keys that belong to the type.
    ///
    /// - Parameters:
    ///   - key: The key of the type's name.
    ///   - names: The names that the key can have, for problems.
    static func type(
        _ reader: inout ObjectReader, key: String = "type", among names: [String] = ParameterType.names, depth: Int
    ) -> ParameterType? {
        let purpose = "one of \(names.joined(separator: ", "))"
        guard let word = reader.requiredText(key, .choice(names), is: purpose) else { return nil }
        if let plain = ParameterType.plain.first(where: { $0.word == word }) { return plain }
        switch word {
        case "choice": return cases(&reader).map(ParameterType.choice)
        case "reference": return target(&reader).map(ParameterType.reference)
        case "record": return fields(&reader, depth: depth).map(ParameterType.record)
        case "list": return element(&reader, depth: depth).map(ParameterType.list)
        default:
            reader.report(.unknown("type", word, among: names), at: key)
            return nil
        }
    }

    private static func cases(_ reader: inout ObjectReader) -> [String]? {
        guard reader.required("cases", is: "the list of choices") != nil, let list = reader.list("cases")
        else { return nil }
        if list.isEmpty {
            reader.report(.empty(label: "'cases'", for: "the list of choices"), at: "cases")
        }
        var cases: [String] = []
        var seen: Set<ExactText> = []
        for (index, value) in list.enumerated() {
            if let text = value.string, !text.isBlank, seen.insert(ExactText(text)).inserted {
                cases.append(text)
                continue
            }
            let problem: Problem.Kind =
                switch value.string {
                case nil: .wrongType(expected: "text", found: value.typeInWords)
                case let text? where text.isBlank: .empty(label: "The case", for: "a name")
                case let text?: .duplicate(what: "The case '\(text)'")
                }
            reader.report(problem, at: "cases", index: index)
        }
        return !cases.isEmpty && cases.count == list.count ? cases : nil
    }

    private static func target(_ reader: inout ObjectReader) -> DocumentType? {
        guard let text = reader.requiredText("documentType", is: "the type of document that it names") else {
            return nil
        }
        if let type = DocumentType(rawValue: text) { return type }
        reader.report(
            .unknown("document type", text, among: DocumentType.allCases.map(\.rawValue)), at: "documentType")
        return nil
    }

    private static func fields(_ reader: inout ObjectReader, depth: Int) -> [ParameterDefinition]? {
        guard reader.required("fields", is: "the definitions of its fields")?.array != nil else {
            _ = reader.list("fields")
            return nil
        }
        var names: Set<String> = []
        let fields = reader.parts("fields", limit: maximumFieldCount) { inner -> ParameterDefinition? in
            let field = read(&inner, as: .field, depth: depth + 1)
            if let field, !names.insert(field.name).inserted {
                inner.report(.duplicate(what: "The field '\(field.name)'"), at: "name")
            }
            return field
        }
        return fields.contains(nil) ? nil : fields.compactMap { $0 }
    }

    /// The maximum number of fields of a record.
    static let maximumFieldCount = 256

    private static func element(_ reader: inout ObjectReader, depth: Int) -> ParameterDefinition? {
        guard reader.required("element", is: "the definition of its elements") != nil else { return nil }
        return reader.part("element") { read(&$0, as: .element, depth: depth + 1) }
    }
}
