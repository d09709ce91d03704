import SeededRandom
import Testing

@testable import MotifStore

@Suite struct `waiting for a lock` {
    /// Writers that ask for a lock by the waiting times of `BusyWait`, hold it for 50 ms, and come back after 20 ms, by
    /// a simulated clock.
    private struct Writers {
        var generator: SeededGenerator
        var longestWait = 0.0

        private struct Writer {
            var next: Double
            var start: Double?
            var writes: Int
        }

        mutating func run(count: Int, writes: Int, timeout: Double) {
            var writers = (0..<count).map { Writer(next: Double($0) * 0.001, writes: writes) }
            var freeAt = 0.0
            while let turn = writers.indices.min(by: { writers[$0].next < writers[$1].next }) {
                let now = writers[turn].next
                guard now.isFinite else { return }
                let waited = now - (writers[turn].start ?? now)
                longestWait = max(longestWait, waited)
                if now >= freeAt {
                    freeAt = now + 0.05
                    let left = writers[turn].writes - 1
                    writers[turn] = Writer(next: left > 0 ? freeAt + 0.02 : .infinity, writes: left)
                } else {
                    writers[turn].start = writers[turn].start ?? now
                    let sleep = BusyWait.microseconds(afterPart: min(waited / timeout, 1), using: &generator)
                    writers[turn].next = now + Double(sleep) / 1e6
                }
            }
        }
    }

    @Test(arguments: 1...2 as ClosedRange<UInt64>) func `gives every writer a turn in time`(seed: UInt64) {
        var writers = Writers(generator: SeededGenerator(seed: seed))
        writers.run(count: 32, writes: 8, timeout: 5)
        #expect(writers.longestWait < 5)
    }

    @Test func `asks more often after a while`() {
        var generator = SeededGenerator(seed: 1)
        for (part, range) in [(0, 5_000...10_000), (0.25, 2_500...5_000), (0.5, 500...1_000), (1, 500...1_000)] {
            for _ in 0..<100 {
                #expect(range.contains(Int(BusyWait.microseconds(afterPart: part, using: &generator))))
            }
        }
    }
}
