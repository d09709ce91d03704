import SeededRandom
import Testing

/// Plans of random steps by three people and a hub; see `SimulatedTeam`.
///
/// `script/simulate` runs more of them.
@Suite struct `A simulated team` {
    private static let plans = RandomPlans(100)
    private static let blocks: UInt64 = 4

    /// Seeds that have found mistakes.
    private static let known: [UInt64] = [558, 652, 1_274, 3_063, 6_330, 7_237, 10_049]

    @Test(arguments: 0..<blocks) func `loses nothing and ends with one catalog`(block: UInt64) throws {
        let template = try SimulationTemplate()
        var counts = SimulatedTeam.Counts()
        var failures = 0
        for (done, seed) in Self.plans.seeds(ofBlock: block, of: Self.blocks).enumerated() {
            do {
                counts.add(try Self.run(seed, template))
            } catch {
                Issue.record(error)
                failures += 1
                if failures == 3 { return }
            }
            if Self.plans.isReported, (done + 1).isMultiple(of: 1_000) {
                print("block \(block): \(done + 1) plans, through seed \(seed)")
            }
        }
        if Self.plans.isReported {
            for (event, count) in counts.events.sorted(by: { $0.key < $1.key }) {
                print("block \(block): \(count) \(event)")
            }
        }
    }

    @Test(arguments: known) func `that once found a bug`(seed: UInt64) throws {
        _ = try Self.run(seed, try SimulationTemplate())
    }

    private static func run(_ seed: UInt64, _ template: SimulationTemplate) throws -> SimulatedTeam.Counts {
        let team = try SimulatedTeam(seed: seed, template)
        try team.run(steps: 12)
        return team.counts
    }
}
