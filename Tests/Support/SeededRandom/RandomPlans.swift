import Foundation

/// The random plans that a test runs: the same ones for every change that is to be merged, so that a failure is the
/// change's own, and those of another first seed each night.
///
/// `script/nightly` and `script/simulate` set the first seed, `MOTIF_SEED`; the latter also their number, `MOTIF_PLANS`.
public struct RandomPlans: Sendable {
    /// The seeds, one for each plan.
    public let seeds: Range<UInt64>
    /// Whether somebody asked for a number of plans, and wants to see what happened in them.
    public let isReported: Bool

    /// The seed of the first plan, and of a test that has no plans.
    public static let firstSeed = ProcessInfo.processInfo.environment["MOTIF_SEED"].flatMap { UInt64($0) } ?? 1

    /// - Parameter count: The number of plans in an ordinary run.
    public init(_ count: UInt64) {
        let asked = ProcessInfo.processInfo.environment["MOTIF_PLANS"].flatMap { UInt64($0) }
        seeds = Self.firstSeed..<(Self.firstSeed + (asked ?? count))
        isReported = asked != nil
    }

    /// The seeds of one of several blocks, which run side by side.
    public func seeds(ofBlock block: UInt64, of blocks: UInt64) -> some Sequence<UInt64> {
        stride(from: seeds.lowerBound + block, to: seeds.upperBound, by: Int(blocks))
    }
}
