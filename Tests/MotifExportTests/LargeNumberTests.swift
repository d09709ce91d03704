import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

/// Numbers that a kind accepts can be so large that another unit, or a rounding, exceeds the range of a double.
@Suite struct `a number at the end of the range` {
    @Test(arguments: [1e304, 1e308]) func `is written by every format`(number: Double) throws {
        let motion = try Self.motion("expand", setting: "thresholdScale", to: number)
        let screen = MotionSize(width: 393, height: 852)
        let revision = try #require(RevisionNumber(1))
        let subject = try ExportSubject(
            motion, revision: revision, screen: Screen(size: screen), scene: motion.scene(on: screen))
        for target in ExportTarget.all { #expect(try !target.export(subject).bytes.isEmpty, "\(target.name)") }
    }

    private static func motion(_ slug: String, setting name: String, to number: Double) throws -> PatternMotion {
        let motion = try Seeds.motion(slug)
        guard case .object(var pattern) = motion.pattern.json, case .object(var parameters)? = pattern["parameters"]
        else { return motion }
        parameters[name] = .number(number)
        pattern["parameters"] = .object(parameters)
        guard case .pattern(let changed) = try Document(.object(pattern), kind: .found(motion.kind)) else {
            return motion
        }
        return PatternMotion(changed, of: motion.kind)
    }
}
