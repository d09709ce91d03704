import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

extension RouteDescription {
    /// The query of a request as keys of an operation.
    ///
    /// What the keys mean is checked by the operation; this only gives each value its JSON type. A text that doesn't
    /// have it stays a text, about which the operation complains.
    ///
    /// - Parameter fixed: The keys that the route itself has.
    /// - Throws: `Problems` with every parameter that is unknown or given twice.
    func keys(_ query: [(name: String, value: String)], _ fixed: JSONObject = [:]) throws(StudioFailure) -> JSONObject {
        var object = fixed
        var problems: [Problem] = []
        for (name, value) in query {
            let place = JSONPath.root.appending(key: name)
            guard let parameter = self.query.first(where: { $0.name == name }) else {
                let known = self.query.map(\.name)
                problems.append(
                    Problem(.unknownKey(name, nearest: nearestName(to: name, among: known), known: known), at: place))
                continue
            }
            if case .list = parameter.value {
                object[name] = .array((object[name]?.array ?? []) + [.string(value)])
            } else if object[name] != nil {
                problems.append(Problem(.rule(.conflict, "'\(name)' can be used only once"), at: place))
            } else {
                object[name] = parameter.json(value)
            }
        }
        guard problems.isEmpty else { throw StudioFailure(OperationFailure(malformed: Problems(problems))) }
        return object
    }
}

extension OperationKeys {
    /// Returns what `read` makes of the keys of a query or a body.
    ///
    /// - Throws: `StudioFailure` with 400 and all problems with them.
    static func reading<Result>(
        _ object: JSONObject, _ read: (inout OperationKeys) -> Result?
    ) throws(StudioFailure) -> Result {
        var keys = OperationKeys(object)
        let result = read(&keys)
        keys.finish()
        guard let result, keys.problems.isEmpty else {
            throw StudioFailure(OperationFailure(malformed: Problems(keys.problems)))
        }
        return result
    }
}

extension RouteDescription.Parameter {
    fileprivate func json(_ text: String) -> JSON {
        switch value {
        case .text, .list, .words: return .string(text)
        // As JSON has it, without '+5' and '05'.
        case .integer: return Int(text).flatMap { String($0) == text ? .number(Double($0)) : nil } ?? .string(text)
        case .flag: return text == "true" ? true : text == "false" ? false : .string(text)
        }
    }
}
