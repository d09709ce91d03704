import MotifCore

extension LayerProperty {
    /// The custom property for the layer property; `nil` for one that pages don't have.
    var variable: WebVariable? {
        switch self {
        case .opacity: WebVariable("opacity", .number, start: "1")
        case .scale: WebVariable("scale", .number, start: "1")
        case .scaleX: WebVariable("scale-x", .number, start: "1")
        case .scaleY: WebVariable("scale-y", .number, start: "1")
        case .centerX: WebVariable("center-x", .length)
        case .centerY: WebVariable("center-y", .length)
        case .width: WebVariable("width", .length)
        case .height: WebVariable("height", .length)
        case .cornerRadius: WebVariable("corner-radius", .length)
        case .translationX: WebVariable("translation-x", .length)
        case .translationY: WebVariable("translation-y", .length)
        case .rotationX: WebVariable("rotation-x", .angle)
        case .rotationY: WebVariable("rotation-y", .angle)
        case .rotationZ: WebVariable("rotation-z", .angle)
        case .offset: WebVariable("offset", .length)
        case .outset: WebVariable("outset", .length)
        case .maskDiameter: WebVariable("mask-diameter", .length)
        case .holeDiameter: WebVariable("hole-diameter", .length)
        case .shadowOpacity: WebVariable("shadow-opacity", .number, start: "1")
        case .shadowRadius: WebVariable("shadow-radius", .length)
        case .lottieFrame: nil
        }
    }
}

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

    init(_ name: String, _ syntax: Syntax, start: String = "0") {
        self.name = "--motif-\(name)"
        self.syntax = syntax
        initialValue = start + syntax.unit
    }

    /// `var(--motif-scale)`
    var reference: String { "var(\(name))" }

    /// One of its values.
    func text(_ value: Double) -> String { WebText.number(value) + syntax.unit }
}
