import MotifFormula
import MotifJSON

extension ParameterDefinition {
    /// Reads a value that is an object in JSON.
    func object(_ json: JSON, at path: JSONPath) throws(Problems) -> ParameterValue {
        switch type {
        case .record(let fields):
            return try ObjectReader.read(json, at: path) { .record(Self.record(fields, &$0)) }
        case .size:
            return try ObjectReader.read(json, at: path, expecting: expected("width, height")) { reader in
                let (width, height) = (reader.side("width"), reader.side("height"))
                guard let width, let height else { return nil }
                return .size(MotionSize(width: width, height: height))
            }
        case .frame:
            return try ObjectReader.read(json, at: path, expecting: expected("x, y, width, height")) { reader in
                let (x, y) = (reader.coordinate("x"), reader.coordinate("y"))
                let (width, height) = (reader.side("width"), reader.side("height"))
                guard let x, let y, let width, let height else { return nil }
                return .frame(MotionFrame(x: x, y: y, width: width, height: height))
            }
        default:
            return try ObjectReader.read(json, at: path, expecting: expected("x, y")) { reader in
                let (x, y) = (reader.coordinate("x"), reader.coordinate("y"))
                guard let x, let y else { return nil }
                return .point(MotionPoint(x: x, y: y))
            }
        }
    }

    private func expected(_ keys: String) -> String { "\(type.withArticle): an object with \(keys)" }

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
            throw Problems([Problem(.wrongType(expected: "a list", found: json.typeInWords), at: path)])
        }
        guard elements.count <= Self.maximumListCount else {
            let kind = Problem.Kind.tooLarge(
                label: name.isEmpty ? "The list" : "'\(name)'", count: elements.count, limit: Self.maximumListCount)
            throw Problems([Problem(kind, at: path)])
        }
        return try elements.enumerated().mapCollectingProblems { index, json throws(Problems) in
            try element.value(from: json, at: path.appending(index: index))
        }
    }

    /// The maximum number of elements of a list parameter.
    static let maximumListCount = 10_000
}

extension ObjectReader {
    /// Reads the number of a required key.
    fileprivate mutating func coordinate(_ key: String) -> Double? {
        required(key) == nil ? nil : number(key)
    }

    /// Reads the number of a required key, which must not be negative.
    fileprivate mutating func side(_ key: String) -> Double? {
        guard let side = coordinate(key) else { return nil }
        guard !NumericBounds.notNegative.contains(side) else { return side }
        let range = NumericBounds.notNegative.rule(unit: " pt")
        report(.outOfRange(label: key, value: JSONNumber.text(side) + " pt", range: range), at: key)
        return nil
    }
}
