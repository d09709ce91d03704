import MotifFormula
import MotifJSON

/// Evaluates tracks as segments.
struct SegmentReading {
    let driver: Kind.Driver
    let values: FormulaValues

    /// The latest start and the maximum duration of a track by time, in seconds.
    static let maximumSeconds = 3600.0

    /// Returns the track with its formulas evaluated.
    ///
    /// - Throws: A formula without a value, an invalid span, a curve that can't be evaluated over it, or values that
    ///   aren't finite.
    func segment(of plan: TrackPlan) throws(Problem) -> PropertyMotion.Segment {
        if let segment = plan.segment { return segment }
        return try segment(of: plan.track, plan.curve, plan.timing)
    }

    /// Returns a track with its formulas evaluated.
    ///
    /// - Parameter known: The curve over the track's duration, if it is known.
    func segment(
        of track: Track, _ curve: Curve, _ known: CurveTiming?
    ) throws(Problem) -> PropertyMotion.Segment {
        let from = try track.from.number(in: values)
        let to = try track.to.number(in: values)
        let (begin, duration) = try span(of: track)
        let timing: CurveTiming
        do throws(TimingError) {
            if let known { timing = known } else { timing = try CurveTiming(curve, duration: duration) }
        } catch {
            throw Problem(.badCurve(error.message), at: track.curvePath)
        }
        guard (abs(from) + abs(to - from) * timing.reach).isFinite else {
            let message = "The values from \(JSONNumber.text(from)) to \(JSONNumber.text(to)) are too large"
            throw Problem(.rule(.notFinite, message), at: track.to.path)
        }
        return PropertyMotion.Segment(begin: begin, end: begin + duration, from: from, to: to, timing: timing)
    }

    /// Returns the start and the duration of a track.
    func span(of track: Track) throws(Problem) -> (begin: Double, duration: Double) {
        let begin = try track.begin?.number(in: values)
        let duration = try track.duration?.number(in: values)
        switch driver {
        case .time:
            let (begin, duration) = (begin ?? 0, duration ?? 0)
            guard abs(begin) <= Self.maximumSeconds else { throw outOfRange("begin", begin, " s", track.begin) }
            guard duration > 0, duration <= Self.maximumSeconds else {
                throw outOfRange("duration", duration, " s", track.duration)
            }
            return (begin, duration)
        case .progress(let range):
            let begin = begin ?? range.lowerBound
            let duration = duration ?? range.upperBound - begin
            guard duration > 0 else { throw outOfRange("duration", duration, "", track.duration ?? track.begin) }
            return (begin, duration)
        }
    }

    private func outOfRange(_ label: String, _ number: Double, _ unit: String, _ formula: PlacedFormula?) -> Problem {
        let value = JSONNumber.text(number) + unit
        let maximum = JSONNumber.text(Self.maximumSeconds)
        let range =
            switch driver {
            case .time where label == "begin": "must be at most \(maximum) s away from the start"
            case .time: "must be more than 0 s and at most \(maximum) s"
            case .progress: "must be more than 0"
            }
        return Problem(.outOfRange(label: label, value: value, range: range), at: formula?.path ?? .root)
    }
}
