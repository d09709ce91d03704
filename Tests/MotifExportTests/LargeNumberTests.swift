import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

/// Numbers that a kind accepts can be so large that another unit, or a rounding, exceeds the range of a double.
@Suite struct `a number at the end of the range` {
    @Test(arguments: [1e304, 1e308]) func `is written by every format`(number: Double) throws {
        try Self.export(try Self.motion("expand", setting: "thresholdScale", to: .number(number)))
    }

    /// At 1e301, values wouldn't be finite in percent or in millionths.
    @Test func `is written by every format as the velocity of a spring, or refused`() throws {
        func spring(_ velocity: String) -> JSON {
            .string("spring(mass: 1, stiffness: 4, damping: 1, initialVelocity: \(velocity))")
        }
        for velocity in ["1e300", "-1e300"] {
            try Self.export(try Self.motion("expand", setting: "expandCurve", to: spring(velocity)))
        }
        for velocity in ["1e301", "1e303", "1.7e306", "-1.7e308"] {
            let motion = try Self.motion("expand", setting: "expandCurve", to: spring(velocity))
            #expect(throws: Problems.self, "\(velocity)") { try Self.export(motion) }
        }
    }

    private static func export(_ motion: PatternMotion) throws {
        let screen = MotionSize(width: 393, height: 852)
        let revision = try #require(RevisionNumber(1))
        let subject = try ExportSubject(
            motion, revision: revision, screen: Screen(size: screen), scene: motion.scene(on: screen))
        for target in ExportTarget.all { #expect(try !target.export(subject).bytes.isEmpty, "\(target.name)") }
    }

    private static func motion(_ slug: String, setting name: String, to value: JSON) throws -> PatternMotion {
        let motion = try Seeds.motion(slug)
        guard case .object(var pattern) = motion.pattern.json, case .object(var parameters)? = pattern["parameters"]
        else { return motion }
        parameters[name] = value
        pattern["parameters"] = .object(parameters)
        guard case .pattern(let changed) = try Document(.object(pattern), kind: .found(motion.kind)) else {
            return motion
        }
        return PatternMotion(changed, of: motion.kind)
    }
}
