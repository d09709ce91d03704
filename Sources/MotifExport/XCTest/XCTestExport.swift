import MotifCore
import MotifText

/// A pattern's timing as golden samples and an XCTest case that compares them with UIKit, Core Animation, and SwiftUI.
///
/// The file needs no other: a team adds it to a test target for iOS, and sees on a Mac whether the frameworks still do
/// what motif assumes of them.
struct XCTestExport {
    private let subject: ExportSubject
    private let type: String
    private var notes: [ExportNote] = []

    init(_ subject: ExportSubject) {
        self.subject = subject
        type = SwiftText.typeName(subject.name.text) + "MotionTests"
    }

    /// - Throws: `Problems` of a timeline.
    mutating func export() throws(Problems) -> MotionExport {
        let title = SwiftText.comment(subject.motion.pattern.metadata.title)
        var lines = [
            "// Golden samples of \(title) (\(subject.reference)), exported by motif.",
            "// Add this file to a test target for iOS 13 or later that has a host application; it needs Swift 6.1.",
            "import SwiftUI", "import UIKit", "import XCTest", "",
            "/// Compares the timing of \(title) with what UIKit, Core Animation, and SwiftUI show.",
            "nonisolated final class \(type): XCTestCase {", "    @MainActor private static let samples = [",
        ]
        for operation in subject.operations {
            lines += try samples(of: operation, .standard)
            if subject.motion.hasReducedVariant(of: operation) { lines += try samples(of: operation, .reduced) }
        }
        lines += [
            "    ]", "", "    @MainActor func testUIKit() throws {",
            "        for sample in Self.samples { try sample.checkUIKit() }", "    }",
            "", "    @MainActor func testCoreAnimation() throws {",
            "        for sample in Self.samples { try sample.checkCoreAnimation() }", "    }", "",
            "    @MainActor func testSwiftUI() throws {",
            "        guard #available(iOS 17, *) else { throw XCTSkip(\"SwiftUI's curves are public from iOS 17\") }",
            "        for sample in Self.samples { sample.checkSwiftUI() }", "    }", "}",
        ]
        let support = ["xctest/MotifSamples", "uikit/MotifCurve", "uikit/MotifCurveAnimation"].flatMap { name in
            [""] + (SwiftResource.named(name)?.lines(namedAfter: type) ?? [])
        }
        return MotionExport((SwiftLayout.wrapped(lines) + support).joined(separator: "\n") + "\n", notes: notes)
    }

    private mutating func samples(
        of operation: String, _ variant: Timeline.Variant
    ) throws(Problems) -> [String] {
        let timeline = try subject.timeline(of: operation, variant: variant)
        guard timeline.driver == .time else {
            notes.append(
                ExportNote(
                    .progressDriven, .omitted, "'\(operation)' is driven by a scroll or gesture and has no timing"))
            return []
        }
        return TimingGroup.all(of: timeline, in: subject.motion).flatMap { group in
            sample(group, "\(operation)\(variant == .reduced ? " reduced" : "") \(group.name)")
        }
    }

    private func sample(_ group: TimingGroup, _ name: String) -> [String] {
        let curves = UIKitCurves(fitted: subject.curves)
        let values = (0..<10).map { part -> String in
            let fraction = Double(part) / 10
            let value = group.timing.spring?.value(at: fraction * group.duration) ?? group.timing.progress(at: fraction)
            return SwiftText.number(value.rounded(decimals: 6))
        }
        var lines = [
            "        \(type)Samples(", "            name: \(SwiftText.literal(name)),",
            "            curve: \(curves.expression(group.timing.curve)),",
        ]
        if let spring = group.timing.spring { lines.append("            layerCurve: \(curves.physical(spring)),") }
        lines.append("            duration: \(SwiftText.number(group.duration)),")
        lines += ["            values: ["]
        for half in [values.prefix(5), values.suffix(5)] {
            lines.append("                \(half.joined(separator: ", ")),")
        }
        guard group.timing.spring == nil, group.timing.curve.controlPoints == nil else {
            return lines + ["            ]),"]
        }
        // Steps and straight lines are exported as the closest Bézier.
        let error = subject.curves.bezier(of: group.timing).largestError + 0.005
        return lines + ["            ],", "            accuracy: \(SwiftText.number(error))),"]
    }
}

extension ExportTarget {
    /// Golden samples of the timing, with tests against UIKit, Core Animation, and SwiftUI.
    public static let xcTest = ExportTarget(
        name: "xctest", summary: "Swift tests of the timing against UIKit, Core Animation, and SwiftUI",
        fileExtension: "tests.swift"
    ) { subject in
        var tests = XCTestExport(subject)
        return try tests.export()
    }
}
