package import MotifJSON
import MotifSource

/// The timings that code states, each with its places. It needs no catalog.
package struct ScanSurvey: Sendable {
    /// The places with one timing.
    package struct Group: Sendable {
        /// The timing in words: `easeInOut over 0.3 s`.
        package let timing: String
        package private(set) var places: [ScanFinding] = []

        fileprivate init(_ timing: String) { self.timing = timing }

        fileprivate mutating func add(_ finding: ScanFinding) { places.append(finding) }

        /// The group as JSON, for programs.
        package var json: JSON {
            let places: [JSON] = places.map { place in
                var object: JSONObject = ["file": .string(place.file)]
                if let position = place.position {
                    object["line"] = .integer(position.line)
                    object["column"] = .integer(position.column)
                }
                return .object(object)
            }
            return ["count": .integer(places.count), "places": .array(places), "timing": .string(timing)]
        }
    }

    /// The groups, the most frequent first.
    package let groups: [Group]

    /// Groups the timings of a scan that was compared with no values.
    package init(_ report: ScanReport) {
        var groups: [String: Group] = [:]
        for finding in report.findings where finding.constant == nil {
            guard [.unknown, .partial].contains(finding.verdict) else { continue }
            for timing in finding.statedTimings { groups[timing, default: Group(timing)].add(finding) }
        }
        self.groups = groups.values.sorted { ($1.places.count, $0.timing) < ($0.places.count, $1.timing) }
    }
}
