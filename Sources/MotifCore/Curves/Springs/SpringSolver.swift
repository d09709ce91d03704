#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a spring has still to go, as the numbers that one value needs: e^(−decay·t) · (1 + swing · moving part).
struct SpringSolver: Sendable, Equatable {
    /// Which closed form holds.
    enum Regime: Sendable {
        /// Underdamped: cosine and sine.
        case underdamped
        /// Critically damped: 1 and t.
        case critical
        /// Overdamped: 1 and expm1, for cosh and sinh would overflow and lose digits where the ratio is barely above 1.
        case overdamped
    }

    let regime: Regime
    /// 1/s.
    let decay: Double
    /// ωd of a underdamped spring in rad/s, s of a overdamped one in 1/s.
    let rate: Double
    /// How much of the moving part there is.
    let swing: Double
    /// The steady and the moving part of a underdamped spring as one cosine, which takes half as long as cosine and sine;
    /// 0 where the moving part is so large, near critical damping, that digits would be lost.
    private let amplitude: Double
    private let phase: Double

    init(regime: Regime, decay: Double, rate: Double, swing: Double) {
        (self.regime, self.decay, self.rate, self.swing) = (regime, decay, rate, swing)
        amplitude = regime == .underdamped && abs(swing) < 100 ? hypot(1, swing) : 0
        phase = atan2(swing, 1)
    }

    /// Fraction of the way after so many seconds, 0 before 0 s.
    @inline(__always)
    func value(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        guard amplitude > 0 else { return 1 - decayed(at: seconds, steady: 1, moving: swing) }
        let factor = exp(-decay * seconds)
        // So far on, the angle may be infinite.
        return factor == 0 ? 1 : 1 - factor * amplitude * cos(rate * seconds - phase)
    }

    /// The decay times a steady part and one that moves with the form of the spring.
    @inline(__always)
    func decayed(at seconds: Double, steady: Double, moving: Double) -> Double {
        let factor = exp(-decay * seconds)
        // So far on, the angle may be infinite.
        if factor == 0 { return 0 }
        switch regime {
        case .underdamped:
            let angle = rate * seconds
            return factor * (steady * cos(angle) + moving * sin(angle))
        case .critical: return factor * (steady + moving * seconds)
        case .overdamped: return factor * (steady + moving * expm1(-2 * rate * seconds))
        }
    }

    /// No later value is farther from 1 than this.
    func envelope(at seconds: Double) -> Double {
        // With much velocity 1 + |swing|·t outruns the decay at first; its highest point bounds what comes before.
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
