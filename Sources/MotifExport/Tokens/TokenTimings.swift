import MotifCore
import MotifJSON

/// The curves of a pattern as tokens: a cubic Bézier is exact, other curves are the closest Bézier.
struct TokenTimings {
    /// The timing of each curve parameter, by name: that of the first track that uses it.
    private let timings: [String: CurveTiming]
    private let curves: FittedCurves

    /// Returns a curve as a token.
    struct Token {
        let type: String
        let value: JSON
        /// The exact curve beside its Bézier; it applies as long as the Bézier is unchanged.
        let own: JSONObject
        let notes: [ExportNote]
    }

    /// - Throws: Problems of the timelines.
    init(_ subject: ExportSubject) throws(Problems) {
        curves = subject.curves
        var timings: [String: CurveTiming] = [:]
        for operation in subject.operations {
            let timeline = try subject.timeline(of: operation)
            for track in subject.motion.kind.choreography(of: operation)?.tracks ?? [] {
                guard case .parameter(let name, _) = track.curve, timings[name] == nil
                else { continue }
                let curve = subject.motion.curve(of: track.curve)
                let layer = timeline.layers.first { $0.name == track.layer || $0.name.hasPrefix(track.layer + ".") }
                timings[name] =
                    layer?.motion(of: track.property)?.segments.first { $0.timing.curve == curve }?
                    .timing
            }
        }
        self.timings = timings
    }

    /// - Parameter name: The parameter's name.
    /// - Returns: The token; `nil` for a spring without values.
    func token(of curve: Curve, named name: String) -> Token? {
        guard let timing = timings[name] ?? (try? CurveTiming(curve)) ?? (try? CurveTiming(curve, duration: 1)) else {
            return nil
        }
        let fit = curves.bezier(of: timing)
        let points = JSON.array(
            [fit.bezier.x1, fit.bezier.y1, fit.bezier.x2, fit.bezier.y2].map(JSON.number))
        if case .cubicBezier = curve { return Token(type: "cubicBezier", value: points, own: [:], notes: []) }
        var own: JSONObject = ["cubicBezier": points, "curve": curve.json]
        if case .named = curve { return Token(type: "cubicBezier", value: points, own: own, notes: []) }
        // Rounded up, so that the last digits of other machines don't matter.
        own["largestError"] = .number((fit.largestError * 1_000_000).rounded(.up) / 1_000_000)
        guard let spring = timing.spring else {
            return Token(type: "cubicBezier", value: points, own: own, notes: [note(name, fit, .tokensCurve)])
        }
        own["physical"] = Curve.spring(spring.physical).json
        let value: JSON = [
            "delay": ["unit": "s", "value": 0], "duration": ["unit": "s", "value": .number(timing.duration)],
            "timingFunction": points,
        ]
        return Token(type: "transition", value: value, own: own, notes: [note(name, fit, .tokensSpring)])
    }

    private func note(_ name: String, _ fit: BezierFit, _ code: ExportNote.Code) -> ExportNote {
        let percent = ExportNote.percent(fit.largestError)
        let message = "'\(name)' is a Bézier, off by up to \(percent); the exact curve is in $extensions"
        return ExportNote(code, .approximated, message)
    }
}
