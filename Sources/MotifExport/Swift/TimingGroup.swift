import MotifCore
import MotifFormula
import MotifJSON
import MotifText

/// The segments of an operation that begin and end together with the same curve, which share one timing.
struct TimingGroup {
    let timing: CurveTiming
    let begin: Double
    let duration: Double
    /// The curve parameter, if the curve is one.
    let parameter: String?
    private let property: LayerProperty
    /// The times of the track, if they are formulas.
    let track: (begin: CheckedFormula?, duration: CheckedFormula?)?
    /// The layers that move, and their changes: `scale 1 to 15, opacity 0 to 1`.
    private(set) var layers: [(name: String, changes: String)] = []
    /// The properties that move, by layer.
    private(set) var members: [(layer: String, property: LayerProperty)] = []

    /// The groups of a timeline, in the order of its layers. Properties that keep their value are left out.
    static func all(of timeline: Timeline, in motion: PatternMotion) -> [TimingGroup] {
        let choreography = motion.kind.choreography(of: timeline.operation, timeline.variant)
        var groups: [TimingGroup] = []
        for layer in timeline.layers {
            for property in layer.motions {
                let tracks = (choreography?.tracks ?? []).filter { track in
                    track.property == property.property
                        && layer.isCopy(of: track.layer)
                }
                let track = tracks.count == 1 ? tracks.first : nil
                for segment in property.segments where segment.from != segment.to {
                    let change = "\(property.property.rawValue) \(text(segment.from)) to \(text(segment.to))"
                    if let known = groups.firstIndex(where: { $0.has(segment, track) }) {
                        groups[known].add(change, property.property, to: layer.name)
                    } else {
                        groups.append(TimingGroup(segment, track, layer.name, property.property, change))
                    }
                }
            }
        }
        return groups
    }

    private init(
        _ segment: PropertyMotion.Segment, _ track: Track?, _ layer: String, _ property: LayerProperty, _ change: String
    ) {
        (timing, begin, duration) = (segment.timing, segment.begin, segment.end - segment.begin)
        (parameter, self.property) = (Self.parameter(of: track), property)
        self.track = track.map { ($0.begin?.formula, $0.duration?.formula) }
        (layers, members) = ([(layer, change)], [(layer, property)])
    }

    /// The curve parameter, or else the property that moves, or the curve if several move.
    var name: String {
        if let parameter { return parameter }
        if layers.count == 1, let layer = layers.first { return "\(layer.name) \(property.rawValue)" }
        if case .named(let curve) = timing.curve { return curve == .default ? "ease" : curve.rawValue }
        return "timing"
    }

    private static func parameter(of track: Track?) -> String? {
        if case .parameter(let name, _)? = track?.curve { name } else { nil }
    }

    private func has(_ segment: PropertyMotion.Segment, _ track: Track?) -> Bool {
        parameter == Self.parameter(of: track) && begin == segment.begin
            && abs(duration - (segment.end - segment.begin)) < 1e-9 && timing == segment.timing
    }

    private mutating func add(_ change: String, _ property: LayerProperty, to layer: String) {
        members.append((layer, property))
        if let last = layers.indices.last, layers[last].name == layer {
            layers[last].changes += ", \(change)"
        } else {
            layers.append((layer, change))
        }
    }

    private static func text(_ number: Double) -> String { JSONNumber.text(number.rounded(decimals: 2)) }
}
