import MotifCore
import MotifFormula

/// The position, size and movement of a layer, as CSS.
///
/// Like `TimelineLayer.extent(at:)`, but for all times at once: width and height grow around the center, scales and
/// rotations apply around the anchor, and then come translation, offset and outset.
struct WebBox {
    private let layer: TimelineLayer
    private let fixedTransform: String?

    /// - Parameter transform: The transform, if it doesn't consist of custom properties.
    init(_ layer: TimelineLayer, transform: String? = nil) {
        self.layer = layer
        fixedTransform = transform
    }

    /// A value of the layer, animated or constant.
    private func sum(_ property: LayerProperty) -> WebSum {
        // A transform of its own begins at the place where the layer starts.
        if fixedTransform != nil, property == .centerX || property == .centerY, let motion = layer.motion(of: property)
        {
            return WebSum(motion.start)
        }
        return moving(property)
    }

    private func moving(_ property: LayerProperty) -> WebSum {
        layer.webReference(of: property).map(WebSum.init(moving:)) ?? WebSum(layer.restValue(of: property))
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
        let (x, y, inward) = (sum(.translationX), sum(.translationY), sum(.offset))
        return switch layer.edge {
        case .top: (x, y + inward)
        case .bottom: (x, y - inward)
        case .leading: (x + inward, y)
        case .trailing: (x - inward, y)
        }
    }

    private var cornerRadius: String? {
        if layer.shape == .circle { return "50%" }
        let radius = sum(.cornerRadius)
        return radius == WebSum(0) ? nil : radius.css
    }

    private func transform(x: WebSum, y: WebSum) -> String? {
        var steps: [String] = []
        if x.isMoving || y.isMoving { steps.append("translate(\(x.css), \(y.css))") }
        let turns = [("rotateX", LayerProperty.rotationX), ("rotateY", .rotationY), ("rotateZ", .rotationZ)]
            .filter { layer.motion(of: $0.1) != nil }
        if let perspective = layer.perspective, !turns.isEmpty {
            steps.append("perspective(\(WebSum(perspective).css))")
        }
        steps += turns.map { name, property in "\(name)(\(property.variable?.reference ?? ""))" }
        if let scale { steps.append(scale) }
        return steps.isEmpty ? nil : steps.joined(separator: " ")
    }

    private var scale: String? {
        let (both, x, y) = (factors(.scale), factors(.scaleX), factors(.scaleY))
        if x.isEmpty, y.isEmpty { return both.first.map { "scale(\($0))" } }
        return "scale(\(Self.product(both + x)), \(Self.product(both + y)))"
    }

    private func factors(_ property: LayerProperty) -> [String] {
        layer.motion(of: property) == nil ? [] : [property.variable?.reference].compactMap { $0 }
    }

    private static func product(_ factors: [String]) -> String {
        switch factors.count {
        case 0: "1"
        case 1: factors.joined()
        default: "calc(\(factors.joined(separator: " * ")))"
        }
    }
}

extension TimelineLayer {
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
