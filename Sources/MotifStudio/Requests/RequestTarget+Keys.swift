import MotifCore
import MotifJSON
import MotifText

extension RequestTarget {
    /// The query as an object.
    ///
    /// This only gives each value its JSON type; the reader of the object checks what the values mean.
    ///
    /// - Parameters:
    ///   - known: The keys that the query can have.
    ///   - fixed: The members that the route itself sets.
    /// - Throws: `StudioFailure` with every key that is unknown, repeated, or of the wrong type.
    func keys(_ known: [KeyDescription], _ fixed: JSONObject = [:]) throws(StudioFailure) -> JSONObject {
        try StudioFailure.malformed { () throws(Problems) in
            var object = fixed
            let names = known.map(\.name)
            var problems: [Problem] = []
            for (name, value) in query {
                let path = JSONPath.root.appending(key: name)
                guard let key = known.first(where: { $0.name == name }) else {
                    let nearest = nearestName(to: name, among: names)
                    problems.append(Problem(.unknownKey(name, nearest: nearest, known: names), at: path))
                    continue
                }
                if key.query == .texts {
                    object[name] = .array((object[name]?.array ?? []) + [.string(value)])
                } else if object[name] != nil {
                    problems.append(Problem(.rule(.conflict, "'\(name)' can be used only once"), at: path))
                } else if key.query == .text {
                    object[name] = .string(value)
                } else if let json = Self.json(value) {
                    object[name] = json
                } else {
                    let kind = Problem.Kind.wrongType(
                        expected: "a number, true, or false", found: "'\(value.clipped.printable)'")
                    problems.append(Problem(kind, at: path))
                }
            }
            guard problems.isEmpty else { throw Problems(problems) }
            return object
        }
    }

    /// A number, `true`, or `false` in JSON's notation, so not `+5`, `05`, or `TRUE`.
    private static func json(_ text: String) -> JSON? {
        guard !text.contains(where: \.isWhitespace), let json = try? JSONReader().read(text) else { return nil }
        return json.number != nil || json.boolean != nil ? json : nil
    }
}
