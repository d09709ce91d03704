import MotifCore
import MotifFormula

/// The segments of an operation that begin and end together with the same curve, which share one timing.
struct TimingGroup {
    let timing: CurveTiming
    let begin: Double
    let duration: Double
    /// The curve parameter, if the curve is one.
    let parameter: String?
    /// The times of the track, if they are formulas.
    let track: (begin: CheckedFormula?, duration: CheckedFormula?)?
    /// The properties that move, by layer.
    private(set) var members: [(layer: String, property: LayerProperty)]

    /// The groups of a timeline, in the order of its layers. Properties that keep their value are left out.
    static func all(of timeline: Timeline, in motion: PatternMotion) -> [TimingGroup] {
        let all = motion.kind.tracks(of: timeline.operation, timeline.variant)
        var groups: [TimingGroup] = []
        for layer in timeline.layers {
            for property in layer.motions {
                let tracks = all.filter { $0.property == property.property && layer.isCopy(of: $0.layer) }
                let track = tracks.count == 1 ? tracks.first : nil
                for segment in property.segments where segment.from != segment.to {
                    let member = (layer: layer.name, property: property.property)
                    if let known = groups.firstIndex(where: { $0.has(segment, track) }) {
                        groups[known].members.append(member)
                    } else {
                        groups.append(
                            TimingGroup(
                                timing: segment.timing, begin: segment.begin, duration: segment.end - segment.begin,
                                parameter: track?.curve.parameter,
                                track: track.map { ($0.begin?.formula, $0.duration?.formula) }, members: [member]))
                    }
                }
            }
        }
        return groups
    }

    /// The curve parameter, or else the property that moves, or the curve if several move.
    var name: String {
        if let parameter { return parameter }
        if Set(members.map(\.layer)).count == 1 { return "\(members[0].layer) \(members[0].property.rawValue)" }
        if case .named(let curve) = timing.curve { return curve == .default ? "ease" : curve.rawValue }
        return "timing"
    }

    private func has(_ segment: PropertyMotion.Segment, _ track: Track?) -> Bool {
        parameter == track?.curve.parameter && begin == segment.begin
            && abs(duration - (segment.end - segment.begin)) < 1e-9 && timing == segment.timing
    }
}

extension CurveSource {
    /// The parameter that it is; `nil` for a curve that all patterns share.
    var parameter: String? { if case .parameter(let name, _) = self { name } else { nil } }
}
