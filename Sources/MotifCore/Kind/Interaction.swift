public import MotifFormula
import MotifJSON

extension Kind {
    /// A gesture that drives an operation.
    ///
    /// While the gesture changes, the operation is at `progress`, with linear timing. When the gesture ends, the
    /// operation finishes or is canceled; when the gesture is canceled, so is the operation.
    public struct Interaction: Sendable, Equatable {
        /// The name.
        public let name: String
        /// The description, in a sentence.
        public let summary: String
        /// The name of the operation that it drives.
        public let operation: String
        /// The progress of the operation, from 0 to 1; the formula may read `translation` and `velocity`, which are
        /// points.
        public let progress: CheckedFormula
        /// Whether the end of the gesture finishes the operation, a boolean; the formula may also read `progress`.
        public let finishes: CheckedFormula
    }
}

extension Kind.Interaction {
    /// Reads the interactions of a kind.
    static func readAll(_ reader: inout ObjectReader, _ names: KindNames) -> [Kind.Interaction?] {
        var taken: Set<String> = []
        return reader.parts("interactions", limit: KindLimits.interactions, summary: "Gestures that drive operations.")
        {
            inner in
            let name = inner.name(of: "interaction", taken: &taken)
            let operation = inner.requiredText("operation", .partName, is: "the operation that the gesture drives")
            if let operation, !operation.isEmpty { names.check(operation: operation, &inner, at: "operation") }
            let gesture: [String: FormulaType] = ["translation": .point, "velocity": .point]
            let progress = inner.requiredFormula(
                "progress", as: .number, in: names.scope(with: gesture),
                is: "the progress of the operation, from 0 to 1")
            let end = gesture.merging(["progress": .number]) { first, _ in first }
            let finishes = inner.requiredFormula(
                "finishes", as: .boolean, in: names.scope(with: end), is: "the condition for finishing the operation")
            let summary = inner.text("summary") ?? ""
            guard let name, let operation, let progress, let finishes else { return nil }
            return Kind.Interaction(
                name: name, summary: summary, operation: operation, progress: progress, finishes: finishes)
        }
    }
}
