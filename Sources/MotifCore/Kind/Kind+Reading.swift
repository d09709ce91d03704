import MotifFormula
import MotifJSON

extension Kind {
    /// Reads and checks a kind.
    ///
    /// - Returns: `nil`, and every problem that was found, where it is none.
    static func read(_ json: JSON) -> (Kind?, [Problem]) {
        var reader = ObjectReader(json, at: .root)
        let metadata = DocumentMetadata.read(.kind, &reader)
        var names = KindNames(operations: Operation.names(of: json))
        let parameters = parameters(&reader, &names)
        let scene = SceneReading(&reader, &names)
        let layers = Layer.readAll(&reader, &names)
        let operations = Operation.readAll(&reader, names)
        let reduced = reduced(&reader, names)
        let interactions = Interaction.readAll(&reader, names)
        let checks = Check.readAll(&reader, names)
        reader.take(SwapRules(operations: operations, names: names).problems())
        reader.take(RoleRules(operations: operations, layers: layers).problems())
        let object = canonical(reader.object, parameters)
        var problems = reader.finish()
        guard let metadata else { return (nil, problems) }
        let kind = Kind(
            metadata: metadata, parameters: parameters.compactMap { $0 }, scene: scene.inputs.compactMap { $0 },
            bindings: scene.bindings.compactMap { $0 }, order: scene.order, layers: layers.compactMap { $0 },
            operations: operations.compactMap { $0 }, reduced: reduced.compactMap { $0 },
            interactions: interactions.compactMap { $0 }, checks: checks.compactMap { $0 },
            json: .object(object))
        // Whether tracks overlap is found by evaluating, which asks for a kind that is sound so far.
        if problems.isEmpty { problems = OverlapRules(kind: kind).problems() }
        return (problems.isEmpty ? kind : nil, problems)
    }

    private static func parameters(
        _ reader: inout ObjectReader, _ names: inout KindNames
    ) -> [ParameterDefinition?] {
        guard let list = reader.list("parameters") else { return [] }
        guard list.count <= KindLimits.parameters else {
            let kind = Problem.Kind.tooLarge(label: "'parameters'", count: list.count, limit: KindLimits.parameters)
            reader.report(kind, at: "parameters")
            return []
        }
        return list.enumerated().map { index, json in
            let place = reader.path.appending(key: "parameters").appending(index: index)
            var problems: [Problem] = []
            let definition = ParameterDefinition.read(json, as: .parameter, at: place, problems: &problems)
            if let name = definition?.name ?? json["name"]?.string, ParameterDefinition.isName(name) {
                let type = definition.map(\.type.formulaType) ?? .any
                if let kind = names.add(name, type) { problems.append(Problem(kind, at: place.appending(key: "name"))) }
            }
            reader.take(problems)
            return problems.isEmpty ? definition : nil
        }
    }

    private static func reduced(_ reader: inout ObjectReader, _ names: KindNames) -> [Track?] {
        let tracks: [Track?]? = reader.part("reduced") { inner in
            let purpose = "what moves where the user asked for reduced motion"
            return inner.requiredParts("tracks", limit: KindLimits.tracks, is: purpose) { inner in
                Track.read(&inner, .time, names)
            }
        }
        return tracks ?? []
    }

    /// The object with parameters in canonical form and without lists that say nothing.
    private static func canonical(_ object: JSONObject, _ parameters: [ParameterDefinition?]) -> JSONObject {
        var object = DocumentMetadata.canonical(object)
        for key in ["parameters", "scene", "bindings", "interactions", "checks"]
        where object[key]?.array?.isEmpty == true {
            object[key] = nil
        }
        if let written = object["parameters"]?.array {
            object["parameters"] = .array(zip(parameters, written).map { $0?.canonicalJSON(of: $1) ?? $1 })
        }
        return object
    }
}
