import MotifCore

/// One way of a property as an animation with two keyframes.
struct WebTrack {
    /// The custom property that moves.
    let variable: WebVariable
    /// Its name among the animations of the layer, `scale`; of the second way of a property `scale-2`.
    let name: String
    let from: String
    let to: String
    /// When it begins; for progress, a second is 1.
    let delay: Double
    /// How long it takes; for progress, a second is 1.
    let duration: Double
    let timing: WebTiming
    let fill: Fill

    /// What a way sets besides its span. A later way leaves what is before it to the earlier one.
    enum Fill: String {
        case both
        case forwards
    }

    /// The ways of a motion, `nil` for one that a page has no word for.
    ///
    /// - Parameter start: The start of the operation: a time or progress.
    static func tracks(
        of motion: PropertyMotion, from start: Double, timing: (CurveTiming) -> WebTiming
    ) -> [WebTrack]? {
        guard let variable = motion.property.variable else { return nil }
        return motion.segments.enumerated().map { index, segment in
            let base = String(variable.name.dropFirst("--motif-".count))
            return WebTrack(
                variable: variable, name: index == 0 ? base : "\(base)-\(index + 1)",
                from: variable.text(segment.from), to: variable.text(segment.to), delay: segment.begin - start,
                duration: segment.timing.duration, timing: timing(segment.timing),
                fill: index == 0 ? .both : .forwards)
        }
    }
}
