import MotifCatalog
package import MotifCore
package import MotifJSON
import MotifSpelling

/// A timing that code has and that a shared value can represent.
package enum AdoptedValue: Sendable, Equatable {
    case duration(Double)
    case curve(Curve)
    case timing(Curve, Double)

    /// The value of a place that has exactly one timing; `nil` if a shared value can't hold it.
    init?(_ place: ScannedPlace) {
        guard let reading = place.readings.first, place.readings.count == 1, reading.unknown.isEmpty else { return nil }
        guard let spelling = reading.spelling else {
            guard let seconds = reading.seconds, seconds > 0 else { return nil }
            self = .duration(seconds)
            return
        }
        guard let curve = spelling.curve, spelling.delay ?? 0 == 0, spelling.repeats == nil, spelling.speed == nil,
            spelling.span == nil
        else { return nil }
        if case .spring(.dampingRatio) = curve, spelling.duration == nil { return nil }
        self = spelling.duration.map { .timing(curve, $0) } ?? .curve(curve)
    }

    /// The document of a shared value, without its type and slug.
    package var json: JSON {
        switch self {
        case .duration(let seconds): ["valueType": "duration", "value": .number(seconds)]
        case .curve(let curve): ["valueType": "curve", "value": curve.json]
        case .timing(let curve, let seconds):
            ["valueType": "timing", "value": ["duration": .number(seconds), "curve": curve.json]]
        }
    }

    /// The value for people: `easeInOut over 0.3 s`.
    package var words: String {
        switch self {
        case .duration(let seconds): "\(JSONNumber.text(seconds)) s"
        case .curve(let curve): curve.text
        case .timing(let curve, let seconds): "\(curve.text) over \(JSONNumber.text(seconds)) s"
        }
    }

    /// Whether an entry of the catalog is this value.
    func equals(_ entry: CatalogValues.Entry) -> Bool {
        switch self {
        case .duration(let seconds):
            entry.curve == nil && entry.duration.map { TimingMatch.isEqual(seconds, $0) } ?? false
        case .curve(let curve):
            entry.curve.map { TimingMatch.isEqual(curve, nil, $0, entry.duration) } ?? false
        case .timing(let curve, let seconds):
            entry.curve.map { TimingMatch.isEqual(curve, seconds, $0, entry.duration) } ?? false
        }
    }
}
