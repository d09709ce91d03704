import MotifFormula

/// Runs the checks of one pattern: those of its kind, and the built-in ones.
public struct CheckRun: Sendable {
    /// The motion, with the formulas settled that don't depend on the screen.
    private let motion: PatternMotion
    private let plans: CheckedPlans

    /// Prepares everything that doesn't depend on the screen.
    public init(_ motion: PatternMotion) {
        let placed = PlacementGrid.inputs(of: motion.kind)
        let kind = motion.kind.settled(by: motion.parameters, except: placed.union([SceneInput.deviceName]))
        self.motion = PatternMotion(motion, settled: kind)
        plans = CheckedPlans(of: self.motion)
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
            return CheckResult(name, level, acceptance)
        }
        return motion.kind.checks.map { result($0.name, $0.level) }
            + BuiltInCheck.allCases.map { result($0.rawValue, $0.level) }
    }

    private func run(on screen: Screen, times count: Int, _ results: inout [CheckResult]) {
        let before = results
        do throws(Problems) {
            let grid = try PlacementGrid(of: motion, on: screen.size)
            if grid.placements.isEmpty {
                var run = ScreenRun(motion.kind.checks, plans, on: screen, times: count)
                run.check(grid.standard.values, nil, &results)
            }
            for (name, frames) in grid.placements {
                var scenes = PlacedScenes(of: motion, grid.standard, placing: name)
                let (values, names) = (scenes.values, scenes.names)
                let checks = motion.kind.checks.map { $0.settled(by: values, except: names) }
                var run = ScreenRun(checks, plans.settled(by: values, except: names), on: screen, times: count)
                for frame in frames {
                    try scenes.place(frame)
                    run.check(scenes.values, MotionScene.Input(name: name, value: .frame(frame)), &results)
                }
            }
        } catch {
            // If a scene can't be made, no case of the screen counts.
            results = before
            let check = motion.kind.checks.count + ScreenRun.finite
            results[check].count(count, CheckFailure(error), on: screen, nil)
        }
    }
}
