import MotifPlatform

/// The remaining distance of a spring: e^(−decay·t) · (1 + swing · moving part).
struct SpringSolver: Sendable, Equatable {
    /// The closed form of the solution.
    enum Regime: Sendable {
        /// Underdamped: cosine and sine.
        case underdamped
        /// Critically damped: 1 and t.
        case critical
        /// Overdamped: 1 and expm1, since cosh and sinh would overflow, and lose digits if the ratio is barely above 1.
        case overdamped
    }

    let regime: Regime
    /// 1/s.
    let decay: Double
    /// ωd of an underdamped spring in rad/s, or s of an overdamped one in 1/s.
    let rate: Double
    /// The coefficient of the moving part.
    let swing: Double
    /// The steady and the moving part of an underdamped spring as one cosine, which takes half as long as cosine and
    /// sine; 0 if the moving part is so large, near critical damping, that digits would be lost.
    private let amplitude: Double
    private let phase: Double

    init(regime: Regime, decay: Double, rate: Double, swing: Double) {
        (self.regime, self.decay, self.rate, self.swing) = (regime, decay, rate, swing)
        amplitude = regime == .underdamped && abs(swing) < 100 ? hypot(1, swing) : 0
        phase = atan2(swing, 1)
    }

    /// Returns the progress at a time in seconds; 0 before 0 s.
    @inline(__always)
    func value(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        guard amplitude > 0 else { return 1 - decayed(at: seconds, steady: 1, moving: swing) }
        let factor = exp(-decay * seconds)
        return factor == 0 ? 1 : 1 - factor * amplitude * cos(angle(at: seconds) - phase)
    }

    /// Returns the decay times the sum of a steady part and the moving part.
    @inline(__always)
    func decayed(at seconds: Double, steady: Double, moving: Double) -> Double {
        let factor = exp(-decay * seconds)
        if factor == 0 { return 0 }
        switch regime {
        case .underdamped:
            let angle = angle(at: seconds)
            return factor * (steady * cos(angle) + moving * sin(angle))
        case .critical: return factor * (steady + moving * seconds)
        case .overdamped: return factor * (steady + moving * expm1(-2 * rate * seconds))
        }
    }

    /// The angle of an underdamped spring; finite, since an infinite one has no cosine.
    @inline(__always)
    private func angle(at seconds: Double) -> Double { min(rate * seconds, .greatestFiniteMagnitude) }

    /// Returns an upper bound of the distance from the target at this time and later.
    func envelope(at seconds: Double) -> Double {
        // At a high velocity, 1 + |swing|·t grows faster than the decay at first; its maximum bounds the values before.
        let crest = regime == .critical && abs(swing) > decay ? 1 / decay - 1 / abs(swing) : 0
        let time = max(seconds, crest)
        let factor = exp(-decay * time)
        if factor == 0 { return 0 }
        return switch regime {
        case .underdamped: factor * hypot(1, swing)
        case .critical: factor * (1 + abs(swing) * time)
        case .overdamped: factor * max(1, abs(1 - swing))
        }
    }
}
