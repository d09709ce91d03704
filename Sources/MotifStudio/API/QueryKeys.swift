import MotifCatalog
import MotifCore
import MotifJSON
import MotifText

extension RouteDescription {
    /// The query of a request as keys of an operation.
    ///
    /// What the keys mean is checked by the operation; this only gives each value its JSON type.
    ///
    /// - Parameter fixed: The keys that the route itself has.
    /// - Throws: `StudioFailure` with every parameter that is unknown, given twice, or of the wrong type.
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
            } else if let json = parameter.json(value) {
                object[name] = json
            } else {
                let found = "'\(value.clipped.printable)'"
                problems.append(Problem(.wrongType(expected: parameter.value.words, found: found), at: place))
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
    /// The value as JSON writes it, so not `+5`, `05`, or `TRUE`; `nil` if it isn't of this type.
    fileprivate func json(_ text: String) -> JSON? {
        switch value {
        case .text, .list, .words: .string(text)
        case .integer: Int(text).flatMap { String($0) == text ? .number(Double($0)) : nil }
        case .flag: text == "true" ? true : text == "false" ? false : nil
        }
    }
}

extension RouteDescription.Parameter.Value {
    /// What a value must be: `a whole number`.
    fileprivate var words: String {
        switch self {
        case .text, .list, .words: "text"
        case .integer: "a whole number"
        case .flag: "true or false"
        }
    }
}
