public import MotifCore
package import MotifJSON
import MotifText

/// A check of a pattern whose result is another one with a change.
public struct CheckChange: Sendable, Equatable {
    /// The result before; `nil` if the pattern doesn't have the check yet.
    public let before: CheckResult?
    /// The result after; `nil` if the pattern doesn't have the check any more.
    public let after: CheckResult?

    /// The checks whose results differ between two motions, in the order of the first and then of the second.
    static func changes(from old: PatternMotion?, to new: PatternMotion?, on screens: [Screen]) -> [CheckChange] {
        let before = old.map { CheckRun($0).results(on: screens) } ?? []
        let after = new.map { CheckRun($0).results(on: screens) } ?? []
        let checks = before.map(\.check) + after.map(\.check).filter { check in !before.contains { $0.check == check } }
        return checks.compactMap { check in
            let change = CheckChange(
                before: before.first { $0.check == check }, after: after.first { $0.check == check })
            return change.before?.failed == change.after?.failed ? nil : change
        }
    }

    /// Whether the check passed before, or wasn't there, and fails now; the pattern may accept that. What is only for
    /// information doesn't fail.
    public var isNewFailure: Bool { before?.failed ?? 0 == 0 && after?.failed ?? 0 > 0 && after?.level != .info }

    /// The name of the check.
    public var check: String { after?.check ?? before?.check ?? "" }

    /// What changed: `newly fails in 12 of 1100 cases`.
    public var words: String {
        guard let after else { return "no longer checked" }
        guard after.failed > 0 else { return "newly passes" }
        let accepted = after.acceptedReason == nil ? "" : ", accepted"
        let cases = "of \(String.counted(after.cases, "case"))\(accepted)"
        let instead = isNewFailure ? "" : before.map { " instead of \($0.failed)" } ?? ""
        return "\(isNewFailure ? "newly fails" : "fails") in \(after.failed)\(instead) \(cases)"
    }

    /// `{"check", "level", "before", "after"}`, with the numbers of failed cases.
    package var json: JSON {
        .members([
            "check": .string(check), "level": (after ?? before).map { .string($0.level.rawValue) },
            "before": before.map { .integer($0.failed) }, "after": after.map { .integer($0.failed) },
        ])
    }
}
