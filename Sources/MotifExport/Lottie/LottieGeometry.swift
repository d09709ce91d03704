import MotifCore

/// A layer's motion as Lottie channels. The layer's own coordinates are those of the screen when the layer is at rest.
struct LottieGeometry {
    let layer: TimelineLayer
    let clock: LottieClock

    /// The channel of one property. Players draw the absolute value of a size below 0, so it becomes 0.
    func channel(_ property: LayerProperty) -> LottieChannel {
        guard let motion = layer.motion(of: property) else { return .constant(layer.restValue(of: property)) }
        let channel = LottieKeys.channel(of: motion, clock)
        return motion.depthBelowZero == 0 ? channel : .combining([channel], clock, .other) { max(0, $0[0]) }
    }

    /// Whether a property has a track, even if the track doesn't change it.
    private func has(_ property: LayerProperty) -> Bool { layer.motion(of: property) != nil }

    /// The center at rest.
    var middle: (x: Double, y: Double) { (layer.restValue(of: .centerX), layer.restValue(of: .centerY)) }

    /// Whether anything other than size and opacity is animated, so that the layer's coordinates move on the screen.
    var isTransformed: Bool {
        layer.motions.contains { motion in
            motion.property.isTransform
                && motion.segments.contains { $0.from != $0.to || $0.from != layer.restValue(of: motion.property) }
        }
    }

    /// Whether it rotates out of the plane.
    var isTurned: Bool { has(.rotationX) || has(.rotationY) }

    /// The anchor in the layer's own coordinates.
    var anchor: (x: LottieChannel, y: LottieChannel) {
        let (x, y) = middle
        return (
            .combining([channel(.width)], clock, .sum) { [layer] in x + (layer.anchor.x - 0.5) * $0[0] },
            .combining([channel(.height)], clock, .sum) { [layer] in y + (layer.anchor.y - 0.5) * $0[0] }
        )
    }

    /// The position of the anchor on the screen.
    var position: (x: LottieChannel, y: LottieChannel) {
        let inward = layer.edge.inward
        let offset = channel(.offset)
        let (still, anchor) = (LottieChannel.constant(0), layer.anchor)
        // What doesn't matter is constant, so that the rest can keep its keyframes.
        let (width, height) = (anchor.x == 0.5 ? still : channel(.width), anchor.y == 0.5 ? still : channel(.height))
        let x = [channel(.centerX), width, channel(.translationX), inward.x == 0 ? still : offset]
        let y = [channel(.centerY), height, channel(.translationY), inward.y == 0 ? still : offset]
        return (
            .combining(x, clock, .sum) { $0[0] + (anchor.x - 0.5) * $0[1] + $0[2] + inward.x * $0[3] },
            .combining(y, clock, .sum) { $0[0] + (anchor.y - 0.5) * $0[1] + $0[2] + inward.y * $0[3] }
        )
    }

    /// The scales as percentages.
    var scale: (x: LottieChannel, y: LottieChannel) {
        let scale = channel(.scale)
        let percent = { (numbers: [Double]) in 100 * numbers[0] * numbers[1] }
        return (
            .combining([scale, channel(.scaleX)], clock, .product, percent),
            .combining([scale, channel(.scaleY)], clock, .product, percent)
        )
    }

    /// The width and height in the layer's own coordinates, before scaling.
    ///
    /// An outset is in screen coordinates, so it is divided by the scale.
    var size: (width: LottieChannel, height: LottieChannel) {
        let sides = [channel(.width), channel(.height)]
        let scales = [channel(.scaleX), channel(.scaleY)]
        let outset = has(.outset)
        guard layer.shape == .circle else {
            guard outset else { return (sides[0], sides[1]) }
            let isScaled = channel(.scale).isMoving || scales.contains(where: \.isMoving)
            func side(_ index: Int) -> LottieChannel {
                let channels = [sides[index], channel(.outset), channel(.scale), scales[index]]
                return .combining(channels, clock, isScaled ? .other : .sum) {
                    $0[0] + Self.share(2 * $0[1], of: $0[2] * $0[3])
                }
            }
            return (side(0), side(1))
        }
        let isEven = !scales.contains(where: \.isMoving) && scales[0].start == scales[1].start
        if isEven, !outset {
            let isSquare = sides[0].hasRhythm(of: sides[1]) && sides[0].keys == sides[1].keys
            let diameter = LottieChannel.combining(sides, clock, isSquare ? .sum : .other) {
                min(abs($0[0]), abs($0[1]))
            }
            return (diameter, diameter)
        }
        func side(_ axis: Int) -> LottieChannel {
            .combining(sides + scales + [channel(.scale), channel(.outset)], clock, .other) {
                let diameter = min(abs($0[0] * $0[2] * $0[4]), abs($0[1] * $0[3] * $0[4])) + 2 * $0[5]
                return Self.share(diameter, of: $0[2 + axis] * $0[4])
            }
        }
        return (side(0), side(1))
    }

    /// Returns a length on the screen divided by a scale; 0 if the scale is 0.
    private static func share(_ length: Double, of scale: Double) -> Double { scale == 0 ? 0 : length / abs(scale) }
}
