package import MotifJSON
package import MotifSource

/// Something that a scan reports.
package struct ScanFinding: Sendable {
    /// The rule: a verdict, or a problem.
    package let rule: String
    package let level: FindingLevel
    /// The finding in one line.
    package let message: String
    package let file: String
    /// The location in the file; `nil` for the file as a whole.
    package let position: SourcePlace?
    /// The declarations around it.
    package let scope: String
    /// The code.
    package let code: String
    /// The call with its labels.
    package let call: String
    /// The constant that the code takes its value from, which has a finding of its own.
    package let constant: String?
    /// The verdict, for places.
    package let verdict: Verdict?
    /// The catalog values that it is about, such as `expand.expandDuration`.
    package let targets: [String]
    /// Its number, from 1, among the findings with the same rule, scope, and code.
    package internal(set) var ordinal = 1
    /// The reason in a comment that accepts it.
    package internal(set) var ignoredReason: String?
    /// Whether the baseline has it.
    package internal(set) var isKnown = false

    init(_ rule: ScanRule, _ message: String, file: String, position: SourcePlace? = nil) {
        (self.rule, level, self.message) = (rule.rawValue, rule.level, message)
        (self.file, self.position, scope, code, call, constant) = (file, position, "", "", "", nil)
        (verdict, targets) = (nil, [])
    }

    /// - Parameter constant: The constant that the place takes its value from. Only the finding of the constant counts.
    init(_ judgement: Judgement, of place: ScannedPlace, through constant: String? = nil) {
        rule = judgement.verdict.rawValue
        level = constant == nil ? judgement.verdict.level : .note
        message = judgement.message + (constant.map { ", through \($0)" } ?? "")
        (file, position, scope, code) = (place.file, place.position, place.scope, place.code)
        (call, self.constant) = (place.shape, constant)
        (verdict, targets) = (judgement.verdict, judgement.targets)
    }

    /// The finding's identity, which stays the same when lines move or messages change.
    package var key: String { Self.key(rule, file, scope, code, ordinal) }

    static func key(_ rule: String, _ file: String, _ scope: String, _ code: String, _ ordinal: Int) -> String {
        [rule, file, scope, code, String(ordinal)].joined(separator: "\u{1F}")
    }

    /// A hash of the key that is the same on every computer: 64-bit FNV-1a, in hexadecimal.
    package var fingerprint: String {
        let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// Whether it is shown by default or with more verdicts. Code that takes its value from a constant never is, since
    /// the constant has a finding of its own.
    package func isShown(with more: [Verdict] = []) -> Bool {
        guard let verdict else { return true }
        return constant == nil && (verdict.isShown || more.contains(verdict))
    }

    /// Whether the finding counts: it is neither accepted by a comment nor in the baseline.
    package var isNew: Bool { ignoredReason == nil && !isKnown }
}

extension ScanFinding {
    /// The finding as JSON, for programs.
    package var json: JSON {
        var object: JSONObject = [
            "file": .string(file), "level": .string(level.rawValue), "message": .string(message), "rule": .string(rule),
        ]
        if let position {
            object["column"] = .integer(position.column)
            object["line"] = .integer(position.line)
        }
        if !scope.isEmpty { object["in"] = .string(scope) }
        if !code.isEmpty { object["code"] = .string(code) }
        if !call.isEmpty { object["call"] = .string(call) }
        if let constant { object["constant"] = .string(constant) }
        if !targets.isEmpty { object["targets"] = .array(targets.map { .string($0) }) }
        if let ignoredReason { object["ignored"] = .string(ignoredReason) }
        if isKnown { object["baseline"] = true }
        return .object(object)
    }
}
