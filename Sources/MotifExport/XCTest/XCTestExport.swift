import MotifCore
import MotifText

/// A pattern's timing as golden samples and an XCTest case that compares them with UIKit, Core Animation, and SwiftUI.
///
/// The file needs no other: a team adds it to a test target for iOS, and sees on a Mac whether the frameworks still do
/// what motif assumes of them.
struct XCTestExport {
    let subject: ExportSubject
    private var type: String { SwiftText.typeName(subject.name.text) + "MotionTests" }

    /// - Throws: `Problems` of a timeline.
    func export() throws(Problems) -> MotionExport {
        let title = SwiftText.comment(subject.motion.pattern.metadata.title)
        var samples: [Code] = []
        let (timelines, notes) = try subject.timed()
        for timeline in timelines {
            let name = timeline.operation + (timeline.variant == .reduced ? " reduced" : "")
            for group in TimingGroup.all(of: timeline, in: subject.motion) {
                samples.append(try sample(group, "\(name) \(group.name)"))
            }
        }
        let tests = CodeStatement.block("nonisolated final class \(type): XCTestCase") {
            Code.brackets(.table, "@MainActor private static let samples = [", samples, "]")
            """

            @MainActor func testUIKit() throws {
                for sample in Self.samples { try sample.checkUIKit() }
            }

            @MainActor func testCoreAnimation() throws {
                for sample in Self.samples { try sample.checkCoreAnimation() }
            }

            @MainActor func testSwiftUI() throws {
                guard #available(iOS 17, *) else { throw XCTSkip("SwiftUI's curves are public from iOS 17") }
                for sample in Self.samples { sample.checkSwiftUI() }
            }
            """
        }
        let file: [CodeStatement] = [
            .comment("// Golden samples of \(title)."),
            .comment(
                "// Add this file to a test target for iOS 13 or later that has a host application; it needs Swift 6.1."
            ),
            .code("import SwiftUI\nimport UIKit\nimport XCTest\n"),
            .comment("/// Compares the timing of \(title) with what UIKit, Core Animation, and SwiftUI show."), tests,
        ]
        let support = ["xctest/MotifSamples", "uikit/MotifCurve", "uikit/MotifCurveAnimation"].flatMap { name in
            [""] + (CodeResource.named(name)?.lines(namedAfter: type) ?? [])
        }
        return MotionExport((file.lines() + support).joined(separator: "\n") + "\n", notes: notes)
    }

    private func sample(_ group: TimingGroup, _ name: String) throws(Problems) -> Code {
        let values = (0..<10).map { part -> String in
            let fraction = Double(part) / 10
            let value = group.timing.spring?.value(at: fraction * group.duration) ?? group.timing.progress(at: fraction)
            return SwiftText.number(value.rounded(decimals: 6))
        }
        let halves = [values.prefix(5), values.suffix(5)].map { Code($0.joined(separator: ", ")) }
        let curve = SwiftLanguage().curve(try CodeCurve(subject.curves.smooth(group.timing.curve, over: nil)))
        var arguments: [Code] = ["name: \(SwiftText.literal(name))", curve.prefixed("curve: ")]
        arguments.append("duration: \(SwiftText.number(group.duration))")
        arguments.append(.brackets(.table, "values: [", halves, "]"))
        if group.timing.spring == nil, group.timing.curve.controlPoints == nil {
            // Steps and straight lines are exported as the closest Bézier.
            let error = subject.curves.bezier(of: group.timing).largestError + 0.005
            arguments.append("accuracy: \(SwiftText.number(error))")
        }
        return .brackets(.rows, "\(type)Samples(", arguments, ")")
    }
}

extension ExportTarget {
    /// Golden samples of the timing, with tests against UIKit, Core Animation, and SwiftUI.
    public static let xcTest = ExportTarget(
        name: "xctest", summary: "Swift tests of the timing against UIKit, Core Animation, and SwiftUI",
        naming: .type("Tests"), fileExtension: "swift", simulation: "In simulated frameworks; not run on iOS"
    ) { subject, _ in
        try XCTestExport(subject: subject).export()
    }
}
