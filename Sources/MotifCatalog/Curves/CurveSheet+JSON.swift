import MotifCore
package import MotifJSON

extension CurveSheet {
    /// The sheet in full precision; properties that the curve doesn't have are left out.
    package var json: JSON {
        let curve = timing.curve
        var object: JSONObject = [
            "curve": curve.json, "text": .string(curve.text), "values": .array(values.map(\.json)),
            "notes": .array((spring?.notes ?? []).map(JSON.string)), "forms": .object(forms),
        ]
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
