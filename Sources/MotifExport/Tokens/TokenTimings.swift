import MotifCore

/// The curves of a pattern as tokens: a cubic Bézier is exact, other curves are the closest Bézier.
struct TokenTimings {
    /// The timing of each curve parameter, by name: that of the first track that uses it.
    private let timings: [String: CurveTiming]
    private let curves: FittedCurves
    /// The duration of curves that no track uses.
    private let duration: Double?

    /// The curves of values that no pattern has.
    ///
    /// - Parameter duration: Their duration in seconds; `nil` for the curve alone.
    init(_ curves: FittedCurves, duration: Double? = nil) {
        (timings, self.curves, self.duration) = ([:], curves, duration)
    }

    /// - Throws: Problems of the timelines.
    init(_ subject: ExportSubject) throws(Problems) {
        curves = subject.curves
        duration = nil
        var timings: [String: CurveTiming] = [:]
        for operation in subject.operations {
            let timeline = try subject.timeline(of: operation)
            for track in subject.motion.kind.choreography(of: operation)?.tracks ?? [] {
                guard case .parameter(let name, _) = track.curve, timings[name] == nil
                else { continue }
                let curve = subject.motion.curve(of: track.curve)
                let layer = timeline.layers.first { $0.isCopy(of: track.layer) }
                timings[name] =
                    layer?.motion(of: track.property)?.segments.first { $0.timing.curve == curve }?
                    .timing
            }
        }
        self.timings = timings
    }

    /// A curve as a token: its type, its value, and the exact curve beside its Bézier, which applies as long as the
    /// Bézier is unchanged.
    typealias Token = (type: String, value: JSON, own: JSONObject, note: ExportNote?)

    /// Returns a curve as a token.
    ///
    /// - Parameter name: The parameter's name.
    /// - Throws: `bad-curve` if the curve can't be evaluated.
    func token(of curve: Curve, named name: String) throws(Problems) -> Token {
        let timing = if let used = timings[name] { used } else { try timing(curve) }
        let fit = curves.bezier(of: timing)
        let points = JSON.array(fit.bezier.numbers.map(JSON.number))
        if case .cubicBezier = curve { return ("cubicBezier", points, [:], nil) }
        var own: JSONObject = ["cubicBezier": points, "curve": curve.json]
        if case .named = curve { return ("cubicBezier", points, own, nil) }
        // Rounded up, so that the last digits of other machines don't matter.
        own["largestError"] = .number((fit.largestError * 1_000_000).rounded(.up) / 1_000_000)
        let reason = "is a Bézier, off by up to \(ExportNote.percent(fit.largestError))"
        let message = "'\(name)' \(reason); the exact curve is in $extensions"
        guard let spring = timing.spring else {
            return ("cubicBezier", points, own, ExportNote(.tokensCurve, message))
        }
        own["physical"] = Curve.spring(spring.physical).json
        let value: JSON = [
            "delay": TokenText.seconds(0), "duration": TokenText.seconds(timing.duration),
            "timingFunction": points,
        ]
        return ("transition", value, own, ExportNote(.tokensSpring, message))
    }

    /// The timing of a curve that no track uses. A spring with a damping ratio has no duration of its own.
    private func timing(_ curve: Curve) throws(Problems) -> CurveTiming {
        let duration: Double? = if duration == nil, case .spring(.dampingRatio) = curve { 1 } else { duration }
        return try CurveTiming(curve, over: duration)
    }
}
