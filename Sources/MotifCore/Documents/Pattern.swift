import MotifFormula
public import MotifJSON
import MotifText

/// One named use of a kind, with a value for every parameter.
public struct Pattern: Sendable, Equatable {
    /// Name, title, summary, tags, source.
    public let metadata: DocumentMetadata
    /// The kind that it uses.
    public let kind: Slug
    /// A value for every parameter of the kind, in canonical form.
    public let parameters: JSONObject
    /// Findings of checks that the team lives with.
    public let accepts: [Acceptance]
    /// The documents that parameters name, no one twice.
    public let references: [DocumentName]
    /// The canonical form.
    public let json: JSON

    /// A check whose finding is accepted, and why.
    public struct Acceptance: Sendable, Equatable {
        /// Name of the check.
        public let check: String
        /// Why the team lives with it.
        public let reason: String
    }

    /// The slug of the kind that a pattern's JSON names, before anything else of it is read.
    public static func kind(of json: JSON) -> Slug? { json["kind"]?.string.flatMap { Slug($0) } }

    /// Reads and checks a pattern against its kind; parameters that are left out get the kind's defaults.
    ///
    /// - Parameters:
    ///   - json: The pattern in any spelling.
    ///   - kind: Its kind.
    /// - Returns: `nil`, and at least one problem, where it is none.
    static func read(_ json: JSON, kind: Kind) -> (Pattern?, [Problem]) {
        var reader = ObjectReader(json, at: .root)
        let metadata = DocumentMetadata.read(.pattern, &reader)
        _ = reader.value("kind")
        let parameters = parameters(&reader, kind.parameters)
        let accepts = accepts(&reader, kind)
        var object = DocumentMetadata.canonical(reader.object)
        object["parameters"] = .object(parameters)
        if object["accepts"]?.array?.isEmpty == true { object["accepts"] = nil }
        let problems = reader.finish()
        guard problems.isEmpty, let metadata else { return (nil, problems) }
        let pattern = Pattern(
            metadata: metadata, kind: kind.metadata.name.slug, parameters: parameters, accepts: accepts,
            references: references(in: parameters, kind.parameters), json: .object(object))
        return (pattern, [])
    }

    private static func parameters(
        _ reader: inout ObjectReader, _ definitions: [ParameterDefinition]
    ) -> JSONObject {
        let given = reader.value("parameters") ?? .object(JSONObject())
        guard let object = given.object else {
            reader.report(.wrongType(expected: "an object", found: given.typeInWords), at: "parameters")
            return JSONObject()
        }
        var problems: [Problem] = []
        var members: [(String, JSON)] = []
        members.reserveCapacity(definitions.count)
        var known = 0
        for definition in definitions {
            guard let value = object[definition.name] else {
                if let standard = definition.defaultValue { members.append((definition.name, standard)) }
                continue
            }
            known += 1
            if let canonical = definition.canonical(value, at: place(definition.name), problems: &problems) {
                members.append((definition.name, canonical))
            }
        }
        if known < object.count { reportUnknown(object, definitions, &problems) }
        reader.take(problems)
        return JSONObject(members)
    }

    private static func reportUnknown(
        _ object: JSONObject, _ definitions: [ParameterDefinition], _ problems: inout [Problem]
    ) {
        let names = definitions.map(\.name)
        let unknown = object.keys.filter { key in !names.contains { $0.utf8.elementsEqual(key.utf8) } }
        for key in unknown {
            let nearest = unknown.count <= ObjectReader.mostSuggestions ? nearestName(to: key, among: names) : nil
            problems.append(Problem(.unknownParameter(key, nearest: nearest), at: place(key)))
        }
    }

    private static func place(_ parameter: String) -> JSONPath {
        .root.appending(key: "parameters").appending(key: parameter)
    }

    private static func accepts(_ reader: inout ObjectReader, _ kind: Kind) -> [Acceptance] {
        guard let list = reader.list("accepts") else { return [] }
        let known = kind.checks.map(\.name) + BuiltInCheck.allCases.map(\.rawValue)
        var accepts: [Acceptance] = []
        for (index, value) in list.enumerated() {
            var inner = ObjectReader(
                value, at: reader.path.appending(key: "accepts").appending(index: index))
            if inner.isObject {
                let check = inner.requiredText("check", is: "the name of the check")
                if let check, !known.contains(check) {
                    let nearest = nearestName(to: check, among: known)
                    inner.report(
                        .unknownName(what: "check", name: check, nearest: nearest, known: known), at: "check")
                }
                let reason = inner.requiredText("reason", is: "why the finding is accepted")
                accepts.append(Acceptance(check: check ?? "", reason: reason ?? ""))
            }
            reader.take(inner.finish())
        }
        return accepts
    }
}
