import MotifCore
package import MotifJSON
import MotifSpelling

extension CurveSheet {
    /// The sheet in full precision; properties that the curve doesn't have are left out.
    package var json: JSON {
        let curve = timing.curve
        return .members([
            "curve": curve.json, "text": .string(curve.text), "values": .array(values.map(\.json)),
            "notes": .array((spring?.notes ?? []).map(JSON.string)), "forms": forms,
            "platforms": .array(platforms.map(\.json)), "spelling": spelling?.json,
            "duration": duration == .none ? nil : .number(timing.duration), "nearestBezier": fit?.json,
            "settlingTime": (spring?.settlingTime).map(JSON.number),
            "residual": spring.map { _ in .number(timing.residual) }, "linear": spring?.lines.json,
            "peak": spring?.peak.map { ["time": .number($0.time), "value": .number($0.value)] },
        ])
    }

    private var forms: JSON {
        if let spring { return spring.forms }
        let points = timing.curve.controlPoints
        return .members([
            "css": timing.curve.css.map(JSON.string), "controlPoints": points?.json,
            "name": points.flatMap { NamedCurve($0) }.map { .string($0.rawValue) },
        ])
    }
}

extension WrittenSpelling {
    fileprivate var json: JSON {
        .members([
            "platform": .string(dialect.rawValue), "fidelity": .string(fidelity.rawValue),
            "losses": .array(losses.map { .string($0.message) }), "text": text.map(JSON.string),
        ])
    }
}

extension Spelling {
    fileprivate var json: JSON {
        .members([
            "platform": .string(dialect.rawValue), "text": .string(timing.words),
            "notes": .array(notes.map { ["code": .string($0.code.rawValue), "message": .string($0.message)] }),
            "duration": timing.duration.map(JSON.number), "delay": timing.delay.map(JSON.number),
            "speed": timing.speed.map(JSON.number),
            "repeats": timing.repeats.map { repeats in
                [
                    "count": repeats.count.map(JSON.number) ?? .null, "autoreverses": .boolean(repeats.autoreverses),
                    "mirrors": .boolean(repeats.isMirrored), "pause": .number(repeats.pause),
                ]
            },
            "span": timing.span.map { ["begin": .number($0.begin), "length": .number($0.length)] },
            "clamped": timing.isClamped ? true : nil, "language": language.map(JSON.string),
            "part": part.map(JSON.string), "others": others.isEmpty ? nil : .array(others.map(\.json)),
        ])
    }
}

extension CurveSheet.Value {
    fileprivate var json: JSON {
        .members([
            "time": .number(time), "fraction": .number(fraction), "progress": .number(progress),
            "velocity": velocity.map(JSON.number),
        ])
    }
}

extension SpringSheet {
    fileprivate var forms: JSON {
        .members([
            "coreAnimation": Self.numbers(motion.physical), "durationAndBounce": Self.numbers(motion.durationAndBounce),
            "responseAndDampingFraction": Self.numbers(motion.responseAndFraction),
            "uiKit": uiKit.map {
                [
                    "dampingRatio": .number($0.dampingRatio), "initialVelocity": .number($0.initialVelocity),
                    "duration": .number($0.duration),
                ]
            },
        ])
    }

    private static func numbers(_ spring: SpringCurve) -> JSON { Curve.spring(spring).json["spring"] ?? [:] }
}

extension CubicBezier {
    fileprivate var json: JSON { .array([x1, y1, x2, y2].map(JSON.number)) }
}

extension BezierFit {
    fileprivate var json: JSON {
        [
            "controlPoints": bezier.json, "css": .string(Curve.cubicBezier(bezier).text),
            "largestError": .number(largestError), "fraction": .number(fraction),
        ]
    }
}

extension LinearFit {
    fileprivate var json: JSON {
        ["css": .string(Curve.linear(stops).text), "largestError": .number(largestError)]
    }
}
