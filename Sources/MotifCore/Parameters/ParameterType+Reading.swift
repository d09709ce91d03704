import MotifFormula
import MotifJSON

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
        let cases = list.compactMap(\.string)
        guard !cases.isEmpty, cases.count == list.count, Set(cases).count == cases.count else {
            reader.report(.wrongType(expected: "different names, at least one", found: "other values"), at: "cases")
            return nil
        }
        return cases
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

    private static func element(_ reader: inout ObjectReader, depth: Int) -> ParameterDefinition? {
        guard let json = reader.required("element", is: "the definition of its elements") else { return nil }
        var problems: [Problem] = []
        let place = reader.path.appending(key: "element")
        let element = read(json, as: .element, at: place, depth: depth + 1, problems: &problems)
        reader.take(problems)
        return problems.isEmpty ? element : nil
    }
}
