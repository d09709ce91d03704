import MotifCore
package import MotifJSON
import MotifSpelling

extension CurveSheet {
    /// The sheet in full precision; properties that the curve doesn't have are left out.
    package var json: JSON {
        let curve = timing.curve
        var object: JSONObject = [
            "curve": curve.json, "text": .string(curve.text), "values": .array(values.map(\.json)),
            "notes": .array((spring?.notes ?? []).map(JSON.string)), "forms": .object(forms),
            "platforms": .array(platforms.map(\.json)),
        ]
        if let spelling { object["spelling"] = spelling.json }
        if duration != .none { object["duration"] = .number(timing.duration) }
        if let fit { object["nearestBezier"] = fit.json }
        guard let spring else { return .object(object) }
        object["settlingTime"] = .number(spring.settlingTime)
        object["residual"] = .number(timing.residual)
        object["linear"] = spring.lines.json
        if let peak = spring.peak { object["peak"] = ["time": .number(peak.time), "value": .number(peak.value)] }
        return .object(object)
    }

    private var forms: JSONObject {
        if let spring { return spring.forms }
        var forms = JSONObject()
        if let css = timing.curve.css { forms["css"] = .string(css) }
        if let points = timing.curve.controlPoints {
            forms["controlPoints"] = points.json
            if let name = NamedCurve(points) { forms["name"] = .string(name.rawValue) }
        }
        return forms
    }
}

extension WrittenSpelling {
    fileprivate var json: JSON {
        var object: JSONObject = [
            "platform": .string(dialect.rawValue), "fidelity": .string(fidelity.rawValue),
            "losses": .array(losses.map { .string($0.message) }),
        ]
        if let text { object["text"] = .string(text) }
        return .object(object)
    }
}

extension Spelling {
    fileprivate var json: JSON {
        var object: JSONObject = [
            "platform": .string(dialect.rawValue), "text": .string(timing.words),
            "notes": .array(notes.map { ["code": .string($0.code.rawValue), "message": .string($0.message)] }),
        ]
        let (repeats, span) = (timing.repeats, timing.span)
        for (key, number) in [("duration", timing.duration), ("delay", timing.delay), ("speed", timing.speed)] {
            if let number { object[key] = .number(number) }
        }
        if let repeats {
            object["repeats"] = [
                "count": repeats.count.map(JSON.number) ?? .null, "autoreverses": .boolean(repeats.autoreverses),
                "mirrors": .boolean(repeats.isMirrored), "pause": .number(repeats.pause),
            ]
        }
        if let span { object["span"] = ["begin": .number(span.begin), "length": .number(span.length)] }
        if timing.isClamped { object["clamped"] = true }
        if let language { object["language"] = .string(language) }
        if let part { object["part"] = .string(part) }
        if !others.isEmpty { object["others"] = .array(others.map(\.json)) }
        return .object(object)
    }
}

extension CurveSheet.Value {
    fileprivate var json: JSON {
        var object: JSONObject = [
            "time": .number(time), "fraction": .number(fraction), "progress": .number(progress),
        ]
        if let velocity { object["velocity"] = .number(velocity) }
        return .object(object)
    }
}

extension SpringSheet {
    fileprivate var forms: JSONObject {
        var forms: JSONObject = [
            "coreAnimation": Self.numbers(motion.physical), "durationAndBounce": Self.numbers(motion.durationAndBounce),
            "responseAndDampingFraction": Self.numbers(motion.responseAndFraction),
        ]
        if let uiKit {
            forms["uiKit"] = [
                "dampingRatio": .number(uiKit.dampingRatio), "initialVelocity": .number(uiKit.initialVelocity),
                "duration": .number(uiKit.duration),
            ]
        }
        return forms
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
