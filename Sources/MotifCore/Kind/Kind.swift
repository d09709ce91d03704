public import MotifFormula
public import MotifJSON

/// A sort of motion: its parameters, the scene that it needs, and its choreography.
///
/// A kind is data. Its formulas are read and checked once, when the kind is; nothing about them is checked again.
public struct Kind: Sendable, Equatable {
    /// Name, title, summary, tags, source.
    public let metadata: DocumentMetadata
    /// What a pattern of this kind sets, in the order written.
    public let parameters: [ParameterDefinition]
    /// What the app or the device decides, in the order written.
    public let scene: [SceneInput]
    /// Names for formulas that are used more than once, in the order written.
    public let bindings: [Binding]
    /// Scene inputs and bindings in an order in which each needs only earlier ones.
    public let order: [Definition]
    /// What moves, back to front.
    public let layers: [Layer]
    /// The ways to run it.
    public let operations: [Operation]
    /// What runs, by time, where the user asked for reduced motion; empty where the kind says nothing.
    ///
    /// Layers then have neither mask nor hole, since nothing opens them. A layer that has no part in an operation is
    /// left out, and an operation that swaps another swaps this too.
    public let reduced: [Track]
    /// How gestures drive operations.
    public let interactions: [Interaction]
    /// What must hold on every screen.
    public let checks: [Check]
    /// The canonical form.
    public let json: JSON

    /// A scene input or a binding, by its place in `scene` or `bindings`.
    public enum Definition: Sendable, Hashable {
        /// The scene input at this place.
        case input(Int)
        /// The binding at this place.
        case binding(Int)
    }

    /// The operation of this name.
    public func operation(named name: String) -> Operation? { operations.first { $0.name == name } }

    /// The layer of this name.
    public func layer(named name: String) -> Layer? { layers.first { $0.name == name } }
}

extension Kind {
    /// A name for a formula.
    public struct Binding: Sendable, Equatable {
        /// The name by which other formulas read it.
        public let name: String
        /// What it stands for.
        public let formula: CheckedFormula
    }
}

extension Kind {
    /// The documents that the defaults of its parameters and of their fields name, no one twice.
    public var references: [DocumentName] {
        var found: [DocumentName] = []
        for definition in parameters {
            definition.visitDefaults { name in
                if !found.contains(name) { found.append(name) }
            }
        }
        return found
    }
}

extension Kind {
    /// Whether this differs from the kind in another canonical JSON in words and defaults at most. Patterns have a value
    /// for every parameter, so that neither matters to them.
    public func isChoreographed(like other: JSON) -> Bool {
        let keys = ["scene", "bindings", "layers", "operations", "reduced", "interactions", "checks"]
        func parameters(_ json: JSON) -> [JSON] {
            (json["parameters"]?.array ?? []).map { definition in
                var object = definition.object ?? JSONObject()
                for key in ["default", "summary"] { object[key] = nil }
                return .object(object)
            }
        }
        return keys.allSatisfy { json[$0] == other[$0] } && parameters(json) == parameters(other)
    }

    /// Whether this moves as the kind in another canonical JSON does: they differ in words at most.
    public func hasSameMotion(as other: JSON) -> Bool {
        let words = DocumentMetadata.keys
        func motion(_ json: JSON) -> JSONObject {
            var object = json.object ?? JSONObject()
            for key in words { object[key] = nil }
            return object
        }
        return motion(json) == motion(other)
    }
}
