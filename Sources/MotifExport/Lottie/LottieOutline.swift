import MotifCore
import MotifPlatform

/// The visible outline of a layer that rotates out of the plane: a path on the screen for every frame.
///
/// The layer is scaled, rotated around the z, y, and x axes, and then viewed from
/// the distance of its perspective, directly above its anchor, as in Core Animation and CSS.
struct LottieOutline {
    let geometry: LottieGeometry

    private var layer: TimelineLayer { geometry.layer }

    /// A point relative to another, or on the screen.
    private struct Point { var x, y: Double }

    /// Returns the path, `{"a": 1, "k": […]}`.
    var path: LottieValue {
        let clock = geometry.clock
        let ends = layer.motions.flatMap { $0.segments.flatMap { [clock.frame($0.begin), clock.frame($0.end)] } }
        let frames = clock.frames(from: ends.min() ?? 0, to: ends.max() ?? 0)
        let keys = frames.map { LottieChannel.Key(frame: $0, value: $0, easing: .linear) }
        let frame = LottieChannel(keys: keys, isBaked: true) { $0 }
        return LottieProperty.property(
            [frame], keyframe: { [path(at: $0.first ?? 0)] }, rest: { path(at: $0.first ?? 0) })
    }

    private func path(at frame: Double) -> LottieValue {
        let time = geometry.clock.time(frame)
        let place = Point(x: geometry.position.x.value(frame), y: geometry.position.y.value(frame))
        let corners = corners(at: time).map { seen($0, at: time, from: place) }
        let none = corners.map { _ in LottieValue.pair(0, 0) }
        return ["c": true, "v": .list(corners.map { .pair($0.x, $0.y) }), "i": .list(none), "o": .list(none)]
    }

    /// The corners relative to the anchor, scaled but not rotated; for a circle, enough points to look round.
    private func corners(at time: Double) -> [Point] {
        let scale = layer.value(of: .scale, at: time)
        let width = layer.value(of: .width, at: time) * scale * layer.value(of: .scaleX, at: time)
        let height = layer.value(of: .height, at: time) * scale * layer.value(of: .scaleY, at: time)
        let outset = layer.value(of: .outset, at: time)
        let middle = Point(x: (0.5 - layer.anchor.x) * width, y: (0.5 - layer.anchor.y) * height)
        if layer.shape == .circle {
            let radius = min(abs(width), abs(height)) / 2 + outset
            return (0..<72).map { step in
                let angle = Double(step) / 36 * .pi
                return Point(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
            }
        }
        let (right, bottom) = (abs(width) / 2 + outset, abs(height) / 2 + outset)
        return [(-right, -bottom), (right, -bottom), (right, bottom), (-right, bottom)].map {
            Point(x: middle.x + $0.0, y: middle.y + $0.1)
        }
    }

    private func seen(_ corner: Point, at time: Double, from place: Point) -> Point {
        func angle(_ property: LayerProperty) -> Double { layer.value(of: property, at: time) * .pi / 180 }
        let (aroundX, aroundY, aroundZ) = (angle(.rotationX), angle(.rotationY), angle(.rotationZ))
        let flat = Point(
            x: corner.x * cos(aroundZ) - corner.y * sin(aroundZ), y: corner.x * sin(aroundZ) + corner.y * cos(aroundZ))
        let (x, depth) = (flat.x * cos(aroundY), -flat.x * sin(aroundY))
        let (y, height) = (flat.y * cos(aroundX) - depth * sin(aroundX), flat.y * sin(aroundX) + depth * cos(aroundX))
        // A point behind the viewer would be drawn inside out, so it is kept just in front of the viewer.
        let nearness = layer.perspective.map { $0 == 0 ? 1 : max(1 - height / $0, 0.01) } ?? 1
        return Point(x: place.x + x / nearness, y: place.y + y / nearness)
    }
}
