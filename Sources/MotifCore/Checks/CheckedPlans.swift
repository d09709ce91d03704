import MotifFormula

/// The plans of a motion's operations, with the failures that don't depend on the scene.
struct CheckedPlans: Sendable {
    /// The name of the kind.
    let kind: DocumentName
    /// The operations that have tracks, then their reduced variants.
    let operations: [OperationPlan]
    /// The failures that are the same in all cases.
    let failures: PlanFailures

    /// Plans the operations of a motion.
    init(of motion: PatternMotion) {
        let names = motion.operations
        let standard = names.compactMap { try? motion.plan(of: $0, variant: .standard) }
        let reduced = names.compactMap { try? motion.plan(of: $0, variant: .reduced) }
        (kind, operations) = (motion.kind.metadata.name, standard + reduced)
        failures = PlanFailures(standard.map(\.operation), reduced: reduced.map(\.operation), of: motion.kind)
    }

    private init(_ other: CheckedPlans, _ settle: (OperationPlan) -> OperationPlan) {
        (kind, failures) = (other.kind, other.failures)
        operations = other.operations.map(settle)
    }

    /// Returns the plans with the values of all formulas that read none of these names.
    func settled(by values: FormulaValues, except names: Set<String>) -> CheckedPlans {
        CheckedPlans(self) { $0.settled(by: values, except: names) }
    }
}
