import MotifFormula
import MotifJSON

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
