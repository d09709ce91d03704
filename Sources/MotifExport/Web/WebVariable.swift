import MotifCore

/// A custom property for a property of a layer.
///
/// It is registered with a type, so that browsers interpolate between two keyframes.
struct WebVariable {
    /// `--motif-scale`
    let name: String
    /// The type of its values.
    let syntax: Syntax
    /// The default.
    let initialValue: String

    /// The types in use, as CSS.
    enum Syntax: String {
        case number = "<number>"
        case length = "<length>"
        case angle = "<angle>"

        /// The unit after a number.
        var unit: String {
            switch self {
            case .number: ""
            case .length: "px"
            case .angle: "deg"
            }
        }
    }

    /// `nil` for a property that pages don't have.
    init?(_ property: LayerProperty) {
        let start: String
        switch property {
        case .opacity, .scale, .scaleX, .scaleY, .shadowOpacity: (syntax, start) = (.number, "1")
        case .rotationX, .rotationY, .rotationZ: (syntax, start) = (.angle, "0")
        case .lottieFrame: return nil
        default: (syntax, start) = (.length, "0")
        }
        name = property.rawValue.reduce(into: "--motif-") { name, character in
            name += character == "." ? "-" : character.isUppercase ? "-\(character.lowercased())" : "\(character)"
        }
        initialValue = start + syntax.unit
    }

    /// `scale`
    var plainName: String { String(name.dropFirst("--motif-".count)) }

    /// `var(--motif-scale)`
    var reference: String { "var(\(name))" }

    /// One of its values.
    func text(_ value: Double) -> String { WebText.number(value) + syntax.unit }
}

extension LayerProperty {
    /// The custom property for the layer property; `nil` for one that pages don't have.
    var variable: WebVariable? { WebVariable(self) }
}
