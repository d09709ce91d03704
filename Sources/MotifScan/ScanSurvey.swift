package import MotifJSON

/// The timings that code states, each with its places. It needs no catalog.
package struct ScanSurvey: Sendable {
    /// The places with one timing.
    package struct Group: Sendable {
        /// The timing in words: `easeInOut over 0.3 s`.
        package let timing: String
        package let places: [ScanFinding]

        /// The group as JSON, for programs.
        package var json: JSON {
            let places = places.map { JSON.object(JSONObject([("file", .string($0.file))] + $0.coordinates)) }
            return ["count": .integer(places.count), "places": .array(places), "timing": .string(timing)]
        }
    }

    /// The groups, the most frequent first.
    package let groups: [Group]

    /// Groups the timings of a scan that was compared with no values.
    package init(_ report: ScanReport) {
        var places: [String: [ScanFinding]] = [:]
        var readings: [String: ScannedPlace.Reading] = [:]
        for finding in report.findings where finding.constant == nil && [.unknown, .partial].contains(finding.rule) {
            for (timing, reading) in finding.statedTimings {
                // The same curve or spring, as another platform writes it.
                let same =
                    readings[timing] == nil ? readings.first { TimingMatch.areEqual($0.value, reading) }?.key : nil
                readings[same ?? timing] = readings[same ?? timing] ?? reading
                places[same ?? timing, default: []].append(finding)
            }
        }
        groups = places.map { Group(timing: $0.key, places: $0.value) }
            .sorted { ($1.places.count, $0.timing) < ($0.places.count, $1.timing) }
    }
}
