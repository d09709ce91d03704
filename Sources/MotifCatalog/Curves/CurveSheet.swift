package import MotifCore
package import MotifJSON
package import MotifSpelling

/// A timing curve as a table: its values at some times, and its equivalents in other systems. Every number in it is
/// finite.
package struct CurveSheet {
    /// The curve over its duration.
    package let timing: CurveTiming
    /// The origin of its duration.
    package let duration: Origin
    /// The values at the requested times.
    package let values: [Value]
    /// The properties of a spring; `nil` for other curves.
    package let spring: SpringSheet?
    /// The nearest cubic Bézier, unless the curve is one itself or jumps.
    package let fit: BezierFit?
    /// The text in which the curve was written, if it was that of a platform.
    package let spelling: Spelling?
    /// The curve as every platform writes it.
    package let platforms: [WrittenSpelling]

    /// The origin of the duration of a curve.
    package enum Origin {
        /// It was specified.
        case given
        /// It is a spring's settling time.
        case settling
        /// There is none; the curve runs for one second.
        case none
    }

    /// The values at one time.
    package struct Value {
        /// Seconds from the start.
        package let time: Double
        /// Fraction of the duration.
        package let fraction: Double
        /// Progress, 1 at the end.
        package let progress: Double
        /// Change of progress per second; springs only.
        package let velocity: Double?
    }

    /// - Parameters:
    ///   - timing: The curve over its duration.
    ///   - isGiven: Whether the duration was specified.
    ///   - values: The values; at eleven evenly spaced times if empty.
    ///   - spelling: What the curve was read from, with a delay perhaps.
    ///   - delay: The delay of a shared timing.
    /// - Throws: `tooLarge` if a number isn't finite.
    package init(
        _ timing: CurveTiming, isGiven: Bool, values: [Value], spelling: Spelling? = nil, delay: Double? = nil
    ) throws(TimingError) {
        self.timing = timing
        self.spelling = spelling
        duration = isGiven ? .given : timing.spring == nil ? .none : .settling
        self.values = values.isEmpty ? Self.even(timing) : values
        spring = if let spring = timing.spring { try SpringSheet(timing, spring) } else { nil }
        switch timing.curve {
        case .named, .cubicBezier, .steps: fit = nil
        case .linear, .spring: fit = timing.bezierFit().ifFinite
        }
        var whole = spelling?.timing ?? Timing(delay: delay)
        whole.duration = isGiven ? timing.duration : nil
        platforms = SpellingWriter(whole, timing.curve, fit: fit).all
        guard self.values.allSatisfy({ $0.progress.isFinite && ($0.velocity ?? 0).isFinite }) else {
            throw .tooLarge
        }
    }

    private static func even(_ timing: CurveTiming) -> [Value] {
        (0...10).map { tenth in
            let fraction = Double(tenth) / 10
            return Value(fraction * timing.duration, fraction: fraction, in: timing)
        }
    }
}

extension CurveSheet.Value {
    fileprivate init(_ time: Double, fraction: Double, in timing: CurveTiming) {
        self.time = time
        self.fraction = fraction
        progress = timing.progress(at: fraction)
        velocity = timing.spring?.velocity(at: time)
    }

    /// The values at a time in seconds (`0.2`, `200ms`) or percent of the duration (`50%`).
    ///
    /// - Throws: `Problems` with `syntax`, or with `out-of-range` for a time outside of the duration.
    package init(_ time: InputValue, at path: JSONPath = .root, in timing: CurveTiming) throws(Problems) {
        let end = timing.duration
        if let fraction = try time.fraction(at: path) {
            self.init(fraction * end, fraction: fraction, in: timing)
        } else {
            let bounds = NumericBounds(lower: .init(0, isInclusive: true), upper: .init(end, isInclusive: true))
            let definition = ParameterDefinition(name: "at", type: .duration, bounds: bounds)
            let time = try time.value(of: definition, at: path).number ?? 0
            self.init(time, fraction: time / end, in: timing)
        }
    }
}

extension InputValue {
    /// The fraction of a duration that a text such as `50%` is; `nil` for anything else.
    ///
    /// - Throws: `Problems` with `out-of-range` for more than the whole, and for a text that isn't a number.
    func fraction(at path: JSONPath) throws(Problems) -> Double? {
        guard case .text(let text) = self, text.hasSuffix("%") else { return nil }
        guard let percent = Double(text.dropLast()), (0...100).contains(percent) else {
            let kind = Problem.Kind.outOfRange(label: "at", value: text, range: "must be from 0% to 100%")
            throw Problems(kind, at: path)
        }
        return percent / 100
    }
}

extension BezierFit {
    /// The fit if all of its numbers are finite; those of a curve with huge numbers may not be.
    fileprivate var ifFinite: BezierFit? {
        let isFinite = [bezier.x1, bezier.y1, bezier.x2, bezier.y2, largestError].allSatisfy(\.isFinite)
        return isFinite ? self : nil
    }
}

extension CurveSheet {
    /// The sheet of an operation.
    ///
    /// - Parameters:
    ///   - duration: The duration of the track in seconds; `nil` for the curve's own.
    ///   - times: Seconds, or percent of the duration; eleven evenly spaced times if empty.
    /// - Throws: `Problems`: an invalid time, or a curve that can't be evaluated over the duration.
    init(
        _ curve: Curve, duration: Double?, at times: [InputValue], spelling: Spelling? = nil
    ) throws(Problems) {
        let timing = try Self.evaluated { () throws(TimingError) in try CurveTiming(curve, duration: duration) }
        let values = try times.enumerated().mapCollectingProblems { index, time throws(Problems) in
            try Value(time, at: .root.appending(key: "at").appending(index: index), in: timing)
        }
        self = try Self.evaluated { () throws(TimingError) in
            try CurveSheet(timing, isGiven: duration != nil, values: values, spelling: spelling)
        }
    }

    private static func evaluated<Result>(_ body: () throws(TimingError) -> Result) throws(Problems) -> Result {
        do throws(TimingError) {
            return try body()
        } catch {
            throw Problems(.badCurve(error.message), at: .root.appending(key: "curve"))
        }
    }
}
