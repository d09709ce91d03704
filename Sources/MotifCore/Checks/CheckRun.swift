import MotifFormula

/// Runs the checks of one pattern: those of its kind, and the built-in ones.
public struct CheckRun: Sendable {
    private let motion: PatternMotion
    private let standard: [OperationPlan]
    private let reduced: [OperationPlan]

    /// Prepares everything that doesn't depend on the screen.
    public init(_ motion: PatternMotion) {
        self.motion = motion
        let operations = motion.operations
        standard = operations.compactMap { try? motion.plan(of: $0, variant: .standard) }
        reduced = operations.compactMap { try? motion.plan(of: $0, variant: .reduced) }
    }

    /// Returns the results of all checks on these screens: the kind's checks in order, then the built-in ones.
    ///
    /// Screens of the same size are evaluated once, and each counts as a case.
    public func results(on screens: [Screen]) -> [CheckResult] {
        var results = emptyResults
        var seen: [MotionSize: (first: Screen, count: Int)] = [:]
        for screen in screens { seen[screen.size, default: (screen, 0)].count += 1 }
        for screen in screens {
            guard let (first, count) = seen[screen.size], first == screen else { continue }
            seen[screen.size] = nil
            run(on: screen, times: count, &results)
        }
        return results
    }

    private var emptyResults: [CheckResult] {
        func result(_ name: String, _ level: Kind.Check.Level) -> CheckResult {
            let acceptance = motion.pattern.accepts.first { $0.check == name }
            return CheckResult(name, level, acceptedReason: acceptance?.reason)
        }
        return motion.kind.checks.map { result($0.name, $0.level) }
            + BuiltInCheck.allCases.map { result($0.rawValue, $0.level) }
    }

    private func run(on screen: Screen, times count: Int, _ results: inout [CheckResult]) {
        let own = motion.kind.checks.count
        let finite = own + (BuiltInCheck.allCases.firstIndex(of: .finiteValues) ?? 0)
        let cases: [(scene: MotionScene, placement: MotionScene.Input?)]
        do throws(Problems) {
            cases = try PlacementGrid.scenes(of: motion, on: screen.size)
        } catch {
            results[finite].count(count, finding(error, screen, nil))
            return
        }
        for (scene, placement) in cases {
            func finding(_ found: CheckFailure) -> CheckResult.Failure {
                .init(screen: screen, placement: placement, message: found.message, shortfall: found.shortfall)
            }
            for (index, check) in motion.kind.checks.enumerated() {
                results[index].count(count, check.found(in: scene.values).map(finding))
            }
            let timelines: (standard: [Timeline], reduced: [Timeline])
            do throws(Problems) {
                timelines = (try play(standard, scene), try play(reduced, scene))
            } catch {
                results[finite].count(count, self.finding(error, screen, placement))
                continue
            }
            let built = BuiltInChecks(
                standard: timelines.standard, reduced: timelines.reduced, screen: scene.screen, kind: motion.kind)
            for (index, check) in BuiltInCheck.allCases.enumerated() {
                results[own + index].count(count, built.worst(of: check).map(finding))
            }
        }
    }

    private func play(_ plans: [OperationPlan], _ scene: MotionScene) throws(Problems) -> [Timeline] {
        var timelines: [Timeline] = []
        timelines.reserveCapacity(plans.count)
        for plan in plans { timelines.append(try motion.timeline(running: plan, in: scene)) }
        return timelines
    }

    private func finding(
        _ problems: Problems, _ screen: Screen, _ placement: MotionScene.Input?
    ) -> CheckResult.Failure {
        let first = problems.problems.first
        let place = first.map { "\($0.path): " } ?? ""
        return CheckResult.Failure(
            screen: screen, placement: placement, message: place + (first?.message ?? "The motion can't be evaluated"),
            shortfall: nil)
    }
}

/// The failure of a check in one case.
struct CheckFailure {
    let message: String
    /// The amount by which the check failed; `nil` if it can't be measured.
    let shortfall: Double?
}

extension Kind.Check {
    /// Returns the failure of the check; `nil` if it passes.
    func found(in values: FormulaValues) -> CheckFailure? {
        do throws(FormulaError) {
            if try holds.value(in: values) == .boolean(true) { return nil }
            return CheckFailure(message: try message.text(in: values), shortfall: try holds.shortfall(in: values))
        } catch {
            return CheckFailure(message: "'\(error.source)' has no value: \(error.message)", shortfall: nil)
        }
    }
}
