import MotifCore
import MotifJSON

extension CatalogOperation {
    /// Reads the request of an operation that evaluates a timing curve.
    static func curve(_ keys: inout OperationKeys) -> CurveRequest? {
        if keys.object["curve"] == nil {
            keys.report(.missing(key: "curve", for: "a timing curve, such as 'easeIn' or 'spring(dampingRatio: 0.8)'"))
        }
        let curve = keys.parameter("curve", ParameterDefinition(name: "curve", type: .curve))
        let bounds = NumericBounds(lower: .init(0, isInclusive: false))
        let duration = keys.parameter(
            "duration", ParameterDefinition(name: "duration", type: .duration, bounds: bounds))
        let times = keys.value("at").map { $0.array ?? [$0] } ?? []
        guard case .curve(let curve)? = curve else { return nil }
        return CurveRequest(curve: curve, duration: duration?.number, times: times.map { InputValue(given: $0) })
    }
}
