import MotifFormula
import MotifJSON
import MotifText

extension ParameterDefinition {
    /// The type that a definition's keys spell out; only the keys that the type has are asked for.
    static func type(_ reader: inout ObjectReader, depth: Int) -> ParameterType? {
        guard let word = reader.requiredText("type", is: "one of \(ParameterType.words.joined(separator: ", "))") else {
            return nil
        }
        switch word {
        case "duration": return .duration
        case "length": return .length
        case "angle": return .angle
        case "number": return .number
        case "fraction": return .fraction
        case "integer": return .integer
        case "boolean": return .boolean
        case "text": return .text
        case "choice": return cases(&reader).map(ParameterType.choice)
        case "color": return .color
        case "point": return .point
        case "size": return .size
        case "frame": return .frame
        case "curve": return .curve
        case "reference": return target(&reader).map(ParameterType.reference)
        case "record": return fields(&reader, depth: depth).map(ParameterType.record)
        case "list": return element(&reader, depth: depth).map(ParameterType.list)
        default:
            let words = ParameterType.words
            reader.report(
                .unknownName(what: "type", name: word, nearest: nearestName(to: word, among: words), known: words),
                at: "type")
            return nil
        }
    }

    private static func cases(_ reader: inout ObjectReader) -> [String]? {
        guard reader.required("cases", is: "the names that can be chosen") != nil, let list = reader.list("cases")
        else { return nil }
        if list.isEmpty {
            reader.report(.rule(.missing, "'cases' is empty; it is the names that can be chosen"), at: "cases")
        }
        let path = reader.path.appending(key: "cases")
        var cases: [String] = []
        var seen: Set<String> = []
        for (index, value) in list.enumerated() {
            if let text = value.string, !text.isBlank, seen.insert(text).inserted {
                cases.append(text)
                continue
            }
            let problem: Problem.Kind =
                switch value.string {
                case nil: .wrongType(expected: "text", found: value.typeInWords)
                case let text? where text.isBlank: .rule(.missing, "This case is empty; it is a name")
                case let text?: .twice(what: "The case '\(text)'")
                }
            reader.take([Problem(problem, at: path.appending(index: index))])
        }
        return !cases.isEmpty && cases.count == list.count ? cases : nil
    }

    private static func target(_ reader: inout ObjectReader) -> DocumentType? {
        guard let text = reader.requiredText("documentType", is: "the type of document that it names") else {
            return nil
        }
        if let type = DocumentType(rawValue: text) { return type }
        let known = DocumentType.allCases.map(\.rawValue)
        reader.report(
            .unknownName(
                what: "document type", name: text, nearest: nearestName(to: text, among: known), known: known),
            at: "documentType")
        return nil
    }

    private static func fields(_ reader: inout ObjectReader, depth: Int) -> [ParameterDefinition]? {
        guard reader.required("fields", is: "the definitions of its fields") != nil, let list = reader.list("fields")
        else { return nil }
        guard list.count <= maximumFieldCount else {
            reader.report(.tooLarge(label: "'fields'", count: list.count, limit: maximumFieldCount), at: "fields")
            return nil
        }
        let path = reader.path.appending(key: "fields")
        var problems: [Problem] = []
        var fields: [ParameterDefinition] = []
        for (index, json) in list.enumerated() {
            let place = path.appending(index: index)
            guard
                let field = read(json, as: .field, at: place, depth: depth + 1, problems: &problems)
            else { continue }
            if fields.contains(where: { $0.name == field.name }) {
                problems.append(Problem(.twice(what: "The field '\(field.name)'"), at: place.appending(key: "name")))
            }
            fields.append(field)
        }
        reader.take(problems)
        return problems.isEmpty ? fields : nil
    }

    /// The most fields of a record.
    static let maximumFieldCount = 256

    private static func element(_ reader: inout ObjectReader, depth: Int) -> ParameterDefinition? {
        guard let json = reader.required("element", is: "the definition of its elements") else { return nil }
        var problems: [Problem] = []
        let place = reader.path.appending(key: "element")
        let element = read(json, as: .element, at: place, depth: depth + 1, problems: &problems)
        reader.take(problems)
        return problems.isEmpty ? element : nil
    }
}
