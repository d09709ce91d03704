public import MotifCore
import MotifFormula
public import MotifJSON

extension PatternReport {
    /// The report as JSON.
    public var json: JSON {
        [
            "pattern": .string(name.slug.text), "revision": .integer(revision.value),
            "kind": .string(kind.text), "ok": .boolean(!fails), "checks": .array(results.map(\.json)),
        ]
    }

    /// The report with the names of the checks that fail and aren't accepted.
    var shortJSON: JSON {
        let failing = results.filter { $0.failed > 0 && $0.acceptedReason == nil }
        return json.with(["checks": [], "failing": .array(failing.map { .string($0.check) })])
    }
}

extension CheckResult {
    /// The result as JSON.
    public var json: JSON {
        .members([
            "check": .string(check), "level": .string(level.rawValue), "cases": .integer(cases),
            "failed": .integer(failed), "accepted": acceptedReason.map(JSON.string),
            "limit": acceptance?.limit?.json, "worst": worst?.json,
        ])
    }
}

extension Pattern.Acceptance.Limit {
    /// `{"cases", "shortfall"}`
    var json: JSON {
        .members(["cases": .integer(cases), "shortfall": shortfall.map(JSON.number)])
    }
}

extension CheckResult.Failure {
    fileprivate var json: JSON {
        .members([
            "orientation": .string(screen.orientation.rawValue), "width": .number(screen.size.width),
            "height": .number(screen.size.height), "message": .string(message),
            "device": screen.device.map { .string($0.text) }, "shortfall": shortfall.map(JSON.number),
            "scene": placement.map { .object(JSONObject([($0.name, $0.value.json)])) },
        ])
    }
}
