import MotifCore

/// The position, size and movement of a layer, as CSS.
///
/// Like `TimelineLayer.extent(at:)`, but for all times at once: width and height grow around the center, scales and
/// rotations apply around the anchor, and then come translation, offset and outset.
struct WebBox {
    let layer: TimelineLayer
    /// The transform, if it doesn't consist of custom properties.
    let fixedTransform: String?

    /// A value of the layer, animated or constant.
    private func sum(_ property: LayerProperty) -> WebSum {
        // A transform of its own begins at the place where the layer starts.
        if fixedTransform != nil, property == .centerX || property == .centerY, let motion = layer.motion(of: property)
        {
            return WebSum(motion.start)
        }
        return layer.webSum(of: property)
    }

    /// Adds the declarations for position, size, shape and movement.
    ///
    /// - Parameter margin: The distance by which the element around it exceeds the screen.
    func declare(in style: inout WebStyle, margin: Double) {
        let (width, height) = (sum(.width), sum(.height))
        var (boxWidth, boxHeight) = (width, height)
        if layer.shape == .circle {
            boxWidth = Self.least(width, height)
            boxHeight = boxWidth
        }
        // The outset is not scaled, so it is divided by the scale.
        let outX = outset(scaledBy: [.scale, .scaleX])
        let outY = outset(scaledBy: [.scale, .scaleY])
        let left = WebSum(margin) + sum(.centerX) - 0.5 * boxWidth - outX
        let top = WebSum(margin) + sum(.centerY) - 0.5 * boxHeight - outY
        style.set("left", WebSum(left.constant).css)
        style.set("top", WebSum(top.constant).css)
        style.set("width", (boxWidth + 2 * outX).css)
        style.set("height", (boxHeight + 2 * outY).css)
        style.set("border-radius", cornerRadius)
        style.set("background-color", layer.fill?.css)
        let transform = fixedTransform ?? transform(x: left.moving + offset.x, y: top.moving + offset.y)
        style.set("transform", transform)
        guard transform != nil, layer.anchor != MotionPoint(x: 0.5, y: 0.5) else { return }
        let originX = 0.5 * boxWidth + (layer.anchor.x - 0.5) * width + outX
        let originY = 0.5 * boxHeight + (layer.anchor.y - 0.5) * height + outY
        style.set("transform-origin", "\(originX.css) \(originY.css)")
    }

    private static func least(_ width: WebSum, _ height: WebSum) -> WebSum {
        if width == height { return width }
        guard width.isMoving || height.isMoving else { return WebSum(min(width.constant, height.constant)) }
        return WebSum(moving: "min(\(width.inner), \(height.inner))")
    }

    private func outset(scaledBy scales: [LayerProperty]) -> WebSum {
        guard layer.motion(of: .outset) != nil else { return WebSum(0) }
        let factors = scales.filter { layer.motion(of: $0) != nil }.compactMap { $0.variable?.reference }
        let outset = sum(.outset)
        if factors.isEmpty { return outset }
        return WebSum(moving: ([outset.inner] + factors).joined(separator: " / "))
    }

    /// The distance from its frame: translation and offset.
    private var offset: (x: WebSum, y: WebSum) {
        let (inward, offset) = (layer.edge.inward, sum(.offset))
        return (sum(.translationX) + inward.x * offset, sum(.translationY) + inward.y * offset)
    }

    private var cornerRadius: String? {
        if layer.shape == .circle { return "50%" }
        let radius = sum(.cornerRadius)
        return radius == WebSum(0) ? nil : radius.css
    }

    private func transform(x: WebSum, y: WebSum) -> String? {
        layer.cssTransform(x.isMoving || y.isMoving ? (x, y) : nil) { property in
            layer.motion(of: property) == nil ? nil : property.variable?.reference
        }
    }
}

extension TimelineLayer {
    /// The functions of a transform; `nil` if nothing in it moves.
    ///
    /// - Parameter value: The value of a rotation or a scale; `nil` for one that rests.
    func cssTransform(_ translation: (x: WebSum, y: WebSum)?, _ value: (LayerProperty) -> String?) -> String? {
        var steps = translation.map { ["translate(\($0.x.css), \($0.y.css))"] } ?? []
        let turns = [("rotateX", LayerProperty.rotationX), ("rotateY", .rotationY), ("rotateZ", .rotationZ)]
            .compactMap { name, property in value(property).map { "\(name)(\($0))" } }
        if let perspective, !turns.isEmpty { steps.append("perspective(\(WebSum(perspective).css))") }
        steps += turns
        let (both, x, y) = (value(.scale), value(.scaleX), value(.scaleY))
        if x != nil || y != nil {
            let factors = [[both, x], [both, y]].map { $0.compactMap(\.self) }
            let products = factors.map { $0.count > 1 ? "calc(\($0.joined(separator: " * ")))" : $0.first ?? "1" }
            steps.append("scale(\(products.joined(separator: ", ")))")
        } else if let both {
            steps.append("scale(\(both))")
        }
        return steps.isEmpty ? nil : steps.joined(separator: " ")
    }

    /// A value, animated or constant.
    func webSum(of property: LayerProperty) -> WebSum {
        webReference(of: property).map(WebSum.init(moving:)) ?? WebSum(restValue(of: property))
    }

    /// The value of a moving property, as CSS; `nil` for one that rests. A negative length would make `width` invalid.
    func webReference(of property: LayerProperty) -> String? {
        guard let motion = motion(of: property), let variable = property.variable else { return nil }
        return motion.depthBelowZero == 0 ? variable.reference : "max(0px, \(variable.reference))"
    }
}

extension SRGBColor {
    /// As CSS: `#34c759`, or `rgb(52 199 89 / 0.5)`.
    var css: String { alpha == 1 ? PreviewInk.hex(self) : "rgb(\(cssComponents) / \(WebText.number(alpha)))" }

    /// Red, green and blue from 0 to 255.
    var cssComponents: String {
        [red, green, blue].map { WebText.number(($0 * 255).rounded()) }.joined(separator: " ")
    }
}
