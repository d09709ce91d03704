import MotifCore
import MotifJSON

/// All that `motif curve` tells of a curve; every number in it is finite.
struct CurveSheet {
    /// The curve over its duration.
    let timing: CurveTiming
    /// Where its duration comes from.
    let duration: Origin
    /// Where the curve is at the times that were asked for.
    let values: [Value]
    /// What a spring does; `nil` for other curves.
    let spring: SpringSheet?
    /// The nearest cubic Bézier, where the curve is none itself and does not jump all the way.
    let fit: BezierFit?

    /// Where the duration of a curve comes from.
    enum Origin {
        /// From the user.
        case given
        /// It is a spring's settling time.
        case settling
        /// From nowhere: seconds are fractions of it.
        case none
    }

    /// The values at one time.
    struct Value {
        /// Seconds from the start.
        let time: Double
        /// Fraction of the duration.
        let fraction: Double
        /// Fraction of the way.
        let progress: Double
        /// Whole ways a second; springs only.
        let velocity: Double?
    }

    /// - Parameters:
    ///   - timing: The curve over its duration.
    ///   - isGiven: Whether the duration is the user's.
    ///   - times: As after `--at`; none for eleven even times.
    /// - Throws: A time that cannot be; `TimingError.tooLarge` where a number is not finite.
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

    /// The values at a time as it is written after `--at`: `0.2`, `200ms`, `50%`.
    fileprivate init(_ text: String, in timing: CurveTiming) throws(CommandError) {
        if text.hasSuffix("%") {
            let percent = try Double(argument: String(text.dropLast()), of: "--at", .number, NumericBounds())
            guard (0...100).contains(percent) else { throw .usage("--at is \(text); it goes from 0% to 100%") }
            self.init(percent / 100 * timing.duration, fraction: percent / 100, in: timing)
        } else {
            let (start, end) = (NumericBounds.End(0, isInclusive: true), timing.duration)
            let bounds = NumericBounds(lower: start, upper: .init(end, isInclusive: true))
            let time = try Double(argument: text, of: "--at", .duration, bounds)
            self.init(time, fraction: time / end, in: timing)
        }
    }

    /// For CSV.
    var cells: [Cell] {
        [time, fraction, progress].map { Cell(JSONNumber.text($0)) } + [Cell(velocity.map(JSONNumber.text) ?? "")]
    }
}

extension BezierFit {
    /// Curves of huge numbers have no near Bézier that can be said.
    fileprivate var ifFinite: BezierFit? {
        let isFinite = [bezier.x1, bezier.y1, bezier.x2, bezier.y2, largestError].allSatisfy(\.isFinite)
        return isFinite ? self : nil
    }
}
