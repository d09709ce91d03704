import MotifFormula
import MotifJSON

extension ParameterDefinition {
    /// Reads a value that is an object in JSON.
    func object(_ json: JSON, at path: JSONPath) throws(Problems) -> ParameterValue {
        if case .record(let fields) = type {
            return try ObjectReader.read(json, at: path) { .record(Self.record(fields, &$0)) }
        }
        let keys = type.coordinates
        let expected = "\(type.withArticle): an object with \(keys.joined(separator: ", "))"
        return try ObjectReader.read(json, at: path, expecting: expected) { reader in
            let numbers = keys.map { reader.coordinate($0) }.compactMap(\.self)
            guard numbers.count == keys.count else { return nil }
            return switch type {
            case .size: .size(MotionSize(width: numbers[0], height: numbers[1]))
            case .frame: .frame(MotionFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: .point(MotionPoint(x: numbers[0], y: numbers[1]))
            }
        }
    }

    /// Reads the fields of a record; defaults are filled in, and missing optional fields are left out.
    private static func record(_ fields: [ParameterDefinition], _ reader: inout ObjectReader) -> ParameterValues {
        var values = ParameterValues(capacity: fields.count)
        for field in fields {
            if reader.object[field.name] != nil {
                if let value = reader.value(field.name, as: field) { values.append(value, named: field.name) }
            } else if let defaultValue = field.defaultValue {
                _ = reader.value(field.name)
                values.append(defaultValue, named: field.name)
            } else if field.isOptional {
                _ = reader.value(field.name)
            } else {
                _ = reader.required(field.name, is: field.type.withArticle)
            }
        }
        return values
    }

    /// Reads the elements of a list.
    func list(_ json: JSON, of element: ParameterDefinition, at path: JSONPath) throws(Problems) -> [ParameterValue] {
        guard let elements = json.array else {
            throw Problems(.wrongType(expected: "a list", found: json.typeInWords), at: path)
        }
        guard elements.count <= Self.maximumListCount else {
            let kind = Problem.Kind.tooLarge(
                label: name.isEmpty ? "The list" : "'\(name)'", count: elements.count, limit: Self.maximumListCount)
            throw Problems(kind, at: path)
        }
        return try elements.enumerated().mapCollectingProblems { index, json throws(Problems) in
            try element.value(from: json, at: path.appending(index: index))
        }
    }

    /// The maximum number of elements of a list parameter.
    static let maximumListCount = 10_000
}

extension ObjectReader {
    /// Reads the number of a required key; a width or a height must not be negative.
    mutating func coordinate(_ key: String) -> Double? {
        let bounds = ["width", "height"].contains(key) ? NumericBounds.notNegative : NumericBounds()
        return required(key, .number(within: bounds)) == nil ? nil : number(key, within: bounds, unit: " pt")
    }
}
