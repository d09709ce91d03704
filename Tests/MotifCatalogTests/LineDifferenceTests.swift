import SeededRandom
import Testing

@testable import MotifCatalog

@Suite struct `The difference of two texts` {
    private func expectRight(_ left: [Substring], _ right: [Substring]) {
        let (removed, inserted) = LineDifference(from: left, to: right).lines
        let kept = left.indices.filter { !removed.contains($0) }.map { left[$0] }
        #expect(kept == right.indices.filter { !inserted.contains($0) }.map { right[$0] })
    }

    @Test func `unchanged lines are the same on both sides`() {
        let seed = RandomPlans.firstSeed
        var random = SeededGenerator(seed: seed)
        for count in [0, 1, 10, 100, 2_000] {
            for kinds in [1, 5, 1_000, 100_000] {
                func text() -> [Substring] { (0..<count).map { _ in "\(Int.random(in: 0..<kinds, using: &random))" } }
                expectRight(text(), text())
            }
        }
    }

    @Test func `a long text is compared line by line between the lines that each side has once`() {
        let lines = (0..<20_000).map { Substring("line \($0)") }
        var other = lines
        other[100] = "first"
        other.insert("second", at: 15_000)
        other.remove(at: 19_000)
        let (removed, inserted) = LineDifference(from: lines, to: other).lines
        #expect(removed == [100, 18_999])
        #expect(inserted == [100, 15_000])
    }

    /// The shortest difference of these would take hours.
    @Test(arguments: [0, 2]) func `long texts without a common line are different as a whole`(_ common: Int) {
        func text(_ name: String) -> [Substring] {
            (0..<100_000).map { Substring($0 % 10 < common ? "}" : "\(name) \($0)") }
        }
        expectRight(text("ours"), text("theirs"))
    }
}
