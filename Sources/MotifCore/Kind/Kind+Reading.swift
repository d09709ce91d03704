import MotifFormula
import MotifJSON

extension Kind {
    /// Reads and checks a kind.
    static func read(_ json: JSON) throws(Problems) -> Kind {
        let kind = try ObjectReader.read(json, read)
        // Finding overlapping tracks requires evaluation, and so a valid kind.
        let overlaps = OverlapRules(kind: kind).problems()
        guard overlaps.isEmpty else { throw Problems(overlaps) }
        return kind
    }

    static func read(_ reader: inout ObjectReader) -> Kind? {
        let metadata = DocumentMetadata.read(.kind, &reader)
        var names = KindNames(operations: Operation.names(of: reader.object))
        let parameters = parameters(&reader, &names)
        let scene = SceneReading(&reader, &names)
        let layers = Layer.readAll(&reader, &names)
        let operations = Operation.readAll(&reader, names)
        let reduced = reduced(&reader, names)
        let interactions = Interaction.readAll(&reader, names)
        let checks = Check.readAll(&reader, names)
        reader.take(SwapRules(operations: operations, names: names).problems())
        reader.take(RoleRules(operations: operations, layers: layers).problems())
        guard let metadata else { return nil }
        return Kind(
            metadata: metadata, parameters: parameters.compactMap { $0 }, scene: scene.inputs.compactMap { $0 },
            bindings: scene.bindings.compactMap { $0 }, order: scene.order, layers: layers.compactMap { $0 },
            operations: operations.compactMap { $0 }, reduced: reduced.compactMap { $0 },
            interactions: interactions.compactMap { $0 }, checks: checks.compactMap { $0 },
            json: .object(canonical(reader.object, parameters)))
    }

    private static func parameters(
        _ reader: inout ObjectReader, _ names: inout KindNames
    ) -> [ParameterDefinition?] {
        reader.parts("parameters", limit: KindLimits.parameters, summary: "What patterns set.") { inner in
            let definition = ParameterDefinition.read(&inner, as: .parameter)
            if let name = definition?.name ?? inner.object["name"]?.string, ParameterDefinition.isName(name) {
                if let problem = names.add(name, definition) { inner.report(problem, at: "name") }
            }
            return definition
        }
    }

    private static func reduced(_ reader: inout ObjectReader, _ names: KindNames) -> [Track?] {
        let tracks: [Track?]? = reader.part("reduced", summary: "What runs instead with reduced motion.") { inner in
            let purpose = "the tracks that run with reduced motion"
            return inner.requiredParts("tracks", limit: KindLimits.tracks, is: purpose) { inner in
                Track.read(&inner, .time, names)
            }
        }
        return tracks ?? []
    }

    /// The object with parameters in canonical form and without empty lists.
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

/// The limits on the size of a kind, so that reading and running it take little time.
enum KindLimits {
    static let parameters = 256
    static let inputs = 64
    static let bindings = 256
    static let layers = 512
    static let operations = 64
    static let tracks = 512
    static let interactions = 64
    static let checks = 256
}
