import MotifCore
import MotifText

/// What the checks of a pattern found on all devices.
struct CheckSection {
    let results: [CheckResult]

    /// The section; nothing where nothing was checked.
    var html: HTML {
        guard !results.isEmpty else { return .nothing }
        let rows = results.map { result in
            [HTML("code", [:], .words(result.check)), verdict(result), finding(result)]
        }
        let table = GalleryTable(["Check", "Result", "Worst case"], rows: rows, sort: "checks")
        return DocumentSections.section("checks", "Checks on devices", table.html)
    }

    private func verdict(_ result: CheckResult) -> HTML {
        guard result.failed > 0 else { return HTML("span", ["class": "badge good"], "holds") }
        let count = HTML.words(" in \(result.failed) of \(String.counted(result.cases, "case"))")
        if result.acceptedReason != nil { return .several([HTML("span", ["class": "badge"], "accepted"), count]) }
        let sort = result.level == .error ? "bad" : result.level == .warning ? "warning" : "plain"
        return .several([HTML("span", ["class": "badge \(sort)"], .words(result.level.rawValue)), count])
    }

    private func finding(_ result: CheckResult) -> HTML {
        guard result.failed > 0, let worst = result.worst else { return .nothing }
        let reason = result.acceptedReason.map { HTML("p", ["class": "lesser"], "Accepted: \($0)") } ?? .nothing
        return .several(["\(worst.screen.description): \(worst.message)", reason])
    }
}
