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
        var object = json.object ?? [:]
        object["checks"] = []
        object["failing"] = .array(
            results.filter { $0.failed > 0 && $0.acceptedReason == nil }.map { .string($0.check) })
        return .object(object)
    }
}

extension CheckResult {
    /// The result as JSON.
    public var json: JSON {
        var object: JSONObject = [
            "check": .string(check), "level": .string(level.rawValue), "cases": .integer(cases),
            "failed": .integer(failed),
        ]
        object["accepted"] = acceptedReason.map(JSON.string)
        object["limit"] = acceptance?.limit?.json
        object["worst"] = worst?.json
        return .object(object)
    }
}

extension Pattern.Acceptance.Limit {
    /// `{"cases", "shortfall"}`
    var json: JSON {
        var object: JSONObject = ["cases": .integer(cases)]
        object["shortfall"] = shortfall.map(JSON.number)
        return .object(object)
    }
}

extension CheckResult.Failure {
    fileprivate var json: JSON {
        var object: JSONObject = [
            "orientation": .string(screen.orientation.rawValue), "width": .number(screen.size.width),
            "height": .number(screen.size.height), "message": .string(message),
        ]
        object["device"] = screen.device.map { .string($0.text) }
        object["shortfall"] = shortfall.map(JSON.number)
        object["scene"] = placement.map { .object(JSONObject([($0.name, $0.value.json)])) }
        return .object(object)
    }
}
