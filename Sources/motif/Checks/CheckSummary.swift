import MotifCatalog
import MotifCore
import MotifText

/// The number of patterns in a run, and the number that fail.
struct CheckSummary {
    /// `44 screens`, or `up to 44 screens` if not all patterns run on all of them.
    private let screens: String
    private(set) var patterns = 0
    /// The number of patterns that fail a check of level error.
    private(set) var failing = 0
    /// The number of patterns that accept a failure.
    private(set) var accepting = 0
    /// The number of those whose acceptance has no limit.
    private(set) var unlimited = 0
    /// The number of patterns with warnings but no errors.
    private(set) var warned = 0

    init(of plan: CheckPlan) {
        screens = (plan.isMixed ? "up to " : "") + String.counted(plan.screens.count, "screen")
    }

    mutating func count(_ report: PatternReport) {
        patterns += 1
        let accepted = report.results.filter { $0.failed > 0 && $0.acceptedReason != nil }
        if !accepted.isEmpty { accepting += 1 }
        if accepted.contains(where: { $0.acceptance?.limit == nil }) { unlimited += 1 }
        if report.fails {
            failing += 1
        } else if report.results.contains(where: { $0.failed > 0 && $0.acceptedReason == nil }) {
            warned += 1
        }
    }

    /// `11 patterns on 44 screens: 5 fail, 2 with warnings`
    var sentence: String {
        if patterns == 0 { return "No patterns have changed since then" }
        let patterns = String.counted(patterns, "pattern")
        let outcome = failing + warned == 0 ? "all pass" : "\(failing) fail, \(warned) with warnings"
        let accepted = accepting == 0 ? "" : ", \(accepting) with accepted failures"
        let advice = unlimited == 0 ? "" : "; \(unlimited) without a limit, which 'motif update --accept' records"
        return "\(patterns) on \(screens): \(outcome)\(accepted)\(advice)"
    }
}
