import Foundation

@testable import MotifCore

/// What is to be seen of a timeline at a time, worked out from its values alone.
struct MotionSight {
    let timeline: Timeline
    let time: Double

    /// The ink of a layer that has no fill, so that it can be seen.
    static func ink(_ layer: TimelineLayer) -> [Double]? {
        guard layer.fill == nil, layer.role == .element || layer.role == .control else { return nil }
        let sum = layer.name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return [Double(sum & 15) / 15, Double((sum >> 4) & 15) / 15, Double((sum >> 8) & 15) / 15, 1]
    }

    static func paint(_ layer: TimelineLayer) -> [Double]? {
        layer.fill.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? ink(layer)
    }

    private var layers: [TimelineLayer] { timeline.layers.filter { Self.paint($0) != nil } }

    /// Red, green, blue, multiplied by alpha.
    func color(at point: CGPoint) -> [Double] {
        layers.reduce([0, 0, 0, 0]) { below, layer in
            guard let paint = Self.paint(layer), contains(point, layer) else { return below }
            let share = layer.value(of: .opacity, at: time) * paint[3]
            return (0..<4).map { ($0 < 3 ? paint[$0] : 1) * share + below[$0] * (1 - share) }
        }
    }

    private func contains(_ point: CGPoint, _ layer: TimelineLayer) -> Bool {
        func isInside(_ circle: TimelineLayer.Circle, _ property: LayerProperty) -> Bool {
            hypot(point.x - circle.center.x, point.y - circle.center.y) <= layer.value(of: property, at: time) / 2
        }
        if let mask = layer.mask, !isInside(mask, .maskDiameter) { return false }
        if let hole = layer.hole, isInside(hole, .holeDiameter) { return false }
        if layer.motion(of: .rotationY) ?? layer.motion(of: .rotationZ) != nil {
            return encloses(corners(layer), point)
        }
        let frame = layer.extent(at: time)
        let (x, y) = (point.x - frame.x, point.y - frame.y)
        guard x >= 0, y >= 0, x < frame.width, y < frame.height else { return false }
        let radius =
            layer.shape == .circle ? min(frame.width, frame.height) / 2 : layer.value(of: .cornerRadius, at: time)
        let (dx, dy) = (max(radius - x, x - frame.width + radius, 0), max(radius - y, y - frame.height + radius, 0))
        return dx == 0 || dy == 0 || dx * dx + dy * dy <= radius * radius
    }

    /// Whether a point is within a convex polygon, whose corners go clockwise.
    private func encloses(_ corners: [Double], _ point: CGPoint) -> Bool {
        stride(from: 0, to: corners.count, by: 2).allSatisfy { start in
            let next = (start + 2) % corners.count
            let (x, y) = (corners[next] - corners[start], corners[next + 1] - corners[start + 1])
            return x * (point.y - corners[start + 1]) - y * (point.x - corners[start]) >= 0
        }
    }

    /// The corners of every layer that is to be seen, from the upper left clockwise, and its opacity.
    var surfaces: [(name: String, corners: [Double], opacity: Double)] {
        layers.compactMap { layer in
            let opacity = layer.value(of: .opacity, at: time)
            guard opacity > 1e-6 else { return nil }
            return (layer.name, corners(layer), opacity)
        }
    }

    private func corners(_ layer: TimelineLayer) -> [Double] {
        let angle = layer.value(of: .rotationY, at: time) * .pi / 180
        guard angle != 0, let eye = layer.perspective else {
            let frame = layer.shape == .cutout ? layer.frame : layer.extent(at: time)
            let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
            let turn = layer.value(of: .rotationZ, at: time) * .pi / 180
            let (x, y) = (frame.x + layer.anchor.x * frame.width, frame.y + layer.anchor.y * frame.height)
            let corners = [(frame.x, frame.y), (right, frame.y), (right, bottom), (frame.x, bottom)]
            return corners.flatMap { corner -> [Double] in
                let (across, down): (Double, Double) = (corner.0 - x, corner.1 - y)
                return [x + across * cos(turn) - down * sin(turn), y + across * sin(turn) + down * cos(turn)]
            }
        }
        // About a vertical axis: the right half moves away from the eye, and looks smaller the farther it is.
        let (frame, move) = (layer.frame, layer.value(of: .translationX, at: time))
        let pivot = (frame.x + layer.anchor.x * frame.width, frame.y + layer.anchor.y * frame.height)
        let places: [(x: Double, y: Double)] = [(0, 0), (1, 0), (1, 1), (0, 1)]
        return places.flatMap { place -> [Double] in
            let across: Double = frame.x + place.x * frame.width - pivot.0
            let down: Double = frame.y + place.y * frame.height - pivot.1
            let share: Double = eye / (eye + across * sin(angle))
            return [pivot.0 + across * cos(angle) * share + move, pivot.1 + down * share]
        }
    }

    /// Circles that open or mask a layer, and the opacity and radius of shadows, with the hole that goes along, if any.
    var circles: [[Double]] {
        timeline.layers.flatMap { layer -> [[Double]] in
            let shadow = [layer.value(of: .shadowOpacity, at: time), layer.value(of: .shadowRadius, at: time)]
            guard let circle = layer.mask ?? layer.hole else {
                return layer.motion(of: .shadowOpacity) == nil || shadow[0] == 0 ? [] : [[0, 0, -1] + shadow]
            }
            let diameter = layer.value(of: layer.mask == nil ? .holeDiameter : .maskDiameter, at: time)
            let shown = [circle.center.x, circle.center.y, diameter]
            return layer.hole == nil || layer.shadow == nil ? [shown] : [shown, shown + shadow]
        }
    }
}
