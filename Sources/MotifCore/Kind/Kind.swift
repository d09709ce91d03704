public import MotifFormula
public import MotifJSON

/// A type of motion: its parameters, its scene, and its choreography.
///
/// A kind is data. Its formulas are parsed and checked once, when the kind is read.
public struct Kind: Sendable, Equatable {
    /// The name, title, summary, tags and source.
    public let metadata: DocumentMetadata
    /// The parameters that patterns set, in the order of the document.
    public let parameters: [ParameterDefinition]
    /// The values that the app or the device decides, in the order of the document.
    public let scene: [SceneInput]
    /// The named formulas, in the order of the document.
    public let bindings: [Binding]
    /// Scene inputs and bindings in an order in which each reads only earlier ones.
    public let order: [Definition]
    /// The layers, back to front.
    public let layers: [Layer]
    /// The operations, such as `present` and `dismiss`.
    public let operations: [Operation]
    /// The tracks that run, by time, with reduced motion; empty if the kind has no reduced variant.
    ///
    /// Layers then have neither mask nor hole, since nothing opens them. A layer without a role in an operation is left
    /// out, and an operation that swaps another one swaps these tracks too.
    public let reduced: [Track]
    /// The gestures that drive operations.
    public let interactions: [Interaction]
    /// The conditions that must be true on every screen.
    public let checks: [Check]
    /// The canonical form.
    public let json: JSON

    /// A scene input or a binding, by its index in `scene` or `bindings`.
    public enum Definition: Sendable, Hashable {
        /// The scene input at this index.
        case input(Int)
        /// The binding at this index.
        case binding(Int)
    }

    /// Returns the operation with this name.
    public func operation(named name: String) -> Operation? { operations.first { $0.name == name } }

    /// Returns the layer with this name.
    public func layer(named name: String) -> Layer? { layers.first { $0.name == name } }
}

extension Kind {
    /// A named formula.
    public struct Binding: Sendable, Equatable {
        /// Its name in other formulas.
        public let name: String
        /// The formula.
        public let formula: CheckedFormula
    }
}

extension Kind {
    /// The documents that the defaults of parameters and their fields refer to, without duplicates.
    public var references: [DocumentName] {
        .unique { visit in for definition in parameters { definition.visitDefaults(visit) } }
    }
}

extension Kind {
    /// Returns whether a kind in canonical JSON differs from this one at most in its metadata and its defaults. A
    /// pattern has a value for every parameter, so neither changes what it shows.
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

    /// Returns whether a kind in canonical JSON has the same motion: the two differ at most in their metadata.
    public func hasSameMotion(as other: JSON) -> Bool {
        let describing = DocumentMetadata.keys
        func motion(_ json: JSON) -> JSONObject {
            var object = json.object ?? JSONObject()
            for key in describing { object[key] = nil }
            return object
        }
        return motion(json) == motion(other)
    }
}
