import MotifFormula

/// Runs all checks on one screen, case after case.
///
/// Layers that don't depend on what differs between the cases are built once.
struct ScreenRun {
    private let checks: [Kind.Check]
    /// The failures that are the same in all cases.
    private let failures: PlanFailures
    private let screen: Screen
    /// The number of screens that each case counts for.
    private let count: Int
    private var operations: [PlayedOperation]

    /// The place of `finite-values` among the results of built-in checks.
    static let finite = BuiltInCheck.allCases.firstIndex(of: .finiteValues) ?? 0

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - checks: The checks of the kind.
    ///   - plans: The operations, settled as far as the cases allow.
    ///   - screen: The screen.
    ///   - count: The number of screens of this size.
    init(_ checks: [Kind.Check], _ plans: CheckedPlans, on screen: Screen, times count: Int) {
        self.checks = checks
        failures = plans.failures
        self.screen = screen
        self.count = count
        operations = plans.operations.map { PlayedOperation(plan: $0, kind: plans.kind) }
    }

    /// Adds a case to the results.
    mutating func check(
        _ values: FormulaValues, _ placement: MotionScene.Input?, _ results: inout [CheckResult]
    ) {
        for index in checks.indices {
            results[index].count(count, checks[index].failure(in: values), on: screen, placement)
        }
        do throws(Problems) {
            for index in operations.indices { try operations[index].play(in: values, on: screen.size) }
        } catch {
            results[checks.count + Self.finite].count(count, CheckFailure(error), on: screen, placement)
            return
        }
        for (index, check) in BuiltInCheck.allCases.enumerated() {
            results[checks.count + index].count(count, worst(of: check), on: screen, placement)
        }
    }

    /// Returns the worst failure of a check over all operations; `nil` if it passes.
    private func worst(of check: BuiltInCheck) -> CheckFailure? {
        switch check {
        // All values of a timeline are finite; one that can't be built is counted by itself.
        case .finiteValues: nil
        case .tracksInside: worst(\.outside)
        case .noJump: worst(\.jump)
        case .reducedMotion: failures.unreduced
        case .comfortableDuration: worst(\.excess)
        case .springResidual: worst(\.residual)
        case .noNegativeSize: worst(\.depth)
        case .noFixedRole: failures.fixedRole
        }
    }

    private func worst(_ failure: (TimelineFailures) -> CheckFailure?) -> CheckFailure? {
        var worst: CheckFailure?
        for operation in operations { worst.worsen(operation.failures.flatMap(failure)) }
        return worst
    }
}

/// An operation with what the built-in checks find about its timeline in the current case.
private struct PlayedOperation {
    private let plan: OperationPlan
    private let kind: DocumentName
    private let isSettled: Bool
    private var parts: [TimelineBuilder.Part] = []
    private(set) var failures: TimelineFailures?

    init(plan: OperationPlan, kind: DocumentName) {
        self.plan = plan
        self.kind = kind
        // Of a reduced variant, only the duration is checked, and the standard one finds layers without values.
        isSettled = plan.layers.allSatisfy { plan.variant == .standard ? $0.isSettled : $0.hasSettledMotion }
    }

    /// Builds and checks the timeline, unless it is the same in all cases.
    mutating func play(in values: FormulaValues, on screen: MotionSize) throws(Problems) {
        if isSettled, failures != nil { return }
        var builder = TimelineBuilder(plan, in: values)
        failures = TimelineFailures(try builder.timeline(of: kind, updating: &parts), on: screen)
    }
}
