public import MotifCore
import MotifFormula

/// One difference between the motions of two revisions of a pattern.
public struct MotionChange: Sendable, Equatable {
    /// The operation.
    public let operation: String
    /// What differs in it.
    public let aspect: Aspect

    /// What can differ in an operation.
    public enum Aspect: Sendable, Equatable {
        /// Only one of the revisions has the operation.
        case operation(isNew: Bool)
        /// It doesn't take the same time, in seconds, or the same range of progress.
        case duration(old: Double, new: Double)
        /// Only one of the revisions has the layer.
        case layer(String, isNew: Bool)
        /// The layer is not the same at rest: its frame, fill, shadow, content, or order.
        case rest(layer: String)
        /// A property has other values; these are the ones that are farthest apart.
        case value(layer: String, LayerProperty, time: Double, old: Double, new: Double)
    }
}

extension MotionChange {
    /// The number of times at which two timelines are compared, from the first start to the last end.
    private static let steps = 120
    /// Values that are closer than this look the same, in points, degrees, and fractions.
    private static let tolerance = 1e-6

    /// Everything that differs between the motions of two revisions in one scene, operation by operation.
    static func changes(from old: PatternMotion, to new: PatternMotion, on screen: MotionSize) -> [MotionChange] {
        var names = old.operations
        names += new.operations.filter { !names.contains($0) }
        return names.flatMap { name -> [MotionChange] in
            let before = try? old.timeline(of: name, on: screen)
            let after = try? new.timeline(of: name, on: screen)
            guard let before, let after else {
                if before == nil, after == nil { return [] }
                return [MotionChange(operation: name, aspect: .operation(isNew: before == nil))]
            }
            return aspects(before, after).map { MotionChange(operation: name, aspect: $0) }
        }
    }

    private static func aspects(_ old: Timeline, _ new: Timeline) -> [Aspect] {
        var aspects: [Aspect] = []
        if abs(old.duration - new.duration) > tolerance {
            aspects.append(.duration(old: old.duration, new: new.duration))
        }
        var names = old.layers.map(\.name)
        names += new.layers.map(\.name).filter { !names.contains($0) }
        let start = min(old.range.lowerBound, new.range.lowerBound)
        let end = max(old.range.upperBound, new.range.upperBound)
        let times = (0...steps).map { start + (end - start) * Double($0) / Double(steps) }
        for name in names {
            guard let before = old.layer(named: name), let after = new.layer(named: name) else {
                aspects.append(.layer(name, isNew: old.layer(named: name) == nil))
                continue
            }
            if !before.rests(like: after) { aspects.append(.rest(layer: name)) }
            aspects += LayerProperty.allCases.compactMap { value($0, before, after, at: times) }
        }
        return aspects
    }

    /// The values of a property where they are farthest apart; `nil` if they are the same everywhere.
    private static func value(
        _ property: LayerProperty, _ old: TimelineLayer, _ new: TimelineLayer, at times: [Double]
    ) -> Aspect? {
        guard old.motion(of: property) != nil || new.motion(of: property) != nil else { return nil }
        let pairs = times.map { (time: $0, old: old.value(of: property, at: $0), new: new.value(of: property, at: $0)) }
        guard let farthest = pairs.max(by: { abs($0.old - $0.new) < abs($1.old - $1.new) }),
            abs(farthest.old - farthest.new) > tolerance
        else { return nil }
        return .value(layer: old.name, property, time: farthest.time, old: farthest.old, new: farthest.new)
    }
}

extension TimelineLayer {
    /// Whether it is the same as another at rest.
    fileprivate func rests(like other: TimelineLayer) -> Bool {
        (role, shape, frame, fill, cornerRadius) == (
            other.role, other.shape, other.frame, other.fill, other.cornerRadius
        )
            && (shadow, mask, hole) == (other.shadow, other.mask, other.hole)
            && (anchor, perspective, edge) == (other.anchor, other.perspective, other.edge)
            && (image, text) == (other.image, other.text)
    }
}
