import MotifCore

/// Writes values as tokens: a cubic Bézier is exact, other curves are the closest Bézier.
struct TokenWriter {
    /// The timing of each curve parameter, by name: that of the first track that uses it.
    private let timings: [String: CurveTiming]
    private let curves: FittedCurves
    /// The duration of curves that no track uses.
    private let duration: Double?

    /// Writes values that no pattern has.
    ///
    /// - Parameter duration: The duration of curves in seconds; `nil` for the curve alone.
    init(_ curves: FittedCurves, duration: Double? = nil) {
        (timings, self.curves, self.duration) = ([:], curves, duration)
    }

    /// Writes the values of a pattern.
    ///
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

    /// A value as a token.
    struct Token {
        let type: String
        let value: JSON
        /// What motif writes beside it: the exact curve, which applies as long as the Bézier is unchanged.
        var own: JSON = [:]
        var note: ExportNote?

        /// Returns the token as JSON.
        ///
        /// - Parameters:
        ///   - origin: The origin of its value, which is written beside it.
        ///   - reference: An alias to write in place of the value.
        ///   - extensions: The extensions of others.
        func json(
            _ origin: KeyValuePairs<String, JSON?>, value reference: JSON? = nil, extensions: JSON = [:]
        ) -> JSON {
            let extensions = extensions.with([TokenText.vendor: own.with(origin)])
            return ["$extensions": extensions, "$type": .string(type), "$value": reference ?? value]
        }

        /// Returns a transition with this curve, which may be a transition as well.
        func transition(over duration: JSON, after delay: JSON, curve: JSON? = nil) -> Token {
            let curve = curve ?? value["timingFunction"] ?? value
            let value: JSON = ["delay": delay, "duration": duration, "timingFunction": curve]
            return Token(type: "transition", value: value, own: own, note: note)
        }
    }

    /// Returns a value as a token; `nil` if there is no type for it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: The name of its parameter.
    /// - Throws: `bad-curve` if a curve can't be evaluated.
    func token(of value: ParameterValue, named name: String) throws(Problems) -> Token? {
        switch value {
        case .duration(let seconds): Token(type: "duration", value: TokenText.seconds(seconds))
        case .length: Token(type: "dimension", value: ["unit": "px", "value": value.json])
        case .number, .fraction, .integer: Token(type: "number", value: value.json)
        // The fallback, without alpha, is for tools that read only hexadecimal colors.
        case .color(let color): Token(type: "color", value: color.json.with(["hex": .string(PreviewInk.hex(color))]))
        case .curve(let curve): try token(of: curve, named: name)
        case .angle, .boolean, .text, .choice, .point, .size, .frame, .reference, .record, .list: nil
        }
    }

    /// Returns a curve as a token.
    func token(of curve: Curve, named name: String) throws(Problems) -> Token {
        let timing = if let used = timings[name] { used } else { try timing(curve) }
        let fit = curves.bezier(of: timing)
        var token = Token(type: "cubicBezier", value: .array(fit.bezier.numbers.map(JSON.number)))
        if case .cubicBezier = curve { return token }
        token.own = ["cubicBezier": token.value, "curve": curve.json]
        if case .named = curve { return token }
        let reason = "is a Bézier, off by up to \(ExportNote.percent(fit.largestError))"
        let message = "'\(name)' \(reason); the exact curve is in $extensions"
        token.note = ExportNote(timing.spring == nil ? .tokensCurve : .tokensSpring, message)
        token.own = token.own.with([
            // Rounded up, so that the last digits of other machines don't matter.
            "largestError": .number((fit.largestError * 1_000_000).rounded(.up) / 1_000_000),
            "physical": timing.spring.map { Curve.spring($0.physical).json },
        ])
        guard timing.spring != nil else { return token }
        return token.transition(over: TokenText.seconds(timing.duration), after: TokenText.seconds(0))
    }

    /// The timing of a curve that no track uses. A spring with a damping ratio has no duration of its own.
    private func timing(_ curve: Curve) throws(Problems) -> CurveTiming {
        let duration: Double? = if duration == nil, case .spring(.dampingRatio) = curve { 1 } else { duration }
        return try CurveTiming(curve, over: duration)
    }
}
