import MotifCore
import MotifPlatform

extension LottieGeometry {
    /// The visible outline of a layer that rotates out of the plane: a path on the screen for every frame,
    /// `{"a": 1, "k": […]}`.
    ///
    /// The layer is scaled, rotated around the z, y, and x axes, and then viewed from
    /// the distance of its perspective, directly above its anchor, as in Core Animation and CSS.
    var outline: LottieValue {
        let ends = layer.motions.flatMap { $0.segments.flatMap { [clock.frame($0.begin), clock.frame($0.end)] } }
        let frames = clock.frames(from: ends.min() ?? 0, to: ends.max() ?? 0)
        let keys = frames.map { LottieChannel.Key(frame: $0, value: $0, easing: .linear) }
        let frame = LottieChannel(keys: keys, isBaked: true) { $0 }
        return LottieProperty.property([frame]) { outline(at: $0[0]) }
    }

    private func outline(at frame: Double) -> LottieValue {
        let time = clock.time(frame)
        let position = MotionPoint(x: position.x.value(frame), y: position.y.value(frame))
        let corners = corners(at: time).map { seen($0, at: time, from: position) }
        return LottieProperty.path(corners.map { LottieProperty.Corner(x: $0.x, y: $0.y) })
    }

    /// The corners relative to the anchor, scaled but not rotated; for a circle, enough points to look round.
    private func corners(at time: Double) -> [MotionPoint] {
        let scale = layer.value(of: .scale, at: time)
        let width = layer.value(of: .width, at: time) * scale * layer.value(of: .scaleX, at: time)
        let height = layer.value(of: .height, at: time) * scale * layer.value(of: .scaleY, at: time)
        let outset = layer.value(of: .outset, at: time)
        let middle = MotionPoint(x: (0.5 - layer.anchor.x) * width, y: (0.5 - layer.anchor.y) * height)
        if layer.shape == .circle {
            let radius = min(abs(width), abs(height)) / 2 + outset
            return (0..<72).map { step in
                let angle = Double(step) / 36 * .pi
                return MotionPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
            }
        }
        let (right, bottom) = (abs(width) / 2 + outset, abs(height) / 2 + outset)
        return [(-right, -bottom), (right, -bottom), (right, bottom), (-right, bottom)].map {
            MotionPoint(x: middle.x + $0.0, y: middle.y + $0.1)
        }
    }

    private func seen(_ corner: MotionPoint, at time: Double, from position: MotionPoint) -> MotionPoint {
        func angle(_ property: LayerProperty) -> Double { layer.value(of: property, at: time) * .pi / 180 }
        let (aroundX, aroundY, aroundZ) = (angle(.rotationX), angle(.rotationY), angle(.rotationZ))
        let flat = MotionPoint(
            x: corner.x * cos(aroundZ) - corner.y * sin(aroundZ), y: corner.x * sin(aroundZ) + corner.y * cos(aroundZ))
        let (x, depth) = (flat.x * cos(aroundY), -flat.x * sin(aroundY))
        let (y, height) = (flat.y * cos(aroundX) - depth * sin(aroundX), flat.y * sin(aroundX) + depth * cos(aroundX))
        // A point behind the viewer would be drawn inside out, so it is kept just in front of the viewer.
        let nearness = layer.perspective.map { $0 == 0 ? 1 : max(1 - height / $0, 0.01) } ?? 1
        return MotionPoint(x: position.x + x / nearness, y: position.y + y / nearness)
    }
}
