import MotifCore
import MotifJSON

extension ParameterDefinition {
    /// The JSON of a value in which one part is set: a field of a record, a coordinate, or an element of a list.
    ///
    /// - Parameters:
    ///   - keys: The way to the part, from outside to inside.
    ///   - old: The value so far; `nil` for none.
    ///   - text: The part as it is written on a command line.
    ///   - path: The place of the value.
    /// - Throws: The problems with the text, or `unknown-key` for a part that the value doesn't have.
    func json(
        setting keys: [String], of old: JSON?, to text: String, at path: JSONPath
    ) throws(Problems) -> JSON {
        guard let key = keys.first else { return try json(fromText: text, at: path) }
        let rest = Array(keys.dropFirst())
        let inner = path.appending(key: key)
        switch type {
        case .record(let fields):
            guard let field = fields.first(where: { $0.name == key }) else {
                throw Problems(.unknown("field", key, among: fields.map(\.name)), at: inner)
            }
            var object = old?.object ?? JSONObject()
            object[key] = try field.json(setting: rest, of: object[key], to: text, at: inner)
            return .object(object)
        case .point, .size, .frame:
            let known = type.coordinates
            guard known.contains(key) else {
                throw Problems(.unknown("field", key, among: known), at: inner)
            }
            var object = old?.object ?? JSONObject()
            let coordinate = ParameterDefinition(name: key, type: .length)
            object[key] = try coordinate.json(setting: rest, of: nil, to: text, at: inner)
            return .object(object)
        case .list(let element):
            var elements = old?.array ?? []
            guard let index = Int(key), elements.indices.contains(index) else {
                let message = "'\(name)' has no element '\(key)'; it has \(elements.count), from 0"
                throw Problems(.rule(.unknownKey, message), at: path)
            }
            elements[index] = try element.json(
                setting: rest, of: elements[index], to: text, at: path.appending(index: index))
            return .array(elements)
        default: throw Problems(.rule(.unknownKey, "'\(name)' has no field '\(key)'"), at: path)
        }
    }
}
