import MotifCore
import MotifJSON

/// A timing curve, and the times of its values.
struct CurveRequest: Sendable {
    /// The curve.
    let curve: Curve
    /// The duration of the track in seconds; `nil` for the curve's own.
    let duration: Double?
    /// The times: seconds, or percent of the duration; eleven evenly spaced times if empty.
    let times: [InputValue]
}

extension CurveSheet {
    /// The sheet of a request.
    ///
    /// - Throws: `Problems`: an invalid time, or a curve that can't be evaluated over the duration.
    init(_ request: CurveRequest) throws(Problems) {
        let timing = try Self.evaluated { () throws(TimingError) in
            try CurveTiming(request.curve, duration: request.duration)
        }
        let values = try request.times.enumerated().mapCollectingProblems { index, time throws(Problems) in
            try Value(time, at: .root.appending(key: "at").appending(index: index), in: timing)
        }
        self = try Self.evaluated { () throws(TimingError) in
            try CurveSheet(timing, isGiven: request.duration != nil, values: values)
        }
    }

    private static func evaluated<Result>(_ body: () throws(TimingError) -> Result) throws(Problems) -> Result {
        do throws(TimingError) {
            return try body()
        } catch {
            throw Problems([Problem(.badCurve(error.message), at: .root.appending(key: "curve"))])
        }
    }
}
