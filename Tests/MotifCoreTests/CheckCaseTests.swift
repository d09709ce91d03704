import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

/// A run keeps what doesn't change from case to case; here, each case is evaluated by itself, from scratch.
@Suite struct `the cases of a check` {
    static let sizes = [
        MotionSize(width: 393, height: 852), MotionSize(width: 852, height: 393), MotionSize(width: 1032, height: 1376),
    ]

    /// The number of failed cases and the worst shortfalls by check.
    struct Tally: Equatable {
        var failed: [String: Int] = [:]
        var worst: [String: Double] = [:]

        mutating func add(_ check: String, _ failure: CheckFailure?) {
            guard let failure else { return }
            failed[check, default: 0] += 1
            worst[check] = max(worst[check] ?? 0, failure.amount)
        }
    }

    @Test(arguments: KindSeeds.patterns)
    func `have together the results that each has alone`(pattern: String) throws {
        let motion = try KindSeeds.motion(pattern)
        for size in Self.sizes {
            let screen = Screen(size: size)
            var found = Tally()
            for result in CheckRun(motion).results(on: [screen]) where result.failed > 0 {
                found.failed[result.check] = result.failed
                found.worst[result.check] = result.worst.map { $0.shortfall ?? .infinity }
            }
            var expected = Tally()
            for scene in try Self.scenes(of: motion, on: size) {
                for check in motion.kind.checks { expected.add(check.name, check.failure(in: scene.values)) }
                let standard = try Self.failures(of: motion, in: scene, .standard)
                let all = try standard + Self.failures(of: motion, in: scene, .reduced)
                for (check, failures) in [
                    (BuiltInCheck.tracksInside, standard.map(\.outside)), (.noJump, standard.map(\.jump)),
                    (.comfortableDuration, all.map(\.excess)), (.springResidual, standard.map(\.residual)),
                    (.noNegativeSize, standard.map(\.depth)),
                ] {
                    expected.add(check.rawValue, failures.compactMap { $0 }.max { $0.amount < $1.amount })
                }
            }
            #expect(found == expected, "on \(screen)")
        }
    }

    private static func scenes(of motion: PatternMotion, on size: MotionSize) throws -> [MotionScene] {
        let grid = try PlacementGrid(of: motion, on: size)
        guard !grid.placements.isEmpty else { return [grid.standard] }
        return try grid.placements.flatMap { name, frames in
            try frames.map { try motion.scene(on: size, given: [name: .frame($0)]) }
        }
    }

    private static func failures(
        of motion: PatternMotion, in scene: MotionScene, _ variant: Timeline.Variant
    ) throws -> [TimelineFailures] {
        try motion.operations.filter { variant == .standard || motion.hasReducedVariant(of: $0) }.map {
            TimelineFailures(try motion.timeline(of: $0, in: scene, variant: variant), on: scene.screen)
        }
    }

    @Test func `don't count on a screen where one of them has no scene`() throws {
        let json = KindSample.json([
            ("scene[1]", ["name": "view", "type": "frame", "placement": "any", "default": "frame(8, 0, 8, 8)"]),
            ("bindings[2]", ["name": "ratio", "formula": "1 / view.x"]),
        ])
        let kind = try Kind.read(json)
        let pattern: JSON = ["type": "pattern", "slug": "one", "kind": "sample", "title": "One"]
        let motion = PatternMotion(try Pattern.read(pattern, kind: .found(kind)), of: kind)
        let results = CheckRun(motion).results(on: [Screen(size: Self.sizes[0])])
        let finite = try #require(results.first { $0.check == "finite-values" })
        #expect(finite.cases == 1)
        #expect(finite.worst?.message.hasPrefix("$.bindings[2].formula: '/' needs a divisor other than 0") == true)
        #expect(results.map(\.cases).reduce(0, +) == 1)
    }
}
