package import MotifJSON
package import MotifSource
import MotifText

/// Something that a scan reports: what it is, where, and about which code.
package struct ScanFinding: Sendable {
    package let assessment: Assessment
    package let file: String
    /// The location in the file; `nil` for the file as a whole.
    package let position: SourcePlace?
    /// The code that the finding is about.
    package let place: ScannedPlace?
    /// The timings of the place that it is about: one, or all of a list that a link doesn't match.
    package let readings: [ScannedPlace.Reading]
    /// The constant that the code takes its value from, which has a finding of its own.
    package let constant: String?
    /// Its number, from 1, among the findings with the same rule, scope, and code.
    package internal(set) var ordinal = 1
    /// The reason in a comment that accepts it.
    package internal(set) var ignoredReason: String?
    /// Whether the baseline has it.
    package internal(set) var isKnown = false

    init(_ assessment: Assessment, file: String, position: SourcePlace? = nil) {
        (self.assessment, self.file, self.position) = (assessment, file, position)
        (place, readings, constant) = (nil, [], nil)
    }

    /// - Parameter constant: The constant that the place takes its value from. Only the finding of the constant counts.
    init(
        _ assessment: Assessment, of readings: [ScannedPlace.Reading], in place: ScannedPlace,
        through constant: String? = nil
    ) {
        (self.assessment, file, self.place, self.readings) = (assessment, place.file, place, readings)
        position = (readings.count == 1 ? readings[0].position : nil) ?? place.position
        self.constant = constant
    }

    /// The rule: a verdict, or a problem.
    package var rule: ScanRule { assessment.rule }
    package var level: FindingLevel { constant == nil ? rule.level : .note }
    /// The declarations around the code.
    package var scope: String { place?.scope ?? "" }
    package var code: String { place?.code ?? "" }
    /// The catalog values that it is about, such as `expand.expandDuration`.
    package var targets: [String] { assessment.targets }

    /// The property or argument that it is about, if the code has several timings.
    package var part: String? { readings.count == 1 ? readings[0].part : nil }

    /// The finding's identity, which stays the same when lines move or messages change.
    package var key: String { Self.key(rule.rawValue, file, scope, code, ordinal) }

    static func key(_ rule: String, _ file: String, _ scope: String, _ code: String, _ ordinal: Int) -> String {
        [rule, file, scope, code, String(ordinal)].joined(separator: "\u{1F}")
    }

    /// A hash of the key that is the same on every computer.
    package var fingerprint: String { String(key.utf8.fnv1a, radix: 16) }

    /// Whether it is shown by default or with more verdicts. Code that takes its value from a constant never is, since
    /// the constant has a finding of its own; a link that can't be checked always is.
    package func isShown(with more: [ScanRule] = []) -> Bool {
        let isUnchecked = if case .dynamic(_, _, _?) = assessment { true } else { false }
        return constant == nil && (rule.isShown || isUnchecked || more.contains(rule))
    }

    /// Whether the finding counts: it is neither accepted by a comment nor in the baseline.
    package var isNew: Bool { ignoredReason == nil && !isKnown }
}

extension ScanFinding {
    /// What reports are ordered by.
    var order: (String, Int, Int, String) { (file, position?.line ?? 0, position?.column ?? 0, rule.rawValue) }

    /// The line and the column, if it has them.
    var coordinates: [(String, JSON)] {
        position.map { [("line", .integer($0.line)), ("column", .integer($0.column))] } ?? []
    }

    /// The finding as JSON, for programs.
    package var json: JSON {
        var object = JSONObject(
            [
                ("file", .string(file)), ("level", .string(level.rawValue)), ("message", .string(message)),
                ("rule", .string(rule.rawValue)),
            ] + coordinates)
        if let place {
            object["call"] = .string(place.shape)
            object["code"] = .string(place.code)
            if !place.scope.isEmpty { object["in"] = .string(place.scope) }
        }
        if let part { object["part"] = .string(part) }
        if let constant { object["constant"] = .string(constant) }
        if !targets.isEmpty { object["targets"] = .array(targets.map { .string($0) }) }
        if let ignoredReason { object["ignored"] = .string(ignoredReason) }
        if isKnown { object["baseline"] = true }
        return .object(object)
    }
}
