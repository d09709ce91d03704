import MotifCore

/// How the tracked properties of a layer are set on a view: one statement for each property of UIKit that they share.
struct UIKitPose {
    let layer: Layer
    /// The variable that is the view.
    let view: String
    /// The anchor, the perspective and the size at rest as expressions; `nil` where there is nothing to say.
    var anchor: String?
    var perspective: String?
    var size: String?

    /// What UIKit has one property for.
    enum Slot: CaseIterable {
        case opacity, center, size, transform, cornerRadius, mask
    }

    /// What each property belongs to; `nil` for what no view has.
    static func slot(of property: LayerProperty, _ layer: Layer) -> Slot? {
        switch property {
        case .opacity: .opacity
        case .centerX, .centerY: .center
        case .width, .height: .size
        case .outset: layer.shape == .cutout ? nil : .size
        case .scale, .scaleX, .scaleY, .translationX, .translationY, .rotationX, .rotationY, .rotationZ, .offset:
            .transform
        case .cornerRadius: .cornerRadius
        case .maskDiameter: .mask
        case .holeDiameter, .shadowOpacity, .shadowRadius, .lottieFrame: nil
        }
    }

    /// The statements that give a slot its values.
    ///
    /// - Parameter value: The value of a tracked property; `nil` where it is at rest.
    func statements(of slot: Slot, _ value: (LayerProperty) -> String?) -> [String] {
        switch slot {
        case .opacity: value(.opacity).map { ["\(view).alpha = \($0)"] } ?? []
        case .center: center(value)
        case .size: size(value)
        case .transform: "\(view).\(transform(value))".split(separator: "\n").map(String.init)
        case .cornerRadius: value(.cornerRadius).map { ["\(view).layer.cornerRadius = \($0)"] } ?? []
        case .mask:
            value(.maskDiameter).map {
                [
                    "\(view)Mask.bounds.size = CGSize(width: \($0), height: \($0))",
                    "\(view)Mask.layer.cornerRadius = \($0) / 2",
                ]
            } ?? []
        }
    }

    private func center(_ value: (LayerProperty) -> String?) -> [String] {
        func place(_ center: String, _ axis: String, _ side: String) -> String {
            anchor.map { "\(center) + (\($0).\(axis) - 0.5) * \(view).bounds.\(side)" } ?? center
        }
        let x = value(.centerX).map { place($0, "x", "width") }
        let y = value(.centerY).map { place($0, "y", "height") }
        if let x, let y { return ["\(view).center = CGPoint(x: \(x), y: \(y))"] }
        return [x.map { "\(view).center.x = \($0)" }, y.map { "\(view).center.y = \($0)" }].compactMap { $0 }
    }

    private func size(_ value: (LayerProperty) -> String?) -> [String] {
        let outset = value(.outset)
        func side(_ property: LayerProperty, _ name: String) -> String? {
            guard let outset else { return value(property) }
            let rest = value(property) ?? size.map { "\($0).\(name)" } ?? "\(view).bounds.\(name)"
            return "\(rest) + 2 * \(outset)"
        }
        let (width, height) = (side(.width, "width"), side(.height, "height"))
        if let width, let height { return ["\(view).bounds.size = CGSize(width: \(width), height: \(height))"] }
        return [
            width.map { "\(view).bounds.size.width = \($0)" }, height.map { "\(view).bounds.size.height = \($0)" },
        ].compactMap { $0 }
    }

    private func transform(_ value: (LayerProperty) -> String?) -> String {
        let scale = value(.scale)
        func scaled(_ other: String?) -> String? {
            let factors = [scale, other].compactMap { $0 }.filter { $0 != "1" }
            return factors.isEmpty ? nil : factors.joined(separator: " * ")
        }
        let (scaleX, scaleY) = (scaled(value(.scaleX)), scaled(value(.scaleY)))
        let (x, y) = translation(value)
        func turn(_ property: LayerProperty) -> String? { value(property).flatMap { $0 == "0" ? nil : $0 } }
        let turns = [("x", turn(.rotationX)), ("y", turn(.rotationY)), ("z", turn(.rotationZ))]
        if perspective != nil || value(.rotationX) != nil || value(.rotationY) != nil {
            let place: [(String, String?)] = [
                ("perspective", perspective), ("scaleX", scaleX), ("scaleY", scaleY), ("translationX", x),
                ("translationY", y),
            ]
            let arguments = (turns.map { ("rotation\($0.0.uppercased())", $0.1) } + place).compactMap { label, text in
                text.map { "\(label): \($0)" }
            }
            return "transform3D = turned(\(arguments.joined(separator: ", ")))"
        }
        var parts: [String] = []
        func add(_ first: String, _ later: String) {
            parts.append(parts.isEmpty ? "CGAffineTransform(\(first))" : later)
        }
        if x != nil || y != nil { add("translationX: \(Self.bare(x)), y: \(Self.bare(y))", "") }
        if let turn = turns[2].1 { add("rotationAngle: \(turn) * .pi / 180", ".rotated(by: \(turn) * .pi / 180)") }
        if scaleX != nil || scaleY != nil {
            let (wide, high) = (scaleX ?? "1", scaleY ?? "1")
            add("scaleX: \(wide), y: \(high)", ".scaledBy(x: \(wide), y: \(high))")
        }
        return "transform = \(parts.isEmpty ? ".identity" : parts.joined(separator: "\n    "))"
    }

    /// An argument, which needs no parentheses around it.
    private static func bare(_ text: String?) -> String {
        guard let text else { return "0" }
        let inner = text.dropFirst().dropLast()
        let isWrapped = text.hasPrefix("(") && text.hasSuffix(")") && !inner.contains { "()".contains($0) }
        return isWrapped ? String(inner) : text
    }

    private func translation(_ value: (LayerProperty) -> String?) -> (x: String?, y: String?) {
        func way(_ property: LayerProperty) -> String? { value(property).flatMap { $0 == "0" ? nil : $0 } }
        var (x, y) = (way(.translationX), way(.translationY))
        guard let offset = way(.offset) else { return (x, y) }
        switch layer.edge {
        case .top: y = y.map { "\($0) + \(offset)" } ?? offset
        case .bottom: y = y.map { "\($0) - \(offset)" } ?? "-\(offset)"
        case .leading: x = x.map { "\($0) + \(offset)" } ?? offset
        case .trailing: x = x.map { "\($0) - \(offset)" } ?? "-\(offset)"
        }
        return (x, y)
    }
}
