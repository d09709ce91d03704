/// An operation with what runs in it.
struct UIKitScript {
    let operation: String
    let summary: String
    /// Whether an odd number of swaps leads to its tracks.
    let isSwapped: Bool
    let standard: Variant
    let reduced: Variant?

    /// One motion of an operation.
    struct Variant {
        let method: String
        let isReduced: Bool
        let statements: [String]
        /// How long it takes, in seconds.
        let duration: String

        var readsGeometry: Bool { statements.contains { $0.contains("geometry.") } }
    }

    var readsGeometry: Bool { standard.readsGeometry || reduced?.readsGeometry == true }

    /// Whether its time depends on more than parameters.
    var isTimedByGeometry: Bool {
        standard.duration.contains("geometry.") || reduced?.duration.contains("geometry.") == true
    }
}

extension UIKitScript.Variant {
    /// The method that gives the moves, with an empty line before it.
    func method(type: String, summary: String) -> [String] {
        var lines = [""]
        if isReduced { lines.append("    /// Where the user asked for less motion.") }
        if !isReduced, !summary.isEmpty { lines.append("    /// \(SwiftText.comment(summary))") }
        let geometry = readsGeometry ? ", _ geometry: \(type)Geometry" : ""
        lines.append("    private func \(method)(on stage: Stage\(geometry)) -> [Move] {")
        lines.append("        var moves: [Move] = []")
        lines += statements.map { $0.isEmpty ? $0 : "        " + $0 }
        return lines + ["        return moves", "    }"]
    }
}
