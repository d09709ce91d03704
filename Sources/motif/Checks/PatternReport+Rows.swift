import MotifCatalog
import MotifJSON

extension PatternReport: Reported {
    static let columns = [
        "pattern", "revision", "check", "level", "cases", "failed", "accepted", "device", "orientation", "shortfall",
        "message",
    ]

    /// A row per check.
    var rows: [[Cell]] {
        results.map { result in
            let worst = result.worst
            return [
                Cell(name.slug.text), Cell(revision.value), Cell(result.check), Cell(result.level.rawValue),
                Cell(result.cases), Cell(result.failed), Cell(result.acceptedReason ?? ""),
                Cell(worst?.screen.device?.text ?? ""), Cell(worst?.screen.orientation.rawValue ?? ""),
                Cell(worst?.shortfall.map(JSONNumber.text) ?? ""), Cell(result.message ?? ""),
            ]
        }
    }
}
