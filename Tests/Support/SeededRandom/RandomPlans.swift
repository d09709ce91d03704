import Foundation

/// The random plans that a test runs: those of other seeds each time, so that every run tries something new.
///
/// `script/simulate` sets their number and their first seed: `MOTIF_PLANS` and `MOTIF_SEED`.
public struct RandomPlans: Sendable {
    /// The seeds, one for each plan.
    public let seeds: Range<UInt64>
    /// Whether somebody asked for a number of plans, and wants to see what happened in them.
    public let isReported: Bool

    /// - Parameter count: The number of plans in an ordinary run.
    public init(_ count: UInt64) {
        let environment = ProcessInfo.processInfo.environment
        let asked = environment["MOTIF_PLANS"].flatMap { UInt64($0) }
        let first = environment["MOTIF_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000_000)
        seeds = first..<(first + (asked ?? count))
        isReported = asked != nil
    }

    /// The seeds of one of several blocks, which run side by side.
    public func seeds(ofBlock block: UInt64, of blocks: UInt64) -> some Sequence<UInt64> {
        stride(from: seeds.lowerBound + block, to: seeds.upperBound, by: Int(blocks))
    }
}
