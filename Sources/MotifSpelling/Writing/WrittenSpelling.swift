import MotifText

/// A timing as written in a dialect, with its losses.
package struct WrittenSpelling: Sendable, Equatable {
    /// The dialect.
    package var dialect: Dialect
    /// The code or the object; `nil` if the dialect has no equivalent.
    package var text: String?
    /// The type of the value, in the dialect's language; `T` is the type of what is animated. `nil` if it has none.
    package var type: String?
    /// The first version of iOS that has it, if older ones are in use.
    package var system: Int?
    /// The differences from the original.
    package var losses: [Loss] = []

    /// How much of the timing is preserved.
    package enum Fidelity: String, Sendable {
        /// Reading the text results in the same timing.
        case exact
        /// The curve is the same; other parts are missing or end differently.
        case partial
        /// A different curve replaces it.
        case approximate
        /// There is no text.
        case none
    }

    /// How much of the timing is preserved.
    package var fidelity: Fidelity {
        if text == nil { return .none }
        if losses.isEmpty { return .exact }
        return losses.contains(where: \.isOfCurve) ? .approximate : .partial
    }

    /// A difference from the original.
    package enum Loss: Sendable, Equatable {
        /// A Bézier replaces the curve; with the largest distance, from 0 to 1.
        case bezier(error: Double)
        /// Straight lines replace the curve; with the largest distance.
        case lines(error: Double)
        /// The spring runs until it settles instead of ending after these seconds.
        case runsOn(Double)
        /// The duration is set somewhere else.
        case duration
        /// The delay is set somewhere else.
        case delay
        /// The dialect's velocity depends on the distance.
        case velocity
        /// The duration in milliseconds, which is rounded because only whole milliseconds can be written.
        case wholeMilliseconds(Double)
        /// The spring overshoots its target instead of stopping there.
        case overshoot
        /// It takes all of its time instead of a part of it.
        case span
        /// The speed is set somewhere else.
        case speed
        /// It isn't repeated.
        case runsOnce
        /// Runs backward have another curve.
        case reversal
        /// The pauses between runs differ.
        case pause
        /// The platform decides when a spring has settled and the next run begins.
        case settling
        /// There is no such curve.
        case curve

        private var row: (isOfCurve: Bool, message: String) {
            switch self {
            case .bezier(let error): (true, "nearest Bézier, off by up to \(Self.percent(error))")
            case .lines(let error): (true, "straight lines, off by up to \(Self.percent(error))")
            case .runsOn(let seconds): (false, "runs until it settles instead of ending after \(seconds.short()) s")
            case .duration: (false, "the duration is set separately")
            case .delay: (false, "the delay is set separately")
            case .velocity: (true, "the initial velocity depends on the distance")
            case .wholeMilliseconds(let duration): (true, "\(duration.short()) ms is rounded to a whole number")
            case .overshoot: (false, "overshoots its target")
            case .span: (false, "takes all of its time instead of a part")
            case .speed: (false, "the speed is set separately")
            case .runsOnce: (false, "isn't repeated")
            case .reversal: (false, "runs backward have a different curve")
            case .pause: (false, "the pauses between runs differ")
            case .settling: (false, "the platform decides when the next run begins")
            case .curve: (true, "no such curve")
            }
        }

        var isOfCurve: Bool { row.isOfCurve }
        /// The difference in words.
        package var message: String { row.message }

        private static func percent(_ error: Double) -> String {
            (min(error, .greatestFiniteMagnitude / 100) * 100).short(digits: 3) + "%"
        }
    }
}
