import MotifFormula
import MotifJSON

extension ParameterDefinition {
    /// An object of numbers, each key needed: points, sizes and frames. Widths and heights are not negative.
    func components(_ value: JSON, _ keys: [String], at path: JSONPath, problems: inout [Problem]) -> JSON? {
        var reader = ObjectReader(
            value, at: path, expecting: "\(type.withArticle): an object with \(keys.joined(separator: ", "))")
        guard reader.isObject else {
            problems += reader.finish()
            return nil
        }
        var members: [(String, JSON)] = []
        for key in keys {
            guard let found = reader.required(key) else { continue }
            guard let number = found.number else {
                reader.report(.wrongType(expected: "a number", found: found.typeInWords), at: key)
                continue
            }
            if !NumericBounds.notNegative.contains(number), key == "width" || key == "height" {
                let range = NumericBounds.notNegative.words(unit: " pt")
                reader.report(.outOfRange(label: key, value: JSONNumber.text(number) + " pt", range: range), at: key)
            }
            members.append((key, found))
        }
        return finish(reader, .object(JSONObject(members)), problems: &problems)
    }

    /// The fields of a record: defaults filled in, optional ones left out where they are not given.
    func record(_ value: JSON, _ fields: [ParameterDefinition], at path: JSONPath, problems: inout [Problem]) -> JSON? {
        var reader = ObjectReader(value, at: path)
        guard reader.isObject else {
            problems += reader.finish()
            return nil
        }
        var members: [(String, JSON)] = []
        for field in fields {
            if let found = reader.value(field.name) {
                var inner: [Problem] = []
                if let canonical = field.canonical(found, at: path.appending(key: field.name), problems: &inner) {
                    members.append((field.name, canonical))
                }
                reader.take(inner)
            } else if let defaultValue = field.defaultValue {
                members.append((field.name, defaultValue))
            } else if !field.isOptional {
                reader.report(.missing(key: field.name, for: field.type.withArticle))
            }
        }
        return finish(reader, .object(JSONObject(members)), problems: &problems)
    }

    /// The elements of a list, each of the one type.
    func list(
        _ value: JSON, of element: ParameterDefinition, at path: JSONPath, problems: inout [Problem]
    ) -> JSON? {
        guard let elements = value.array else {
            problems.append(Problem(.wrongType(expected: "a list", found: value.typeInWords), at: path))
            return nil
        }
        guard elements.count <= Self.maximumListCount else {
            let kind = Problem.Kind.tooLarge(
                label: name.isEmpty ? "This" : "'\(name)'", count: elements.count, limit: Self.maximumListCount)
            problems.append(Problem(kind, at: path))
            return nil
        }
        let before = problems.count
        let canonical = elements.enumerated().map { index, found in
            element.canonical(found, at: path.appending(index: index), problems: &problems) ?? .null
        }
        return problems.count == before ? .array(canonical) : nil
    }

    /// The most elements that a list parameter takes.
    static let maximumListCount = 10_000

    private func finish(
        _ reader: consuming ObjectReader, _ value: JSON, problems: inout [Problem]
    ) -> JSON? {
        let found = reader.finish()
        problems += found
        return found.isEmpty ? value : nil
    }
}
