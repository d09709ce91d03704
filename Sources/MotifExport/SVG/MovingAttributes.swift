import MotifCore

/// Attributes of one element that go with the time of an operation.
struct MovingAttributes: Sendable {
    /// Which attributes.
    let form: Form
    /// Their values at a time, in the order of the form.
    let values: @Sendable (Double) -> [Double]
    /// How far each may be off.
    let tolerances: [Double]

    /// Attributes that CSS can move, in `<img>` too.
    enum Form: Sendable {
        /// `x, y, angle, scaleX, scaleY`: the origin goes there, turned, then scaled.
        case place
        /// `opacity`
        case opacity
        /// `x, y, width, height, rx, ry` of a rectangle.
        case rectangle
        /// `r` of a circle.
        case circle
        /// `flood-opacity` of a shadow.
        case shadow
    }

    /// What half a point and a hundredth leave once numbers are rounded.
    static let points = 0.4
    static let fraction = 0.008

    /// A place for something that reaches so far from its origin.
    static func place(reach: Double, _ values: @escaping @Sendable (Double) -> [Double]) -> MovingAttributes {
        let factor = min(fraction, points / max(reach, 1))
        return MovingAttributes(
            form: .place, values: values, tolerances: [points, points, factor * 57, factor, factor])
    }

    /// How opaque something is.
    static func opacity(_ values: @escaping @Sendable (Double) -> Double) -> MovingAttributes {
        MovingAttributes(form: .opacity, values: { [values($0)] }, tolerances: [fraction])
    }
}

extension MovingAttributes.Form {
    /// The attributes at rest.
    ///
    /// - Parameter values: Of this form.
    func attributes(_ values: [Double]) -> [(name: String, value: String)] {
        switch self {
        case .place:
            var text = "translate(\(svg(values[0])) \(svg(values[1])))"
            if values[2] != 0 { text += " rotate(\(svg(values[2])))" }
            if values[3] != 1 || values[4] != 1 {
                text += " scale(\(svg(values[3], decimals: 4)) \(svg(values[4], decimals: 4)))"
            }
            return [(name: "transform", value: text)]
        case .opacity: return values[0] == 1 ? [] : [(name: "opacity", value: svg(values[0], decimals: 3))]
        case .shadow: return [(name: "flood-opacity", value: svg(values[0], decimals: 3))]
        case .circle: return [(name: "r", value: svg(values[0]))]
        case .rectangle:
            return zip(["x", "y", "width", "height", "rx", "ry"], values).map { (name: $0, value: svg($1)) }
        }
    }

    /// Whether a place turns at any time; a turn that stays 0 is not worth its bytes.
    enum Turning {
        case turns, stays
    }

    /// The same for a keyframe.
    func style(_ values: [Double], _ turning: Turning) -> String {
        switch self {
        case .place:
            let (x, y) = (svg(values[0]), svg(values[1]))
            let (scaleX, scaleY) = (svg(values[3], decimals: 4), svg(values[4], decimals: 4))
            // The same functions in every keyframe, so that each number goes straight to its next.
            let turn = turning == .turns ? " rotate(\(svg(values[2]))deg)" : ""
            return "transform:translate(\(x)px,\(y)px)\(turn) scale(\(scaleX),\(scaleY))"
        case .opacity: return "opacity:\(svg(values[0], decimals: 3))"
        case .shadow: return "flood-opacity:\(svg(values[0], decimals: 3))"
        case .circle: return "r:\(svg(values[0]))px"
        case .rectangle:
            let names = ["x", "y", "width", "height", "rx", "ry"]
            return zip(names, values).map { "\($0):\(svg($1))px" }.joined(separator: ";")
        }
    }
}
