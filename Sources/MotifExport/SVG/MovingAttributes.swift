import MotifCore

/// Attributes of one element that change over the time of an operation.
struct MovingAttributes: Sendable {
    /// The group of attributes.
    let form: Form
    /// Returns their values at a time, in the order of the group.
    let values: @Sendable (Double) -> [Double]
    /// The tolerance of each value.
    let tolerances: [Double]

    /// Attributes that CSS can animate, also in an `<img>`.
    enum Form: Sendable {
        /// `x, y, angle, scaleX, scaleY`: a translation, then a rotation, then a scale.
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

    /// The tolerances: half a point and a hundredth, minus the rounding of the numbers.
    static let points = 0.4
    static let fraction = 0.008

    /// Returns the attributes of a position; the reach is the largest distance of the contents from the origin.
    static func place(reach: Double, _ values: @escaping @Sendable (Double) -> [Double]) -> MovingAttributes {
        let factor = min(fraction, points / max(reach, 1))
        return MovingAttributes(
            form: .place, values: values, tolerances: [points, points, factor * 57, factor, factor])
    }

    /// Returns the attribute of an opacity, which shows on the whole area of a layer.
    static func opacity(_ values: @escaping @Sendable (Double) -> Double) -> MovingAttributes {
        MovingAttributes(form: .opacity, values: { [values($0)] }, tolerances: [fraction / 2])
    }
}

extension MovingAttributes.Form {
    /// The attributes other than a position, each with the unit that its number has in a style sheet.
    private func numbers(_ values: [Double]) -> [(name: String, number: String, unit: String)] {
        switch self {
        case .place: []
        case .opacity: [("opacity", svg(values[0], decimals: 3), "")]
        case .shadow: [("flood-opacity", svg(values[0], decimals: 3), "")]
        case .circle: [("r", svg(values[0]), "px")]
        case .rectangle: zip(["x", "y", "width", "height", "rx", "ry"], values).map { ($0, svg($1), "px") }
        }
    }

    /// Returns the attributes at rest.
    ///
    /// - Parameter values: The values, in the order of the group.
    func attributes(_ values: [Double]) -> [(key: String, value: String)] {
        if self == .opacity, values[0] == 1 { return [] }
        guard self == .place else { return numbers(values).map { ($0.name, $0.number) } }
        var text = "translate(\(svg(values[0])) \(svg(values[1])))"
        if values[2] != 0 { text += " rotate(\(svg(values[2])))" }
        if values[3] != 1 || values[4] != 1 {
            text += " scale(\(svg(values[3], decimals: 4)) \(svg(values[4], decimals: 4)))"
        }
        return [("transform", text)]
    }

    /// Returns the attributes for a keyframe.
    ///
    /// - Parameter turns: Whether the angle is ever other than 0; a constant 0 is left out.
    func style(_ values: [Double], turns: Bool) -> String {
        guard self == .place else {
            return numbers(values).map { "\($0.name):\($0.number)\($0.unit)" }.joined(separator: ";")
        }
        let (x, y) = (svg(values[0]), svg(values[1]))
        let (scaleX, scaleY) = (svg(values[3], decimals: 4), svg(values[4], decimals: 4))
        // Every keyframe has the same functions, so that browsers interpolate number by number.
        let turn = turns ? " rotate(\(svg(values[2]))deg)" : ""
        return "transform:translate(\(x)px,\(y)px)\(turn) scale(\(scaleX),\(scaleY))"
    }
}
