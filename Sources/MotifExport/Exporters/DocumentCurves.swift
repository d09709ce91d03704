import MotifCore

/// The curves of a motion document, each once; segments refer to them by index.
struct DocumentCurves {
    private var timings: [(timing: CurveTiming, parameters: [String])] = []

    /// The index of a curve over a track; the curve may come from a parameter.
    mutating func index(of timing: CurveTiming, named parameters: [String]) -> Int {
        if let index = timings.firstIndex(where: { $0.timing == timing }) {
            timings[index].parameters += parameters.filter { !timings[index].parameters.contains($0) }
            return index
        }
        timings.append((timing, parameters))
        return timings.count - 1
    }

    /// The curves in order, with approximations for formats that lack them.
    func json(fitting fits: FittedCurves) -> JSON {
        .array(
            timings.map { timing, parameters in
                var members: [(key: String, value: JSON?)] = [
                    ("text", .string(timing.curve.text)), ("duration", .number(timing.duration)),
                    ("parameters", .array(parameters.map(JSON.string))),
                ]
                members += Self.form(of: timing)
                guard case .steps = timing.curve else { return .members(members + Self.fits(of: timing, fits)) }
                return .members(members)
            })
    }

    /// One of four forms, however the pattern spells the curve.
    private static func form(of timing: CurveTiming) -> [(key: String, value: JSON?)] {
        switch timing.curve {
        case .named(let name): [("type", "cubicBezier"), ("cubicBezier", points(of: name.controlPoints))]
        case .cubicBezier(let bezier): [("type", "cubicBezier"), ("cubicBezier", points(of: bezier))]
        case .steps(let count, let position):
            [("type", "steps"), ("steps", .integer(count)), ("position", .string(position.rawValue))]
        case .linear(let stops): [("type", "linear"), ("linear", pairs(stops))]
        case .spring: [("type", "spring"), ("spring", timing.spring.map { spring($0, over: timing) })]
        }
    }

    private static func spring(_ spring: SpringMotion, over timing: CurveTiming) -> JSON {
        [
            "mass": .number(spring.mass), "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
            "initialVelocity": .number(spring.initialVelocity), "dampingRatio": .number(spring.dampingRatio),
            "response": .number(spring.response), "settlingDuration": .number(spring.settlingTime),
            "residual": .number(timing.residual),
        ]
    }

    private static func fits(of timing: CurveTiming, _ fits: FittedCurves) -> [(key: String, value: JSON?)] {
        let bezier = fits.bezier(of: timing)
        let lines = timing.linearFit(within: WebTimings.tolerance)
        return [
            ("nearestBezier", ["cubicBezier": points(of: bezier.bezier), "error": .number(bezier.largestError)]),
            ("lines", ["stops": pairs(lines.stops), "error": .number(lines.largestError)]),
        ]
    }

    private static func points(of bezier: CubicBezier) -> JSON {
        .array(bezier.numbers.map(JSON.number))
    }

    private static func pairs(_ stops: [LinearStop]) -> JSON {
        .array(stops.map { .array([.number($0.time), .number($0.progress)]) })
    }
}
