import MotifCatalog
import MotifCore
package import MotifJSON
package import MotifSpelling

extension Timing {
    /// The only timing of a place, for whatever properties; `nil` if a shared value can't hold it.
    init?(adopting place: ScannedPlace) {
        guard let reading = place.readings.first, reading.unknown.isEmpty,
            place.readings.allSatisfy({ $0.isSame(as: reading) })
        else { return nil }
        if let seconds = reading.seconds, reading.spelling == nil {
            guard seconds > 0 else { return nil }
            self.init(duration: seconds)
        } else {
            guard let timing = reading.spelling?.timing, let curve = timing.curve, timing.isWhole else { return nil }
            if case .spring(.dampingRatio) = curve, timing.duration == nil { return nil }
            self.init(curve, duration: timing.duration)
        }
    }

    /// The document of a shared value, without its type and slug.
    package var document: JSON {
        guard let curve else { return ["valueType": "duration", "value": .number(duration ?? 0)] }
        guard let duration else { return ["valueType": "curve", "value": curve.json] }
        return ["valueType": "timing", "value": ["duration": .number(duration), "curve": curve.json]]
    }

    /// Whether an entry of the catalog is this timing.
    func equals(_ entry: CatalogValues.Entry) -> Bool {
        if let curve {
            entry.curve.map { TimingMatch.isEqual(curve, duration, $0, entry.duration) } ?? false
        } else {
            entry.curve == nil && TimingMatch.isEqual(duration ?? 0, entry.duration ?? -1)
        }
    }
}
