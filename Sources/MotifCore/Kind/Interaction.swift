public import MotifFormula
import MotifJSON

extension Kind {
    /// A gesture that drives an operation.
    ///
    /// While the gesture changes, the operation is driven to `progress` of its way, with linear curves; when it ends,
    /// the operation finishes or is cancelled; when the gesture is cancelled, so is the operation.
    public struct Interaction: Sendable, Equatable {
        /// Its name.
        public let name: String
        /// What it does, in a sentence.
        public let summary: String
        /// The name of the operation that it drives.
        public let operation: String
        /// How far the operation is, from 0 to 1; may read `translation` and `velocity`, which are points.
        public let progress: CheckedFormula
        /// Whether the end of the gesture finishes the operation, a boolean; may read `progress` too.
        public let finishes: CheckedFormula
    }
}

extension Kind.Interaction {
    /// Reads the interactions of a kind.
    static func readAll(_ reader: inout ObjectReader, _ names: KindNames) -> [Kind.Interaction?] {
        var taken: Set<String> = []
        return reader.parts("interactions", limit: KindLimits.interactions) { inner in
            let name = inner.name(of: "interaction", taken: &taken)
            let operation = inner.requiredText("operation", is: "the operation that the gesture drives")
            if let operation, !operation.isEmpty { names.check(operation: operation, &inner, at: "operation") }
            let gesture: [String: FormulaType] = ["translation": .point, "velocity": .point]
            let progress = inner.requiredFormula(
                "progress", as: .number, in: names.scope(with: gesture), is: "how far the operation is, from 0 to 1")
            let end = gesture.merging(["progress": .number]) { first, _ in first }
            let finishes = inner.requiredFormula(
                "finishes", as: .boolean, in: names.scope(with: end), is: "whether the end of the gesture finishes it")
            let summary = inner.text("summary") ?? ""
            guard let name, let operation, let progress, let finishes else { return nil }
            return Kind.Interaction(
                name: name, summary: summary, operation: operation, progress: progress, finishes: finishes)
        }
    }
}
