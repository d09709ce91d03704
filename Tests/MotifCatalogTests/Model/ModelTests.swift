import SeededRandom
import Testing

@testable import MotifCatalog

/// Random steps on a catalog and on a plain model of it; see `ModelCatalog`.
///
/// `script/simulate` runs more of them.
@Suite struct `A modeled catalog` {
    private static let plans = RandomPlans(40)
    private static let blocks: UInt64 = 4
    private static let steps = 16

    /// Seeds that have found mistakes.
    private static let known: [UInt64] = [69, 278, 330, 26_676_020, 526_280_967]

    /// A failed plan, as short as dropping steps makes it.
    struct Failure: Error, CustomStringConvertible {
        let seed: UInt64
        let words: String
        let plan: [ModelStep]

        var description: String {
            "seed \(seed) ('script/simulate catalog --plans 1 --seed \(seed)' repeats it): \(words)\n"
                + plan.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
        }
    }

    @Test(arguments: 0..<blocks) func `answers like its model`(block: UInt64) throws {
        var counts = SimulatedTeam.Counts()
        var failures = 0
        for seed in Self.plans.seeds(ofBlock: block, of: Self.blocks) {
            do {
                counts.add(try Self.run(seed))
            } catch {
                Issue.record(error)
                failures += 1
                if failures == 3 { return }
            }
        }
        if Self.plans.isReported {
            for (event, count) in counts.events.sorted(by: { $0.key < $1.key }) {
                print("block \(block): \(count) \(event)")
            }
        }
    }

    @Test(arguments: known) func `answers like its model where it once didn't`(seed: UInt64) throws {
        _ = try Self.run(seed)
    }

    private static func run(_ seed: UInt64) throws -> SimulatedTeam.Counts {
        var choose = Chooser(seed: seed)
        let run = try ModelRun()
        var plan: [ModelStep] = []
        do {
            for _ in 0..<steps {
                let step = choose.step(run.model)
                plan.append(step)
                try run.run(step)
                if plan.count.isMultiple(of: 4) { try run.compare() }
            }
            try finish(run, seed)
            return run.counts
        } catch {
            throw shortest(seed, plan, error)
        }
    }

    /// What is compared at the end: what costs more, in some of the plans.
    private static func finish(_ run: ModelRun, _ seed: UInt64) throws {
        try run.compare()
        try run.compareReading()
        guard seed.isMultiple(of: 4) else { return }
        try run.compareStorage(past: 1 + Int(seed / 4) % run.model.changes.count)
    }

    /// Drops steps as long as the rest still fails.
    private static func shortest(_ seed: UInt64, _ plan: [ModelStep], _ error: any Error) -> Failure {
        var (plan, words) = (plan, "\(error)")
        var index = plan.count
        while index > 0 {
            index -= 1
            var shorter = plan
            shorter.remove(at: index)
            do {
                let run = try ModelRun()
                for step in shorter {
                    try run.run(step)
                    try run.compare()
                    try run.compareReading()
                }
                try finish(run, seed)
            } catch {
                (plan, words) = (shorter, "\(error)")
                index = plan.count
            }
        }
        return Failure(seed: seed, words: words, plan: plan)
    }
}
