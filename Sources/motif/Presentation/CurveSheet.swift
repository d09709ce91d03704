import MotifCore
import MotifJSON

/// Everything that `motif curve` prints about a curve. Every number in it is finite.
struct CurveSheet {
    /// The curve over its duration.
    let timing: CurveTiming
    /// The origin of its duration.
    let duration: Origin
    /// The values at the requested times.
    let values: [Value]
    /// The properties of a spring; `nil` for other curves.
    let spring: SpringSheet?
    /// The nearest cubic Bézier, unless the curve is one itself or jumps.
    let fit: BezierFit?

    /// The origin of the duration of a curve.
    enum Origin {
        /// It was specified.
        case given
        /// It is a spring's settling time.
        case settling
        /// There is none; the curve runs for one second.
        case none
    }

    /// The values at one time.
    struct Value {
        /// Seconds from the start.
        let time: Double
        /// Fraction of the duration.
        let fraction: Double
        /// Progress, 1 at the end.
        let progress: Double
        /// Change of progress per second; springs only.
        let velocity: Double?
    }

    /// - Parameters:
    ///   - timing: The curve over its duration.
    ///   - isGiven: Whether the user specified the duration.
    ///   - times: Times in the notation of `--at`; eleven evenly spaced times if empty.
    /// - Throws: An error for an invalid time; `TimingError.tooLarge` if a number isn't finite.
    init(_ timing: CurveTiming, isGiven: Bool, at times: [String]) throws {
        self.timing = timing
        duration = isGiven ? .given : timing.spring == nil ? .none : .settling
        values = try times.isEmpty ? Self.even(timing) : times.map { try Value($0, in: timing) }
        spring = try timing.spring.map { try SpringSheet(timing, $0) }
        switch timing.curve {
        case .named, .cubicBezier, .steps: fit = nil
        case .linear, .spring: fit = timing.bezierFit().ifFinite
        }
        guard values.allSatisfy({ $0.progress.isFinite && ($0.velocity ?? 0).isFinite }) else {
            throw TimingError.tooLarge
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

    /// The values at a time in the notation of `--at`: `0.2`, `200ms`, `50%`.
    fileprivate init(_ text: String, in timing: CurveTiming) throws(CommandError) {
        if text.hasSuffix("%") {
            let percent = Double(text.dropLast())
            guard let percent, (0...100).contains(percent) else {
                throw .badValue(of: "--at", text, "it must be from 0% to 100%")
            }
            self.init(percent / 100 * timing.duration, fraction: percent / 100, in: timing)
        } else {
            let (start, end) = (NumericBounds.End(0, isInclusive: true), timing.duration)
            let bounds = NumericBounds(lower: start, upper: .init(end, isInclusive: true))
            do {
                let time = try OptionValue.measure(text, .duration, bounds)
                self.init(time, fraction: time / end, in: timing)
            } catch {
                throw .badValue(of: "--at", text, error.description)
            }
        }
    }

    /// The values as cells.
    var cells: [Cell] {
        [time, fraction, progress].map { Cell(JSONNumber.text($0)) } + [Cell(velocity.map(JSONNumber.text) ?? "")]
    }
}

extension BezierFit {
    /// The fit if all of its numbers are finite; those of a curve with huge numbers may not be.
    fileprivate var ifFinite: BezierFit? {
        let isFinite = [bezier.x1, bezier.y1, bezier.x2, bezier.y2, largestError].allSatisfy(\.isFinite)
        return isFinite ? self : nil
    }
}
